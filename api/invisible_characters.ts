/** An invisible character makes a number, a code or a name look like another one. */

const SPACE = 32;
const TILDE = 126;

/** True for printable ASCII, as nearly every cell is. A loop, since starting a regular expression costs more. */
export function isPlainText(text: string): boolean {
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code < SPACE || code > TILDE) return false;
  }
  return true;
}

const UNSEEN = /\p{Default_Ignorable_Code_Point}/u;
const ALL_UNSEEN = /\p{Default_Ignorable_Code_Point}+/gu;
/** Joiners, variation selectors and tags are parts of letters and emoji: names keep them. */
const UNSEEN_BETWEEN =
  /(?![\u200c\u200d\u{e0020}-\u{e007f}])(?!\p{Variation_Selector})\p{Default_Ignorable_Code_Point}/gu;

export const withoutUnseen = (text: string): string =>
  isPlainText(text) || !UNSEEN.test(text) ? text : text.replaceAll(ALL_UNSEEN, "").trim();

/** For names: keeps the invisible characters that letters and emoji need. */
export const withoutUnseenInName = (text: string): string =>
  isPlainText(text) || !UNSEEN.test(text) ? text : text.replaceAll(UNSEEN_BETWEEN, "").trim();
