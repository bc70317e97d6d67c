"""The JSON that clients send and receive, over HTTP and over the WebSocket."""
