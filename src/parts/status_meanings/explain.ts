import { isolateDirection } from "../../lib/i18n.ts";
import { meaningOf } from "./find.ts";

const MARK = " · ";

/** Adds to a pill's tooltip, its word, what the status means for its kind of record; none when the word has changed by then. */
export async function explain(pill: HTMLElement, kind: string, field: string, status: string): Promise<void> {
  const word = pill.title;
  if (word.includes(MARK)) return;
  const meaning = await meaningOf(kind, field, status).catch(() => undefined);
  if (meaning && pill.title === word) pill.title = word + MARK + isolateDirection(meaning);
}
