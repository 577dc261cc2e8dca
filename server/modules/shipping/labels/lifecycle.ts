import type { MovePackageInput } from "../../../../api/generated/schema.ts";
import type { LabelFacts } from "../../../../machines/lifecycles/shipping/label.ts";
import type { Writer } from "../../../db/database.ts";
import { defineLifecycle } from "../../../lifecycle/define.ts";
import { labelRequests } from "./requests_port.ts";
import { effects } from "./effects.ts";
import { type LabelPatch, type LabelRow, labelsById, updateLabel } from "./store.ts";

export function labelFacts(
  { scanned, account, void_until }: LabelRow,
  now: number,
  params: object = {},
): LabelFacts {
  const { outcome, tracking_number } = params as MovePackageInput;
  return {
    unscanned: scanned === 0,
    byRequest: account === "pb",
    late: void_until !== null && now > void_until,
    numbered: outcome === "live" && Boolean(tracking_number),
  };
}

export const withTimes = (change: LabelPatch, at: number): LabelPatch =>
  change.status === "Voided" ? { ...change, voided_at: at } : change;

export const labelLifecycle = defineLifecycle<"Package", LabelRow, LabelFacts, LabelPatch>({
  // A label has neither a list nor a mutation, because its package and its provider move it.
  resource: {
    id: "labels",
    query: "packages",
    lifecycle: { name: "label", mutation: "movePackage" },
    moves: [],
  },
  called: "label",
  rows: (reader, ids, { scope }) => labelsById(reader, scope, ids),
  factsOf: (row, { now, params }) => labelFacts(row, now, params),
  effects,
  write: (tx, row, change, at) => updateLabel(tx, row, withTimes(change, at), at),
  isAuditedByCommander: true,
  parents: [
    ...["labels.settle", "track.settle"].map((event) => ({
      lifecycle: "package" as const,
      event,
      idsOf: (
        _tx: Writer,
        rows: readonly LabelRow[],
      ) => [...new Set(rows.map(({ package_id }) => package_id))],
    })),
    {
      lifecycle: "postage_request",
      event: "labels.settle",
      idsOf: (tx, rows) => labelRequests.get().ofLabels(tx, rows.map(({ _id }) => _id)),
      // Only a label whose voiding was requested can have a postage request.
      isNews: ({ status }) => status.startsWith("Void "),
    },
  ],
  sampleFacts: [{ unscanned: true, byRequest: false, late: false, numbered: false }],
});
