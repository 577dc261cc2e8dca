/** Why a row or a whole file is refused, in English; the client shows its locale's words for the same code. */
export const IMPORT_REASONS = {
  badQuotes: "The quotes in this row do not match. Close the open quote, or choose the file's other quote.",
  tooLong: "This is longer than it may be. Shorten it.",
  ragged:
    "The row has a different number of cells than the header. Put text that contains a separator in quotes.",
  badText: "The text has characters that cannot be kept. Remove them, or choose the file's right encoding.",
  required: "This is required. Fill it in.",
  badNumber: "This is not a valid number here. Enter a plain one, or choose the file's right decimal mark.",
  unclearNumber: "This number can be read in two ways. Choose the file's decimal mark.",
  unclearDate: "This day can be read in two ways. Choose the file's date format.",
  partlyRefunded:
    "The shop has refunded a part of this order. Choose whether such orders are imported, and check their items.",
  badDate:
    "This is not a day with a four-digit year in the chosen format. Choose the right format, or fix it.",
  badCountry: "We do not know this country. Enter its name or its code, such as Germany or DE.",
  badEmail: "This is not an email address. Fix it, or leave it empty.",
  badCurrency: "This is not a currency. Enter its code, such as USD or EUR.",
  otherCurrency: "The amount has the sign of another currency than the row names. Make them the same.",
  shortened:
    "A spreadsheet has shortened this number. Export the file again and do not save it in a spreadsheet.",
  mismatch: "This row differs from the order's first row. Make them the same.",
  tooManyLines: "The order has more lines than one order may have. Split it.",
  tooManyPieces: "The order has more than 10,000 pieces. Split it.",
  orderRefused: "Another row of the same order was refused. Fix that one.",
  columnsMissing: "Required columns are missing in the file.",
  headersChanged: "The header of the file is not the one you checked. Choose the file again.",
  tooManyColumns: "The file has more columns than can be read. Remove those that are not needed.",
  tooManyRows: "The file has more rows than one import may have. Split it and import the parts.",
  empty: "The file is empty. Export it again.",
  headerOnly: "The file has column names, but no rows below them. Export it again with orders in it.",
  binary: "The file is not text. Export the orders as CSV.",
  spreadsheet:
    "The file is a spreadsheet in an old format, or one with a password. Save it as .xlsx without a password.",
  notWorkbook: "The file is an archive, but not an Excel workbook (.xlsx). Choose an .xlsx or a CSV file.",
  macros: "The workbook has macros. Save it as .xlsx, without macros.",
  damaged: "The workbook cannot be read. Open it in your spreadsheet program and save it as .xlsx again.",
  workbookTooLarge: "The workbook is larger than 5 MB. Save the sheet as CSV, or split it.",
  unpackedTooLarge: "The workbook contains more than 50 MB of data. Save the sheet as CSV.",
  workbookTooSlow: "Reading the workbook takes too long. Save the sheet as CSV.",
  sheetGone: "The workbook does not have the sheet that you chose. Choose the file again.",
  formula: "This cell is a formula. Copy the column and paste it as values.",
  errorCell: "The spreadsheet shows an error in this cell. Fix it there.",
  pdf: "The file is a PDF. Export the orders as CSV.",
  image: "The file is an image. Export the orders as CSV.",
  compressed: "The file is compressed. Unpack it first.",
  notText: "The file is not text in the chosen encoding. Choose another one, or save the file as UTF-8.",
  productUnknown: "There is no product with this code. Add it first, or fix the code.",
  valueTaken: "The product already has an item of this color and size. Change one of them.",
  badValue: "A value of this item cannot be saved. Compare it with the item's form.",
  fileGone: "The uploaded file is no longer there. Import it again.",
  failed: "The server failed while it read the file. Nothing is lost: import the file again.",
} as const;
export type ImportReason = keyof typeof IMPORT_REASONS;

/** English words of a stored code; a code of an older build is shown as it is. */
export function importReasonText(code: string): string {
  return (IMPORT_REASONS as Record<string, string | undefined>)[code] ?? code;
}
