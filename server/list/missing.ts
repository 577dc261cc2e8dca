/** Which of several values that were searched for are in no row: numbers that a pasted list has, and we have not. */
import { codeIn } from "../../api/codes/scan.ts";
import { carrierSpellings, searchedAs } from "../../api/codes/spellings.ts";
import { MAX_TEXT_VALUES, searchValues } from "../../api/search_values.ts";
import type { Resource } from "../../resources/define.ts";
import type { AuthorizedContext } from "../context.ts";
import type { Condition } from "../db/conditions.ts";
import { hasAny, numbersFound, trackedFound } from "../db/search.ts";
import type { ListArgs, ListTarget } from "./source.ts";
import { where } from "./resolver.ts";

/** Values as they were written, in their order. */
export async function missingIn(
  resource: Resource,
  source: ListTarget,
  args: ListArgs,
  context: AuthorizedContext,
): Promise<string[]> {
  const search = typeof args["search"] === "string" ? args["search"] : "";
  // Refuses what the list would refuse.
  const rows = where(resource, source, args, context);
  const values = searchValues(search);
  if (values.length < 2) return [];
  // What stands in the rows themselves is found at once; what belongs to them is asked for one by one.
  const isInRow = (value: string) => source.codes?.[codeIn(value)?.kind ?? "gtin"] === undefined;
  const isLong = values.length > MAX_TEXT_VALUES;
  const found = isLong
    ? new Set([
      ...await numbersFound(context.db.read, source.table, source.numbers ?? [], rows, values.length),
      ...await trackedIn(source, values.flatMap(carrierSpellings), rows, context),
    ])
    : new Set<string>();
  const missing: string[] = [];
  for (const value of values) {
    if (found.has(searchedAs(value).toLowerCase())) continue;
    const one = where(resource, source, { ...args, search: value }, context);
    const isThere = (!isLong || !isInRow(value)) && await hasAny(context.db.read, source.table, one);
    if (!isThere) missing.push(value);
  }
  return missing;
}

/** In small letters: those numbers of carriers that packages of the found rows have. */
const trackedIn = async (
  { table, tracked }: ListTarget,
  numbers: readonly string[],
  found: Condition,
  { db }: AuthorizedContext,
): Promise<readonly string[]> =>
  tracked && numbers.length > 0 ? await trackedFound(db.read, table, tracked(numbers), found) : [];
