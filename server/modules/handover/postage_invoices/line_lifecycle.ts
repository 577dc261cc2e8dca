/** Carries out people's decisions about a line; nothing is posted before the invoice is approved. */
import type { PostageLineFacts, PostageLineMoveInput } from "../../../../api/generated/schema.ts";
import { pbLines } from "../../../../resources/handover/pb_lines.ts";
import type { Reader } from "../../../db/database.ts";
import { defineLifecycle } from "../../../lifecycle/define.ts";
import type { Effect, FactsContext } from "../../../lifecycle/lifecycle.ts";
import {
  disputesOf,
  hasOpenRequest,
  insertRequest,
  labelById,
  submittedDisputes,
  withdrawRequests,
} from "../postage_requests/store.ts";
import { type PostageLinePatch, type PostageLineRow, postageLinesList } from "./lines_store.ts";

type LineEffect = Effect<PostageLineRow, PostageLinePatch, PostageLineMoveInput>;

async function factsOf(
  reader: Reader,
  rows: readonly PostageLineRow[],
  { params, context }: FactsContext,
): Promise<ReadonlyMap<string, PostageLineFacts>> {
  const { pass_minor } = (params ?? {}) as PostageLineMoveInput;
  const disputed = rows.filter(({ status }) => status === "Disputed");
  const submitted = await submittedDisputes(reader, disputed.map(({ _id }) => _id));
  return new Map(rows.map((row) => [row._id, {
    review: row.invoice_status === "Review",
    labelled: row.label_id !== null,
    payer: row.label_seller !== null && (!context || row.currency === context.settings.currency),
    passable: row.diff_minor !== 0 && (pass_minor ?? 0) <= Math.abs(row.diff_minor),
    diff: row.diff_minor,
    submitted: submitted.has(row._id),
  }]));
}

const effects: Readonly<Record<string, LineEffect>> = {
  keepNote: ({ params }) => ({ patch: { note: params.reason ?? "" } }),
  /** Stores the amount for the seller with the sign of the difference: a credit is passed on as a credit. */
  keepPass: ({ row, params }) => ({
    patch: { pass_minor: Math.sign(row.diff_minor) * (params.pass_minor ?? Math.abs(row.diff_minor)) },
  }),
  /** Makes a request for the difference, which another person submits to the provider. */
  async askCredit({ tx, row, stamp }) {
    const label = row.label_id === null ? undefined : await labelById(tx, row.label_id);
    if (label) {
      await insertRequest(tx, {
        ...{ kind: "apv", source: "invoice-variance", label, line_id: row._id, from: row.at },
        ...{ expected_minor: row.diff_minor, claimed_minor: row.diff_minor },
        ...{ maker: stamp.actor._id, maker_for: stamp.actingFor },
      }, stamp.at);
    }
    return {};
  },
  async clearDecision({ tx, row, stamp }) {
    if (row.status === "Disputed") await withdrawRequests(tx, await disputesOf(tx, [row._id]), stamp.at);
    return { patch: { pass_minor: 0, note: "" } };
  },
};

export const postageLineLifecycle = defineLifecycle<
  "PostageLine",
  PostageLineRow,
  PostageLineFacts,
  PostageLinePatch
>({
  resource: pbLines,
  called: "line",
  source: postageLinesList,
  facts: factsOf,
  /** Refuses here, because an earlier line of the same step may have made the label's request. */
  async refuse({ tx, row }, names) {
    const isTaken = names.includes("askCredit") && row.label_id !== null &&
      await hasOpenRequest(tx, row.label_id, "apv");
    return isTaken ? { error: "ILLEGAL_TRANSITION", reason: "disputeOpen" } : null;
  },
  effects,
  audited: ["status", "pass_minor", "note"],
  sampleFacts: [{ review: true, labelled: true, payer: true, passable: true, diff: 1, submitted: false }],
});
