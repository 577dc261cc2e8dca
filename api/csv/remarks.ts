/** Kinds of rows that an import leaves out, and of values that it changes. */

/**
 * Why the rows of an order are left out; a person may have them imported all the same. `hidden`: a spreadsheet does not
 * show the row, most often because of a filter.
 */
export const CHOICES = [
  "cancelled",
  "refunded",
  "partlyRefunded",
  "shipped",
  "unpaid",
  "returned",
  "hidden",
] as const;
export type Choice = (typeof CHOICES)[number];

/**
 * The same, and what nobody chooses. `returnedSome`: a part of the quantity came back, the rest is made. `removed`: a line of
 * no pieces. `discount`: a line of a negative price, which makes nothing and reduces what the others are declared as. `emailKept`: what is no mail address is kept in the note. `countryKept`: so is what names no country; the draft lacks its country.
 */
export const REMARKS = [
  ...CHOICES,
  "returnedSome",
  "removed",
  "discount",
  "emailKept",
  "countryKept",
] as const;
export type RemarkCode = (typeof REMARKS)[number];

/** Number of rows and orders of one remark. */
export interface Remark {
  readonly code: RemarkCode;
  readonly rows: number;
  readonly orders: number;
}

/** A column that says what has become of an order, or of its line, in its shop. */
export interface StatusColumn {
  readonly names: readonly string[];
  /** Meaning of a cell that is not blank; null if it means nothing for an import. */
  readonly meaning: Choice | ((value: string) => Choice | null);
  /** True if it is about the row's own line: each row has it. */
  readonly isOfLine?: boolean;
}

/** Case, accents and the signs between words make no other status. */
const keyOf = (value: string): string =>
  value.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase().replaceAll(/[\s_-]+/g, " ").trim();

/** Reads the values of a status column by their words, in any of the languages that a shop writes them in. */
export function meaningBy(words: Readonly<Partial<Record<Choice, readonly string[]>>>) {
  const meanings = new Map(
    CHOICES.flatMap((choice) => (words[choice] ?? []).map((word) => [keyOf(word), choice] as const)),
  );
  const seen = new Map<string, Choice | null>();
  return (value: string): Choice | null => {
    const known = seen.get(value);
    if (known !== undefined) return known;
    const meaning = meanings.get(keyOf(value.slice(0, MAX_STATUS_CHARS))) ?? null;
    if (seen.size < MAX_SEEN) seen.set(structuredClone(value), meaning);
    return meaning;
  };
}

const MAX_STATUS_CHARS = 60;
const MAX_SEEN = 200;

/** The word for a cancelled order in the languages of the countries where the shops sell. */
export const CANCELLED_WORDS = [
  ...["Canceled", "Cancelled", "Storniert", "Annulée", "Annulé", "Cancelado", "Cancelada", "Annullato"],
  ...[
    "Geannuleerd",
    "Anulowano",
    "Anulowane",
    "Dibatalkan",
    "Đã hủy",
    "Đã huỷ",
    "ยกเลิกแล้ว",
    "キャンセル済み",
  ],
];
