/** Starts a thread with a limited heap, so that a file that fills it ends only the thread, not the process. */
import { Worker as NodeWorker } from "node:worker_threads";
import type { AnsweringThread } from "./ask_thread.ts";

export class HeapFull extends Error {}

export interface BoundedThread extends AnsweringThread {
  onmessage: ((event: { readonly data: unknown }) => void) | null;
  onerror: ((error: Error) => void) | null;
  readonly terminate: () => Promise<void>;
}

/** Uses Node's `Worker`, because the web's cannot limit memory. The script responds through `parentPort`. */
export function startBoundedThread(script: URL, heapMb: number): BoundedThread {
  const worker = new NodeWorker(script, { resourceLimits: { maxOldGenerationSizeMb: heapMb } });
  const thread: BoundedThread = {
    onmessage: null,
    onerror: null,
    postMessage: (message) => worker.postMessage(message),
    terminate: async () => void await worker.terminate(),
  };
  worker.on("message", (data: unknown) => thread.onmessage?.({ data }));
  worker.on("error", (error: Error & { readonly code?: string }) =>
    thread.onerror?.(
      error.code === "ERR_WORKER_OUT_OF_MEMORY" ? new HeapFull(error.message, { cause: error }) : error,
    ));
  return thread;
}
