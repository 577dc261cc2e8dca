import {
  withChoice,
  withColumn,
  withCountry,
  withFurtherColumns,
  withFurtherItems,
  withGrouping,
  withMethod,
  withProfile,
} from "../../api/csv/plan_edit.ts";
import type { ImportPlan } from "../../api/csv/plan.ts";
import type { ImportFileEvent } from "./import_file_events.ts";

const EDITS = [
  "rows.choose",
  "column.choose",
  "column.join",
  "items.choose",
  "profile.choose",
  "grouping.choose",
  "country.choose",
  "method.choose",
] as const;

export type PlanEdit = Extract<ImportFileEvent, { readonly type: (typeof EDITS)[number] }>;

export function withEdit(plan: ImportPlan, edit: PlanEdit): ImportPlan {
  switch (edit.type) {
    case "rows.choose":
      return withChoice(plan, edit.choice, edit.isKept);
    case "column.choose":
      return withColumn(plan, edit.field, edit.position);
    case "column.join":
      return withFurtherColumns(plan, edit.field, edit.positions);
    case "items.choose":
      return withFurtherItems(plan, edit.items);
    case "profile.choose":
      return withProfile(plan, edit.profile);
    case "grouping.choose":
      return withGrouping(plan, edit.grouping);
    case "country.choose":
      return withCountry(plan, edit.country);
    case "method.choose":
      return withMethod(plan, edit.method);
  }
}
