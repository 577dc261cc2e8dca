import { type FormatProof, openParts } from "./evidence.ts";
import {
  type DateOrder,
  type DecimalMark,
  type FileFormat,
  type Grouping,
  headerKey,
  type ImportField,
  type ImportPlan,
  type ItemColumns,
  type JoinField,
  type ProfileId,
  REQUIRED_IN_ITEM,
  requiredFields,
  UNSURE_PARTS,
  type UnsurePart,
} from "./plan.ts";
import { columnsOf } from "./profile.ts";
import { furtherColumnsOf } from "./row_form.ts";
import { type Choice, CHOICES } from "./remarks.ts";
import { PROFILES } from "./profiles.ts";

export const missingFields = (plan: Pick<ImportPlan, "columns" | "grouping">): readonly ImportField[] =>
  requiredFields(plan).filter((field) => plan.columns[field] === undefined);

export const isSameHeader = (plan: ImportPlan, other: ImportPlan): boolean =>
  headerKey(plan.headers) === headerKey(other.headers);

/** @param position null: the file has no such column */
export function withColumn(plan: ImportPlan, field: ImportField, position: number | null): ImportPlan {
  const { [field]: _, ...others } = plan.columns;
  return { ...plan, columns: position === null ? others : { ...others, [field]: position } };
}

export function withFurtherColumns(
  plan: ImportPlan,
  field: JoinField,
  positions: readonly number[],
): ImportPlan {
  const { [field]: before, ...others } = furtherColumnsOf(plan);
  if (before === undefined && positions.length === 0) return plan;
  return { ...plan, furtherColumns: positions.length === 0 ? others : { ...others, [field]: positions } };
}

export function withFurtherItems(
  { furtherItems: _, ...plan }: ImportPlan,
  items: readonly ItemColumns[],
): ImportPlan {
  return items.length === 0 ? plan : { ...plan, furtherItems: items };
}

export const hasUnfinishedItem = ({ furtherItems = [] }: Pick<ImportPlan, "furtherItems">): boolean =>
  furtherItems.some((item) => REQUIRED_IN_ITEM.some((field) => item[field] === undefined));

export function withRowsAbove({ rowsAbove: _, ...plan }: ImportPlan, rowsAbove: number): ImportPlan {
  return rowsAbove === 0 ? plan : { ...plan, rowsAbove };
}

export interface PlanHistory {
  readonly settled: readonly UnsurePart[];
  /** True when the plan is one that the store used before. */
  readonly isRemembered: boolean;
}

/** Sets the format that the file's values prove; ambiguous parts become `unsure`, and a person decides. */
export function withProof(
  { unsure: _, ...plan }: ImportPlan,
  proof: FormatProof,
  { settled, isRemembered }: PlanHistory,
): ImportPlan {
  const profile = PROFILES[plan.profile];
  const { decimal, dateOrder } = plan.format;
  const habits = isRemembered ? { decimal, dateOrder } : {
    decimal: profile.decimal ?? null,
    dateOrder: profile.isUsDateOrder && !proof.isUs ? null : profile.dateOrder ?? null,
  };
  const isFree = (part: UnsurePart) => !settled.includes(part);
  const format = {
    ...plan.format,
    decimal: (isFree("decimal") ? proof.decimal.proven : null) ?? decimal,
    dateOrder: (isFree("dateOrder") ? proof.dateOrder.proven : null) ?? dateOrder,
  };
  const unsure = openParts(proof, habits).filter(isFree);
  return { ...plan, format, ...unsure.length > 0 && { unsure } };
}

export type Answer =
  | { readonly part: "decimal"; readonly value: DecimalMark }
  | { readonly part: "dateOrder"; readonly value: DateOrder };

export function withAnswer({ unsure = [], ...plan }: ImportPlan, { part, value }: Answer): ImportPlan {
  const left = unsure.filter((each) => each !== part);
  return { ...plan, format: { ...plan.format, [part]: value }, ...left.length > 0 && { unsure: left } };
}

export const changedParts = (format: FileFormat, before: FileFormat | null): readonly UnsurePart[] =>
  before ? UNSURE_PARTS.filter((part) => format[part] !== before[part]) : [];

export const readsAlike = (plan: ImportPlan, other: ImportPlan): boolean =>
  changedParts(plan.format, other.format).length === 0 &&
  UNSURE_PARTS.every((part) => plan.unsure?.includes(part) === other.unsure?.includes(part));

export function withProfile({ furtherColumns: _, ...plan }: ImportPlan, profile: ProfileId): ImportPlan {
  const known = profile === "custom" ? {} : columnsOf(PROFILES[profile], plan.headers);
  return { ...plan, profile, columns: { ...plan.columns, ...known } };
}

/** @param grouping null: orders are identified by their number */
export function withGrouping({ grouping: _, ...plan }: ImportPlan, grouping: Grouping | null): ImportPlan {
  return grouping === null ? plan : { ...plan, grouping };
}

/** Decides about rows that would be left out. Partly refunded orders need an answer either way. */
export function withChoice(
  { keep = [], leavesPartlyRefunded: leaves, ...plan }: ImportPlan,
  choice: Choice,
  isKept: boolean,
): ImportPlan {
  const choices = CHOICES.filter((each) => each === choice ? isKept : keep.includes(each));
  const isLeft = choice === "partlyRefunded" ? !isKept : leaves;
  return {
    ...plan,
    ...choices.length > 0 && { keep: choices },
    ...isLeft !== undefined && { leavesPartlyRefunded: isLeft },
  };
}

export function withCountry({ country: _, ...plan }: ImportPlan, country: string): ImportPlan {
  return country === "" ? plan : { ...plan, country };
}

/** @param method code of the method for orders whose row names none; empty for the store's method */
export function withMethod({ shipping_method: _, ...plan }: ImportPlan, method: string): ImportPlan {
  return method === "" ? plan : { ...plan, shipping_method: method };
}

export function withSheet({ sheet: _, ...plan }: ImportPlan, sheet: string | undefined): ImportPlan {
  return sheet === undefined ? plan : { ...plan, sheet };
}

export const withReadingOf = (plan: ImportPlan, { format, sheet, rowsAbove = 0 }: ImportPlan): ImportPlan =>
  withRowsAbove(withSheet({ ...plan, format }, sheet), rowsAbove);
