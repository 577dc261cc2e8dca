/** Digests that distinguish texts, without protection against an attacker. Source: cyrb53, public domain. */

/** Hashes a text to 64 bits as two halves, `high` and `low`, without an object for each call. */
export class Hash {
  high = 0;
  low = 0;

  start(seed = 0): this {
    this.high = 0xdeadbeef ^ seed;
    this.low = 0x41c6ce57 ^ seed;
    return this;
  }

  /** Adds a text and its end: "ab", "c" is not "a", "bc". */
  add(text: string): this {
    let { high, low } = this;
    for (let index = 0; index < text.length; index++) {
      const code = text.charCodeAt(index);
      high = Math.imul(high ^ code, 2654435761);
      low = Math.imul(low ^ code, 1597334677);
    }
    this.high = Math.imul(high ^ 0x10000, 2654435761);
    this.low = Math.imul(low ^ 0x10000, 1597334677);
    return this;
  }

  finish(): this {
    const { high, low } = this;
    this.high = (Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909)) >>>
      0;
    this.low = (Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909)) >>>
      0;
    return this;
  }
}

const HALF_DIGITS = 8;

export function hashText(text: string, seed = 0): string {
  const { high, low } = new Hash().start(seed).add(text).finish();
  return [high, low].map((half) => half.toString(16).padStart(HALF_DIGITS, "0")).join("");
}
