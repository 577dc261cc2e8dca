import { MAX_FURTHER_ITEMS } from "./bounds.ts";
import {
  type ImportField,
  type ImportPlan,
  type ItemColumns,
  LINE_FIELDS,
  type ProfileId,
  REQUIRED_FIELDS,
} from "./plan.ts";
import { columnsOf, headerName, type Profile } from "./profile.ts";
import { custom } from "./custom.ts";
import { PROFILES_IN_USE } from "./profiles.ts";

export interface Match {
  readonly profile: ProfileId;
  readonly columns: ImportPlan["columns"];
  readonly furtherItems?: readonly ItemColumns[];
  readonly missing: readonly ImportField[];
}

/** Reads a header; a file of no known kind is matched by the names that shops use most. */
export function matchColumns(headers: readonly string[]): Match {
  for (const profile of PROFILES_IN_USE) {
    const columns = columnsOf(profile, headers);
    if (profile.marks.every((field) => columns[field] !== undefined)) return match(profile, columns, headers);
  }
  return match(custom, columnsOf(custom, headers), headers);
}

function match(
  { id }: Profile,
  columns: ImportPlan["columns"],
  headers: readonly string[],
): Match {
  const furtherItems = repeatedItems(columns, headers);
  return {
    profile: id,
    columns,
    ...furtherItems.length > 0 && { furtherItems },
    missing: REQUIRED_FIELDS.filter((field) => columns[field] === undefined),
  };
}

/** `SKU, Quantity, SKU, Quantity` are two items of a row. */
function repeatedItems(columns: ImportPlan["columns"], headers: readonly string[]): readonly ItemColumns[] {
  const { sku, quantity } = columns;
  if (sku === undefined || quantity === undefined) return [];
  const names = headers.map(headerName);
  const alike = (at: number) => names.flatMap((name, other) => other > at && name === names[at] ? other : []);
  const [skus, quantities] = [alike(sku), alike(quantity)];
  const items = Math.min(skus.length, quantities.length, MAX_FURTHER_ITEMS);
  const fields = LINE_FIELDS.flatMap((field) => {
    const at = columns[field];
    return at === undefined ? [] : { field, places: alike(at) };
  });
  return Array.from({ length: items }, (_, item) =>
    Object.fromEntries(fields.flatMap(({ field, places }) => {
      const at = places[item];
      return at === undefined ? [] : [[field, at]];
    })));
}
