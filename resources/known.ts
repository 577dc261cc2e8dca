/** What of an address or a saved view a list can be asked for. The rest is left out, and the person hears of it. */
import { OPENED } from "../api/people.ts";
import type { Filter, Resource } from "./define.ts";
import { argsOf } from "./document.ts";

const ALL = "all";
const FIXED: readonly Filter["kind"][] = ["statuses", "status", "choices", "choice"];
/** What an address says beside its filters. */
const OTHERS: readonly string[] = ["sort", "page", "per_page", "cols", "density", "view", "tab", "status"];

const isKnown = ({ kind, values = [] }: Filter, value: string): boolean =>
  !FIXED.includes(kind) || value === OPENED || value.toLowerCase() === ALL ||
  values.includes(value.replace(/^!/, ""));

/** The values of an argument that its list knows, as they were joined; the others are handed to `drop`. */
export function knownValue(
  resource: Resource,
  key: string,
  value: string,
  drop: (value: string) => void = () => {},
): string {
  const filter = resource.filters.find((each) => argsOf(each).includes(key));
  if (!filter || !FIXED.includes(filter.kind) || value === "") return value;
  return value.split(",").map((each) => each.trim()).filter((each) => {
    const isFit = isKnown(filter, each);
    if (!isFit) drop(each);
    return isFit;
  }).join(",");
}

/** What a list leaves out of some filters by name: names that it does not have, and values. */
export function unknownIn(resource: Resource, filters: Iterable<readonly [string, unknown]>): string[] {
  const known = new Set(resource.filters.flatMap(argsOf));
  const found: string[] = [];
  for (const [key, value] of filters) {
    if (!known.has(key)) found.push(key);
    else if (typeof value === "string") knownValue(resource, key, value, (each) => found.push(each));
  }
  return found;
}

/** The same of an address; what others put there to count visits is no filter. */
export const unknownInAddress = (resource: Resource, search: URLSearchParams): string[] =>
  unknownIn(resource, [...search].filter(([key]) => !key.startsWith("utm_") && !isOther(resource, key)));

/** `status` is a filter on some lists, and on all of them the old name of what stands in the path. */
const isOther = ({ filters }: Resource, key: string): boolean =>
  OTHERS.includes(key) && !filters.some((filter) => filter.key === key);
