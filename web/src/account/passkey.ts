// Passkeys, as the browser has them: what the server sends and is sent is JSON, in which bytes are URL-safe Base64.
import { say } from "../i18n/messages.svelte";
import { ask, Refusal, reason } from "../net/api";
import type { Entered, MyName, NewWays, PasskeyOptions } from "../net/types";

/** Bytes from Base64, and back. */
export function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));
}
export function textOf(bytes: ArrayBuffer): string {
  const letters = [...new Uint8Array(bytes)].map((byte) => String.fromCharCode(byte)).join("");
  return btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** Whether an address is a bare number: passkeys are for names alone. */
export function isNumber(host: string): boolean {
  return host.startsWith("[") || /^\d+(\.\d+){3}$/.test(host);
}

/** Whether this page can have passkeys: over TLS or on this machine, under a name. */
export function canPasskey(): boolean {
  return isSecureContext && "PublicKeyCredential" in globalThis && !isNumber(location.hostname);
}

/** How many ways lead back to a name for certain: recovery codes, and passkeys that are known to verify their user. */
export function countWaysBack(mine: Pick<MyName, "passkeys" | "codes">): number {
  return mine.codes + mine.passkeys.filter((one) => one.verified).length;
}

interface Descriptor {
  id: string;
  type: "public-key";
}

/** What the browser is told, with its bytes as bytes. */
function unpacked(options: Record<string, unknown>): Record<string, unknown> {
  const listed = (some: unknown): unknown => (some as Descriptor[] | undefined)?.map((one) => ({ ...one, id: bytesOf(one.id) }));
  const user = options.user as { id: string } | undefined;
  return {
    ...options,
    challenge: bytesOf(options.challenge as string),
    ...(user ? { user: { ...user, id: bytesOf(user.id) } } : {}),
    excludeCredentials: listed(options.excludeCredentials),
    allowCredentials: listed(options.allowCredentials),
  };
}

/** What the browser answers, with its bytes as text. */
function packed(found: PublicKeyCredential): Record<string, unknown> {
  const given = found.response as AuthenticatorAttestationResponse & AuthenticatorAssertionResponse;
  const parts = ["clientDataJSON", "attestationObject", "authenticatorData", "signature", "userHandle"] as const;
  const response: Record<string, string> = {};
  for (const part of parts) if (given[part] instanceof ArrayBuffer) response[part] = textOf(given[part]);
  return { id: found.id, rawId: textOf(found.rawId), type: found.type, response };
}

/** Make a passkey for this player; with the first come recovery codes. */
export async function makePasskey(): Promise<NewWays> {
  const { options } = await ask<PasskeyOptions>("POST", "/me/passkeys/options");
  const publicKey = unpacked(options) as unknown as PublicKeyCredentialCreationOptions;
  const made = (await navigator.credentials.create({ publicKey })) as PublicKeyCredential;
  return ask("POST", "/me/passkeys", { credential: packed(made) });
}

/** Be whoever a passkey says. */
export async function signInByPasskey(bring: boolean | null): Promise<Entered> {
  const { options } = await ask<PasskeyOptions>("POST", "/enter/options");
  const publicKey = unpacked(options) as unknown as PublicKeyCredentialRequestOptions;
  const found = (await navigator.credentials.get({ publicKey })) as PublicKeyCredential;
  return ask("POST", "/enter/passkey", { credential: packed(found), bring });
}

/** What went wrong, as a sentence: the browser has its own reasons. */
export function passkeyReason(caught: unknown): string {
  if (caught instanceof Refusal || !(caught instanceof DOMException)) return reason(caught);
  return say(caught.name === "InvalidStateError" ? "passkey-here" : caught.name === "SecurityError" ? "passkey-none" : "passkey-stopped");
}
