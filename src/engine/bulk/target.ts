/** What a bulk action is about: the picked rows as `makeJob` takes them, how many they are, and what it is called. */
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

/** Arguments of the list's query, without its order. */
export function filtersOf(resource: Resource, query: ListQuery): Readonly<Record<string, unknown>> {
  const { sort: _, ...filters } = variablesOf(resource, query);
  return filters;
}

export function targetOf(resource: Resource, query: ListQuery, { selected, isAll, except }: Picks): Target {
  if (!isAll) return { ids: selected };
  const filters = filtersOf(resource, query);
  return except.length > 0 ? { filters, except } : { filters };
}

/** How many rows are picked. Null while the count of all is unknown. */
export function countOf({ selected, isAll, except }: Picks, total: Count | null): Count | null {
  if (!isAll) return { count: selected.length, capped: false };
  return total && { ...total, count: Math.max(0, total.count - except.length) };
}

/** "3 selected". */
export function selectedText(picks: Picks, total: Count | null): string {
  const count = countOf(picks, total);
  return t("bulk.selected", { count: count?.count ?? 2, number: count ? countText(count) : "…" });
}

/** Who may give work to a job at all. */
export const mayBegin = (person: Person): boolean => {
  const rule = jobs.roots.makeJob;
  return rule !== undefined && allows(rule, person);
};

/** A bulk action as its words know it: the event of a step, else the kind of job. */
export const workOf = ({ event, kind }: JobInput): string => event ?? kind;

/** What the person chose, as a step is called everywhere: "Hold order", "Tags". */
export const nameOf = (work: string): string =>
  hasWords(`event.${work}`) ? t(`event.${work}`) : t(`choice.kind.${work}`);

/** Words of one bulk action: what it does, what it did, what that means. */
export function workText(
  work: string,
  words: "act" | "acted" | "means",
  count = 0,
  number = numberText(count),
) {
  return t(`bulk.work.${work}.${words}` as Key, { count, number });
}

/** What is asked of the API for a step or another action. */
export const askFor = (resource: Resource, chosen: MoveAction | BulkAction, target: Target): JobInput =>
  "event" in chosen
    ? {
      kind: resource.lifecycle?.job ?? "",
      resource: resource.id,
      ...target,
      event: chosen.event,
    }
    : { kind: chosen.kind, resource: resource.id, ...target };
