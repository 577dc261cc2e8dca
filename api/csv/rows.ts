/** A file's bytes to rows, the header first: the one way that the browser and the server read a file. */
import { createDecoder } from "./decode.ts";
import { createCsvParser, type CsvRow } from "./parser.ts";
import type { FileFormat } from "./plan.ts";

type TextFormat = Pick<FileFormat, "encoding" | "delimiter" | "quote">;

export interface RowStream {
  /** @throws {NotText} for bytes that are no text in this encoding */
  push(bytes: Uint8Array): CsvRow[];
  /** The rows that only the end completes. */
  end(): CsvRow[];
}

export function createRowStream({ encoding, delimiter, quote }: TextFormat): RowStream {
  const decoder = createDecoder(encoding);
  const parser = createCsvParser(delimiter, quote);
  return {
    push: (bytes) => parser.push(decoder.push(bytes)),
    end: () => [...parser.push(decoder.end()), ...parser.end()],
  };
}

/** Returns the rows that are imported: what a spreadsheet hides, most often because of a filter, only where somebody asks for it. */
export const importedRows = <Row extends Pick<CsvRow, "isHidden">>(
  rows: readonly Row[],
  keepsHidden = false,
): readonly Row[] => keepsHidden ? rows : rows.filter(({ isHidden }) => !isHidden);

/** The whole rows of a file's beginning. @throws {NotText} */
export function readHead(head: Uint8Array, isWhole: boolean, format: TextFormat): CsvRow[] {
  const stream = createRowStream(format);
  const rows = stream.push(head);
  return isWhole ? [...rows, ...stream.end()] : rows;
}
