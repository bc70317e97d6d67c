"""A passkey in software: makes keys and signs as an authenticator does, and lies wherever a test tells it to."""

import base64
import hashlib
import json
import secrets
import struct
from typing import Any

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec

PRESENT, VERIFIED, ATTESTED = 0x01, 0x04, 0x40


def encoded(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


class Authenticator:
    """One passkey."""

    def __init__(self, counts: bool = True) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.id = secrets.token_bytes(24)
        self.signs, self.step = 0, int(counts)

    def client_data(self, kind: str, challenge: str, origin: str) -> bytes:
        return json.dumps({"type": kind, "challenge": challenge, "origin": origin, "crossOrigin": False}).encode()

    def data(self, site: str, flags: int) -> bytes:
        return hashlib.sha256(site.encode()).digest() + bytes([flags]) + struct.pack(">I", self.signs)

    def make(self, options: dict[str, Any], origin: str, site: str | None = None, flags: int = PRESENT | VERIFIED) -> dict[str, Any]:
        """A new passkey, as a browser gives it."""
        numbers = self.key.public_key().public_numbers()
        cose = cbor2.dumps({1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32, "big"), -3: numbers.y.to_bytes(32, "big")})
        attested = bytes(16) + struct.pack(">H", len(self.id)) + self.id + cose
        data = self.data(site or options["rp"]["id"], flags | ATTESTED) + attested
        response = {
            "clientDataJSON": encoded(self.client_data("webauthn.create", options["challenge"], origin)),
            "attestationObject": encoded(cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})),
        }
        return {"id": encoded(self.id), "rawId": encoded(self.id), "type": "public-key", "response": response}

    def sign(self, options: dict[str, Any], origin: str, site: str | None = None, flags: int = PRESENT | VERIFIED) -> dict[str, Any]:
        """Return the signed proof of presence, as a browser gives it."""
        self.signs += self.step
        data = self.data(site or options["rpId"], flags)
        client = self.client_data("webauthn.get", options["challenge"], origin)
        signature = self.key.sign(data + hashlib.sha256(client).digest(), ec.ECDSA(hashes.SHA256()))
        response = {"clientDataJSON": encoded(client), "authenticatorData": encoded(data), "signature": encoded(signature)}
        return {"id": encoded(self.id), "rawId": encoded(self.id), "type": "public-key", "response": response}
