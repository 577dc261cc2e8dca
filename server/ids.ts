/** Makes ids of records: UUIDv7, which sort by age. Source: RFC 9562 §5.7 and §6.2 method 1. */

export interface IdTools {
  /** Milliseconds since 1970. */
  readonly now?: () => number;
  readonly random?: (bytes: Uint8Array<ArrayBuffer>) => void;
}

const COUNTER_LIMIT = 0x1000;
const RANDOM_BYTES = 8;
/** Random bytes are drawn for many ids at once, because drawing them takes longer than writing an id. */
const DRAWN_BYTES = 512 * RANDOM_BYTES;

/** Returns a function whose ids always ascend, also within a millisecond or when the clock is set back. */
export function createIds({ now = Date.now, random = fillRandomly }: IdTools = {}): () => string {
  const drawn = new Uint8Array(DRAWN_BYTES);
  let used = DRAWN_BYTES;
  let time = 0;
  let head = headOf(0);
  let counter = 0;
  return () => {
    const at = now();
    if (at > time || ++counter === COUNTER_LIMIT) {
      time = Math.max(at, time + 1);
      head = headOf(time);
      counter = 0;
    }
    if (used === DRAWN_BYTES) {
      random(drawn);
      used = 0;
    }
    const from = used;
    used += RANDOM_BYTES;
    const byte = (index: number) => hex(drawn[from + index] ?? 0);
    const count = DIGITS[counter >> 8] + hex(counter & 0xff);
    const first = drawn[from] ?? 0;
    const tail = byte(2) + byte(3) + byte(4) + byte(5) + byte(6) + byte(7);
    return `${head}${count}-${VARIANTS[first & 3]}${DIGITS[first & 0xf]}${byte(1)}-${tail}`;
  };
}

const fillRandomly = (bytes: Uint8Array<ArrayBuffer>) => void crypto.getRandomValues(bytes);

const DIGITS = "0123456789abcdef";
const VARIANTS = "89ab";
const PAIRS = Array.from({ length: 0x100 }, (_, byte) => byte.toString(16).padStart(2, "0"));
const hex = (byte: number): string => PAIRS[byte] ?? "";

function headOf(time: number): string {
  const digits = time.toString(16).padStart(12, "0");
  return `${digits.slice(0, 8)}-${digits.slice(8)}-7`;
}

export const newId: () => string = createIds();
