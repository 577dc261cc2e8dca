/** Returns the filters of a list that select exactly the rows of a figure. */
import { isPeriod } from "../api/time/ranges.ts";
import type { FilterValues } from "./define.ts";
import { type FigureReport, filtersOf, withBothDays } from "./define_figures.ts";
import { argsOf } from "./document.ts";

/** A row of a report, or a part of a row: a dimension and its value. */
export interface Cell {
  readonly by: string;
  readonly key: string;
}

const namesOf = (value: string): readonly string[] => value.split(",").map((each) => each.trim());
const isAny = (value: string | undefined): boolean => !value || value.toLowerCase() === "all";

/** Returns the values that both filters select; null if there are none. */
function both(one: string, other: string): string | null {
  const [some, more] = [namesOf(one), namesOf(other)];
  const isIn = (names: readonly string[], name: string) =>
    names.includes(name) ||
    (names.every((each) => each.startsWith("!")) && !names.includes(`!${name}`) && !name.startsWith("!"));
  if (more.every((name) => name.startsWith("!"))) {
    return some.every((name) => name.startsWith("!"))
      ? [...new Set([...some, ...more])].join(",")
      : some.filter((name) => !more.includes(`!${name}`)).join(",") || null;
  }
  return more.filter((name) => isIn(some, name)).join(",") || null;
}

/**
 * Returns null if no row can match, such as cancelled orders among those on hold. A share opens its numerator's rows.
 *
 * @param filters those of the report, with its days
 */
export function drillOf(
  report: FigureReport,
  measure: string,
  filters: FilterValues,
  cells: readonly Cell[],
): FilterValues | null {
  const found = report.measures.find(({ key }) => key === measure);
  if (!found) return null;
  if (found.kind === "share") return drillOf(report, found.part, filters, cells);
  const known = filtersOf(report).flatMap(argsOf);
  const result: Record<string, string | undefined> = Object.fromEntries(
    known.flatMap((name) => isAny(filters[name]) ? [] : [[name, filters[name]]]),
  );
  if (!result["start"] && !result["end"]) result["range"] ??= "this-month";
  else Object.assign(result, withBothDays(result), { range: undefined });
  for (const { by, key } of cells) {
    if (!isPeriod(by)) continue;
    const [start, end] = key.split("..");
    Object.assign(result, { range: undefined, start, end });
  }
  const conditions = [
    ...cells.filter(({ by }) => !isPeriod(by)).map(({ by, key }) => [by, key] as const),
    ...Object.entries(found.where ?? {}),
  ];
  for (const [key, value] of conditions) {
    const given = result[key];
    const joined = given === undefined ? value : both(given, value);
    if (joined === null) return null;
    result[key] = joined;
  }
  return result;
}
