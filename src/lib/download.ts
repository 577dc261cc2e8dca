/** Fetches a file of the API with the session's headers, which a link cannot carry, and has the browser save it. */
import { conclude, mayAsk, requestHeaders } from "./client.ts";
import { config } from "./config.ts";
import type { Failure, Outcome } from "./outcome.ts";
import { saveFile } from "./save_file.ts";
import { type Answer, readRest } from "./wire.ts";

/**
 * Saves the file at a path of the API under `name`. Nothing is saved and nothing is left for another page when it
 * fails: the failure is said in place.
 */
export async function download(path: `/${string}`, name: string): Promise<Outcome<null>> {
  const file = await fetchFile(path);
  if (file instanceof Blob) {
    saveFile(file, name);
    return { ok: true, data: null };
  }
  const outcome: Outcome<null> = "kind" in file ? { ok: false, failure: file } : readRest<null>(file);
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
    return { kind: "network" };
  }
}
