/** Runs SQLite's checkpoints on a thread, whenever the log has grown by `CHECKPOINT_PAGES`. */
import { logError } from "../log.ts";

export type CheckpointRequest = "runCheckpoint" | "close";
export interface CheckpointAnswer {
  readonly isClosed: boolean;
  readonly error?: string;
}

/** 8 MB. A commit that overwrites the log takes two thirds of the time of one that extends it. */
export const CHECKPOINT_PAGES = 2_000;

/** Pages (64 MB) after which the writer itself makes a checkpoint, in case the thread has ended. */
export const LAST_RESORT_PAGES = 16_384;

export interface Checkpoints {
  /** Called after each commit with the number of log pages that are not in the file yet. */
  readonly written: (pages: number) => void;
  readonly close: () => Promise<void>;
}

export interface CheckpointThread {
  readonly runCheckpoint: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** @param begin starts a thread, for the first checkpoint and after a thread has ended */
export function startCheckpoints(begin: () => CheckpointThread, log = logError): Checkpoints {
  let thread: CheckpointThread | undefined;
  let waiting = 0;
  let running: Promise<void> | undefined;

  async function runCheckpoint(): Promise<void> {
    while (waiting >= CHECKPOINT_PAGES) {
      waiting = 0;
      try {
        await (thread ??= begin()).runCheckpoint();
      } catch (error) {
        thread = undefined;
        log("Folding the log into the database's file failed; the writer does it itself.", error);
      }
    }
    running = undefined;
  }

  return {
    written(pages) {
      waiting = pages;
      if (pages >= CHECKPOINT_PAGES) running ??= runCheckpoint();
    },
    async close() {
      waiting = 0;
      await running;
      const ending = thread;
      // A thread that has ended would not answer a second close.
      thread = undefined;
      await ending?.close();
    },
  };
}

/** @param path the database's file, absolute or relative to the working directory */
export function startCheckpointThread(path: string): CheckpointThread {
  const script = new URL("./checkpoint_worker.ts", import.meta.url);
  script.searchParams.set("path", path);
  const worker = new Worker(script, { type: "module" });
  let request = Promise.withResolvers<void>();
  worker.addEventListener("message", ({ data: { error } }: MessageEvent<CheckpointAnswer>) => {
    if (error) request.reject(new Error(error));
    else request.resolve();
  });
  worker.addEventListener("error", (event) => {
    event.preventDefault();
    request.reject(new Error(`The checkpoint thread ended: ${event.message}`));
  });
  const ask = (question: CheckpointRequest) => {
    request = Promise.withResolvers<void>();
    worker.postMessage(question);
    return request.promise;
  };
  return {
    runCheckpoint: () => ask("runCheckpoint"),
    async close() {
      await ask("close");
      worker.terminate();
    },
  };
}
