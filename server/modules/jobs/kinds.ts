/** Every kind of work that the worker does: one line each. */
import { artworkKind } from "../artwork/fix.ts";
import { pickKind } from "../batches/picked.ts";
import { exportKind } from "../exports/kind.ts";
import { imports } from "../imports/kind.ts";
import { country } from "../bulk/country.ts";
import { editKind } from "../bulk/edit_records.ts";
import { fix } from "../fixing/fix.ts";
import { substitute } from "../fixing/substitute.ts";
import { method } from "../bulk/method.ts";
import { moveKind } from "../bulk/move.ts";
import { tag } from "../bulk/tag.ts";
import { undoKind } from "../bulk/undo.ts";
import { itemImport } from "../items/import_run.ts";
import { backtestKind } from "../rating/backtest.ts";
import { stockImport } from "../stock/import_job.ts";
import type { JobKind } from "./kind.ts";

const ALL: readonly JobKind[] = [
  imports,
  exportKind,
  moveKind("orders.move"),
  moveKind("list.move"),
  tag,
  method,
  country,
  fix,
  substitute,
  artworkKind,
  editKind("items.edit"),
  itemImport,
  pickKind,
  stockImport,
  backtestKind,
  undoKind("orders.undo"),
  undoKind("list.undo"),
];

const BY_NAME = new Map<string, JobKind>(ALL.map((each) => [each.kind, each]));

export const kindOf = (name: string): JobKind | undefined => BY_NAME.get(name);
