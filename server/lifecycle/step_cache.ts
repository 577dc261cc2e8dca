/**
 * What a step has read: whoever asks for the same once more within it is answered without the database. A step of many
 * records reads ahead for all of them, and each then finds its own. Only what the step itself does not write is kept
 * here, or what it writes through `put`.
 */
import type { Reader } from "../db/database.ts";

/** Something that is read by the ids of what it is of. */
export interface Readable<T> {
  readonly load: (reader: Reader, ids: readonly string[]) => Promise<ReadonlyMap<string, T>>;
}

/** By what is read, then by id; of what is not there it is known that it is not. */
export class Known {
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

  /** What the step wrote. */
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
    // What was kept by this key came of it.
    const known = this.#read.get(what) as Map<string, T | undefined> | undefined;
    const kept = known ?? new Map<string, T | undefined>();
    if (!known) this.#read.set(what, kept);
    return kept;
  }
}

/** Where something is read: within a step what it has read is known. */
export interface ReadsIn {
  readonly tx: Reader;
  readonly known?: Known;
}

export const readIn = <T>({ tx, known = new Known() }: ReadsIn, what: Readable<T>, ids: readonly string[]) =>
  known.of(tx, what, ids);

export const readOne = <T>({ tx, known = new Known() }: ReadsIn, what: Readable<T>, id: string) =>
  known.one(tx, what, id);
