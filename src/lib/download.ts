/** Fetches a file of the API with the session's headers, which a link cannot carry, and has the browser save it. */
import { conclude, mayAsk, requestHeaders } from "./client.ts";
import { config } from "./config.ts";
import { noAnswer } from "./no_answer.ts";
import type { Failure, Outcome } from "./outcome.ts";
import { saveFile } from "./save_file.ts";
import { type Answer, readRest } from "./wire.ts";

/**
 * Saves the file at a path of the API under `name`. Nothing is saved and nothing is left for another page when it
 * fails: the failure is said in place.
 */
export async function download(path: `/${string}`, name: string): Promise<Outcome<null>> {
  const outcome = await fetchWhole(path);
  if (!outcome.ok) return { ok: false, failure: outcome.failure };
  saveFile(outcome.data, name);
  return { ok: true, data: null };
}

/** A file of the API in memory; a failure is said in place. */
export async function fetchWhole(path: `/${string}`): Promise<Outcome<Blob>> {
  const file = await fetchFile(path);
  if (file instanceof Blob) return { ok: true, data: file };
  const outcome: Outcome<Blob> = "kind" in file ? { ok: false, failure: file } : readRest<Blob>(file);
  return conclude(outcome, { background: true });
}

/** A file of the API, the answer that refused it, or why there was none. */
export async function fetchFile(path: string): Promise<Blob | Answer | Failure> {
  if (!mayAsk()) return { kind: "aborted" };
  try {
    const response = await fetch(`${config().api}${path}`, {
      headers: requestHeaders(),
      credentials: "omit",
      cache: "no-store",
      redirect: "manual",
    });
    const file = response.ok
      ? await response.blob()
      : { status: response.status, body: await response.text() };
    return mayAsk() ? file : { kind: "aborted" };
  } catch {
    return await noAnswer();
  }
}
