/** Prepared statements that are kept, the one used last at the end: as many and as much text as are worth it. */

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

export class Statements<T> {
  readonly #cached = new Map<string, T>();
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
      this.#cached.delete(sql);
      this.#cached.set(sql, known);
      return known;
    }
    const made = make(sql);
    if (sql.length <= this.#bounds.longest) this.#keep(sql, made);
    return made;
  }

  #keep(sql: string, made: T): void {
    this.#cached.set(sql, made);
    this.#chars += sql.length;
    for (const oldest of this.#cached.keys()) {
      if (this.#cached.size <= this.#bounds.most && this.#chars <= this.#bounds.chars) return;
      this.#cached.delete(oldest);
      this.#chars -= oldest.length;
    }
  }
}
