/** Sends calls to the simulated shops in this process. */
import type { Egress, OutAnswer, OutRequest } from "../egress/egress.ts";
import type { ShopSimulator } from "./simulator.ts";

export interface SimulatedBounds {
  readonly maxBytes: number;
  readonly timeoutMs: number;
}

const BOUNDS: SimulatedBounds = { maxBytes: 5 * 1024 * 1024, timeoutMs: 20_000 };

/** Handles calls to the simulator's hosts with the same limits as real calls. Other calls go to `others`. */
export const simulatedEgress = (
  simulator: ShopSimulator,
  others: Egress,
  bounds: SimulatedBounds = BOUNDS,
): Egress => ({
  send(request, signal) {
    const url = URL.parse(request.url);
    return url?.protocol === "https:" && simulator.hasHost(url.host)
      ? answerOf(simulator, request, bounds, signal)
      : others.send(request, signal);
  },
});

async function answerOf(
  simulator: ShopSimulator,
  { url, method, headers, body, maxBytes }: OutRequest,
  { maxBytes: most, timeoutMs }: SimulatedBounds,
  signal?: AbortSignal,
): Promise<OutAnswer> {
  const startedAt = performance.now();
  const took = () => Math.round(performance.now() - startedAt);
  const ends = AbortSignal.any([AbortSignal.timeout(timeoutMs), ...signal ? [signal] : []]);
  try {
    const response = await simulator.handle(
      new Request(url, { method, headers, ...body !== undefined && { body }, redirect: "manual" }),
    );
    const text = await boundedText(response, maxBytes ?? most, ends);
    if (text === null) return { kind: "failed", reason: "tooLarge", ms: took() };
    const { status, headers: given } = response;
    return { kind: "answered", status, headers: Object.fromEntries(given), body: text, ms: took() };
  } catch (error) {
    if (!ends.aborted) throw error;
    return { kind: "failed", reason: signal?.aborted ? "connection" : "timeout", ms: took() };
  }
}

/** Returns the text of a response; null if it is longer than `most` bytes. */
async function boundedText(response: Response, most: number, signal: AbortSignal): Promise<string | null> {
  const reader = response.body?.getReader();
  if (!reader) return "";
  const stop = Promise.withResolvers<never>();
  stop.promise.catch(() => {});
  const abort = () => stop.reject(signal.reason);
  signal.addEventListener("abort", abort, { once: true });
  const decoder = new TextDecoder();
  let [text, bytes] = ["", 0];
  try {
    if (signal.aborted) throw signal.reason;
    for (;;) {
      const { done, value } = await Promise.race([reader.read(), stop.promise]);
      if (done) return text + decoder.decode();
      bytes += value.length;
      if (bytes > most) return null;
      text += decoder.decode(value, { stream: true });
    }
  } finally {
    signal.removeEventListener("abort", abort);
    reader.cancel().catch(() => {});
  }
}
