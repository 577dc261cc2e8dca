/** Faults that a simulated shop shows on command. */

export type Fault =
  /** Answers every call with 429, and `retry-after` of an hour. */
  | "throttled"
  | "serverError"
  /** Refuses every token, even a new one. */
  | "tokenWithdrawn"
  /** Every page of orders has a next page. */
  | "endlessPages"
  /** Streams a body of 1 GB. */
  | "hugeAnswer"
  /** Begins a body that never ends. */
  | "silentAnswer"
  /** Redirects to another host, as if the shop was renamed. */
  | "redirect"
  /** Times in answers are an hour ahead. */
  | "clockAhead"
  /** Answers with another version of the API. */
  | "otherVersion"
  | "noJson";

export const FAULTS: readonly Fault[] = [
  "throttled",
  "serverError",
  "tokenWithdrawn",
  "endlessPages",
  "hugeAnswer",
  "silentAnswer",
  "redirect",
  "clockAhead",
  "otherVersion",
  "noJson",
];

const HOUR_SECONDS = 3_600;
const HUGE_BYTES = 1024 ** 3;
const CHUNK = new Uint8Array(64 * 1024).fill(0x20);

/** Returns the response of a fault that needs no shop; undefined if the shop itself responds. */
export function faultyAnswer(fault: Fault | null): Response | undefined {
  switch (fault) {
    case "throttled":
      return json(429, { errors: "Exceeded the limit of calls" }, { "retry-after": String(HOUR_SECONDS) });
    case "serverError":
      return json(500, { errors: "Internal Server Error" });
    case "redirect":
      return new Response(null, { status: 301, headers: { location: "https://renamed-shop.example/admin" } });
    case "noJson":
      return new Response("<!DOCTYPE html><title>Maintenance</title>", {
        headers: { "content-type": "text/html" },
      });
    case "hugeAnswer":
      return new Response(streamOf(HUGE_BYTES), { headers: { "content-type": "application/json" } });
    case "silentAnswer":
      return new Response(new ReadableStream({ start: (to) => to.enqueue(CHUNK.subarray(0, 1)) }));
  }
}

function streamOf(bytes: number): ReadableStream<Uint8Array> {
  let left = bytes;
  return new ReadableStream({
    pull(to) {
      if (left <= 0) return to.close();
      to.enqueue(CHUNK);
      left -= CHUNK.length;
    },
  });
}

export const json = (status: number, body: unknown, headers: Record<string, string> = {}): Response =>
  new Response(JSON.stringify(body), {
    status,
    headers: { "content-type": "application/json; charset=utf-8", ...headers },
  });
