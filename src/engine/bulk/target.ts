import { allows, type Person } from "../../../api/access.ts";
import type { JobInput } from "../../../api/generated/schema.ts";
import type { Count } from "../../../machines/rows.ts";
import type { SelectionContext } from "../../../machines/picks.ts";
import type { BulkAction, MoveAction, Resource } from "../../../resources/define.ts";
import { jobs } from "../../../resources/desk/jobs.ts";
import { type ListQuery, variablesOf } from "../../../resources/url.ts";
import { hasWords, type Key, t } from "../../lib/i18n.ts";
import { numberText } from "../../parts/format.ts";
import { countText } from "../list/count_text.ts";

export type Picks = Pick<SelectionContext, "selected" | "isAll" | "except">;
export type Target = Pick<JobInput, "ids" | "filters" | "except">;

export function filtersOf(resource: Resource, query: ListQuery): Readonly<Record<string, unknown>> {
  const { sort: _, ...filters } = variablesOf(resource, query);
  return filters;
}

export function targetOf(resource: Resource, query: ListQuery, { selected, isAll, except }: Picks): Target {
  if (!isAll) return { ids: selected };
  const filters = filtersOf(resource, query);
  return except.length > 0 ? { filters, except } : { filters };
}

/** Returns the number of picked records; null if all are picked and their count is still unknown. */
export function countOf({ selected, isAll, except }: Picks, total: Count | null): Count | null {
  if (!isAll) return { count: selected.length, capped: false };
  return total && { ...total, count: Math.max(0, total.count - except.length) };
}

export function selectedText(picks: Picks, total: Count | null): string {
  const count = countOf(picks, total);
  return t("bulk.selected", { count: count?.count ?? 2, number: count ? countText(count) : "…" });
}

export const mayBeginJobs = (person: Person): boolean => {
  const rule = jobs.roots.makeJob;
  return rule !== undefined && allows(rule, person);
};

/** Returns the key of a bulk action's words: the event of a step, or else the kind of job. */
export const workOf = ({ event, kind }: JobInput): string => event ?? kind;

export const nameOf = (work: string): string =>
  hasWords(`event.${work}`) ? t(`event.${work}`) : t(`choice.kind.${work}`);

export function workText(
  work: string,
  words: "act" | "acted" | "means",
  count = 0,
  number = numberText(count),
) {
  return t(`bulk.work.${work}.${words}` as Key, { count, number });
}

export const askFor = (resource: Resource, chosen: MoveAction | BulkAction, target: Target): JobInput =>
  "event" in chosen
    ? {
      kind: resource.lifecycle?.job ?? "",
      resource: resource.id,
      ...target,
      event: chosen.event,
    }
    : { kind: chosen.kind, resource: resource.id, ...target };
