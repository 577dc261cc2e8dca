/** Which of several values that were searched for are in no row: numbers that a pasted list has, and we have not. */
import { MAX_TEXT_VALUES, searchValues } from "../api/search_values.ts";
import type { Resource } from "../resources/define.ts";
import type { AuthorizedContext } from "./context.ts";
import { hasAny, numbersFound } from "./db/search.ts";
import type { ListArgs, ListTarget } from "./list_source.ts";
import { where } from "./list_resolver.ts";

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
  const values = searchValues(search.replaceAll("\0", ""));
  if (values.length < 2) return [];
  if (values.length > MAX_TEXT_VALUES) {
    const found = await numbersFound(
      context.db.read,
      source.table,
      source.numbers ?? [],
      rows,
      values.length,
    );
    return values.filter((value) => !found.has(value.toLowerCase()));
  }
  const missing: string[] = [];
  for (const value of values) {
    const one = where(resource, source, { ...args, search: value }, context);
    if (!await hasAny(context.db.read, source.table, one)) missing.push(value);
  }
  return missing;
}
