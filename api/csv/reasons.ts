/** Why a row or a whole file is refused, in English; the client shows its locale's words for the same code. */
export const IMPORT_REASONS = {
  badQuotes: "The quotes of this row do not add up.",
  tooLong: "This is longer than it may be.",
  ragged: "The row has another number of cells than the header.",
  badText: "The text has characters that cannot be kept.",
  required: "This is needed.",
  badNumber: "This is not a number that fits here.",
  badDate: "This is not a day written as month/day/year.",
  badCountry: "This is not a country that we know.",
  mismatch: "This row says something else about the order than its first row.",
  tooManyLines: "The order has more lines than one order may have.",
  orderRefused: "Another row of the same order was refused.",
  columnsMissing: "The file lacks columns that are needed.",
  tooManyRows: "The file has more rows than one import may have. Split it and import the parts.",
  notText: "The file is not UTF-8 text.",
  fileGone: "The uploaded file is no longer there.",
  failed: "The server failed while it read the file. Nothing is lost: import the file again.",
} as const;
export type ImportReason = keyof typeof IMPORT_REASONS;

/** English words of a stored code; a code of an older build is shown as it is. */
export function importReasonText(code: string): string {
  return (IMPORT_REASONS as Record<string, string | undefined>)[code] ?? code;
}
