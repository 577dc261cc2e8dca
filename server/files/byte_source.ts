/** Reads bytes from a stream, with only the last piece in memory. */

export class EndOfFile extends Error {
  constructor() {
    super("The file ends too early");
    this.name = "EndOfFile";
  }
}

export class ByteSource {
  readonly #pieces: AsyncIterator<Uint8Array>;
  #piece: Uint8Array = new Uint8Array();
  #at = 0;

  constructor(pieces: AsyncIterable<Uint8Array>) {
    this.#pieces = pieces[Symbol.asyncIterator]();
  }

  /** Returns false at the end of the file. */
  async #more(): Promise<boolean> {
    while (this.#at >= this.#piece.length) {
      const { value, done } = await this.#pieces.next();
      if (done) return false;
      this.#piece = value;
      this.#at = 0;
    }
    return true;
  }

  /** Returns at most `most` bytes without a copy, valid until the next call; null at the end of the file. */
  async some(most: number): Promise<Uint8Array | null> {
    if (this.#at >= this.#piece.length && !await this.#more()) return null;
    const part = this.#piece.subarray(this.#at, this.#at + most);
    this.#at += part.length;
    return part;
  }

  /** Puts back the last `count` bytes that `some` returned. */
  back(count: number): void {
    this.#at -= count;
  }

  /** @throws {EndOfFile} */
  async take(count: number): Promise<Uint8Array> {
    const first = await this.some(count);
    if (first?.length === count) return first;
    const all = new Uint8Array(count);
    all.set(first ?? []);
    for (let at = first?.length ?? 0; at < count;) {
      const part = await this.some(count - at);
      if (!part) throw new EndOfFile();
      all.set(part, at);
      at += part.length;
    }
    return all;
  }
}
