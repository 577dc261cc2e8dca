import { safePath } from "../../../../api/paths.ts";
import { resources } from "../../../../resources/generated/resources.ts";
import { readUrl } from "../../../../resources/url.ts";
import type { Resource } from "../../../../resources/define.ts";
import { isRange } from "../../../../api/time/ranges.ts";
import { config } from "../../../lib/config.ts";
import { t } from "../../../lib/i18n.ts";
import { choiceWord } from "../../../engine/list/choice_word.ts";
import { readChoice } from "../../../parts/filter_values.ts";
import { statusWord } from "../../../parts/status_pill.tsx";

/** Query parameters that are not part of a bookmark. */
const IGNORED_PARAMS = ["page"];

/** Returns the link to star, or null if this address cannot be starred. */
export function linkOf(path: string, search: string): string | null {
  const params = new URLSearchParams(search);
  IGNORED_PARAMS.forEach((key) => params.delete(key));
  const text = params.toString();
  return path === "/" ? null : safePath(`${path}${text && `?${text}`}`);
}

const resourceAt = (path: string): Resource | undefined =>
  resources.find((resource) => path === resource.path || path.startsWith(`${resource.path}/`));

export const iconOf = (link: string): string =>
  resourceAt(link.replace(/\?.*/, ""))?.id ??
    link.split(/[/?]/)[1]?.replaceAll(/[^a-z_]/g, "").slice(0, 40) ?? "";

/** Describes the filters of a list, except for those whose values would have to be requested. */
function filtersText(resource: Resource, segment: string, search: string): string {
  const { filters } = readUrl(resource, segment, new URLSearchParams(search));
  return resource.filters.flatMap(({ key, kind }) => {
    const value = filters[key];
    if (kind === "days") {
      const { range, start, end } = filters;
      if (start || end) return `${start ?? "…"} – ${end ?? "…"}`;
      return range && isRange(range) ? t(`range.${range}`) : [];
    }
    if (!value) return [];
    if (kind === "search") return value;
    if (kind === "options" || kind === "option" || kind === "ids") return [];
    const isStatus = kind === "statuses" || kind === "status";
    const word = (each: string) => isStatus ? statusWord(each, key) : choiceWord(key, each);
    return readChoice(value).only.map(word).join(", ") || [];
  }).join(" · ");
}

/** Returns the number of the open record, which is the headline of its screen or drawer. */
const headline = (): string => document.querySelector("h1 > bdi, h2 > bdi")?.textContent?.trim() ?? "";

export function titleOf(path: string, search: string): string {
  const own = document.title.replace(` · ${config().name}`, "").trim();
  const resource = resourceAt(path);
  if (!resource) return own || path;
  const [segment = "", record] = path.slice(resource.path.length + 1).split("/");
  const name = t(`menu.${resource.id}`);
  const more = record ? headline() : segment === "new" ? own : filtersText(resource, segment, search);
  return more && more !== name ? `${name}: ${more}` : name;
}
