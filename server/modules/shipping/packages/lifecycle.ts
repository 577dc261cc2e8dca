import type { PackageFacts } from "../../../../api/generated/schema.ts";
import { hasLeft, isUnlabelled } from "../../../../api/statuses.ts";
import { NO_PACKAGE_FACTS } from "../../../../machines/lifecycles/shipping/package_facts.ts";
import { packages } from "../../../../resources/shipping/packages.ts";
import { defineLifecycle } from "../../../lifecycle/define.ts";
import type { Refusal } from "../../../lifecycle/lifecycle.ts";
import { isNumberLive } from "../labels/store.ts";
import { unitIdsOf } from "../../workshop/units/store.ts";
import { boxPort } from "./box_port.ts";
import { commands, effects, type PackageWork } from "./effects.ts";
import { labelsSeen, packageFacts } from "./facts_store.ts";
import { refusalToBuy } from "./label_effects.ts";
import { numberIdsOf } from "../numbers/postal_numbers_store.ts";
import { policyRefusals } from "../policies/effects.ts";
import type { PackagePatch, PackageRow } from "./rows.ts";
import { mergeKeyOf, orderIdsOf, packagesById, updatePackage } from "./store.ts";

const illegal = (reason: string): Refusal => ({ error: "ILLEGAL_TRANSITION", reason });

/** Checks of actions that read the database, which guards cannot do. */
const REFUSALS: Readonly<Record<string, (work: PackageWork) => Promise<Refusal | null>>> = {
  async attachLabel({ tx, params }) {
    const isTaken = await isNumberLive(tx, params.carrier ?? "", params.tracking_number ?? "");
    return isTaken ? illegal("numberLive") : null;
  },
  askLabel: refusalToBuy,
  async enterBox({ tx, row, params: { box_id } }) {
    const reason = await boxPort.get().refusalToEnter(tx, row, box_id ?? "");
    return reason === "notFound" ? { error: "NOT_FOUND", reason } : reason ? illegal(reason) : null;
  },
  async resolveLabel({ tx, row, params: { outcome, tracking_number } }) {
    if (outcome !== "live") return null;
    if (!tracking_number) return illegal("trackingNeeded");
    const carrier = (await labelsSeen(tx, [row._id])).get(row._id)?.find(({ status }) =>
      status === "Unknown"
    );
    const isTaken = await isNumberLive(tx, carrier?.carrier ?? "", tracking_number);
    return isTaken ? illegal("numberLive") : null;
  },
  ...policyRefusals,
  async splitUnits({ tx, row, params }) {
    const inside = (await unitIdsOf(tx, "package_id", [row._id])).get(row._id) ?? [];
    const picked = new Set(params.unit_ids ?? []);
    if (![...picked].every((id) => inside.includes(id))) return illegal("notInPackage");
    return picked.size === 0 || picked.size === inside.length ? illegal("isSplittable") : null;
  },
  async mergeInto({ tx, row, params, scope }) {
    const into = (await packagesById(tx, scope, [params.into ?? ""])).get(params.into ?? "");
    if (!into || into._id === row._id) return { error: "NOT_FOUND", reason: "notFound" };
    const facts = (await packageFacts(tx, [into], { scope, context: null, now: 0 })).get(into._id);
    if (!isUnlabelled(into.shipment_status) || facts?.labelled || facts?.asking) {
      return illegal("isLabelIdle");
    }
    const [one, other] = await Promise.all([mergeKeyOf(tx, row), mergeKeyOf(tx, into)]);
    return one === other ? null : illegal("isSameBuyer");
  },
};
export const packageLifecycle = defineLifecycle<"Package", PackageRow, PackageFacts, PackagePatch>({
  resource: packages,
  called: "package",
  rows: (reader, ids, { scope }) => packagesById(reader, scope, ids),
  facts: packageFacts,
  effects,
  commands,
  async refuse(work, names) {
    for (const name of names) {
      const refusal = await REFUSALS[name]?.(work);
      if (refusal) return refusal;
    }
    return null;
  },
  write: updatePackage,
  audited: [
    "shipment_status",
    "carrier",
    "tracking_number",
    "items_count",
    "method_code",
    "weighed_g",
    "label_status",
    "box_id",
  ],
  parents: [{
    lifecycle: "order",
    event: "packages.settle",
    idsOf: (tx, rows) => orderIdsOf(tx, rows.map(({ _id }) => _id)),
  }, {
    lifecycle: "postal_number",
    event: "packages.settle",
    idsOf: (tx, rows) => numberIdsOf(tx, rows.map(({ _id }) => _id)),
    // Before a package leaves, only changes of its label concern the number.
    isNews: (before, after) =>
      before.label_status !== after.label_status ||
      before.shipment_status !== after.shipment_status && hasLeft(after.shipment_status),
  }],
  sampleFacts: [{
    ...NO_PACKAGE_FACTS,
    orderOpen: true,
    paid: true,
    buyable: true,
    weighed: true,
    addressed: true,
    declared: true,
    priced: true,
    units: 2,
    unitsMade: 2,
    unitsPacked: 2,
  }],
});
