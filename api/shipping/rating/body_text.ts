import { pack } from "../../pack_text.ts";
import { MAX_PRICE_TABLE_CHARS, MAX_SENT_CHARS } from "./bounds.ts";

/** Shorter bodies are sent unpacked, so that they can be read in the browser's network log. */
const PLAIN_CHARS = 50_000;
/** Gzip in base64 begins with these letters; the JSON of a body begins with a brace. */
const PACKED = "H4sI";

/** Returns the body as it is sent; null if it is too long. */
export async function sentBody(json: string): Promise<string | null> {
  if (json.length > MAX_PRICE_TABLE_CHARS) return null;
  const text = json.length <= PLAIN_CHARS ? json : await pack(json);
  return text.length <= MAX_SENT_CHARS ? text : null;
}

export const isPacked = (text: string): boolean => text.startsWith(PACKED);
