/** Checks JSON from outside before it is parsed: levels and values take far more memory than their text. */
import { MAX_JSON_DEPTH, MAX_JSON_VALUES } from "./request_limits.ts";

const [QUOTE, COMMA] = [0x22, 0x2c];
const [BRACKET, BRACKET_END, BRACE, BRACE_END] = [0x5b, 0x5d, 0x7b, 0x7d];

/** Returns a function that finds a character from growing positions on, and searches no part of the text twice. */
function finderOf(piece: string, sign: string): (from: number) => number {
  let found = -1;
  return (from) => {
    if (found < from) found = piece.indexOf(sign, from);
    if (found < 0) found = Infinity;
    return found;
  };
}

export class JsonBounds {
  #open = 0;
  #seen = 0;
  #isText = false;
  /** Position to start at in the next piece: 1 if the last piece ended with an escape. */
  #from = 0;

  constructor(readonly depth: number = MAX_JSON_DEPTH, readonly values: number = MAX_JSON_VALUES) {}

  /** Returns false if brackets outside of strings are nested too deep, or have too many values. */
  take(piece: string): boolean {
    let [at, open, seen, isText] = [this.#from, this.#open, this.#seen, this.#isText];
    const [nextQuote, nextEscape] = [finderOf(piece, '"'), finderOf(piece, "\\")];
    while (at < piece.length) {
      if (isText) {
        const [quote, escape] = [nextQuote(at), nextEscape(at)];
        // An escape includes the next character, which may be a quote or be in the next piece.
        isText = escape < quote || quote === Infinity;
        at = escape < quote ? escape + 2 : Math.min(quote + 1, piece.length);
        continue;
      }
      const code = piece.charCodeAt(at++);
      if (code === QUOTE) isText = true;
      else if (code === COMMA) seen++;
      else if (code === BRACKET || code === BRACE) {
        seen++;
        if (++open > this.depth) return false;
      } else if (code === BRACKET_END || code === BRACE_END) open--;
    }
    [this.#from, this.#open, this.#seen, this.#isText] = [at - piece.length, open, seen, isText];
    return seen <= this.values;
  }
}

/** Returns undefined for text that is not JSON, and for JSON beyond the bounds. */
export function parseBounded(json: string): unknown {
  if (!new JsonBounds().take(json)) return undefined;
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
