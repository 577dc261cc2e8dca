import { pack } from "../../pack_text.ts";
import { MAX_PRICE_TABLE_CHARS, MAX_SENT_CHARS } from "./bounds.ts";

/** Shorter ones are sent as they are: they can be read in a log of the network. */
const PLAIN_CHARS = 50_000;
/** Gzip in base64 begins with this; JSON of a body begins with a brace. */
const PACKED = "H4sI";

/** Returns null for one that is too long to be sent. */
export async function sentBody(json: string): Promise<string | null> {
  if (json.length > MAX_PRICE_TABLE_CHARS) return null;
  const text = json.length <= PLAIN_CHARS ? json : await pack(json);
  return text.length <= MAX_SENT_CHARS ? text : null;
}

export const isPacked = (text: string): boolean => text.startsWith(PACKED);
