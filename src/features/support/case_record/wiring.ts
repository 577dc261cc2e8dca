/** Reads what a case is about: its order with garments and packages, and other cases of that order. */
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

/** @param ids those of the list's page; without them the cases that wait for staff */
export const queueSource = (ids: readonly string[]): AnswerSource<QueueData> => ({
  name: `queue.${ids.join()}`,
  entities: ["cases"],
  ask: ({ background, signal }) =>
    ask(CaseQueue, ids.length > 0 ? { _id: ids } : { status: ["Processing"] }, { background, signal }),
});

/** A payment or a top-up changes what is missing. */
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
    // The case itself is one of them.
    ask(CasesOfSeller, { seller: [seller] }, { background, signal, perPage: LAST_CASES + 1 }),
});
