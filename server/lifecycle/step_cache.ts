/** Caches reads during a step. Only for records that the step does not write, or writes through `put`. */
import type { Reader } from "../db/database.ts";

export interface Readable<T> {
  readonly load: (reader: Reader, ids: readonly string[]) => Promise<ReadonlyMap<string, T>>;
}

/** Caches by `Readable` and id; missing records are cached too. */
export class StepCache {
  readonly #read = new Map<Readable<unknown>, Map<string, unknown>>();

  async of<T>(reader: Reader, what: Readable<T>, ids: readonly string[]): Promise<ReadonlyMap<string, T>> {
    const known = await this.#having(reader, what, ids);
    const found = new Map<string, T>();
    for (const id of ids) {
      const value = known.get(id);
      if (value !== undefined) found.set(id, value);
    }
    return found;
  }

  async one<T>(reader: Reader, what: Readable<T>, id: string): Promise<T | undefined> {
    return (await this.#having(reader, what, [id])).get(id);
  }

  put<T>(what: Readable<T>, id: string, value: T): void {
    this.#of(what).set(id, value);
  }

  async #having<T>(reader: Reader, what: Readable<T>, ids: readonly string[]) {
    const known = this.#of(what);
    const unread = ids.filter((id) => !known.has(id));
    if (unread.length === 0) return known;
    const distinct = [...new Set(unread)];
    const found = await what.load(reader, distinct);
    for (const id of distinct) known.set(id, found.get(id));
    return known;
  }

  #of<T>(what: Readable<T>): Map<string, T | undefined> {
    // The cast is right, because the map under this key was made for the same `what`.
    const known = this.#read.get(what) as Map<string, T | undefined> | undefined;
    const cached = known ?? new Map<string, T | undefined>();
    if (!known) this.#read.set(what, cached);
    return cached;
  }
}

export interface ReadsIn {
  readonly tx: Reader;
  readonly cache?: StepCache;
}

export const readIn = <T>(
  { tx, cache = new StepCache() }: ReadsIn,
  what: Readable<T>,
  ids: readonly string[],
) => cache.of(tx, what, ids);

export const readOne = <T>({ tx, cache = new StepCache() }: ReadsIn, what: Readable<T>, id: string) =>
  cache.one(tx, what, id);
