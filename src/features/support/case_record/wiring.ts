/** Loads what the record of a case shows besides the case, such as its order and other cases. */
import {
  CaseBackground,
  CaseClaims,
  CaseQueue,
  CasesOfSeller,
  CaseUnpaid,
} from "../../../../api/generated/operations/case_record.ts";
import type { DataOf } from "../../../../api/operation.ts";
import type { AnswerSource } from "../../../engine/wiring/answer.ts";
import { ask } from "../../../lib/client.ts";

export type Background = DataOf<typeof CaseBackground>;
export type QueueData = DataOf<typeof CaseQueue>;

export const backgroundSource = (id: string, order: string): AnswerSource<Background> => ({
  name: `background.${id}.${order}`,
  entities: ["orders", "units", "packages", "cases", "comments"],
  ask: ({ background, signal }) =>
    ask(CaseBackground, { _id: order, order: [order], order_id: order, case_id: id }, { background, signal }),
});

/** @param ids cases on the page of the list; empty for the cases that wait for staff */
export const queueSource = (ids: readonly string[]): AnswerSource<QueueData> => ({
  name: `queue.${ids.join()}`,
  entities: ["cases"],
  ask: ({ background, signal }) =>
    ask(CaseQueue, ids.length > 0 ? { _id: ids } : { status: ["Processing"] }, { background, signal }),
});

/** Loads the unpaid remedies of a case. Payments and top-ups change the missing amounts. */
export const unpaidSource = (id: string): AnswerSource<DataOf<typeof CaseUnpaid>> => ({
  name: `unpaid.${id}`,
  entities: ["cases", "orders", "wallets"],
  ask: ({ background, signal }) => ask(CaseUnpaid, { _id: id }, { background, signal }),
});

export const claimsSource = (id: string): AnswerSource<DataOf<typeof CaseClaims>> => ({
  name: `claims.${id}`,
  entities: ["cases", "postageRequests"],
  ask: ({ background, signal }) => ask(CaseClaims, { _id: id }, { background, signal }),
});

export const LAST_CASES = 5;

export const sellerCasesSource = (seller: string): AnswerSource<DataOf<typeof CasesOfSeller>> => ({
  name: `casesOfSeller.${seller}`,
  entities: ["cases"],
  ask: ({ background, signal }) =>
    // One more case is requested, since the shown case is among them.
    ask(CasesOfSeller, { seller: [seller] }, { background, signal, perPage: LAST_CASES + 1 }),
});
