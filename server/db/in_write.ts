/** Tracks whether code runs within a write, in which waiting for a reading thread would block all writers. */
import { AsyncLocalStorage } from "node:async_hooks";
import type { KyselyPlugin } from "kysely";

const writes = new AsyncLocalStorage<true>();

export const runInWrite = <T>(work: () => Promise<T>): Promise<T> => writes.run(true, work);

export const isInWrite = (): boolean => writes.getStore() === true;

export const refuseInWrite: KyselyPlugin = {
  transformQuery({ node }) {
    if (!isInWrite()) return node;
    throw new Error(
      "Cannot query a heavy reader within a write: query before the write, and check again within it",
    );
  },
  transformResult: ({ result }) => Promise.resolve(result),
};
