/**
 * Writes files in pieces, as CSV or as a workbook, whose pieces end at a whole byte. Source: RFC 1951, 3.2.4.
 */
import { constants, deflateRaw } from "node:zlib";
import { promisify } from "node:util";
import { BYTE_ORDER_MARK, type CsvCell, csvRow, csvRows } from "../../../../api/csv/write.ts";
import { REASONS } from "../../../../api/reasons.ts";
import { MAX_EXPORT_SHEET_ROWS } from "../../../../api/xlsx/bounds.ts";
import { crc32 } from "../../../../api/xlsx/crc.ts";
import { WORKBOOK_TYPE } from "../../../../api/xlsx/names.ts";
import { FIXED_PARTS, SHEET_PATH, SHEET_TAIL, sheetHead, sheetRows } from "../../../../api/xlsx/write.ts";
import {
  descriptor,
  directory,
  joinBytes,
  localHeader,
  storedPart,
  type WrittenPart,
} from "../../../../api/xlsx/zip_write.ts";
import type { ExportFormat } from "../../../../resources/define.ts";
import { JobRefused } from "../../../jobs/job_kind.ts";

export const TYPES: Readonly<Record<ExportFormat, string>> = {
  csv: "text/csv; charset=utf-8",
  xlsx: WORKBOOK_TYPE,
};

export interface SheetState {
  readonly rows: number;
  readonly crc: number;
  readonly packed: number;
  readonly raw: number;
}

type Rows = readonly (readonly CsvCell[])[];

export interface FileForm {
  /** @param above rows before the titles */
  head(titles: readonly string[], above?: Rows): Promise<Uint8Array>;
  /** @throws {JobRefused} when the format holds no more rows */
  rows(rows: Rows): Promise<Uint8Array>;
  end(): Promise<Uint8Array>;
  /** Returns the state that the next worker continues from; undefined if it needs none. */
  state(): SheetState | undefined;
}

const UTF8 = new TextEncoder();
const bytesOf = (text: string) => Promise.resolve(UTF8.encode(text));

const TEXT: FileForm = {
  head: (titles, above = []) => bytesOf(BYTE_ORDER_MARK + csvRows(above) + csvRow(titles)),
  rows: (rows) => bytesOf(csvRows(rows)),
  end: () => bytesOf(""),
  state: () => undefined,
};

const deflated = promisify(deflateRaw) as (bytes: Uint8Array, options: object) => Promise<Uint8Array>;
const OPEN_END = { finishFlush: constants.Z_SYNC_FLUSH };
/** The empty last block of a deflate stream. */
const LAST_BLOCK = Uint8Array.of(0x03, 0x00);

const NOTHING: SheetState = { rows: 0, crc: 0, packed: 0, raw: 0 };

const BEFORE = FIXED_PARTS.map(([path, xml]) => ({ path, bytes: storedPart(path, xml) }));

class SheetForm implements FileForm {
  #state: SheetState;

  constructor(state: SheetState = NOTHING) {
    this.#state = state;
  }

  state = () => this.#state;

  async head(titles: readonly string[], above: Rows = []): Promise<Uint8Array> {
    const packed = await this.#add(sheetHead(titles, above), above.length + 1);
    return joinBytes([...BEFORE.map(({ bytes }) => bytes), localHeader(SHEET_PATH), packed]);
  }

  async rows(rows: Rows): Promise<Uint8Array> {
    const { rows: behind } = this.#state;
    if (behind + rows.length > MAX_EXPORT_SHEET_ROWS + 1) {
      throw new JobRefused("tooLongForWorkbook", REASONS.tooLongForWorkbook);
    }
    return await this.#add(sheetRows(rows, behind + 1), rows.length);
  }

  async end(): Promise<Uint8Array> {
    const tail = await this.#add(SHEET_TAIL, 0);
    const { crc, packed: open, raw } = this.#state;
    const packed = { crc, packed: open + LAST_BLOCK.length, raw };
    const last = descriptor(packed);
    const offset = BEFORE.reduce((sum, { bytes }) => sum + bytes.length, 0);
    const end = offset + localHeader(SHEET_PATH).length + packed.packed + last.length;
    const sheet: WrittenPart = { ...packed, path: SHEET_PATH, offset, isStreamed: true };
    return joinBytes([tail, LAST_BLOCK, last, directory([...fixedParts(), sheet], end)]);
  }

  async #add(xml: string, rows: number): Promise<Uint8Array> {
    const bytes = UTF8.encode(xml);
    const packed = await deflated(bytes, OPEN_END);
    const { rows: behind, crc, packed: before, raw } = this.#state;
    this.#state = {
      rows: behind + rows,
      crc: crc32(bytes, crc),
      packed: before + packed.length,
      raw: raw + bytes.length,
    };
    return packed;
  }
}

function fixedParts(): WrittenPart[] {
  let offset = 0;
  return BEFORE.map(({ path, bytes }, at) => {
    const content = UTF8.encode(FIXED_PARTS[at]?.[1] ?? "");
    const sizes = { crc: crc32(content), packed: content.length, raw: content.length };
    const written = { path, offset, isStreamed: false, ...sizes };
    offset += bytes.length;
    return written;
  });
}

/** @param state at which the last worker stopped */
export const formOf = (format: ExportFormat, state?: SheetState): FileForm =>
  format === "xlsx" ? new SheetForm(state) : TEXT;
