/** Unpacks a text in steps, and parses a large text on a thread. Source: ADR 65. */
import { ApiError } from "../../api/errors.ts";
import { unpack } from "../../api/pack_text.ts";
import { askThread } from "../background/ask_thread.ts";
import { Semaphore, SemaphoreTimeout } from "../db/semaphore.ts";
import { makeMutex } from "../db/mutex.ts";
import { yieldToRequests } from "../background/yield_to_requests.ts";
import { type ReaderName, type Readers, readers, unreadable } from "./readers.ts";

/** The maximum number of concurrent reads in a process, because each takes memory. */
const AT_ONCE = 2;
const WAIT_MS = 5_000;
const RETRY_SECONDS = 5;
/** Shorter texts are read on this thread, because starting another one blocks this one just as long. */
const THREAD_CHARS = 256 * 1024;
/** The time limit: ten times the longest read, including the start of its thread. */
const READ_MS = 5_000;

export interface LongText<Name extends ReaderName = ReaderName> {
  readonly reader: Name;
  readonly text: string;
}

type Result = ReturnType<Readers[ReaderName]>;

/** Returns a function that runs work in a slot. @throws {ApiError} RATE_LIMITED if no slot is free within `waitMs` */
export function limitConcurrency(most: number, waitMs: number) {
  const slots = new Semaphore(most);
  return async function withSlot<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await slots.run(work, waitMs);
    } catch (error) {
      if (!(error instanceof SemaphoreTimeout)) throw error;
      throw new ApiError("RATE_LIMITED", "Other long texts are being read. Try again in a moment.", {
        retry_after: RETRY_SECONDS,
      });
    }
  };
}

const withSlot = limitConcurrency(AT_ONCE, WAIT_MS);

/** @throws {ApiError} RATE_LIMITED while other texts are being read */
export const readPacked = <Name extends ReaderName>(
  reader: Name,
  packed: string,
  maxBytes: number,
): Promise<ReturnType<Readers[Name]>> =>
  withSlot(async () => {
    await yieldToRequests();
    const text = await unpack(packed, maxBytes);
    const result = text === null ? unreadable(reader) : await readText({ reader, text });
    return result as ReturnType<Readers[Name]>;
  });

const oneByOne = makeMutex();

const readText = (long: LongText): Promise<Result> | Result =>
  long.text.length > THREAD_CHARS ? oneByOne(() => readOnThread(long)) : readers[long.reader](long.text);

/** Reads a text on a thread that ends afterwards, which frees its memory. */
async function readOnThread(long: LongText): Promise<Result> {
  const thread = new Worker(new URL("./thread.ts", import.meta.url), { type: "module" });
  try {
    return await askThread<Result>(thread, long, {
      name: "The thread that reads long texts",
      answerMs: READ_MS,
    });
  } finally {
    thread.terminate();
  }
}
