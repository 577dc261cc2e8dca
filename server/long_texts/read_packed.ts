/**
 * Reads a long text that somebody sent packed. Nobody else waits for it: it is unpacked a piece at a time, up to its bound,
 * and where it is long it is parsed and checked on a thread. Source: ADR 65.
 */
import { ApiError } from "../../api/errors.ts";
import { unpack } from "../../api/packed.ts";
import { askThread } from "../background/ask_thread.ts";
import { NoSlot, Slots } from "../db/semaphore.ts";
import { takingTurns } from "../db/mutex.ts";
import { yieldToRequests } from "../background/yield_to_requests.ts";
import { type ReaderName, type Readers, readers, unreadable } from "./readers.ts";

/** In a process: what two of them take of its memory is known. */
const AT_ONCE = 2;
const WAIT_MS = 5_000;
const RETRY_SECONDS = 5;
/** Shorter ones are read where they are: to begin a thread holds up the others for as long. */
const THREAD_CHARS = 256 * 1024;
/** Ten times what the longest takes, with the beginning of its thread. */
const READ_MS = 5_000;

export interface LongText<Name extends ReaderName = ReaderName> {
  readonly reader: Name;
  readonly text: string;
}

type Result = ReturnType<Readers[ReaderName]>;

/** Runs so many works at once. @throws {ApiError} RATE_LIMITED for one that waited longer than that */
export function slotsFor(most: number, waitMs: number) {
  const slots = new Slots(most);
  return async function withSlot<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await slots.run(work, waitMs);
    } catch (error) {
      if (!(error instanceof NoSlot)) throw error;
      throw new ApiError("RATE_LIMITED", "Other long texts are being read. Try again in a moment.", {
        retry_after: RETRY_SECONDS,
      });
    }
  };
}

const withSlot = slotsFor(AT_ONCE, WAIT_MS);

/**
 * Reads what the reader wants of a text that is at most so many bytes long when it is unpacked.
 * @throws {ApiError} RATE_LIMITED while others are being read
 */
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

const oneByOne = takingTurns();

const readText = (long: LongText): Promise<Result> | Result =>
  long.text.length > THREAD_CHARS ? oneByOne(() => readOnThread(long)) : readers[long.reader](long.text);

/** The thread ends with its text: what it took of the memory is given back. */
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
