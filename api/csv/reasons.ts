/** Why a row or a whole file is refused, in English; the client shows its locale's words for the same code. */
export const IMPORT_REASONS = {
  badQuotes: "The quotes of this row do not add up. Close the open quote, or choose the file's other quote.",
  tooLong: "This is longer than it may be. Shorten it.",
  ragged: "The row has another number of cells than the header. Put text with a delimiter into quotes.",
  badText: "The text has characters that cannot be kept. Remove them, or choose the file's right encoding.",
  required: "This is needed. Fill it in.",
  badNumber:
    "This is not a number that fits here. Write a plain one, or choose the file's right decimal mark.",
  badDate:
    "This is not a day with a four-digit year in the chosen order. Choose the right order, or mend it.",
  badCountry: "This is not a country that we know. Write its English name or its code, such as DE.",
  badEmail: "This is not an e-mail address. Mend it, or leave it empty.",
  otherCurrency: "The amount is in another currency than ours. Convert it first.",
  shortened:
    "A spreadsheet has shortened this number. Export the file again and do not save it in a spreadsheet.",
  mismatch: "This row says something else about the order than its first row. Make them the same.",
  tooManyLines: "The order has more lines than one order may have. Split it.",
  tooManyPieces: "The order has more than 10,000 pieces. Split it.",
  orderRefused: "Another row of the same order was refused. Mend that one.",
  columnsMissing: "The file lacks columns that are needed.",
  headersChanged: "The file has another header than the one that was looked at. Choose it again.",
  tooManyColumns: "The file has more columns than can be read. Remove those that are not needed.",
  tooManyRows: "The file has more rows than one import may have. Split it and import the parts.",
  empty: "The file is empty. Export it again.",
  headerOnly: "The file has column names, but no rows below them. Export it again with orders in it.",
  binary: "The file is not text. Export the orders as CSV.",
  spreadsheet: "The file is a spreadsheet or an archive, whatever its name says. Save it as CSV first.",
  pdf: "The file is a PDF. Export the orders as CSV.",
  image: "The file is an image. Export the orders as CSV.",
  compressed: "The file is compressed. Unpack it first.",
  notText: "The file is not text in the chosen encoding. Choose another one, or save the file as UTF-8.",
  fileGone: "The uploaded file is no longer there. Import it again.",
  failed: "The server failed while it read the file. Nothing is lost: import the file again.",
} as const;
export type ImportReason = keyof typeof IMPORT_REASONS;

/** English words of a stored code; a code of an older build is shown as it is. */
export function importReasonText(code: string): string {
  return (IMPORT_REASONS as Record<string, string | undefined>)[code] ?? code;
}
