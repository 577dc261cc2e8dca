/** Caches prepared statements, up to a number and a total length of text. */

/** The maximum number of statements: lists build one for each set of filters. */
const MAX_COUNT = 500;
/** A prepared statement takes about 60 times the memory of its text; longer ones are prepared each time. */
const MAX_CHARS = 8_192;
/** The limit for all texts together; the lists of one person need a tenth. */
const MAX_TOTAL_CHARS = 512 * 1024;

export interface Bounds {
  readonly most: number;
  readonly longest: number;
  readonly chars: number;
}

interface CachedStatement<T> {
  readonly statement: T;
  isUsed: boolean;
}

export class Statements<T> {
  readonly #cached = new Map<string, CachedStatement<T>>();
  readonly #bounds: Bounds;
  #chars = 0;

  constructor(bounds: Bounds = { most: MAX_COUNT, longest: MAX_CHARS, chars: MAX_TOTAL_CHARS }) {
    this.#bounds = bounds;
  }

  get size(): number {
    return this.#cached.size;
  }

  get chars(): number {
    return this.#chars;
  }

  of(sql: string, make: (sql: string) => T): T {
    const known = this.#cached.get(sql);
    if (known !== undefined) {
      // Moving the entry to the end each time would take as long as the rest of a small read.
      known.isUsed = true;
      return known.statement;
    }
    const statement = make(sql);
    if (sql.length <= this.#bounds.longest) this.#keep(sql, statement);
    return statement;
  }

  #keep(sql: string, statement: T): void {
    this.#makeRoom(sql.length);
    this.#cached.set(sql, { statement, isUsed: false });
    this.#chars += sql.length;
  }

  /** Evicts the oldest statements; one that was used since gets a second chance. */
  #makeRoom(chars: number): void {
    for (const [oldest, statement] of this.#cached) {
      if (this.#cached.size < this.#bounds.most && this.#chars + chars <= this.#bounds.chars) return;
      this.#cached.delete(oldest);
      if (statement.isUsed) this.#cached.set(oldest, { ...statement, isUsed: false });
      else this.#chars -= oldest.length;
    }
  }
}
