import { allows, staff } from "../../../../api/access.ts";
import { DAY_SECONDS } from "../../../../api/constants.ts";
import type { CaseFacts, CaseMoveInput } from "../../../../api/generated/schema.ts";
import { needsOrder, OPEN_CASES, reasonOf, REOPEN_DAYS } from "../../../../api/support/cases.ts";
import type { Reader } from "../../../db/database.ts";
import type { FactsContext } from "../../../lifecycle/lifecycle.ts";
import { type ClaimLabel, claimLabels } from "./claims_store.ts";
import { checkDecision, NO_DECISION } from "./decide.ts";
import { isUndecided } from "./decision_store.ts";
import { countCaseComments, endedRemedies } from "./facts_store.ts";
import { caseLines } from "./lines_store.ts";
import { isInTime } from "./options.ts";
import { orderTimes } from "./options_store.ts";
import { caseById, type CaseRow } from "./store.ts";
import { ALL_SELLERS } from "../../../scope.ts";

/** Statuses of cases that others can be merged into. */
const TAKING: readonly string[] = OPEN_CASES;

export async function factsOfCases(
  reader: Reader,
  rows: readonly CaseRow[],
  { context, now, event, params = {} }: FactsContext,
): Promise<ReadonlyMap<string, CaseFacts>> {
  const ids = rows.map(({ _id }) => _id);
  const lines = await caseLines(reader, ids);
  const comments = await countCaseComments(reader, ids);
  const times = await orderTimes(reader, rows.flatMap(({ order_id }) => order_id ?? []));
  const ended = Map.groupBy(await endedRemedies(reader, ids), ({ case_id }) => case_id);
  const labels = await claimLabels(reader, rows);
  const person = context?.session.person ?? null;
  const isStaff = person === null || allows(staff, person);
  const { reason, into } = params as CaseMoveInput;
  // Staff are offered the step before the form asks for the reason. In a case that follows, their comment says it.
  const isSubmitted = event === "case.submit" && person !== null;
  const decisions = new Map<string, typeof NO_DECISION>();
  if (event === "case.decide") {
    for (const row of rows) {
      const own = lines.get(row._id) ?? [];
      decisions.set(
        row._id,
        (await checkDecision(reader, row, own, params as CaseMoveInput, context)).facts,
      );
    }
  }
  const target = event === "case.merge" && into ? await caseById(reader, ALL_SELLERS, into) : null;
  return new Map(rows.map((row) => {
    const own = lines.get(row._id) ?? [];
    const ends = new Map((ended.get(row._id) ?? []).map(({ line_id, state }) => [line_id, state]));
    const states = own.map(({ _id, remedy_state }) => ends.get(_id) ?? remedy_state);
    const rule = reasonOf(row.support_case, row.reason);
    const isOpen = rule === undefined ||
      isInTime(rule, row.order_id === null ? undefined : times.get(row.order_id), now);
    return [row._id, {
      hasLines: own.length > 0 || !needsOrder(row.support_case),
      described: (comments.get(row._id)?.comments ?? 0) > 0,
      evidenced: rule?.evidence === false || (comments.get(row._id)?.evidence ?? 0) > 0,
      inWindow: isOpen || isStaff && (!isSubmitted || row.follows !== null || Boolean(reason)),
      high: row.priority === "High",
      answered: row.last_said_by === "seller",
      ...decisions.get(row._id) ?? NO_DECISION,
      openRemedies: states.filter((state) => state === "Open").length,
      // A line that came by a merge after the decision waits for a decision too.
      failedRemedies: own.filter(({ outcome }, at) =>
        isUndecided({ outcome, remedy_state: states[at] ?? "" })
      ).length,
      remediesStale: ends.size > 0,
      recent: row.resolved_at !== null && now - row.resolved_at <= REOPEN_DAYS * DAY_SECONDS,
      reopened: row.reopened,
      mergeable: target === null ||
        target !== undefined && target._id !== row._id && target.seller_id === row.seller_id &&
          TAKING.includes(target.status),
      ...claimFactsOf(labels.get(row._id), now),
    }];
  }));
}

const claimFactsOf = (label: ClaimLabel | undefined, now: number) => ({
  labelled: label !== undefined,
  unclaimed: label?.isClaimed !== true,
  claimInTime: label === undefined || now <= label.until,
});
