lab-no-cuda = There is no GPU here that can be used: it takes one by NVIDIA, its driver, and pip install 'saqqara[cuda]'.
