/**
 * Reads the body of a request, bounded while it arrives: its size, its pace, and the number of bodies that a caller has on the way. With
 * a session, none is cut off before a client gives up by itself (S9.1).
 */
import { JsonBounds } from "../../api/json_bounds.ts";
import { MAX_JSON_DEPTH } from "../../api/request_limits.ts";
import type { AuthorizedContext, Context } from "../context.ts";
import { incomingBodies, type IncomingBody } from "./incoming_bodies.ts";
import { HttpError } from "./errors.ts";

/** The parts of a context that say how its body is read. */
export type Sender = Pick<Context, "session" | "address">;

/** Bytes that are read at once of a body that has not come yet, so that waiting for it takes little memory. */
const PIECE_BYTES = 4 * 1024;

const tooLarge = (limit: number) =>
  new HttpError(413, "LIMIT", `The body is too large: at most ${limit} bytes are taken.`, {
    connection: "close",
  });
const brokenOff = () => new HttpError(400, "BAD_INPUT", "The body broke off before its end.");

/** Throws what a read failed with. Where only the connection broke, that is no failure of ours. */
function broken(error: unknown): never {
  throw error instanceof HttpError ? error : brokenOff();
}

type Read = () => Promise<ReadableStreamReadResult<Uint8Array>>;

/** Reads in small pieces, where the stream can. */
function smallReader(body: ReadableStream<Uint8Array>): { read: Read; cancel: () => Promise<void> } {
  try {
    const reader = body.getReader({ mode: "byob" });
    return {
      read: () => reader.read(new Uint8Array(PIECE_BYTES)) as ReturnType<Read>,
      cancel: () => reader.cancel(),
    };
  } catch {
    // It has come already: its stream gives whole pieces.
    return largeReader(body);
  }
}

function largeReader(body: ReadableStream<Uint8Array>): ReturnType<typeof smallReader> {
  const reader = body.getReader();
  return { read: () => reader.read(), cancel: () => reader.cancel() };
}

/**
 * The chunks of a body, each within its time.
 * @throws {HttpError} LIMIT (408) once it came too slowly, or the refusal that it was given up with
 */
export async function* flowing(
  body: ReadableStream<Uint8Array>,
  incoming: IncomingBody,
  isSmall = false,
): AsyncGenerator<Uint8Array> {
  const { read, cancel } = isSmall ? smallReader(body) : largeReader(body);
  let last = 0;
  try {
    while (true) {
      const { value, done } = await incoming.within(read(), last).catch(broken);
      if (done) return;
      last = value.byteLength;
      yield value;
    }
  } finally {
    // Nobody reads on: what comes after this is not kept in memory.
    void cancel().catch(() => {});
  }
}

/** Reads a body as text, and stops as soon as it is longer than the limit. */
async function textOf(
  body: ReadableStream<Uint8Array>,
  limit: number,
  incoming: IncomingBody,
): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  for await (const chunk of flowing(body, incoming, true)) {
    if (incoming.bytes + chunk.byteLength > limit) throw tooLarge(limit);
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

/**
 * The body as text.
 * @throws {HttpError} LIMIT: 413 when it is too large, 408 when it came too slowly; RATE_LIMITED (429)
 */
export async function readText(request: Request, sender: Sender, limit: number): Promise<string> {
  const { session } = sender;
  const declared = request.headers.get("content-length");
  if (declared !== null && Number(declared) > limit) throw tooLarge(limit);
  using incoming = session
    ? incomingBodies.call(session.actor._id)
    : incomingBodies.anonymous(sender.address);
  // The engine's own reader is twice as quick, and takes memory for all of it at once: a stranger's is read piece by piece. So
  // small a body has to be there within the time as a whole.
  if (session && declared !== null) return await incoming.within(request.text()).catch(broken);
  return request.body ? await textOf(request.body, limit, incoming) : "";
}

/**
 * The chunks of a file that somebody sends who is signed in.
 * @throws {HttpError} LIMIT (408), RATE_LIMITED (429)
 */
export async function* uploadedBody(
  request: Request,
  { session }: Pick<AuthorizedContext, "session">,
): AsyncGenerator<Uint8Array> {
  using incoming = incomingBodies.upload(session.actor._id);
  if (request.body) yield* flowing(request.body, incoming);
}

/**
 * JSON from outside.
 * @throws {HttpError} BAD_INPUT for what is none, LIMIT for what is nested too deep; both 400
 */
export function parseJson(text: string): unknown {
  if (!new JsonBounds(MAX_JSON_DEPTH, Infinity).take(text)) {
    throw new HttpError(
      400,
      "LIMIT",
      `The body is nested too deep: at most ${MAX_JSON_DEPTH} levels are taken.`,
    );
  }
  try {
    return JSON.parse(text);
  } catch {
    throw new HttpError(400, "BAD_INPUT", "The body is no JSON.");
  }
}
