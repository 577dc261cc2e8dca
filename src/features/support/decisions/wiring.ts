import { CaseAgents, DecideCase, OpenCasesOf } from "../../../../api/generated/operations/cases.ts";
import { CaseOptions } from "../../../../api/generated/operations/cases.ts";
import type { DataOf } from "../../../../api/operation.ts";
import { cases } from "../../../../resources/support/cases.ts";
import { optionsFrom } from "../../../engine/list/filters/options.ts";
import type { AnswerSource } from "../../../engine/wiring/answer.ts";
import { ask } from "../../../lib/client.ts";

type CaseFacts = NonNullable<DataOf<typeof DecideCase>["getCaseById"]>;
export type CaseLine = CaseFacts["lines"][number];
type OptionLine = DataOf<typeof CaseOptions>["caseOptions"]["lines"][number];

export interface DecisionFacts {
  readonly found: CaseFacts;
  /** The lines of all orders that the case is about: a merge can bring garments of another order. */
  readonly options: readonly OptionLine[];
}

const SOON_MS = 500;

/** Loads a case to decide. Other decisions change the remaining charges and the garments on the shelf. */
export const decisionSource = (id: string): AnswerSource<DecisionFacts> => ({
  name: `decide.${id}`,
  entities: [cases.query, "orders", "units", "refundRequests"],
  debounceMs: SOON_MS,
  ask: async ({ signal }) => {
    const outcome = await ask(DecideCase, { _id: id }, { background: true, signal });
    if (!outcome.ok) return { ok: false, failure: outcome.failure };
    const found = outcome.data.getCaseById;
    if (!found) return { ok: false, failure: { kind: "aborted" } };
    const options: OptionLine[] = [];
    for (const order_id of new Set(found.lines.map((line) => line.order_id))) {
      const answer = await ask(CaseOptions, { order_id }, { background: true, signal });
      if (!answer.ok) return { ok: false, failure: answer.failure };
      options.push(...answer.data.caseOptions.lines);
    }
    return { ok: true, data: { found, options } };
  },
});

type OpenCase = DataOf<typeof OpenCasesOf>["cases"][number];

/** Maximum number of cases to offer for a merge. */
export const MAX_MATCHES = 8;

/** Loads open cases of a seller, into which another case can be merged. */
export const mergeSource = (
  seller: string,
  search: string,
): AnswerSource<{ readonly cases: readonly OpenCase[] }> => ({
  name: `merge.${seller}.${search}`,
  entities: [cases.query],
  ask: ({ signal }) =>
    ask(OpenCasesOf, { seller: [seller], search: search || null }, {
      background: true,
      signal,
      perPage: MAX_MATCHES + 1,
    }),
});

export const caseAgents = optionsFrom(
  CaseAgents,
  (data) => data.caseAgents.map(({ _id, h, name }) => ({ value: _id, name, more: `@${h}` })),
);
