/**
 * Knows whether the code that runs now runs within a write. SQLite has one writer: whoever awaits a reading thread there
 * holds up everybody else for as long as the thread takes.
 */
import { AsyncLocalStorage } from "node:async_hooks";
import type { KyselyPlugin } from "kysely";

const writes = new AsyncLocalStorage<true>();

/** Runs the work of a write. */
export const inWrite = <T>(work: () => Promise<T>): Promise<T> => writes.run(true, work);

export const isInWrite = (): boolean => writes.getStore() === true;

/** A reader with it refuses every question that is asked within a write. */
export const notInWrite: KyselyPlugin = {
  transformQuery({ node }) {
    if (!isInWrite()) return node;
    throw new Error("Cannot ask a heavy reader within a write: ask before it, and look again within it");
  },
  transformResult: ({ result }) => Promise.resolve(result),
};
