/** Keeps the parts of an address that a list knows; the screen names the rest. Source: docs/requirements.md S2.0. */
import { ANY_STATUS } from "../api/people/people.ts";
import { slugOf } from "../api/statuses.ts";
import type { Filter, Resource } from "./define.ts";
import { argsOf, takesMany } from "./document.ts";

const ALL = "all";
export const STATUS_KINDS: readonly Filter["kind"][] = ["statuses", "status"];
const KINDS_WITH_VALUES: readonly Filter["kind"][] = [...STATUS_KINDS, "choices", "choice"];
/** Parts of an address besides its filters. */
const OTHER_PARTS: readonly string[] = ["sort", "page", "per_page", "cols", "density", "view", "tab"];

export const hasValue = ({ values = [] }: Filter, value: string): boolean =>
  value === ANY_STATUS || value.toLowerCase() === ALL || values.includes(value.replace(/^!/, ""));

export const valuesOf = (filter: Filter, text: string): string[] =>
  (takesMany(filter) ? text.split(",") : [text]).map((each) => each.trim()).filter(Boolean);

const valueNamed = ({ values = [] }: Filter, value: string): string =>
  values.flatMap((each) => [each, `!${each}`]).find((each) => slugOf(each) === slugOf(value)) ?? value;

/** Returns the values of an argument, joined, without unknown ones; an unknown status stays and matches nothing. */
export function supportedValue(
  resource: Resource,
  key: string,
  value: string,
  drop: (value: string) => void = () => {},
): string {
  const filter = resource.filters.find((each) => argsOf(each).includes(key));
  if (!filter || !KINDS_WITH_VALUES.includes(filter.kind) || value === "") return value;
  return valuesOf(filter, value).map((each) => valueNamed(filter, each)).filter((each) => {
    const isKnown = STATUS_KINDS.includes(filter.kind) || hasValue(filter, each);
    if (!isKnown) drop(each);
    return isKnown;
  }).join(",");
}

export function unknownIn(resource: Resource, filters: Iterable<readonly [string, unknown]>): string[] {
  const known = new Set(resource.filters.flatMap(argsOf));
  const found: string[] = [];
  for (const [key, value] of filters) {
    if (!known.has(key)) found.push(key);
    else if (typeof value === "string") supportedValue(resource, key, value, (each) => found.push(each));
  }
  return found;
}

/** Returns what a list does not know in an address; parameters that count visits are ignored. */
export const unknownInAddress = (resource: Resource, search: URLSearchParams): string[] =>
  unknownIn(resource, [...search].filter(([key]) => !key.startsWith("utm_") && !OTHER_PARTS.includes(key)));
