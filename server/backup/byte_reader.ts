import { BackupRefused } from "./backup_refused.ts";

export class ByteReader {
  readonly #source: AsyncIterator<Uint8Array>;
  #rest: Uint8Array = new Uint8Array(0);
  #isOver = false;

  constructor(source: AsyncIterable<Uint8Array>) {
    this.#source = source[Symbol.asyncIterator]();
  }

  async #fill(): Promise<boolean> {
    while (this.#rest.length === 0 && !this.#isOver) {
      const { done, value } = await this.#source.next();
      if (done) this.#isOver = true;
      else this.#rest = value;
    }
    return this.#rest.length > 0;
  }

  async isAtEnd(): Promise<boolean> {
    return !(await this.#fill());
  }

  /** Returns fewer bytes only at the end of the stream. */
  async upTo(bytes: number): Promise<Uint8Array<ArrayBuffer>> {
    const found = new Uint8Array(bytes);
    let length = 0;
    while (length < bytes && await this.#fill()) {
      const piece = this.#rest.subarray(0, bytes - length);
      found.set(piece, length);
      length += piece.length;
      this.#rest = this.#rest.subarray(piece.length);
    }
    return length === bytes ? found : found.slice(0, length);
  }

  /** @throws {BackupRefused} when the stream has fewer bytes left */
  async exactly(bytes: number): Promise<Uint8Array<ArrayBuffer>> {
    const found = await this.upTo(bytes);
    if (found.length < bytes) {
      throw new BackupRefused("The backup ends early: it was cut off. Take another one.");
    }
    return found;
  }
}
