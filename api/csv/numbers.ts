const FIRST_ITEMS = 1_024;

/** A growing list of whole numbers below 2^32, in four bytes each. */
export class Numbers {
  #items: Uint32Array;
  length: number;

  constructor(stored: Uint32Array = new Uint32Array()) {
    this.length = stored.length;
    this.#items = new Uint32Array(Math.max(FIRST_ITEMS, stored.length));
    this.#items.set(stored);
  }

  snapshot(): Uint32Array {
    return this.#items.slice(0, this.length);
  }

  at(index: number): number {
    return this.#items[index] ?? 0;
  }

  set(index: number, value: number): void {
    this.#items[index] = value;
  }

  push(value: number): number {
    if (this.length === this.#items.length) {
      const larger = new Uint32Array(this.length * 2);
      larger.set(this.#items);
      this.#items = larger;
    }
    this.#items[this.length] = value;
    return this.length++;
  }
}
