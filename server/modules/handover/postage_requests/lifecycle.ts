/** Carries out the steps of a request, updates its label, and posts the claimed amount in the ledger. */
import type { PostageRequestFacts, PostageRequestMoveInput } from "../../../../api/generated/schema.ts";
import { pbRequest } from "../../../../resources/handover/pb_request.ts";
import { defineLifecycle } from "../../../lifecycle/define.ts";
import type { Command, Effect, FactsContext, Work } from "../../../lifecycle/lifecycle.ts";
import { post } from "../../money/ledger/post_store.ts";
import { requestApproval, type RequestPatch, type RequestRow, requestsById, requestsList } from "./store.ts";

type RequestWork = Work<RequestRow, PostageRequestMoveInput>;
type RequestEffect = Effect<RequestRow, RequestPatch, PostageRequestMoveInput>;

const factsOf = (row: RequestRow, { context, now }: FactsContext): PostageRequestFacts => ({
  maker: requestApproval.factsOf(row, context).maker,
  late: row.deadline_at < now,
  voided: row.label_status === "Voided",
  refused: row.label_status === "Void Refused",
  bound: row.kind === "apv" && row.source === "invoice-variance" ||
    row.kind === "void" && row.label_status === "Void Asked",
});

function postFor(
  { tx, row, stamp, event }: RequestWork,
  kind: "claim" | "claim_loss",
  minor: number,
) {
  const facts = { provider: row.biller, currency: row.currency, minor };
  const ref = { kind: "postage_requests", id: row._id };
  return post(tx, { kind, facts, sellerId: null, code: row.code, ref, event }, stamp);
}

const effects: Readonly<Record<string, RequestEffect>> = {
  ...requestApproval.effects as Readonly<Record<string, RequestEffect>>,
  keepRef: ({ params, row }) => ({ patch: { dispute_ref: params.dispute_ref || row.dispute_ref } }),
  /** Posts nothing for a disputed line, whose posting includes the claim, or a voided label, whose cost is reversed. */
  async postClaim(work) {
    const { row } = work;
    if (row.kind === "apv" || row.kind === "void") return {};
    await postFor(work, "claim", row.expected_minor);
    return { patch: { claimed_minor: row.expected_minor } };
  },
  async postLoss(work) {
    const { row } = work;
    await postFor(work, "claim_loss", row.claimed_minor);
    return { patch: { claimed_minor: 0 } };
  },
};

const toLabel = (event: string): Command<RequestRow, PostageRequestMoveInput> => ({
  lifecycle: "label",
  event,
  idsOf: (_tx, rows) =>
    Promise.resolve(
      new Map(rows.flatMap(({ _id, kind, label_id, label_status }) =>
        kind === "void" && label_id && label_status.startsWith("Void ") ? [[_id, [label_id]] as const] : []
      )),
    ),
});

export const requestLifecycle = defineLifecycle<
  "PostageRequest",
  RequestRow,
  PostageRequestFacts,
  RequestPatch
>({
  resource: pbRequest,
  called: "postage request",
  source: requestsList,
  rows: requestsById,
  factsOf,
  effects,
  commands: { voidLabel: toLabel("label.voided"), refuseLabel: toLabel("label.voidRefused") },
  audited: ["status", "dispute_ref", "note", "credited_minor"],
  sampleFacts: [{ maker: false, late: false, voided: false, refused: false, bound: false }],
});
