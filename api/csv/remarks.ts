/** Reasons to leave out rows of an order, which a person can overrule. `hidden`: a spreadsheet hides the row. */
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
 * The choices above, and remarks without a choice. `returnedSome`: a part of the quantity came back, the rest is made.
 * `removed`: a line of no pieces. `discount`: a line of a negative price, which makes nothing and reduces the declared
 * values of the others. `emailKept` and `countryKept`: a text that is no email address, or no country, is kept in the
 * note.
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

export interface Remark {
  readonly code: RemarkCode;
  readonly rows: number;
  readonly orders: number;
}

/** A column with the status of an order, or of its line, in its shop. */
export interface StatusColumn {
  readonly names: readonly string[];
  /** Meaning of a cell that is not blank; null if it means nothing for an import. */
  readonly meaning: Choice | ((value: string) => Choice | null);
  /** True for the status of a line, which each row has; false for that of the order. */
  readonly isOfLine?: boolean;
}

/** Ignores case and accents; spaces, underscores and dashes are the same. */
export const statusKey = (value: string): string =>
  value.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase().replaceAll(/[\s_-]+/g, " ").trim();

export function meaningBy(words: Readonly<Partial<Record<Choice, readonly string[]>>>) {
  const meanings = new Map(
    CHOICES.flatMap((choice) => (words[choice] ?? []).map((word) => [statusKey(word), choice] as const)),
  );
  const seen = new Map<string, Choice | null>();
  return (value: string): Choice | null => {
    const known = seen.get(value);
    if (known !== undefined) return known;
    const meaning = meanings.get(statusKey(value.slice(0, MAX_STATUS_CHARS))) ?? null;
    if (seen.size < MAX_SEEN) seen.set(structuredClone(value), meaning);
    return meaning;
  };
}

const MAX_STATUS_CHARS = 60;
const MAX_SEEN = 200;

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
