import type { CsvRow } from "../csv/parser.ts";
import type { DecimalMark } from "../csv/plan.ts";
import { MAX_WORKBOOK_BYTES } from "./bounds.ts";
import {
  findWorkbook,
  parseInSteps,
  type Pause,
  readNumberStyles,
  readSharedTexts,
  readWorkbook,
  relationsOf,
} from "./parts.ts";
import { WorkbookRefused } from "./workbook_refusal.ts";
import { SheetRows } from "./sheet.ts";
import { Budget, type Part, readDirectory } from "./zip_read.ts";

export interface SheetPiece {
  readonly rows: readonly CsvRow[];
  /** Share of the sheet that has been read, from 0 to 1. */
  readonly share: number;
}

export interface Workbook {
  /** Names of the visible sheets, in their order; of all sheets if none is visible. */
  readonly sheets: readonly string[];
  /**
   * Yields the rows of a sheet; may be called again. `decimal` null leaves numbers out. `rowsAbove` is null if the
   * header is searched.
   *
   * @throws {WorkbookRefused}
   */
  rows(
    sheet: string,
    decimal: DecimalMark | null,
    rowsAbove?: number | null,
  ): AsyncGenerator<SheetPiece>;
}

const noPause: Pause = () => Promise.resolve();

/**
 * Calls `pause` now and then.
 *
 * @throws {WorkbookRefused} for a file that is not a workbook, or one that cannot be read
 */
export async function openWorkbook(
  bytes: Uint8Array<ArrayBuffer>,
  pause: Pause = noPause,
): Promise<Workbook> {
  if (bytes.length > MAX_WORKBOOK_BYTES) throw new WorkbookRefused("workbookTooLarge");
  const parts = readDirectory(bytes);
  const budget = new Budget();
  const path = await findWorkbook(parts, budget, pause);
  const relations = await relationsOf(path, parts, budget, pause);
  const { sheets, epoch } = await readWorkbook(parts.get(path), budget, pause);
  const found = new Map<string, { readonly part: Part; readonly isHidden: boolean }>();
  for (const { name, relation, isHidden } of sheets) {
    const { type, path = "" } = relations.get(relation) ?? {};
    const part = parts.get(path);
    // A sheet that is a chart has no rows.
    if (type === "worksheet" && part) found.set(name, { part, isHidden });
  }
  const shown = [...found].filter(([, { isHidden }]) => !isHidden).map(([name]) => name);
  if (found.size === 0) throw new WorkbookRefused("empty");
  const partOf = (type: string) => [...relations.values()].find((each) => each.type === type)?.path ?? "";
  const stylePart = parts.get(partOf("styles"));
  const texts = parts.get(partOf("sharedStrings"));
  const styles = stylePart ? await readNumberStyles(stylePart, budget, pause) : [];
  const shared = texts ? await readSharedTexts(texts, budget, pause) : [];
  const { left } = budget;

  async function* rows(
    sheet: string,
    decimal: DecimalMark | null,
    rowsAbove: number | null = 0,
  ): AsyncGenerator<SheetPiece> {
    const { part } = found.get(sheet) ?? {};
    if (!part) throw new WorkbookRefused("sheetGone");
    const handler = new SheetRows({ shared, styles, epoch, decimal, rowsAbove }, new Budget());
    for await (const share of parseInSteps(part, handler, new Budget(left), pause)) {
      yield { rows: handler.takeRows(), share };
    }
  }

  return { sheets: shown.length > 0 ? shown : [...found.keys()], rows };
}
