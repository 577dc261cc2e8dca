import type { Encoding } from "../../../api/csv/encodings.ts";

/** Bytes of each character of an encoding, found by decoding every byte and pair of bytes. */
const tables = new Map<Encoding, ReadonlyMap<string, readonly number[]>>();

const FIRST_LEAD = 0x81;
const FIRST_TRAIL = 0x40;

function tableOf(encoding: Encoding): ReadonlyMap<string, readonly number[]> {
  const known = tables.get(encoding);
  if (known) return known;
  const table = new Map<string, readonly number[]>();
  const decoder = new TextDecoder(encoding, { fatal: true });
  const add = (...bytes: readonly number[]) => {
    try {
      const text = decoder.decode(Uint8Array.from(bytes));
      if ([...text].length === 1 && !table.has(text)) table.set(text, bytes);
    } catch {
      // No character has these bytes in this encoding.
    }
  };
  for (let byte = 0; byte < 0x100; byte++) add(byte);
  const hasPairs = ["gbk", "gb18030", "big5", "shift_jis", "euc-jp", "euc-kr"].includes(encoding);
  for (let lead = FIRST_LEAD; hasPairs && lead < 0xff; lead++) {
    for (let trail = FIRST_TRAIL; trail < 0xff; trail++) add(lead, trail);
  }
  tables.set(encoding, table);
  return table;
}

export function encodeText(text: string, encoding: Encoding, hasMark = false): Uint8Array<ArrayBuffer> {
  const whole = hasMark ? `\ufeff${text}` : text;
  if (encoding === "utf-8") return new TextEncoder().encode(whole);
  if (!encoding.startsWith("utf-16")) {
    const table = tableOf(encoding);
    return Uint8Array.from([...whole].flatMap((char) => {
      const bytes = table.get(char);
      if (!bytes) throw new Error(`${encoding} cannot write ${char}`);
      return bytes;
    }));
  }
  const bytes = new DataView(new ArrayBuffer(whole.length * 2));
  for (let at = 0; at < whole.length; at++) {
    bytes.setUint16(at * 2, whole.charCodeAt(at), encoding === "utf-16le");
  }
  return new Uint8Array(bytes.buffer);
}
