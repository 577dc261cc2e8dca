import { createDecoder } from "./decode.ts";
import { createCsvParser, type CsvRow } from "./parser.ts";
import type { FileFormat } from "./plan.ts";

type TextFormat = Pick<FileFormat, "encoding" | "delimiter" | "quote">;

export interface RowStream {
  /** @throws {NotText} for bytes that are not text in this encoding */
  push(bytes: Uint8Array): CsvRow[];
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

/** Returns the rows to import: those that a spreadsheet hides, most often by a filter, only if requested. */
export const importedRows = <Row extends Pick<CsvRow, "isHidden">>(
  rows: readonly Row[],
  keepsHidden = false,
): readonly Row[] => keepsHidden ? rows : rows.filter(({ isHidden }) => !isHidden);

/** @throws {NotText} */
export function readHead(head: Uint8Array, isWhole: boolean, format: TextFormat): CsvRow[] {
  const stream = createRowStream(format);
  const rows = stream.push(head);
  return isWhole ? [...rows, ...stream.end()] : rows;
}
