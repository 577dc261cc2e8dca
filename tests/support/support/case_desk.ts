/** Sends cases about orders, and moves them as people do. */
import assert from "node:assert/strict";
import type { Name } from "../orders/world.ts";
import { type Grounds, onGrounds } from "../server/grounds.ts";

export const MAKE_CASE =
  `mutation M($params: CaseInput!) { made: makeCase(params: $params) { _id code lines { _id } } }`;
export const MOVE_CASE = `mutation M($ids: [ID!]!, $event: String!, $params: CaseMoveInput) {
  moved: moveCase(ids: $ids, event: $event, params: $params) { ok columns error reason { code of } } }`;
const COMMENT = `mutation C($params: CommentInput!) { makeComment(params: $params) { _id } }`;
const GET = `query G($id: ID!) { record: getCaseById(_id: $id) {
  status outcome amount_minor round due_at merged_code
  lines { _id quantity outcome amount_minor charged remedy_kind remedy_state remedy_id cause { step operator_name } } } }`;

interface Line {
  readonly _id: string;
  readonly outcome: string;
  readonly remedy_kind: string;
  readonly remedy_state: string;
  readonly remedy_id: string;
  readonly cause: { readonly step: string; readonly operator_name: string } | null;
}
export interface ShownCase {
  readonly status: string;
  readonly outcome: string;
  readonly amount_minor: number;
  readonly round: number;
  readonly due_at: number | null;
  readonly merged_code: string;
  readonly lines: readonly Line[];
}
export interface SentCase {
  readonly _id: string;
  readonly code: string;
  readonly lines: readonly { readonly _id: string }[];
}

export class Desk {
  constructor(readonly grounds: Grounds) {}

  /** Sends a case of anna's about some garments of one order. */
  async send(order: string, quantity: number, more: object = {}): Promise<SentCase> {
    const { caseOptions } = await this.grounds.ask<{ caseOptions: { lines: { _id: string }[] } }>(
      "anna",
      `{ caseOptions(order_id: "${order}") { lines { _id } } }`,
    );
    const params = {
      order_id: order,
      support_case: "Shipping",
      reason: "missingItem",
      requested: "Reprint",
      lines: [{ order_line_id: caseOptions.lines[0]!._id, quantity }],
      ...more,
    };
    const { made } = await this.grounds.ask<{ made: SentCase }>("anna", MAKE_CASE, { params });
    await this.grounds.ask("anna", COMMENT, {
      params: { entity: "cases", entity_id: made._id, body: "One is gone." },
    });
    assert.equal(await this.move("anna", made, "case.submit"), "Processing");
    return made;
  }

  /** Returns the status after a step, or the reason why it is refused. */
  async move(
    name: Name,
    { _id }: Pick<SentCase, "_id">,
    event: string,
    params: object = {},
  ): Promise<string> {
    const { moved: [result] } = await this.grounds.ask<
      {
        moved: {
          ok: boolean;
          columns: { status: string };
          error: string | null;
          reason: { code: string; of: string | null } | null;
        }[];
      }
    >(name, MOVE_CASE, { ids: [_id], event, params });
    if (result!.ok) return result!.columns.status;
    const { error, reason } = result!;
    return [error === "ILLEGAL_TRANSITION" ? "" : error, reason!.code, reason!.of].filter(Boolean).join(" ");
  }

  async read(name: Name, { _id }: Pick<SentCase, "_id">): Promise<ShownCase> {
    return (await this.grounds.ask<{ record: ShownCase }>(name, GET, { id: _id })).record;
  }

  decide(name: Name, sent: SentCase, outcome: string, more: object = {}) {
    return this.move(name, sent, "case.decide", { lines: [{ _id: sent.lines[0]!._id, outcome, ...more }] });
  }
}

export const atDesk = (work: (desk: Desk) => Promise<void>) =>
  onGrounds((grounds) => work(new Desk(grounds)));
