import { isolateDirection } from "../../lib/i18n.ts";
import { meaningOf } from "./find.ts";

const MARK = " · ";

/** Adds a status's meaning to the word in the tooltip of its pill, unless the word has changed meanwhile. */
export async function addMeaning(
  pill: HTMLElement,
  kind: string,
  field: string,
  status: string,
): Promise<void> {
  const word = pill.title;
  if (word.includes(MARK)) return;
  const meaning = await meaningOf(kind, field, status).catch(() => undefined);
  if (meaning && pill.title === word) pill.title = word + MARK + isolateDirection(meaning);
}
