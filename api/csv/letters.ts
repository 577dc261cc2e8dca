/** Finds a file's encoding from all bytes, and keeps lines with letters outside ASCII to show them in any encoding. */
import { ASSUMED_ENCODING, type EncodingFound, markedEncoding } from "./bytes.ts";
import type { Encoding } from "./encodings.ts";

export interface RawLine {
  readonly line: number;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

export interface Letters extends EncodingFound {
  /** The first lines with letters outside ASCII; none in UTF-16 or after a byte order mark, which are unambiguous. */
  readonly lines: readonly RawLine[];
}

export interface EncodedText {
  readonly letters: Letters;
  readonly encoding: Encoding;
}

const SHOWN_LINES = 5;
const MAX_LINE_BYTES = 4_096;
const FIRST_FOREIGN = 0x80;
const LF = 10;
const CR = 13;

export class LetterScan {
  #marked: EncodingFound | null | undefined;
  readonly #utf8 = new TextDecoder("utf-8", { fatal: true });
  #isUtf8 = true;
  #isPlain = true;
  readonly #lines: RawLine[] = [];
  #rest: Uint8Array<ArrayBuffer> = new Uint8Array();
  #line = 1;

  get isDone(): boolean {
    return Boolean(this.#marked) || (!this.#isUtf8 && this.#lines.length === SHOWN_LINES);
  }

  push(bytes: Uint8Array<ArrayBuffer>): void {
    // A byte order mark is only at the beginning.
    if (this.#marked === undefined) this.#marked = markedEncoding(bytes);
    if (this.isDone) return;
    const isPlain = this.#checkUtf8(bytes, true);
    if (this.#lines.length < SHOWN_LINES) this.#takeLines(bytes);
    this.#isPlain &&= isPlain;
  }

  end(): Letters {
    if (this.#marked) return { ...this.#marked, lines: [] };
    this.#checkUtf8(new Uint8Array(), false);
    if (this.#rest.length > 0) this.#takeLine(this.#rest);
    const lines = this.#lines;
    if (this.#isPlain) return { encoding: "utf-8", evidence: "plain", lines };
    return this.#isUtf8 ? { encoding: "utf-8", evidence: "seen", lines } : { ...ASSUMED_ENCODING, lines };
  }

  /** @returns true for a piece of ASCII only: any other character has fewer units of text than bytes */
  #checkUtf8(bytes: Uint8Array, stream: boolean): boolean {
    if (!this.#isUtf8) return false;
    try {
      return this.#utf8.decode(bytes, { stream }).length === bytes.length;
    } catch {
      this.#isUtf8 = false;
      this.#isPlain = false;
      return false;
    }
  }

  #takeLines(piece: Uint8Array<ArrayBuffer>): void {
    const bytes = joined(this.#rest, piece);
    let from = 0;
    for (let at = nextLine(bytes, 0); at > 0; at = nextLine(bytes, at)) {
      this.#takeLine(bytes.subarray(from, at));
      from = at;
      if (this.#lines.length === SHOWN_LINES) return;
    }
    this.#rest = bytes.slice(from, from + MAX_LINE_BYTES);
  }

  #takeLine(bytes: Uint8Array<ArrayBuffer>): void {
    if (isForeign(bytes) && this.#lines.length < SHOWN_LINES) {
      this.#lines.push({ line: this.#line, bytes: bytes.slice(0, MAX_LINE_BYTES) });
    }
    this.#line++;
  }
}

/** A loop without iterators, since every byte of a file passes here. */
function isForeign(bytes: Uint8Array): boolean {
  for (let at = 0; at < bytes.length; at++) if ((bytes[at] ?? 0) >= FIRST_FOREIGN) return true;
  return false;
}

/** Returns the index after the next line end; 0 if none is left, or if it may be half of a CRLF. */
function nextLine(bytes: Uint8Array, from: number): number {
  for (let at = from; at < bytes.length; at++) {
    const byte = bytes[at];
    if (byte === LF) return at + 1;
    if (byte !== CR) continue;
    if (at + 1 === bytes.length) return 0;
    return bytes[at + 1] === LF ? at + 2 : at + 1;
  }
  return 0;
}

function joined(one: Uint8Array<ArrayBuffer>, other: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  if (one.length === 0) return other;
  const all = new Uint8Array(one.length + other.length);
  all.set(one);
  all.set(other, one.length);
  return all;
}

const SHOWN_PARTS = 4;
const BETWEEN = /[,;\t|"\r\n]+/;

export function lettersIn({ bytes }: RawLine, encoding: Encoding): readonly string[] {
  const text = new TextDecoder(encoding).decode(bytes);
  return text.split(BETWEEN).map((part) => part.trim()).filter((part) => /[^\0-\x7f]/.test(part))
    .slice(0, SHOWN_PARTS);
}
