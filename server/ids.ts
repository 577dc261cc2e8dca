/** Makes ids of records: UUIDv7, which sort by age. Source: RFC 9562 §5.7 and §6.2 method 1. */

export interface IdTools {
  /** Milliseconds since 1970. */
  readonly now?: () => number;
  readonly random?: (bytes: Uint8Array<ArrayBuffer>) => void;
}

const COUNTER_LIMIT = 0x1000;

/** Ids of one source never step back, also within a millisecond or when the clock does. */
export function createIds({ now = Date.now, random = fillRandomly }: IdTools = {}): () => string {
  const bytes = new Uint8Array(8);
  let time = 0;
  let counter = 0;
  return () => {
    const at = now();
    if (at > time) {
      time = at;
      counter = 0;
    } else if (++counter === COUNTER_LIMIT) {
      time += 1;
      counter = 0;
    }
    random(bytes);
    const tail = hex(bytes);
    const head = time.toString(16).padStart(12, "0");
    const variant = "89ab"[(bytes[0] ?? 0) & 3];
    const count = counter.toString(16).padStart(3, "0");
    return `${head.slice(0, 8)}-${head.slice(8)}-7${count}-${variant}${tail.slice(1, 4)}-${tail.slice(4)}`;
  };
}

const fillRandomly = (bytes: Uint8Array<ArrayBuffer>) => void crypto.getRandomValues(bytes);

const hex = (bytes: Uint8Array): string => {
  let text = "";
  for (const byte of bytes) text += (byte + 0x100).toString(16).slice(1);
  return text;
};

export const newId: () => string = createIds();
