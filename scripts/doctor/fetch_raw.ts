/** Requests an address as curl does: without decompression, redirects or cookies, and with a time limit. */
import { Buffer } from "node:buffer";
import { type IncomingMessage, request as httpRequest } from "node:http";
import { request as httpsRequest } from "node:https";
import type { TLSSocket } from "node:tls";

export interface Question {
  readonly method?: "GET" | "POST" | "OPTIONS";
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Unix milliseconds at which the certificate ends; null without TLS. */
  readonly certificateEnds: number | null;
}

/** @throws {Error} if no server answers, or if the certificate is not trusted */
export type FetchRaw = (url: string, question?: Question) => Promise<Answer>;

const WAIT_MS = 10_000;
const MAX_BYTES = 16 * 1024 ** 2;

export const fetchRaw: FetchRaw = (url, { method = "GET", headers = {}, body } = {}) =>
  new Promise((resolve, reject) => {
    const send = url.startsWith("https:") ? httpsRequest : httpRequest;
    const request = send(url, { method, headers, agent: false }, (response) => {
      const certificateEnds = endOf(response);
      read(response).then(
        (bytes) =>
          resolve({ status: response.statusCode ?? 0, headers: headersOf(response), bytes, certificateEnds }),
        reject,
      ).finally(() => request.destroy());
    });
    request.setTimeout(
      WAIT_MS,
      () => request.destroy(new Error(`no answer within ${WAIT_MS / 1000} seconds`)),
    );
    request.on("error", reject);
    // A successful upgrade to a WebSocket counts as an answer too.
    request.on("upgrade", (response, socket) => {
      socket.destroy();
      resolve({ status: 101, headers: headersOf(response), bytes: new Uint8Array(), certificateEnds: null });
    });
    request.end(body);
  });

async function read(response: IncomingMessage): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of response) {
    chunks.push(chunk);
    length += chunk.length;
    if (length > MAX_BYTES) throw new Error(`more than ${MAX_BYTES} bytes came`);
  }
  return new Uint8Array(Buffer.concat(chunks));
}

function headersOf({ headers }: IncomingMessage): Headers {
  const all = new Headers();
  for (const [name, value] of Object.entries(headers)) if (value) all.set(name, String(value));
  return all;
}

/** Reads the end of the certificate. Call this before the body is read: afterwards the connection is released. */
function endOf({ socket }: IncomingMessage): number | null {
  const end = (socket as Partial<TLSSocket> | null)?.getPeerCertificate?.()?.valid_to;
  return end ? Date.parse(end) : null;
}

export const textOf = ({ bytes }: Answer): string => new TextDecoder().decode(bytes);
