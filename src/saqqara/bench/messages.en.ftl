bench-gcc = The baseline is a C program and needs gcc, which is not installed here.
bench-build = { $path } does not compile: { $what }
bench-output = The baseline printed no line with “M moves/s”: { $what }
bench-server = The server could not be measured: { $what }
