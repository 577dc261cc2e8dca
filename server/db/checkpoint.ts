/**
 * When SQLite's log is folded into the file: by a thread of its own, after so many pages. It begins with the first time that
 * there is something to do.
 */
import { logError } from "../log.ts";

export type FoldingQuestion = "fold" | "close";
export interface FoldingAnswer {
  readonly isClosed: boolean;
  readonly error?: string;
}

/**
 * 8 MB. A commit that writes over what the log had before takes two thirds of the time of one that makes the log longer: kept
 * this short, it is soon begun anew. A scan is some 40 pages, one for each index.
 */
export const PAGES_AT_ONCE = 2_000;

/** What the writer does by itself all the same, in pages, should the thread be gone: as long as a log may stay. 64 MB. */
export const LAST_RESORT_PAGES = 16_384;

export interface Folding {
  /** Called after each commit with the pages of the log that are not in the file yet. */
  readonly written: (pages: number) => void;
  /** Resolves once the thread has let go of the file. */
  readonly close: () => Promise<void>;
}

/** The thread behind it; another one for tests. */
export interface FoldingThread {
  readonly fold: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** @param begin called at the first time that there is something to fold, and again where a thread ended */
export function openFolding(begin: () => FoldingThread, log = logError): Folding {
  let thread: FoldingThread | undefined;
  let waiting = 0;
  let running: Promise<void> | undefined;

  async function fold(): Promise<void> {
    while (waiting >= PAGES_AT_ONCE) {
      waiting = 0;
      try {
        await (thread ??= begin()).fold();
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
      if (pages >= PAGES_AT_ONCE) running ??= fold();
    },
    async close() {
      waiting = 0;
      await running;
      const ending = thread;
      // A thread that has ended answers nobody: who closes once more does not ask it.
      thread = undefined;
      await ending?.close();
    },
  };
}

/** @param path the database's file, absolute or as the process sees it */
export function foldingThread(path: string): FoldingThread {
  const script = new URL("./checkpoint_worker.ts", import.meta.url);
  script.searchParams.set("path", path);
  const worker = new Worker(script, { type: "module" });
  let asked = Promise.withResolvers<void>();
  worker.addEventListener("message", ({ data: { error } }: MessageEvent<FoldingAnswer>) => {
    if (error) asked.reject(new Error(error));
    else asked.resolve();
  });
  worker.addEventListener("error", (event) => {
    event.preventDefault();
    asked.reject(new Error(`The folding thread ended: ${event.message}`));
  });
  const ask = (question: FoldingQuestion) => {
    asked = Promise.withResolvers<void>();
    worker.postMessage(question);
    return asked.promise;
  };
  return {
    fold: () => ask("fold"),
    async close() {
      await ask("close");
      worker.terminate();
    },
  };
}
