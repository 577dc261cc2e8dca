import { allOf, allows, staff } from "../../../../api/access.ts";
import { ApiError } from "../../../../api/errors.ts";
import { says } from "../../../../api/inputs/read.ts";
import { caseRights } from "../../../../resources/support/cases.ts";
import { covers, scopeOf } from "../../../scope.ts";
import { activePeople } from "../../people/session/person_store.ts";
import { peopleByHandles } from "../../people/users/mention_store.ts";
import type { CasePriority } from "../../../../api/support/sla.ts";
import type { CaseMoveInput } from "../../../../api/generated/schema.ts";
import { auditOfRequest, insertRequest, labelById } from "../../handover/postage_requests/store.ts";
import { recordAudit } from "../../../audit/audit.ts";
import { commentToSeller } from "../../desk/comments/make.ts";
import type { Effect, Work } from "../../../lifecycle/lifecycle.ts";
import { deskHours } from "../../catalogue/locations/desk_store.ts";
import {
  endedClock,
  prioritizedClock,
  repliedClock,
  resumedClock,
  startedClock,
  stoppedClock,
  waitingClock,
} from "./clock.ts";
import { endedRemedies } from "./facts_store.ts";
import { keepRemedyStates } from "./remedies_store.ts";
import { claimLabels } from "./claims_store.ts";
import type { Writer } from "../../../db/database.ts";
import { keepCauses, makeRemedies, outcomeOf } from "./decide.ts";
import { type CaseLineRow, caseLines } from "./lines_store.ts";
import { moveIntoCase } from "./merge_store.ts";
import type { CaseRow } from "./store.ts";

export type CasePatch = Partial<Omit<CaseRow, "_id" | "version">>;
export type CaseWork = Work<CaseRow, CaseMoveInput>;
type CaseEffect = Effect<CaseRow, CasePatch, CaseMoveInput>;

/** Writes a comment to the seller by the person who takes the step; steps of the system write none. */
async function say(
  { tx, row, stamp, context }: CaseWork,
  text: string | null | undefined,
): Promise<CasePatch> {
  if (!context || !text) return {};
  await recordAudit(tx, await commentToSeller(tx, "cases", row._id, text, context), stamp);
  return { last_said_at: stamp.at, last_said_by: "staff", ...repliedClock(row, stamp.at) };
}

export const caseWorkRule = allOf(caseRights.update, staff);

/** @throws {ApiError} BAD_INPUT for a person who may not work on cases of this seller */
async function keepAssignee({ tx, row, params, context }: CaseWork) {
  const own = context?.session.person._id ?? null;
  const named = params.assignee?.replace(/^@/, "").toLowerCase();
  if (!named) return { patch: { assignee_id: own } };
  const audience = { rule: caseWorkRule, sellerId: row.seller_id, visibility: "staff" } as const;
  const [colleague] = await peopleByHandles(tx, audience, [named]);
  const person = (await activePeople(tx, [colleague?._id ?? params.assignee ?? ""])).values().next().value;
  if (!person || !allows(caseWorkRule, person) || !covers(scopeOf(person), row.seller_id)) {
    throw new ApiError("BAD_INPUT", "Cannot assign the case: the person may not work on it", {
      problems: [{ path: "params.assignee", code: says("unknown") }],
    });
  }
  return { patch: { assignee_id: person._id } };
}

const keepPriority = async ({ tx, row, stamp, timeZone }: CaseWork, priority: CasePriority) => ({
  patch: { priority, ...prioritizedClock(await deskHours(tx, timeZone), row, priority, stamp.at) },
});

/** Creates a request for the cost of a package's label, which another person submits to the carrier. */
async function fileClaim({ tx, row, params, stamp }: CaseWork) {
  const found = (await claimLabels(tx, [row])).get(row._id);
  const label = found && await labelById(tx, found.label_id);
  const id = label && await insertRequest(tx, {
    ...{ kind: "claim", source: "case", label, case_id: row._id, expected_minor: label.cost_minor },
    ...{ note: params.reason ?? "", maker: stamp.actor._id, maker_for: stamp.actingFor },
  }, stamp.at);
  // This cannot happen, because the guards have read the same rows in this transaction.
  if (!id) throw new Error(`Cannot file a claim for case ${row.code}: expected a label without one`);
  await recordAudit(tx, [auditOfRequest(id, "case")], stamp);
  return {};
}

const linesOf = async (tx: Writer, { _id }: CaseRow): Promise<readonly CaseLineRow[]> =>
  (await caseLines(tx, [_id])).get(_id) ?? [];

const isRemedied = ({ remedy_state }: CaseLineRow): boolean => remedy_state === "Done";

/** Returns outcome and amount of the decided lines, without a failed remedy, which gave the seller nothing. */
function decisionOf(lines: readonly CaseLineRow[]): Pick<CasePatch, "outcome" | "amount_minor"> {
  const decided = lines.filter(({ outcome, remedy_state }) => outcome !== "" && remedy_state !== "Failed");
  return {
    outcome: outcomeOf(decided),
    amount_minor: decided.reduce((sum, { amount_minor }) => sum + amount_minor, 0),
  };
}

export const effects: Readonly<Record<string, CaseEffect>> = {
  keepAssignee,
  raisePriority: (work) => keepPriority(work, "High"),
  lowerPriority: (work) => keepPriority(work, "Normal"),
  startClock: async ({ tx, row, stamp, timeZone }) => ({
    patch: startedClock(await deskHours(tx, timeZone), row, stamp.at),
  }),
  stopClock: async ({ tx, row, stamp, timeZone }) => ({
    patch: stoppedClock(await deskHours(tx, timeZone), row, stamp.at),
  }),
  resumeClock: async ({ tx, row, stamp, timeZone }) => ({
    patch: resumedClock(await deskHours(tx, timeZone), row, stamp.at),
  }),
  endClock: () => ({ patch: endedClock }),
  askSeller: async (work) => ({ patch: await say(work, work.params.question) }),
  sayReason: async (work) => ({ patch: await say(work, work.params.reason) }),
  makeRemedies,
  keepCauses,
  fileClaim,
  async followRemedies({ tx, row }) {
    await keepRemedyStates(tx, await endedRemedies(tx, [row._id]));
    return { patch: decisionOf(await linesOf(tx, row)) };
  },
  keepEnd: ({ stamp }) => ({ patch: { resolved_at: stamp.at, ...waitingClock(stamp.at) } }),
  async keepAdvice({ tx, row, stamp }) {
    const made = (await linesOf(tx, row)).filter(isRemedied);
    const outcome = made.length > 0 ? outcomeOf(made) : "Advice";
    return { patch: { resolved_at: stamp.at, outcome, ...waitingClock(stamp.at) } };
  },
  async keepRejection({ tx, row, stamp }) {
    const lines = await linesOf(tx, row);
    const ended = lines.map((line) => isRemedied(line) ? line : { outcome: "Reject" });
    const outcome = ended.length > 0 ? outcomeOf(ended) : "Reject";
    return { patch: { resolved_at: stamp.at, outcome, ...waitingClock(stamp.at) } };
  },
  keepClosing: () => ({ patch: { closed_as: "done", waiting_since: null } }),
  // Without a person the timer closes the case, because the seller did not answer.
  keepSilence: ({ context }) => ({ patch: { closed_as: context ? "done" : "silent" } }),
  keepWithdrawal: () => ({ patch: { closed_as: "withdrawn" } }),
  countReopening: ({ row }) => ({ patch: { reopened: row.reopened + 1, resolved_at: null, outcome: "" } }),
  async mergeInto({ tx, row, params, stamp }) {
    const into = params.into ?? "";
    const moved = await moveIntoCase(tx, row._id, into, stamp.at);
    return { patch: { closed_as: "merged", merged_into: into }, ...moved };
  },
};
