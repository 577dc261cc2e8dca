import type { Tools } from "./world.ts";

/** Few rounds of hashing suffice: the demonstration only has to make a password unreadable in the tab's storage. */
const ROUNDS = 50_000;

const bytesOf = (text: string) => new TextEncoder().encode(text);
const hexOf = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

async function hash(password: string, salt: string): Promise<string> {
  const key = await crypto.subtle.importKey("raw", bytesOf(password), "PBKDF2", false, ["deriveBits"]);
  const how = { name: "PBKDF2", hash: "SHA-256", salt: bytesOf(salt), iterations: ROUNDS };
  return hexOf(new Uint8Array(await crypto.subtle.deriveBits(how, key, 256)));
}

async function sign(text: string, secret: string): Promise<string> {
  const how = { name: "HMAC", hash: "SHA-256" };
  const key = await crypto.subtle.importKey("raw", bytesOf(secret), how, false, ["sign"]);
  return hexOf(new Uint8Array(await crypto.subtle.sign("HMAC", key, bytesOf(text))));
}

export const browserTools: Tools = {
  now: () => Math.floor(Date.now() / 1000),
  random: () => hexOf(crypto.getRandomValues(new Uint8Array(16))),
  hash,
  sign,
};
