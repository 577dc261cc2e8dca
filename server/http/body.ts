/**
 * The body of a request, bounded while it arrives: in size, and in how long it may stand still. Who is slow is not cut
 * off, who stopped is; never before the time after which a client gives up by itself (S9.1).
 */
import { BODY_IDLE_MS, MAX_JSON_DEPTH } from "../../api/request_limits.ts";
import { HttpError } from "./errors.ts";

const tooLarge = (limit: number) =>
  new HttpError(413, "LIMIT", `The body is too large: at most ${limit} bytes are taken.`);
const tooSlow = () =>
  new HttpError(408, "LIMIT", `The body stood still for ${BODY_IDLE_MS / 1000} s.`, { connection: "close" });

const brokenOff = () => new HttpError(400, "BAD_INPUT", "The body broke off before its end.");

/** What reading gives, or a refusal when it takes longer than that or the other side is gone. */
async function within<T>(reading: Promise<T>, idleMs: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let refuse: ((error: HttpError) => void) | null = null;
  const late = new Promise<never>((_, reject) => {
    refuse = reject;
    timer = setTimeout(() => refuse?.(tooSlow()), idleMs);
  });
  try {
    return await Promise.race([reading, late]);
  } catch (error) {
    // Of a connection nothing fails but the connection: that is no failure of ours.
    throw error instanceof HttpError ? error : brokenOff();
  } finally {
    clearTimeout(timer);
    // The engine's table of timers may hold this one for long, and all that hangs on it. Source: ADR 61.
    refuse = null;
  }
}

/**
 * The chunks of a body, each within its time.
 * @throws {HttpError} LIMIT (408) once nothing came for so long
 */
export async function* flowing(
  body: ReadableStream<Uint8Array>,
  idleMs = BODY_IDLE_MS,
): AsyncGenerator<Uint8Array> {
  const reader = body.getReader();
  try {
    while (true) {
      const { value, done } = await within(reader.read(), idleMs);
      if (done) return;
      yield value;
    }
  } finally {
    // Nobody reads on: what comes after this is not kept in memory.
    void reader.cancel().catch(() => {});
  }
}

/**
 * The body as text, cut off as soon as it grows past the limit.
 * @throws {HttpError} LIMIT: 413 when it is too large, 408 when it stopped
 */
export async function readText(request: Request, limit: number, idleMs = BODY_IDLE_MS): Promise<string> {
  const declared = request.headers.get("content-length");
  if (declared !== null && Number(declared) > limit) throw tooLarge(limit);
  // The engine's own reader is twice as quick. So small a body has to be there within the time as a whole.
  if (declared !== null) return await within(request.text(), idleMs);
  if (!request.body) return "";
  const decoder = new TextDecoder();
  let text = "";
  let bytes = 0;
  for await (const chunk of flowing(request.body, idleMs)) {
    bytes += chunk.byteLength;
    if (bytes > limit) throw tooLarge(limit);
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

const OPENING = /[[{]/g;
const [QUOTE, BACKSLASH, BRACKET, BRACKET_END, BRACE, BRACE_END] = [0x22, 0x5c, 0x5b, 0x5d, 0x7b, 0x7d];

/** True when brackets outside of strings stand deeper in each other than that. */
export function isDeeperThan(json: string, depth: number): boolean {
  // Most bodies have too few of them, wherever they stand.
  if ((json.match(OPENING)?.length ?? 0) <= depth) return false;
  let open = 0;
  let isText = false;
  for (let at = 0; at < json.length; at++) {
    const code = json.charCodeAt(at);
    if (code === QUOTE) isText = !isText;
    else if (isText) at += code === BACKSLASH ? 1 : 0;
    else if (code === BRACKET || code === BRACE) {
      if (++open > depth) return true;
    } else if (code === BRACKET_END || code === BRACE_END) open--;
  }
  return false;
}

/**
 * JSON from outside.
 * @throws {HttpError} BAD_INPUT for what is none, LIMIT for what is nested too deep; both 400
 */
export function parseJson(text: string): unknown {
  if (isDeeperThan(text, MAX_JSON_DEPTH)) {
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
