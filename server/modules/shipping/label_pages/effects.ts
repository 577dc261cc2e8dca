import type { LabelPageMoveInput } from "../../../../api/generated/schema.ts";
import { findOn } from "../../../../api/shipping/label_pages/findings.ts";
import { LABELS_REQUESTED } from "../../../../api/statuses.ts";
import type { Effect, EffectResult, Refusal, Work } from "../../../lifecycle/lifecycle.ts";
import { ALL_SELLERS } from "../../../scope.ts";
import { insertLabelFile } from "../labels/files/store.ts";
import { isNumberLive, labelIdsIn } from "../labels/store.ts";
import { attachLabelTo } from "../packages/attach_label.ts";
import { packagesById } from "../packages/store.ts";
import { packageOf, verdictsOf } from "./facts_store.ts";
import { placeIn } from "./file_pages.ts";
import {
  discardReplaced,
  isFileLive,
  type LabelPagePatch,
  type LabelPageRow,
  orderById,
  pagesById,
  swapLabelFile,
} from "./store.ts";

export type PageWork = Work<LabelPageRow, LabelPageMoveInput>;
type PageEffect = Effect<LabelPageRow, LabelPagePatch, LabelPageMoveInput>;

const illegal = (reason: string): Refusal => ({ error: "ILLEGAL_TRANSITION", reason });

/** Returns the row that makes the page's bytes the file of a label. */
const labelFileOf = (row: LabelPageRow, label_id: string, seller_id: string) => ({
  _id: row._id,
  kind: "pdf",
  pages: 1,
  width_mm: row.width_mm,
  height_mm: row.height_mm,
  bytes: row.bytes,
  seller_id,
  maker: row.maker,
  digest: row.file_digest,
  label_id,
  created_at: row.created_at,
});

export const effects: Readonly<Record<string, PageEffect>> = {
  async fileAgain({ tx, row, scope, event }) {
    const verdict = (await verdictsOf(tx, [row], { scope, event })).get(row._id);
    if (!verdict) return {};
    const seller_id = verdict.order?.seller_id ?? row.seller_id;
    return { patch: { ...placeIn(verdict), seller_id, order_ref: verdict.order?.ref ?? row.order_ref } };
  },
  async matchByHand({ tx, row, params, scope }) {
    const { package_id, tracking_number } = params;
    const pkg = (await packagesById(tx, scope, [package_id ?? ""])).get(package_id ?? "");
    if (!pkg) throw new Error(`Cannot match page ${row.code}: its package was there a moment ago`);
    const order = await orderById(tx, pkg.order_id);
    const number = tracking_number || row.tracking_number;
    return {
      patch: {
        finding: "byHand",
        package_id: pkg._id,
        order_id: pkg.order_id,
        order_ref: order?.external_number || row.order_ref,
        store_id: order?.store_id ?? null,
        seller_id: pkg.seller_id,
        first_id: null,
        armed: 0,
        tracking_number: number,
        carrier: findOn({ codes: [number], text: "", name: "" }).carrier || row.carrier || pkg.carrier,
      },
    };
  },
  async attachPage({ tx, row, stamp, event }): Promise<EffectResult<LabelPagePatch>> {
    const package_id = (await packageOf(tx, [row])).get(row._id) ?? "";
    const pkg = (await packagesById(tx, ALL_SELLERS, [package_id])).get(package_id);
    if (!pkg) throw new Error(`Cannot attach page ${row.code}: its package was there a moment ago`);
    const { carrier, tracking_number } = row;
    const { label_id, other } = await attachLabelTo(
      tx,
      pkg,
      { carrier, tracking_number, file_id: row._id },
      { stamp, event },
    );
    await insertLabelFile(tx, labelFileOf(row, label_id, pkg.seller_id));
    return {
      patch: { package_id, armed: 0 },
      others: [other],
      settles: [{ lifecycle: "package", event: "labels.settle", ids: [package_id] }],
    };
  },
  async swapFile({ tx, row, stamp }) {
    const bound = await swapLabelFile(tx, { from: row.first_id ?? "", to: row._id, at: stamp.at });
    if (bound) await insertLabelFile(tx, labelFileOf(row, bound.label_id, bound.seller_id));
    return {};
  },
  async takePlace({ tx, row, stamp }) {
    const first = (await pagesById(tx, ALL_SELLERS, [row.first_id ?? ""])).get(row.first_id ?? "");
    if (!first) return { patch: { first_id: null } };
    await discardReplaced(tx, first._id, stamp.at);
    const { order_id, order_ref, package_id, store_id, seller_id, armed, finding } = first;
    // The number of the earlier page may have been typed.
    const tracking_number = row.tracking_number || first.tracking_number;
    const carrier = row.carrier || first.carrier;
    const place = { order_id, order_ref, package_id, store_id, seller_id, armed, finding, first_id: null };
    return {
      patch: { ...place, tracking_number, carrier },
      others: [{
        entity: "labelPages",
        entityId: first._id,
        sellerId: first.seller_id,
        changes: [{ field: "status", before: first.status, after: "Discarded" }],
      }],
    };
  },
};

/** Makes the checks of actions that read the database, which guards cannot do. */
export async function refuse(work: PageWork, actions: readonly string[]): Promise<Refusal | null> {
  const { tx, row, params, scope } = work;
  if (actions.includes("matchByHand")) {
    const pkg = (await packagesById(tx, scope, [params.package_id ?? ""])).get(params.package_id ?? "");
    if (!pkg) return { error: "NOT_FOUND", reason: "notFound" };
    return row.seller_id !== null && row.seller_id !== pkg.seller_id ? illegal("otherSeller") : null;
  }
  if (actions.includes("swapFile")) {
    return await isFileLive(tx, row.first_id ?? "") ? null : illegal("isLabelled");
  }
  if (!actions.includes("attachPage")) return null;
  if (row.carrier === "") return illegal("carrierUnknown");
  const package_id = (await packageOf(tx, [row])).get(row._id) ?? "";
  // Another page of the same step may have been attached to this package a moment ago.
  const labels = await labelIdsIn(tx, [package_id], ["Live", ...LABELS_REQUESTED]);
  if (labels.has(package_id)) return illegal("isLabelIdle");
  return await isNumberLive(tx, row.carrier, row.tracking_number) ? illegal("numberLive") : null;
}
