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
  /** Missing in jobs of older builds, which wrote CSV. */
  readonly format?: ExportFormat;
  /** Keys of the resource's columns; empty for the shape `lines`. */
  readonly columns: readonly string[];
  /** VIP levels that get a column each. */
  readonly levels?: readonly number[];
  /** Titles of the columns; an empty list means wire names. */
  readonly labels: readonly string[];
}

export interface ExportCursor {
  /** Bytes of the file so far; 0 before the header was written. */
  readonly bytes: number;
  /** Names of the pieces in their order; missing for a file of an older build, which has only one piece. */
  readonly pieces?: readonly string[];
  readonly after: Cursor | null;
  readonly sheet?: SheetState | undefined;
  /** Sellers whose rows may be in the file; null means every seller. */
  readonly sellers: readonly string[] | null;
}

export const FIRST_CURSOR: ExportCursor = { bytes: 0, after: null, sellers: [] };
