/** Limits bodies while they arrive: their size, their pace, and their number per caller (S9.1). */
import { JsonBounds } from "../../api/json_bounds.ts";
import { MAX_JSON_DEPTH } from "../../api/request_limits.ts";
import type { AuthorizedContext, Context } from "../context.ts";
import { incomingBodies, type IncomingBody } from "./incoming_bodies.ts";
import { HttpError } from "./errors.ts";

export type Sender = Pick<Context, "session" | "address">;

/** Bytes of one read, small so that waiting for a body takes little memory. */
const PIECE_BYTES = 4 * 1024;

const tooLarge = (limit: number) =>
  new HttpError(413, "LIMIT", `The body is too large: at most ${limit} bytes are allowed.`, {
    connection: "close",
  });
const brokenOff = () => new HttpError(400, "BAD_INPUT", "The body broke off before its end.");

/** Rethrows a failed read; a broken connection becomes a refusal. */
function refuseBrokenRead(error: unknown): never {
  throw error instanceof HttpError ? error : brokenOff();
}

type Read = () => Promise<ReadableStreamReadResult<Uint8Array>>;

function smallReader(body: ReadableStream<Uint8Array>): { read: Read; cancel: () => Promise<void> } {
  try {
    const reader = body.getReader({ mode: "byob" });
    return {
      read: () => reader.read(new Uint8Array(PIECE_BYTES)) as ReturnType<Read>,
      cancel: () => reader.cancel(),
    };
  } catch {
    // A body that has arrived already cannot be read into a given buffer.
    return largeReader(body);
  }
}

function largeReader(body: ReadableStream<Uint8Array>): ReturnType<typeof smallReader> {
  const reader = body.getReader();
  return { read: () => reader.read(), cancel: () => reader.cancel() };
}

/** @throws {HttpError} LIMIT for a slow body, BAD_INPUT for one that breaks off, or the refusal of `cut` */
export async function* readChunks(
  body: ReadableStream<Uint8Array>,
  incoming: IncomingBody,
  isSmall = false,
): AsyncGenerator<Uint8Array> {
  const { read, cancel } = isSmall ? smallReader(body) : largeReader(body);
  let last = 0;
  try {
    while (true) {
      const { value, done } = await incoming.within(read(), last).catch(refuseBrokenRead);
      if (done) return;
      last = value.byteLength;
      yield value;
    }
  } finally {
    // Otherwise later bytes would be kept in memory.
    void cancel().catch(() => {});
  }
}

async function textOf(
  body: ReadableStream<Uint8Array>,
  limit: number,
  incoming: IncomingBody,
): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  for await (const chunk of readChunks(body, incoming, true)) {
    if (incoming.bytes + chunk.byteLength > limit) throw tooLarge(limit);
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

/** @throws {HttpError} LIMIT for a too large (413) or slow (408) body, BAD_INPUT, RATE_LIMITED */
export async function readText(request: Request, sender: Sender, limit: number): Promise<string> {
  const { session } = sender;
  const declared = request.headers.get("content-length");
  if (declared !== null && Number(declared) > limit) throw tooLarge(limit);
  using incoming = session
    ? incomingBodies.call(session.actor._id)
    : incomingBodies.anonymous(sender.address);
  // `text` is twice as fast, but takes memory for the whole body at once, so strangers do not get it.
  if (session && declared !== null) return await incoming.within(request.text()).catch(refuseBrokenRead);
  return request.body ? await textOf(request.body, limit, incoming) : "";
}

/** @throws {HttpError} LIMIT (408), BAD_INPUT (400), RATE_LIMITED (429) */
export async function* uploadedBody(
  request: Request,
  { session }: Pick<AuthorizedContext, "session">,
): AsyncGenerator<Uint8Array> {
  using incoming = incomingBodies.upload(session.actor._id);
  if (request.body) yield* readChunks(request.body, incoming);
}

/** @throws {HttpError} BAD_INPUT for invalid JSON, LIMIT for JSON that is nested too deep; both 400 */
export function parseJson(text: string): unknown {
  if (!new JsonBounds(MAX_JSON_DEPTH, Infinity).take(text)) {
    throw new HttpError(
      400,
      "LIMIT",
      `The body is nested too deep: at most ${MAX_JSON_DEPTH} levels are allowed.`,
    );
  }
  try {
    return JSON.parse(text);
  } catch {
    throw new HttpError(400, "BAD_INPUT", "The body is no JSON.");
  }
}
