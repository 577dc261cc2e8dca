/** Connects to the address that was checked, so that DNS rebinding fails. Source: docs/integrations.md. */
import { lookup } from "node:dns/promises";
import { type IncomingMessage, request as requestPlain } from "node:http";
import { request as requestTls } from "node:https";
import { isIP } from "node:net";
import { isPublicAddress } from "./address.ts";
import { textOfAnswer } from "./answer_body.ts";
import { certificateFault } from "./certificate.ts";

export interface OutRequest {
  readonly url: string;
  readonly method: "GET" | "POST" | "PUT" | "DELETE";
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Set to get the bytes of an answer that is not text. */
  readonly wants?: "bytes";
  /** Limits the size of this answer, instead of the limit of the settings or the default. */
  readonly maxBytes?: number;
}

/** Reasons why nothing was sent: codes of api/reasons.ts. */
export type Refusal = "urlBad" | "schemeNotAllowed" | "addressNotAllowed";
export type Failure = "timeout" | "tls" | "connection" | "tooLarge";

export type OutAnswer =
  | {
    readonly kind: "answered";
    readonly status: number;
    /** Names in lower case; several values of one name are joined by a comma. */
    readonly headers: Readonly<Record<string, string>>;
    readonly body: string;
    /** Set if bytes were requested; `body` is empty then. */
    readonly bytes?: Uint8Array<ArrayBuffer>;
    readonly ms: number;
  }
  | { readonly kind: "failed"; readonly reason: Failure; readonly ms: number }
  | { readonly kind: "refused"; readonly reason: Refusal };

export interface EgressSettings {
  /** Private hosts that may be called, also by http: `host` or `host:port`. */
  readonly allow: readonly string[];
  readonly timeoutMs?: number;
  readonly maxBytes?: number;
  /** Minimum time after which a host's name is refused. */
  readonly refusalMs?: number;
  /** Replaces DNS in tests. */
  readonly resolve?: (host: string) => Promise<readonly string[]>;
  /** PEM of an additional authority, for the server of a test. */
  readonly ca?: string;
}

export interface Egress {
  send(request: OutRequest, signal?: AbortSignal): Promise<OutAnswer>;
}

const TIMEOUT_MS = 10_000;
const MAX_BYTES = 1024 * 1024;
/** Longer than a local name server needs: a quick refusal would reveal which names it knows. */
const REFUSAL_MS = 1_000;
const MAX_URL = 2048;

const addressesOf = async (host: string): Promise<string[]> =>
  (await lookup(host, { all: true, verbatim: true })).map(({ address }) => address);

const DEFAULT_PORTS: Readonly<Record<string, string>> = { "http:": "80", "https:": "443" };

/** Returns true if the list has the host, or the host with its port. A URL drops the default port of its scheme. */
export function isAllowedHost({ protocol, hostname, port }: URL, allowed: readonly string[]): boolean {
  return allowed.includes(hostname) || allowed.includes(`${hostname}:${port || DEFAULT_PORTS[protocol]}`);
}

/** Returns true for https, and for hosts that the settings allow. `text` must be a valid URL. */
export function isSchemeAllowed(text: string, allowed: readonly string[]): boolean {
  const url = new URL(text);
  return url.protocol === "https:" || isAllowedHost(url, allowed);
}

export function makeEgress(settings: EgressSettings): Egress {
  const allowed = settings.allow.map((each) => each.toLowerCase());
  return {
    async send(request, signal) {
      const url = request.url.length <= MAX_URL ? URL.parse(request.url) : null;
      if (!url || url.username || url.password || !url.hostname) return refused("urlBad");
      const startedAt = performance.now();
      const isOurs = isAllowedHost(url, allowed);
      if (url.protocol !== "https:" && !(isOurs && url.protocol === "http:")) {
        return refused("schemeNotAllowed");
      }
      const host = url.hostname.replace(/^\[|\]$/g, "");
      const resolve = settings.resolve ?? addressesOf;
      const isName = isIP(host) === 0;
      const addresses = isName ? await resolve(host).catch(() => []) : [host];
      const [address] = addresses;
      // An unknown name gets the same refusal after the same time, so that callers do not learn which hosts exist here.
      if (address === undefined || !isOurs && !addresses.every(isPublicAddress)) {
        if (isName) await pause(startedAt + (settings.refusalMs ?? REFUSAL_MS) - performance.now(), signal);
        return refused("addressNotAllowed");
      }
      return await exchange(url, address, request, settings, signal);
    },
  };
}

/** Waits; ends early when the signal aborts. */
const pause = (ms: number, signal?: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal?.aborted) return resolve();
    const timer = setTimeout(resolve, Math.max(0, ms));
    signal?.addEventListener("abort", () => {
      clearTimeout(timer);
      resolve();
    }, { once: true });
  });

const refused = (reason: Refusal): OutAnswer => ({ kind: "refused", reason });

function exchange(
  url: URL,
  address: string,
  { method, headers, body, wants, ...own }: OutRequest,
  { timeoutMs = TIMEOUT_MS, ca, ...settings }: EgressSettings,
  signal?: AbortSignal,
): Promise<OutAnswer> {
  const maxBytes = own.maxBytes ?? settings.maxBytes ?? MAX_BYTES;
  const startedAt = performance.now();
  const took = () => Math.round(performance.now() - startedAt);
  const { promise, resolve } = Promise.withResolvers<OutAnswer>();
  const failed = (reason: Failure) => resolve({ kind: "failed", reason, ms: took() });
  const family = isIP(address);
  const send = url.protocol === "https:" ? requestTls : requestPlain;
  const call = send(url, {
    method,
    headers: {
      "accept-encoding": "identity",
      ...headers,
      ...(body !== undefined && { "content-length": String(new TextEncoder().encode(body).length) }),
    },
    // Connects to the address that was checked: the name is not resolved again.
    lookup: (_host, options, found) =>
      options.all ? found(null, [{ address, family }]) : found(null, address, family),
    agent: false,
    ...(ca && { ca }),
  });
  const timer = setTimeout(() => end("timeout"), timeoutMs);
  const onAbort = () => end("connection");
  const end = (reason: Failure) => {
    failed(reason);
    call.destroy();
  };
  call.on("error", (error: Error) => failed(certificateFault(error) ? "tls" : "connection"));
  call.on("response", (answer: IncomingMessage) => {
    const encoding = answer.headers["content-encoding"] ?? "";
    const read = async () => {
      const bytes = await readAll(answer, maxBytes);
      if (bytes === null) return end("tooLarge");
      const content = wants === "bytes"
        ? { body: "", bytes }
        : { body: await textOfAnswer(bytes, encoding, maxBytes) };
      const headers = headersOf(answer);
      resolve({ kind: "answered", status: answer.statusCode ?? 0, headers, ...content, ms: took() });
    };
    read().catch(() => failed("connection"));
  });
  signal?.addEventListener("abort", onAbort, { once: true });
  if (signal?.aborted) onAbort();
  call.end(body);
  return promise.finally(() => {
    clearTimeout(timer);
    signal?.removeEventListener("abort", onAbort);
  });
}

const headersOf = ({ headers }: IncomingMessage): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, [value].flat().join(", ")]));

/** Returns null for an answer that is longer than `maxBytes`. */
async function readAll(answer: IncomingMessage, maxBytes: number): Promise<Uint8Array<ArrayBuffer> | null> {
  const pieces: Uint8Array[] = [];
  let length = 0;
  for await (const piece of answer) {
    length += (piece as Uint8Array).length;
    if (length > maxBytes) return null;
    pieces.push(piece as Uint8Array);
  }
  const all = new Uint8Array(length);
  let at = 0;
  for (const piece of pieces) {
    all.set(piece, at);
    at += piece.length;
  }
  return all;
}
