/** Reads uploaded files on one thread, which is replaced after many pages and after a failure. */
import { attachmentType } from "../../../api/desk/attachments.ts";
import { PageRefused } from "../../../api/shipping/label_pages/refusals.ts";
import { askThread } from "../../background/ask_thread.ts";
import { type BoundedThread, HeapFull, startBoundedThread } from "../../background/bounded_thread.ts";
import type { Answer, ReadPage, ReadRequest } from "./answers.ts";

/** Pages after which the thread is replaced, because PDFium's native memory grows with each page. */
const PAGES_OF_A_THREAD = 200;
const PAGE_MS = 10_000;
/** The time limit of the first request, which also waits for the thread to start. */
const START_MS = 30_000;
/** Enough, because a page needs a few megabytes; the file and both libraries are outside of the heap. */
const HEAP_MB = 128;

export interface OpenedFile {
  readonly pages: number;
  /**
   * Reads a page, numbered from 1. A quick reading renders the page in only one resolution.
   * @throws {PageRefused} when this page cannot be read; other pages may be readable
   */
  readonly read: (page: number, isQuick?: boolean) => Promise<ReadPage>;
}

export interface PageReader {
  /** @throws {PageRefused} */
  readonly open: (bytes: Uint8Array<ArrayBuffer>) => Promise<OpenedFile>;
  /** Reads the codes of a PNG that we wrote ourselves. */
  readonly readPicture: (png: Uint8Array<ArrayBuffer>) => Promise<readonly string[]>;
  readonly close: () => void;
}

const SCRIPT = new URL("./thread.ts", import.meta.url);

/** Tests pass a shorter time limit, and a script that reads nothing. */
interface ReaderParts {
  readonly pageMs?: number;
  readonly script?: URL;
}

export function openPageReader({ pageMs = PAGE_MS, script = SCRIPT }: ReaderParts = {}): PageReader {
  let thread: BoundedThread | null = null;
  let ending: Promise<void> = Promise.resolve();
  let pagesRead = 0;
  /** The file that the thread has open. */
  let held: Uint8Array<ArrayBuffer> | null = null;

  function endThread(): void {
    // The next thread starts only when the memory of this one is free.
    if (thread) ending = thread.terminate().catch(() => {});
    [thread, pagesRead, held] = [null, 0, null];
  }

  async function ask(question: ReadRequest): Promise<Answer> {
    const isNew = thread === null;
    if (isNew) await ending;
    thread ??= startBoundedThread(script, HEAP_MB);
    try {
      return await askThread<Answer>(thread, question, {
        name: "The thread that reads dropped labels",
        answerMs: isNew ? START_MS : pageMs,
        late: () => new PageRefused("tooSlow"),
      });
    } catch (error) {
      endThread();
      throw error instanceof HeapFull ? new PageRefused("tooMuch") : error;
    }
  }

  async function hold(bytes: Uint8Array<ArrayBuffer>): Promise<number> {
    const answer = await ask({ kind: "open", bytes });
    if (answer.kind !== "opened") throw failureOf(answer);
    held = bytes;
    return answer.pages;
  }

  function failureOf(answer: Answer): Error {
    if (answer.kind === "refused") {
      if (answer.isOver) endThread();
      return new PageRefused(answer.code);
    }
    endThread();
    return new Error(answer.kind === "failed" ? answer.message : "The thread answered another question");
  }

  return {
    async open(bytes) {
      refuseOthers(bytes);
      const pages = await hold(bytes);
      return {
        pages,
        async read(page, isQuick = false) {
          if (pagesRead >= PAGES_OF_A_THREAD) endThread();
          if (held !== bytes) await hold(bytes);
          pagesRead++;
          const answer = await ask({ kind: "read", page, isQuick });
          if (answer.kind !== "read") throw failureOf(answer);
          return answer.page;
        },
      };
    },
    async readPicture(png) {
      const answer = await ask({ kind: "picture", bytes: png });
      if (answer.kind !== "codes") throw failureOf(answer);
      return answer.codes;
    },
    close: endThread,
  };
}

/** Matches a web page: sellers often save a login page as a PDF by mistake. */
const WEB_PAGE = /^\s*(?:<\?xml[^>]*>\s*)?<(?:!doctype\s+html|html|head|body)\b/i;
const HEAD_BYTES = 512;

/** @throws {PageRefused} for bytes that are not a PDF, whatever the file's name is */
function refuseOthers(bytes: Uint8Array): void {
  if (attachmentType(bytes) === "application/pdf") return;
  const head = new TextDecoder("latin1").decode(bytes.subarray(0, HEAD_BYTES));
  throw new PageRefused(WEB_PAGE.test(head) ? "webPage" : "notAPdf");
}
