/** A list of whole numbers below 2^32 that grows: four bytes each. */
export class Numbers {
  #items = new Uint32Array(1_024);
  length = 0;

  at(index: number): number {
    return this.#items[index] ?? 0;
  }

  set(index: number, value: number): void {
    this.#items[index] = value;
  }

  /** @returns where it is */
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
