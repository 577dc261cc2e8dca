/** Sends a file to a record: a small file at once, a larger one in parts, so that an interrupted upload can continue. */
import type { Attachment } from "../../../api/generated/schema.ts";
import { MAX_ATTACHMENT_BYTES } from "../../../api/desk/attachments.ts";
import {
  PART_TYPE,
  partBytes,
  PARTS_PATH,
  UPLOAD_HEADERS,
  UPLOAD_PART_BYTES,
} from "../../../api/desk/upload_parts.ts";
import { codeOf, type Failure, mapOutcome, mayBeDone, type Outcome, reasonOf } from "../../lib/outcome.ts";
import { upload } from "../../lib/upload.ts";

export interface FileTarget {
  readonly entity: string;
  readonly id: string;
  readonly visibility: "staff" | "seller";
  readonly name: string;
  /** An upload with the same key continues the earlier one. */
  readonly key: string;
}

export interface SendOptions {
  readonly signal: AbortSignal;
  readonly onProgress?: (sent: number) => void;
  /** Called before each wait until the next attempt, for example after a lost connection. */
  readonly onWait?: () => void;
  readonly waitMs?: number;
}

/** Result of sending; `problem` is a code of this client or of the API. */
export type SentFile =
  | { readonly attachment: string; readonly problem: "" }
  | { readonly attachment: ""; readonly problem: string };

const AGAIN_MS = 5_000;

export async function sendFile(target: FileTarget, file: Blob, options: SendOptions): Promise<SentFile> {
  if (file.size > MAX_ATTACHMENT_BYTES) return { attachment: "", problem: "tooLarge" };
  if (file.size === 0) return { attachment: "", problem: "badType" };
  const sent = file.size <= UPLOAD_PART_BYTES ? sendWhole : sendParts;
  for (;;) {
    const outcome = await sent(target, file, options);
    if (outcome.ok) return { attachment: outcome.data._id, problem: "" };
    if (options.signal.aborted || !isTemporary(outcome.failure)) {
      return { attachment: "", problem: problemOf(outcome.failure) };
    }
    options.onWait?.();
    await waitToRetry(options);
  }
}

type Sent = Outcome<Pick<Attachment, "_id">>;

async function sendWhole(
  { entity, id, visibility, name, key }: FileTarget,
  file: Blob,
  { signal, onProgress = () => {} }: SendOptions,
): Promise<Sent> {
  const query = new URLSearchParams({ entity, id, name, visibility, key });
  return mapOutcome(
    await upload<{ attachment: Attachment }>(`/attachments?${query}`, file, {
      signal,
      onProgress,
    }),
    (data) => data.attachment,
  );
}

interface Progress {
  readonly offset: number;
  readonly attachment: Attachment | null;
}

const sendParts = (
  { entity, id, visibility, name, key }: FileTarget,
  file: Blob,
  options: SendOptions,
): Promise<Sent> => sendInParts(PARTS_PATH, { entity, id, name, visibility, key }, file, options);

/** Sends a file in parts. The POST begins the upload or returns its progress, to continue after interruptions and reloads. */
async function sendInParts(
  path: `/${string}`,
  query: Readonly<Record<string, string>> & { readonly key: string },
  file: Blob,
  { signal, onProgress = () => {} }: SendOptions,
): Promise<Sent> {
  let outcome = await upload<Progress>(`${path}?${new URLSearchParams(query)}`, new Blob(), {
    signal,
    onProgress: () => {},
    headers: { [UPLOAD_HEADERS.length]: String(file.size) },
  });
  while (outcome.ok) {
    const { offset, attachment } = outcome.data;
    onProgress(offset);
    if (attachment) return { ok: true, data: attachment };
    const part = file.slice(offset, offset + partBytes(offset, file.size), PART_TYPE);
    outcome = await upload<Progress>(`${path}?${new URLSearchParams({ key: query.key })}`, part, {
      signal,
      onProgress: (sent) => onProgress(offset + sent),
      method: "PATCH",
      headers: { [UPLOAD_HEADERS.offset]: String(offset) },
    });
  }
  return { ok: false, failure: outcome.failure };
}

/** Sends a dropped file, and continues after interruptions. Returns the failure; null once the file is complete. */
export async function sendDropped(
  path: `/${string}`,
  query: Readonly<Record<string, string>> & { readonly key: string },
  file: Blob,
  options: SendOptions,
): Promise<Failure | null> {
  for (;;) {
    const outcome = await sendInParts(path, query, file, options);
    if (outcome.ok) return null;
    if (options.signal.aborted || !isTemporary(outcome.failure)) return outcome.failure;
    options.onWait?.();
    await waitToRetry(options);
  }
}

/** Returns true if sending may succeed later, also if another window sent a part or the server lost the file. */
const isTemporary = (failure: Failure): boolean =>
  mayBeDone(failure) || ["RATE_LIMITED", "STALE"].includes(codeOf(failure) ?? "");

/** Resolves after some time, when the browser is online again, or when sending is cancelled. */
function waitToRetry({ signal, waitMs = AGAIN_MS }: SendOptions): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, waitMs);
  const wake = () => resolve();
  globalThis.addEventListener("online", wake, { once: true });
  signal.addEventListener("abort", wake, { once: true });
  return promise.finally(() => {
    clearTimeout(timer);
    globalThis.removeEventListener("online", wake);
    signal.removeEventListener("abort", wake);
  });
}

const HTTP_TOO_LARGE = 413;

function problemOf(failure: Failure): string {
  if (failure.kind === "http" && failure.status === HTTP_TOO_LARGE) return "tooLarge";
  const code = codeOf(failure);
  return code === "BAD_INPUT" ? "badType" : reasonOf(failure) || (code ?? failure.kind);
}
