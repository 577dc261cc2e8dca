/** Reads the requested range of a file. Source: RFC 9110 §13.1.5, §14. */
import type { Range } from "../files/store.ts";

/** The range to answer with; `unsatisfiable` if the file has none of the requested bytes. */
export type RangeChoice = Range | "whole" | "unsatisfiable";

/**
 * Reads a single range; anything else is answered with the whole file, which the RFC allows.
 * @param etag the file's: an `If-Range` with another etag means that the client has parts of an older file
 */
export function rangeOf(headers: Headers, bytes: number, etag: string): RangeChoice {
  const condition = headers.get("if-range");
  const [found, first = "", last = ""] =
    /^bytes=\s*(?:(\d{1,15})\s*)?-\s*(?:(\d{1,15})\s*)?$/i.exec(headers.get("range") ?? "") ?? [];
  if (found === undefined || condition !== null && condition !== etag) return "whole";
  if (first === "" && last === "") return "whole";
  if (first === "") {
    const from = Math.max(0, bytes - Number(last));
    return from < bytes ? { from, until: bytes } : "unsatisfiable";
  }
  const from = Number(first);
  const until = last === "" ? bytes : Math.min(bytes, Number(last) + 1);
  if (last !== "" && Number(last) < from) return "whole";
  return from < bytes ? { from, until } : "unsatisfiable";
}

/** Returns the headers of an answer with a part of a file, or with the whole file if `range` is null. */
export const rangeHeaders = (range: Range | null, bytes: number): Readonly<Record<string, string>> => ({
  "accept-ranges": "bytes",
  "content-length": String(range ? range.until - range.from : bytes),
  ...(range && { "content-range": `bytes ${range.from}-${range.until - 1}/${bytes}` }),
});
