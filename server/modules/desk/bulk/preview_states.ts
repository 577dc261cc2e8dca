import type { JobInput, JobPreview } from "../../../../api/generated/schema.ts";
import type { Columns } from "../../../../machines/lifecycles/columns.ts";
import type { AuthorizedContext } from "../../../context.ts";
import { type Condition, every, isNoneOf } from "../../../db/conditions.ts";
import { lifecycleIn } from "../../../lifecycle/define.ts";
import type { AnyLifecycle } from "../../../lifecycle/lifecycle.ts";
import type { List } from "../../../list/resolver.ts";
import { listById } from "../../../registry.ts";
import { badJob, conditionOf, readTarget } from "../jobs/target.ts";
import { statesOf } from "./collect_store.ts";

export interface JobSelection {
  readonly list: List;
  readonly lifecycle: AnyLifecycle;
  /** Selects the records; their table has the alias `k`. */
  readonly condition: Condition;
}

export function jobSelectionOf(params: JobInput, context: AuthorizedContext): JobSelection {
  const target = readTarget(params, context);
  const list = listById(target.resource);
  const lifecycle = list && lifecycleIn(list.resource);
  if (!list || !lifecycle) throw badJob([{ path: "resource", code: "unknown" }]);
  const found = conditionOf(list, target, context);
  const condition = target.except.length > 0 ? every([found, isNoneOf("k._id", target.except)]) : found;
  return { list, lifecycle, condition };
}

/** @param fits returns true if the event is possible in a state */
export async function previewStates(
  { list, lifecycle, condition }: JobSelection,
  { db }: AuthorizedContext,
  fits: (columns: Columns) => boolean,
): Promise<JobPreview> {
  const states = await statesOf(db.heavy, list.source, lifecycle.columns.names, condition);
  return sumByState(
    states.map(({ columns, count }) => ({ ...stateColumns(columns), columns, count, fits: fits(columns) })),
  );
}

export const stateColumns = ({ status = "", print_status = "", shipment_status = "" }: Columns) => ({
  status,
  print_status,
  shipment_status,
});

export function sumByState(groups: JobPreview["groups"]): JobPreview {
  const sumOf = (some: JobPreview["groups"]) => some.reduce((sum, { count }) => sum + count, 0);
  return {
    count: sumOf(groups),
    fits: sumOf(groups.filter(({ fits }) => fits)),
    groups,
    charges: [],
    purchases: [],
    batches: 0,
    refusals: [],
  };
}
