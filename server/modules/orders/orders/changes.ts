import { changedFields } from "../../../entity/changes.ts";
import { textOf } from "../../../entity/columns.ts";
import type { AuditEntry } from "../../../fields.ts";
import type { OrderRow } from "./rows.ts";
import type { OrderPatch } from "./store.ts";

const SILENT: ReadonlySet<string> = new Set([
  "search_text",
  "problems",
  "problems_count",
  "problem_mask",
  "cools_until",
  "released_at",
  "pay_asked_at",
  "pay_stopped",
  "shipped_at",
  "items_count",
  "items_title",
  "held_from",
  // The order's timeline shows the steps of the case instead.
  "open_cases",
]);

type Formats = Readonly<Record<string, (value: number) => string>>;

/** Lists the fields that a patch changes, without silent ones; `formats` writes numbers as text. */
export function changesOf(row: OrderRow, patch: OrderPatch, formats: Formats = {}): AuditEntry["changes"] {
  const fields = (Object.keys(patch) as (keyof OrderPatch)[]).filter((field) => !SILENT.has(field));
  return changedFields<keyof OrderPatch, OrderPatch>(fields, row, patch, (values, field) => {
    const [value, format] = [values[field], formats[field]];
    return format && typeof value === "number" ? format(value) : textOf(value);
  });
}
