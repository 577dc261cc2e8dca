import type { CaseFacts } from "../../../../api/generated/schema.ts";
import { OPEN_CASES } from "../../../../api/support/cases.ts";
import { cases } from "../../../../resources/support/cases.ts";
import { defineLifecycle } from "../../../lifecycle/define.ts";
import { checkDecisionInput, explainDecision } from "./decide.ts";
import { type CasePatch, effects } from "./effects.ts";
import { factsOfCases } from "./facts.ts";
import { ordersOfCases } from "./orders_store.ts";
import { type CaseRow, casesList } from "./store.ts";

/** Facts that refuse nothing. */
const SAMPLE: CaseFacts = {
  hasLines: true,
  described: true,
  evidenced: true,
  inWindow: true,
  answered: true,
  decided: true,
  handedOver: true,
  back: true,
  free: true,
  fits: true,
  withinLimit: true,
  high: false,
  openRemedies: 0,
  failedRemedies: 0,
  remediesStale: false,
  recent: true,
  reopened: 0,
  mergeable: true,
  labelled: true,
  unclaimed: true,
  claimInTime: true,
};

const isOpen = ({ status }: Pick<CaseRow, "status">): boolean =>
  (OPEN_CASES as readonly string[]).includes(status);

export const caseLifecycle = defineLifecycle<"Case", CaseRow, CaseFacts, CasePatch>({
  resource: cases,
  called: "case",
  source: casesList,
  facts: factsOfCases,
  effects,
  async refuse(work, names) {
    if (names.includes("makeRemedies")) await checkDecisionInput(work);
    return null;
  },
  explain: explainDecision,
  audited: ["status", "priority", "assignee_id", "outcome", "closed_as", "merged_into", "amount_minor"],
  staffColumns: ["assignee_id"],
  parents: [{
    lifecycle: "order",
    event: "cases.settle",
    idsOf: (tx, rows) => ordersOfCases(tx, rows.map(({ _id }) => _id)),
    isNews: (before, after) => isOpen(before) !== isOpen(after),
  }],
  sampleFacts: [SAMPLE],
});
