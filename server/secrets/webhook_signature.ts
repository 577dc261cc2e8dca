/** Signs webhooks and checks their signatures. Source: Standard Webhooks 1.0, "Symmetric signatures". */
import { Buffer } from "node:buffer";
import { createHmac, timingSafeEqual } from "node:crypto";
import type { Random } from "../session/tokens.ts";

export const SIGNED_HEADERS = {
  id: "webhook-id",
  timestamp: "webhook-timestamp",
  signature: "webhook-signature",
} as const;

/** A call that is older than this, or further in the future, counts as a replay. */
export const REPLAY_SECONDS = 5 * 60;

const PREFIX = "whsec_";
const SECRET_BYTES = 32;
const MAX_SIGNATURES = 10;
const ID = /^[\x21-\x7e]{1,128}$/;

export const makeWebhookSecret = (random: Random): string =>
  PREFIX + Buffer.from(random(SECRET_BYTES)).toString("base64");

function digestOf(secret: string, id: string, timestamp: string, body: string): Uint8Array {
  const key = Buffer.from(secret.slice(PREFIX.length), "base64");
  return createHmac("sha256", key).update(`${id}.${timestamp}.${body}`).digest();
}

/** Signs with each secret, so that a rotation needs no coordination. */
export function signedHeaders(
  secrets: readonly string[],
  { id, body, now }: { readonly id: string; readonly body: string; readonly now: number },
): Readonly<Record<string, string>> {
  const signatures = secrets.map((secret) =>
    `v1,${Buffer.from(digestOf(secret, id, String(now), body)).toString("base64")}`
  );
  return {
    [SIGNED_HEADERS.id]: id,
    [SIGNED_HEADERS.timestamp]: String(now),
    [SIGNED_HEADERS.signature]: signatures.join(" "),
  };
}

export interface SignedCall {
  readonly id: string;
  readonly timestamp: string;
  readonly signature: string;
}

/** Returns the headers of a call, or a sentence about what is missing or too old. */
export function readSignedHeaders(headers: Headers, now: number): SignedCall | string {
  const [id, timestamp, signature] = [SIGNED_HEADERS.id, SIGNED_HEADERS.timestamp, SIGNED_HEADERS.signature]
    .map((name) => headers.get(name) ?? "") as [string, string, string];
  if (!ID.test(id)) return "Sign the call: webhook-id is missing, or longer than 128 visible characters.";
  if (!/^\d{1,12}$/.test(timestamp)) {
    return "Sign the call: webhook-timestamp must be the time in unix seconds.";
  }
  if (Math.abs(Number(timestamp) - now) > REPLAY_SECONDS) {
    return "The call is too old, or your clock is wrong: webhook-timestamp may be 5 minutes off.";
  }
  return { id, timestamp, signature };
}

export function isSigned(
  secrets: readonly string[],
  { id, timestamp, signature }: SignedCall,
  body: string,
): boolean {
  const given = signature.split(" ").slice(0, MAX_SIGNATURES).filter((each) => each.startsWith("v1,"))
    .map((each) => Buffer.from(each.slice(3), "base64"));
  return secrets.some((secret) => {
    const wanted = digestOf(secret, id, timestamp, body);
    return given.some((each) => each.length === wanted.length && timingSafeEqual(each, wanted));
  });
}
