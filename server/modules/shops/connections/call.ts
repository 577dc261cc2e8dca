/**
 * Calls to shops: only by https, to the connection's public host or the platform's host for tokens. Answers
 * are limited in size and time, and never shown. Source: docs/integrations.md.
 */
import { type Egress, makeEgress, type OutAnswer } from "../../../egress/egress.ts";
import { type ShopApp, type ShopCall, ShopFailure, type ShopReply, type ShopTrouble } from "../port.ts";

const TIMEOUT_MS = 20_000;
const MAX_BYTES = 5 * 1024 * 1024;

type SignInPage = ShopApp["signInAddress"];

let simulator: Egress | null = null;
let simulatedPages: ReadonlyMap<string, SignInPage> = new Map();

/**
 * Sends calls to a simulator in this process instead of the network, and sellers to its sign-in pages. Only
 * demos, benchmarks and tests do that, so there is no setting for it.
 */
export function simulateShops(
  egress: Egress | null,
  pages: ReadonlyMap<string, SignInPage> = new Map(),
): void {
  simulator = egress;
  simulatedPages = pages;
}

/** Returns the simulated sign-in page; undefined if the platform's own page is used. */
export const signInPage = (platform: string): SignInPage | undefined => simulatedPages.get(platform);

/** EGRESS_ALLOW does not apply here: an address that a seller typed must never reach a private host. */
export const egressOfShops = (): Egress =>
  simulator ?? makeEgress({ allow: [], timeoutMs: TIMEOUT_MS, maxBytes: MAX_BYTES });

/** @throws {ShopFailure} for a missing answer, a redirect, or an error of the shop's server */
export async function callShop(
  egress: Egress,
  host: string,
  { path, isForToken: _, ...call }: ShopCall,
  signal?: AbortSignal,
): Promise<ShopReply> {
  const url = new URL(`https://${host}`);
  if (!path.startsWith("/") || path.startsWith("//")) throw failed("notUnderstood");
  const answer = await egress.send({ ...call, url: url.origin + path }, signal);
  if (answer.kind !== "answered") throw failureOf(answer);
  const { status, headers, body } = answer;
  if (status >= 300 && status < 400) throw new ShopFailure({ kind: "broken", code: "addressChanged" });
  if (status >= 500) throw failed("serverError");
  return { status, headers, body };
}

type FailedCode = Extract<ShopTrouble, { readonly kind: "failed" }>["code"];

const failed = (code: FailedCode): ShopFailure => new ShopFailure({ kind: "failed", code });

/** An invalid certificate or a private host is a failed connection, which is retried: sellers can fix it. */
function failureOf(answer: Exclude<OutAnswer, { readonly kind: "answered" }>): ShopFailure {
  if (answer.kind === "refused") return failed("connection");
  return failed(answer.reason === "tls" ? "connection" : answer.reason);
}
