/** Characters that nobody sees: a number, a code or a name that has one looks like one that has none. */

/** Matches nearly every cell, quickly: nothing in it is unseen, and nothing is a control character. */
const PLAIN = /^[ -~]*$/;
export const isPlainText = (text: string): boolean => PLAIN.test(text);

const UNSEEN = /\p{Default_Ignorable_Code_Point}/u;
const ALL_UNSEEN = /\p{Default_Ignorable_Code_Point}+/gu;
/** Joiners, variation selectors and tags are parts of letters and pictures: names keep them. */
const UNSEEN_BETWEEN =
  /(?![\u200c\u200d\u{e0020}-\u{e007f}])(?!\p{Variation_Selector})\p{Default_Ignorable_Code_Point}/gu;

/** Returns an identity without the characters that nobody sees. */
export const withoutUnseen = (text: string): string =>
  PLAIN.test(text) || !UNSEEN.test(text) ? text : text.replaceAll(ALL_UNSEEN, "").trim();

/** A text that somebody reads, without the characters that nobody sees and no letter needs. */
export const withoutUnseenBetween = (text: string): string =>
  PLAIN.test(text) || !UNSEEN.test(text) ? text : text.replaceAll(UNSEEN_BETWEEN, "").trim();
