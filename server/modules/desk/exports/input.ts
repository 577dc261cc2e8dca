/** What an export carries from `makeJob` to the worker. */
import type { ExportFormat, ExportShape } from "../../../../resources/define.ts";
import type { JobPrincipal } from "../jobs/principal.ts";
import type { Target } from "../jobs/target.ts";
import type { Cursor } from "../../../db/list_order.ts";
import type { SheetState } from "./forms.ts";

export const EXPORT_KIND = "list.export" as const;

/** `input` of the row, once `makeJob` has added who asks. */
export interface ExportInput extends JobPrincipal {
  readonly target: Target;
  readonly sort: string;
  readonly shape: ExportShape;
  /** Left out by older builds, which wrote text. */
  readonly format?: ExportFormat;
  /** Keys of the resource's columns; of the shape `lines`, none. */
  readonly columns: readonly string[];
  /** VIP levels that have a column of their own; left out where none do. */
  readonly levels?: readonly number[];
  /** Titles of the columns; empty for their wire names. */
  readonly labels: readonly string[];
}

/** `cursor` of the row: what is written, and with whose rights. */
export interface ExportCursor {
  /** Size of the file when the cursor was written; 0 before the header was. */
  readonly bytes: number;
  /** Names of its pieces in their order; a file of an older build is one. */
  readonly pieces?: readonly string[];
  /** The last row that is in the file. */
  readonly after: Cursor | null;
  /** How far a workbook is. */
  readonly sheet?: SheetState | undefined;
  /** Sellers whose rows may be in it; null for every seller. */
  readonly sellers: readonly string[] | null;
}

export const BEGINNING: ExportCursor = { bytes: 0, after: null, sellers: [] };
