/** Changes that a person makes to a plan, one by one. Pure. */
import {
  type DateOrder,
  type Grouping,
  headerKey,
  type ImportField,
  type ImportPlan,
  type ProfileId,
  requiredFields,
} from "./plan.ts";
import { columnsOf } from "./profile.ts";
import { PROFILES } from "./profiles.ts";

/** Needed fields that no column of the file is chosen for. */
export const missingFields = (plan: Pick<ImportPlan, "columns" | "grouping">): readonly ImportField[] =>
  requiredFields(plan).filter((field) => plan.columns[field] === undefined);

export const isSameHeader = (plan: ImportPlan, other: ImportPlan): boolean =>
  headerKey(plan.headers) === headerKey(other.headers);

/** @param position null: the file has no such column */
export function withColumn(plan: ImportPlan, field: ImportField, position: number | null): ImportPlan {
  const { [field]: _, ...others } = plan.columns;
  return { ...plan, columns: position === null ? others : { ...others, [field]: position } };
}

/**
 * With days read as the chosen column writes them.
 * @param dateOrders of each column; null where its values do not tell
 */
export function withDays(plan: ImportPlan, dateOrders: readonly (DateOrder | null)[]): ImportPlan {
  const seen = dateOrders[plan.columns.ordered_on ?? -1];
  return seen ? { ...plan, format: { ...plan.format, dateOrder: seen } } : plan;
}

/** True when neither the days of the chosen column nor the kind of file tell a day from a month. */
export function isDayAssumed(
  { columns, profile }: ImportPlan,
  dateOrders: readonly (DateOrder | null)[],
): boolean {
  if (columns.ordered_on === undefined || PROFILES[profile].dateOrder !== undefined) return false;
  return dateOrders[columns.ordered_on] === null;
}

/** With the columns that a file of this kind is known to have; the others stay as they were chosen. */
export function withProfile(plan: ImportPlan, profile: ProfileId): ImportPlan {
  const known = profile === "custom" ? {} : columnsOf(PROFILES[profile], plan.headers);
  return { ...plan, profile, columns: { ...plan.columns, ...known } };
}

/** @param grouping null: orders are told apart by their number */
export function withGrouping({ grouping: _, ...plan }: ImportPlan, grouping: Grouping | null): ImportPlan {
  return grouping === null ? plan : { ...plan, grouping };
}

/** @param country of orders whose row says none; empty for none */
export function withCountry({ country: _, ...plan }: ImportPlan, country: string): ImportPlan {
  return country === "" ? plan : { ...plan, country };
}

/** @param sheet of a workbook; undefined for a text */
export function withSheet({ sheet: _, ...plan }: ImportPlan, sheet: string | undefined): ImportPlan {
  return sheet === undefined ? plan : { ...plan, sheet };
}
