/** Decodes bytes to text piece by piece; a character that is cut by the end of a piece is completed by the next one. */
import type { Encoding } from "./encodings.ts";

export interface Decoder {
  /** @throws {NotText} for bytes that are not text in this encoding */
  push(bytes: Uint8Array): string;
  end(): string;
}

export class NotText extends Error {
  override readonly name = "NotText";
}

/** A byte order mark is left to the parser. Windows-1252 has a character for every byte. */
export function createDecoder(encoding: Encoding): Decoder {
  const decoder = new TextDecoder(encoding, { fatal: true, ignoreBOM: true });
  const decode = (bytes?: Uint8Array): string => {
    try {
      return decoder.decode(bytes, { stream: bytes !== undefined });
    } catch {
      throw new NotText(`The bytes are not text in ${encoding}`);
    }
  };
  return { push: decode, end: () => decode() };
}
