import type { ExportFormat, ExportShape } from "../../../../resources/define.ts";
import type { JobPrincipal } from "../jobs/principal.ts";
import type { Target } from "../jobs/target.ts";
import type { Cursor } from "../../../db/list_order.ts";
import type { SheetState } from "./forms.ts";

export const EXPORT_KIND = "list.export" as const;

export interface ExportInput extends JobPrincipal {
  readonly target: Target;
  readonly sort: string;
  readonly shape: ExportShape;
  /** Left out by older builds, which wrote text. */
  readonly format?: ExportFormat;
  /** Keys of the resource's columns; empty for the shape `lines`. */
  readonly columns: readonly string[];
  /** VIP levels that have columns. */
  readonly levels?: readonly number[];
  /** Titles of the columns; empty for their wire names. */
  readonly labels: readonly string[];
}

export interface ExportCursor {
  /** Bytes at the time of the cursor; 0 before the header was written. */
  readonly bytes: number;
  /** Pieces in their order; a file of an older build is one. */
  readonly pieces?: readonly string[];
  readonly after: Cursor | null;
  readonly sheet?: SheetState | undefined;
  /** Sellers whose rows may be in it; null for every seller. */
  readonly sellers: readonly string[] | null;
}

export const FIRST_CURSOR: ExportCursor = { bytes: 0, after: null, sellers: [] };
