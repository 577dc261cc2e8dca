/** Prepared statements that are kept, those in use the longest: as many and as much text as are worth it. */

/** Lists build one text per set of filters. */
const MOST = 500;
/** A prepared statement takes some 60 times its text: one of many values, or of many rows, is made anew each time. */
const LONGEST_CHARS = 8_192;
/** All together; what a person's lists need is a tenth of it. */
const MOST_CHARS = 512 * 1024;

export interface Bounds {
  readonly most: number;
  readonly longest: number;
  readonly chars: number;
}

interface Kept<T> {
  readonly statement: T;
  /** Since it was the oldest the last time. */
  isUsed: boolean;
}

export class Statements<T> {
  readonly #cached = new Map<string, Kept<T>>();
  readonly #bounds: Bounds;
  #chars = 0;

  constructor(bounds: Bounds = { most: MOST, longest: LONGEST_CHARS, chars: MOST_CHARS }) {
    this.#bounds = bounds;
  }

  get size(): number {
    return this.#cached.size;
  }

  get chars(): number {
    return this.#chars;
  }

  /** The statement of this text, made where it is not kept. */
  of(sql: string, make: (sql: string) => T): T {
    const known = this.#cached.get(sql);
    if (known !== undefined) {
      // To put it at the end each time would take as long as all the rest of a small read.
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

  /** What was used since it was last looked at has another turn: one that all requests ask for is never forgotten. */
  #makeRoom(chars: number): void {
    for (const [oldest, kept] of this.#cached) {
      if (this.#cached.size < this.#bounds.most && this.#chars + chars <= this.#bounds.chars) return;
      this.#cached.delete(oldest);
      if (kept.isUsed) this.#cached.set(oldest, { ...kept, isUsed: false });
      else this.#chars -= oldest.length;
    }
  }
}
