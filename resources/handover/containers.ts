/** Shipments › Box. Source: docs/requirements.md S2.8, S6.12; events: machines/lifecycles/handover/box.ts. */
import { allOf, anyOf, role, rules } from "../../api/access.ts";
import { BOX_STATUSES } from "../../api/generated/states/box.ts";
import { choice, column, compound, defineResource, ids, options, search, statuses } from "../define.ts";
import { rightsIn } from "../rights.ts";

const may = rightsIn("containers", rules.fulfilment);
/** People who pack and hand over. */
const packingStaff = anyOf(role("packager"), role("order_qc"), role("root"), role("super_root"));
const officeStaff = anyOf(role("order_qc"), role("root"), role("super_root"));
export const boxRights = {
  view: may.view,
  make: allOf(packingStaff, may.add),
  fill: allOf(packingStaff, may.update),
  decide: allOf(officeStaff, may.update),
} as const;
const PRESENCE = ["none", "any"] as const;

export const containers = defineResource({
  id: "containers",
  path: "/containers",
  group: "shipments",
  rule: may.view,
  module: "containers",
  query: "boxes",
  count: "boxesCount",
  roots: {
    getBoxById: may.view,
    makeBox: boxRights.make,
    moveBox: boxRights.fill,
    boxScanCheck: boxRights.decide,
  },
  note: boxRights.decide,
  defaults: { status: "Processing" },
  segment: "status",
  filters: [
    search(),
    statuses("status", BOX_STATUSES),
    options("method", "shippingMethods", boxRights.decide),
    choice("bill", PRESENCE),
    choice("flight", PRESENCE),
    { key: "location", kind: "ids" },
    { key: "bill_id", kind: "ids" },
    { key: "flight_id", kind: "ids" },
    ids(),
  ],
  columns: [
    column("code", "code", 116, { sortable: true }),
    column("status", "status", 136, { sortable: true, lifecycle: "box" }),
    column("location_code", "mono", 96),
    column("gateway_code", "mono", 96),
    column("method_name", "text", 144),
    column("packages_count", "number", 88, { sortable: true }),
    column("net_g", "weight", 96),
    column("gross_g", "weight", 96),
    column("created_at", "age", 88, { sortable: true }),
    column("bill_code", "mono", 112),
    column("flight_code", "mono", 112),
    column("sscc", "mono", 184, { hidden: true }),
    column("estimated_count", "number", 96, { hidden: true }),
    column("tare_g", "weight", 96, { hidden: true }),
    column("closed_at", "time", 168, { sortable: true, hidden: true }),
    column("handed_at", "time", 168, { sortable: true, hidden: true }),
    column("received_at", "time", 168, { hidden: true }),
    compound("maker_name", "text", 144, ["local_bill_id", "consolidation_id"], { hidden: true }),
  ],
  sort: "-created_at",
  record: true,
  lifecycle: { name: "box", mutation: "moveBox", input: "BoxMoveInput", job: "list.move" },
  moves: [
    { event: "box.close", rule: boxRights.fill, asks: ["gross_g", "tare_g", "count?"], isSingle: true },
    {
      event: "box.closeAnyway",
      rule: boxRights.decide,
      asks: ["gross_g", "tare_g", "count?", "reason"],
      isSingle: true,
    },
    { event: "box.reopen", rule: boxRights.fill, asks: ["reason"] },
    {
      event: "box.bill",
      rule: boxRights.fill,
      asks: ["local_bill_id"],
      isSingle: true,
      isInline: true,
    },
    { event: "box.unbill", rule: boxRights.fill },
    {
      event: "box.load",
      rule: boxRights.decide,
      asks: ["consolidation_id"],
      isSingle: true,
      isInline: true,
    },
    { event: "box.unload", rule: boxRights.decide },
    { event: "box.receive", rule: boxRights.decide },
    { event: "box.cancel", rule: boxRights.fill, final: true },
  ],
  shape: {
    noun: "Box",
    name: "code",
    trash: null,
    isFinal: true,
    sections: [
      {
        key: "box",
        columns: [
          ...["location_code", "gateway_code", "method_name", "sscc", "maker_name", "created_at"] as const,
          ...["bill_code", "flight_code", "handed_at", "received_at"] as const,
        ],
        optional: ["gateway_code", "method_name", "bill_code", "flight_code", "handed_at", "received_at"],
      },
      {
        key: "weight",
        columns: ["packages_count", "net_g", "estimated_count", "tare_g", "gross_g", "closed_at"],
        optional: ["tare_g", "gross_g", "closed_at"],
      },
    ],
    form: [
      {
        key: "box",
        fields: [
          { key: "location_id", kind: "option", source: "unitPlaces", required: true, onlyNew: true },
          {
            ...{ key: "method_code", kind: "option", source: "shippingMethods", onlyNew: true },
            rule: boxRights.decide,
          },
        ],
      },
    ],
    input: () => import("../../api/inputs/handover/box.ts").then(({ boxInput }) => boxInput),
  },
});
