/** One event of a lifecycle for many records: the same machine, effects and refusals as for one. */
import type { Rule } from "../../../../api/access.ts";
import { REASONS } from "../../../../api/reasons.ts";
import type { JobKindName } from "../../../../api/statuses.ts";
import { actionOf } from "../../../../resources/steps.ts";
import { orders } from "../../../../resources/orders/orders.ts";
import { listMovedBy } from "../../../../resources/desk/job_lists.ts";
import type { AuthorizedContext } from "../../../context.ts";
import type { Writer } from "../../../db/database.ts";
import { lifecycleIn } from "../../../lifecycle/define.ts";
import type { AnyLifecycle } from "../../../lifecycle/lifecycle.ts";
import { moveMany, stepOf } from "../../../lifecycle/move.ts";
import { type AskedMove, maySend, readMove } from "../../../lifecycle/read_move.ts";
import type { Moved } from "../../../lifecycle/results.ts";
import { JobRefused } from "../../../job_kind.ts";
import { arrangeByDue } from "../jobs/rows_store.ts";
import { badJob } from "../jobs/target.ts";
import { BUYS, unmadeAmong } from "../../shipping/packages/facts_store.ts";
import { type Outcome, rowJob } from "./row_job.ts";

interface MoveWanted extends AskedMove {
  /** Id of the list; a job from before does not say it, and is of orders. */
  readonly resource?: string;
  /** For label.buy: leaves out packages with unmade garments. */
  readonly only_made?: boolean;
}

const NONE: ReadonlySet<string> = new Set();
const LEFT_OUT: Outcome = { refusedBy: "isMade", before: null, audit: [] };

/** The lifecycle that a kind of job steps the records of a list in; undefined where it is not for this list. */
export function lifecycleMovedBy(kind: string, resource: string): AnyLifecycle | undefined {
  const list = listMovedBy(kind, resource);
  return list && lifecycleIn(list);
}

/** @param rule of the kind; each step has one besides, that of its list */
export const moveKind = (kind: JobKindName, rule: Rule) =>
  rowJob<MoveWanted>({
    kind,
    rule,
    read({ event, params, resource, only_made }, context) {
      const lifecycle = lifecycleMovedBy(kind, resource);
      if (!lifecycle) throw badJob([{ path: "resource", code: "invalid" }]);
      if (!event) throw badJob([{ path: "event", code: "required" }]);
      const asked = readMove(lifecycle, event, params, context);
      // What it carries belongs to one record.
      if (actionOf(lifecycle.resource, event)?.alone) throw badJob([{ path: "event", code: "invalid" }]);
      return {
        input: { ...asked, resource, ...only_made && event === BUYS && { only_made } },
        title: (count) => `${event}: ${count} ${lifecycle.resource.query}`,
      };
    },
    // Where the money is for some of them, it is for those that are due first.
    arrange: async (tx, job, { resource = orders.id, event }) =>
      resource === orders.id && actionOf(orders, event)?.spends
        ? await arrangeByDue(tx, job, "orders")
        : undefined,
    async change(tx, records, { resource = "orders", only_made, ...asked }, context) {
      const lifecycle = lifecycleMovedBy(kind, resource);
      if (!lifecycle) throw new JobRefused("failed", `This build does not know the steps of "${resource}".`);
      const ids = records.map(({ record_id }) => record_id);
      const unmade = only_made ? await unmadeAmong(tx, ids) : NONE;
      const moved = await moveSome(lifecycle, tx, ids.filter((id) => !unmade.has(id)), asked, context);
      const outcomes = moved.values();
      return ids.map((id) => unmade.has(id) ? LEFT_OUT : outcomes.next().value ?? LEFT_OUT);
    },
  });

async function moveSome(
  lifecycle: AnyLifecycle,
  tx: Writer,
  ids: readonly string[],
  asked: AskedMove,
  context: AuthorizedContext,
): Promise<readonly Outcome[]> {
  checkRight(lifecycle, asked.event, context);
  const moved = await moveMany(lifecycle, stepOf(tx, asked, context), ids);
  return moved.map(({ before, result, audit }) => ({
    refusedBy: refusalOf(result),
    ...result.applied && { applied: result.applied, isSame: result.applied.changed.length === 0 },
    before: result.ok && before
      ? { version: result.version ?? before.version, ...lifecycle.undo?.remember(before) }
      : null,
    audit,
  }));
}

/** Null when it was done. */
export const refusalOf = ({ ok, reason, error }: Moved["result"]): string | null =>
  ok ? null : (reason?.code ?? error ?? "wrongState");

/** @throws {JobRefused} when the role of whoever asked may no longer send the event */
export function checkRight(lifecycle: AnyLifecycle, event: string, { session }: AuthorizedContext): void {
  if (!maySend(lifecycle, event, session.person)) throw new JobRefused("rightsLost", REASONS.rightsLost);
}
