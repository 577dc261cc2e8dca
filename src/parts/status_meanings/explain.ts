import { held } from "../../lib/i18n.ts";
import { type PillProps, statusWord } from "../status_pill.tsx";
import { meaningOf } from "./find.ts";

/** Adds to the tooltip what the status means for its kind of record, unless the pill has another status by then. */
export async function explain(
  pill: HTMLElement,
  { status, axis = "status", kind = "" }: PillProps,
): Promise<void> {
  const word = statusWord(status, axis);
  const meaning = await meaningOf(kind, axis, status).catch(() => undefined);
  if (meaning && pill.title === word) pill.title = `${word} · ${held(meaning)}`;
}
