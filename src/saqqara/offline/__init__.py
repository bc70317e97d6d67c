"""A server for one person in a page, without a network: the API and the protocol of the server, kept on the device.

It needs Python, msgspec and fluent.syntax, and runs under Pyodide in a worker of the page.
"""
