/** Fetches a file of the API with the session's headers, which a link cannot carry, and has the browser save it. */
import { conclude, mayAsk, requestHeaders } from "./client.ts";
import { config } from "./config.ts";
import type { Failure, Outcome } from "./outcome.ts";
import { type Answer, readRest } from "./wire.ts";

/** Some browsers read the address only after the click has returned. */
const ADDRESS_LIFE_MS = 60_000;

/**
 * Saves the file at a path of the API under `name`. Nothing is saved and nothing is left for another page when it
 * fails: the failure is said in place.
 */
export async function download(path: `/${string}`, name: string): Promise<Outcome<null>> {
  const file = await fetchFile(path);
  if (file instanceof Blob) {
    save(file, name);
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

function save(file: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), ADDRESS_LIFE_MS);
}
