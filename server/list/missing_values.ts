/** Finds the values of a pasted search that match no row. */
import { codeIn } from "../../api/codes/scan.ts";
import { carrierSpellings, searchSpelling } from "../../api/codes/spellings.ts";
import { MAX_TEXT_VALUES, searchValues } from "../../api/search_values.ts";
import type { Resource } from "../../resources/define.ts";
import type { AuthorizedContext } from "../context.ts";
import type { Condition } from "../db/conditions.ts";
import { findTrackingNumbers, hasAny, numbersFound } from "../db/search.ts";
import type { ListArgs, ListTarget } from "./source.ts";
import { listCondition } from "./resolver.ts";

/** Returns the missing values as they were typed, in the same order. */
export async function findMissingValues(
  resource: Resource,
  source: ListTarget,
  args: ListArgs,
  context: AuthorizedContext,
): Promise<string[]> {
  const search = typeof args["search"] === "string" ? args["search"] : "";
  // Throws for arguments that the list would refuse.
  const rows = listCondition(resource, source, args, context);
  const values = searchValues(search);
  if (values.length < 2) return [];
  // In a long list one query finds the values in the rows; codes of related records need one query each.
  const isInRow = (value: string) => source.codes?.[codeIn(value)?.kind ?? "gtin"] === undefined;
  const isLong = values.length > MAX_TEXT_VALUES;
  const found = isLong
    ? new Set([
      ...await numbersFound(context.db.read, source.table, source.numbers ?? [], rows, values.length),
      ...await trackingNumbersOf(source, values.flatMap(carrierSpellings), rows, context),
    ])
    : new Set<string>();
  const missing: string[] = [];
  for (const value of values) {
    if (found.has(searchSpelling(value).toLowerCase())) continue;
    const one = listCondition(resource, source, { ...args, search: value }, context);
    const isThere = (!isLong || !isInRow(value)) && await hasAny(context.db.read, source.table, one);
    if (!isThere) missing.push(value);
  }
  return missing;
}

/** Returns the tracking numbers of the found rows' packages, in lower case. */
const trackingNumbersOf = async (
  { table, tracked }: ListTarget,
  numbers: readonly string[],
  found: Condition,
  { db }: AuthorizedContext,
): Promise<readonly string[]> =>
  tracked && numbers.length > 0 ? await findTrackingNumbers(db.read, table, tracked(numbers), found) : [];
