/** Reads responses of shops. Each reader returns an empty value if the field has another type. */
import { Buffer } from "node:buffer";
import { createHmac, timingSafeEqual } from "node:crypto";
import { parseBounded } from "../../../../api/json_bounds.ts";
import { parseDecimalAmount } from "../../../../api/money/decimal_amount.ts";
import { withoutNul } from "../../../../api/nul.ts";
import { ShopFailure, type ShopReply } from "../port.ts";

export type Json = Readonly<Record<string, unknown>>;

/** Maximum number of characters of a text; every stored text of an order is shorter. */
const MAX_CHARS = 5_000;

export const isJson = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** @throws {ShopFailure} if the text is not JSON, or has more values than a page can have */
export function parseReply({ body }: ShopReply): unknown {
  const value = parseBounded(body);
  if (value === undefined) throw notUnderstood();
  return value;
}

export const notUnderstood = () => new ShopFailure({ kind: "failed", code: "notUnderstood" });

export const objectIn = (json: unknown, field: string): Json | null => {
  const value = isJson(json) ? json[field] : undefined;
  return isJson(value) ? value : null;
};

export const listIn = (json: unknown, field: string): readonly Json[] => {
  const value = isJson(json) ? json[field] : undefined;
  return Array.isArray(value) ? value.filter(isJson) : [];
};

/** Reads a text or a number as text, because platforms mix both types. */
export function textIn(json: unknown, field: string): string {
  const value = isJson(json) ? json[field] : undefined;
  if (typeof value === "number") return String(value);
  return typeof value === "string" ? withoutNul(value).slice(0, MAX_CHARS).trim() : "";
}

export function numberIn(json: unknown, field: string): number {
  const value = Number(textIn(json, field) || Number.NaN);
  return Number.isFinite(value) ? value : 0;
}

/** Reads a quantity: a whole number from 0 to a million. */
export const countIn = (json: unknown, field: string): number =>
  Math.max(0, Math.min(1_000_000, Math.trunc(numberIn(json, field))));

/** Converts an ISO time to unix seconds. A time without a zone is read as GMT. */
export function secondsOf(text: string): number | null {
  const at = Date.parse(/T[\d:.]+$/.test(text) ? `${text}Z` : text);
  return Number.isFinite(at) ? Math.floor(at / 1000) : null;
}

/** Converts "19.9" to minor units of the currency. Returns 0 if the text is not an amount. */
export const minorOf = (text: string, currency: string): number => parseDecimalAmount(text, currency) ?? 0;

/** Compares a base64 signature with that of the raw body, in constant time. */
export function isSignedBy(secret: string, given: string, body: Uint8Array): boolean {
  if (secret === "" || given.length > 100) return false;
  const wanted = createHmac("sha256", secret).update(body).digest();
  const signature = Buffer.from(given, "base64");
  return signature.length === wanted.length && timingSafeEqual(signature, wanted);
}

/** Parses the body of a signed call. Returns null if the body is not a JSON object. */
export function jsonOfBody(body: Uint8Array): Json | null {
  const value = parseBounded(new TextDecoder().decode(body));
  return isJson(value) ? value : null;
}
