/** Fetches a file of the API with the session's headers, which a link cannot send, and lets the browser save it. */
import { REQUEST_TIMEOUT_MS } from "../../api/constants.ts";
import { callHeaders, handleFailure, mayAsk } from "./client.ts";
import { config } from "./config.ts";
import { noAnswer } from "./no_answer.ts";
import { type Failure, mapOutcome, type Outcome } from "./outcome.ts";
import { saveFile } from "./save_file.ts";
import { type Answer, readRest } from "./wire.ts";

export async function download(path: `/${string}`, name: string): Promise<Outcome<null>> {
  const outcome = await fetchWhole(path);
  if (outcome.ok) saveFile(outcome.data, name);
  return mapOutcome(outcome, () => null);
}

export async function fetchWhole(path: `/${string}`): Promise<Outcome<Blob>> {
  const file = await fetchFile(path);
  if (file instanceof Blob) return { ok: true, data: file };
  const outcome: Outcome<Blob> = "kind" in file ? { ok: false, failure: file } : readRest<Blob>(file);
  return handleFailure(outcome, { background: true });
}

/** Fetches a file. The timeout counts from the last received bytes: a large file may take longer. @param waitMs for tests */
export async function fetchFile(path: string, waitMs = REQUEST_TIMEOUT_MS): Promise<Blob | Answer | Failure> {
  if (!mayAsk()) return { kind: "aborted" };
  const limit = new AbortController();
  const watch = () => setTimeout(() => limit.abort(), waitMs);
  let timer = watch();
  try {
    const response = await fetch(`${config().api}${path}`, {
      headers: callHeaders(),
      credentials: "omit",
      cache: "no-store",
      redirect: "manual",
      signal: limit.signal,
    });
    const body = await readWhole(response, () => {
      clearTimeout(timer);
      timer = watch();
    });
    if (!mayAsk()) return { kind: "aborted" };
    return response.ok ? body : { status: response.status, body: await body.text() };
  } catch {
    return limit.signal.aborted ? { kind: "timeout" } : await noAnswer();
  } finally {
    clearTimeout(timer);
  }
}

async function readWhole({ body, headers }: Response, onPart: () => void): Promise<Blob> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const reader = body?.getReader();
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    onPart();
    parts.push(part.value);
  }
  return new Blob(parts, { type: headers.get("content-type") ?? "" });
}
