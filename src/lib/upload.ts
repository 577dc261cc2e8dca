/** Uploads by XMLHttpRequest, because `fetch` cannot report progress. */
import { REQUEST_TIMEOUT_MS } from "../../api/constants.ts";
import { callHeaders, handleFailure, mayAsk } from "./client.ts";
import { config } from "./config.ts";
import { noAnswer } from "./no_answer.ts";
import type { Failure, Outcome } from "./outcome.ts";
import { type Answer, readRest } from "./wire.ts";

export interface UploadOptions {
  readonly signal: AbortSignal;
  /** Called with the number of bytes that were sent. */
  readonly onProgress: (sent: number) => void;
  readonly waitMs?: number;
  readonly method?: "POST" | "PATCH" | "DELETE";
  readonly headers?: Readonly<Record<string, string>>;
}

/** Uploads a file. It never navigates, which would lose the chosen file. The timeout counts from the last transferred byte. */
export async function upload<Data>(
  path: `/${string}`,
  file: Blob,
  options: UploadOptions,
): Promise<Outcome<Data>> {
  const answer = mayAsk() ? await send(path, file, options) : { kind: "aborted" } as const;
  if (!mayAsk()) return { ok: false, failure: { kind: "aborted" } };
  const outcome: Outcome<Data> = "kind" in answer ? { ok: false, failure: answer } : readRest<Data>(answer);
  return handleFailure(outcome, { background: true });
}

function send(
  path: string,
  file: Blob,
  { signal, onProgress, waitMs = REQUEST_TIMEOUT_MS, method = "POST", headers: more = {} }: UploadOptions,
): Promise<Answer | Failure> {
  const { promise, resolve } = Promise.withResolvers<Answer | Failure>();
  const request = new XMLHttpRequest();
  const giveUp = (kind: "aborted" | "timeout") => {
    resolve({ kind });
    request.abort();
  };
  const watch = () => setTimeout(() => giveUp("timeout"), waitMs);
  let timer = watch();
  const onAbort = () => giveUp("aborted");
  signal.addEventListener("abort", onAbort, { once: true });
  request.upload.addEventListener("progress", ({ loaded }) => {
    clearTimeout(timer);
    timer = watch();
    onProgress(loaded);
  });
  request.addEventListener("load", () => resolve({ status: request.status, body: request.responseText }));
  request.addEventListener("error", () => resolve(noAnswer()));
  request.open(method, `${config().api}${path}`);
  const headers = {
    ...callHeaders(),
    "Content-Type": file.type || "application/octet-stream",
    Accept: "application/json",
    ...more,
  };
  for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
  request.send(file);
  return promise.finally(() => {
    clearTimeout(timer);
    signal.removeEventListener("abort", onAbort);
  });
}
