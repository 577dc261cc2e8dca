/** Shipments › IBCI Containers: flights that carry boxes to a gateway. Source: docs/requirements.md S2.9, S6.12. */
import { allOf, anyOf, role, rules } from "../../api/access.ts";
import { ENTRY_TYPES, FLIGHT_PROVIDERS } from "../../api/handover/flights.ts";
import { CONSOLIDATION_STATUSES } from "../../api/statuses.ts";
import {
  choices,
  column,
  compound,
  days,
  defineResource,
  ids,
  options,
  search,
  statuses,
} from "../define.ts";
import { rightsIn } from "../rights.ts";

/** People who run flights, and see values; the floor works without prices. */
const runners = anyOf(role("root"), role("order_qc"), role("super_root"));
const may = rightsIn("ibic", rules.fulfilment);
const runs = rightsIn("ibic", runners);
export const mayRunFlights = runs.update;
const byRoot = allOf(rules.finance, may.update);
/** People who see declared values and duties. */
export const flightValues = allOf(runners, may.view);
const hidden = { hidden: true };
const worth = { rule: flightValues };

export const ibic = defineResource({
  id: "ibic",
  path: "/ibic",
  group: "shipments",
  rule: may.view,
  module: "ibic",
  query: "consolidations",
  count: "consolidationsCount",
  roots: {
    getConsolidationById: may.view,
    makeConsolidation: runs.make,
    moveConsolidation: runs.update,
    consolidationProblems: may.view,
    flightGateways: may.view,
    scanFlight: runs.update,
  },
  defaults: { status: "Processing" },
  segment: "status",
  filters: [
    search(),
    statuses("status", CONSOLIDATION_STATUSES),
    choices("provider", FLIGHT_PROVIDERS),
    options("location", "gateways"),
    days(),
    ids(),
  ],
  columns: [
    column("code", "code", 116, { sortable: true }),
    column("provider", "word", 104),
    column("mawb", "mono", 128, { card: "words" }),
    column("flight", "mono", 96, { card: "title" }),
    column("etd_at", "day", 112, { sortable: true }),
    column("eta_at", "day", 112, { sortable: true }),
    column("gateway_code", "mono", 96, { card: "aside" }),
    column("boxes_count", "number", 72),
    column("handed_count", "number", 88),
    column("received_count", "number", 88),
    column("packages_count", "number", 88),
    column("gross_g", "weight", 96),
    compound("declared_minor", "money", 112, ["currency"], worth),
    compound("duty_minor", "money", 104, ["currency"], worth),
    column("status", "status", 184, { lifecycle: "consolidation" }),
    column("origin", "mono", 80, hidden),
    column("airline", "text", 144, hidden),
    column("entry_type", "word", 112, hidden),
    column("missing_count", "number", 88, hidden),
    column("hold_reason", "text", 208, hidden),
    column("maker_name", "text", 144, hidden),
    column("created_at", "time", 168, { sortable: true, hidden: true, card: "figures" }),
    column("departed_at", "time", 168, hidden),
    column("arrived_at", "time", 168, hidden),
    column("cleared_at", "time", 168, hidden),
    // The record also shows the gateway.
    compound("completed_at", "time", 168, ["gateway_id"], hidden),
  ],
  sort: "-created_at",
  record: true,
  lifecycle: {
    name: "consolidation",
    mutation: "moveConsolidation",
    input: "ConsolidationMoveInput",
    job: "list.move",
    undo: "list.undo",
    openIn: ["Processing"],
  },
  moves: [
    { event: "flight.close", rule: runs.update, inverse: "flight.reopen" },
    { event: "flight.send", rule: runs.update },
    { event: "flight.depart", rule: runs.update },
    { event: "flight.arrive", rule: runs.update },
    { event: "flight.clear", rule: byRoot, asks: ["duty_minor?"], isSingle: true },
    { event: "flight.hold", rule: runs.update, asks: ["reason"] },
    { event: "flight.inject", rule: runs.update },
    { event: "flight.complete", rule: runs.update },
    { event: "flight.completeShort", rule: byRoot, asks: ["reason", "missing?"], isSingle: true },
    { event: "flight.reopen", rule: runs.update, inverse: "flight.close" },
    { event: "flight.revise", rule: runs.update, asks: ["reason"] },
    { event: "flight.cancel", rule: runs.update, asks: ["reason?"], final: true },
  ],
  shape: {
    noun: "Consolidation",
    name: "code",
    trash: null,
    sections: [
      {
        key: "flight",
        columns: [
          ...["provider", "mawb", "airline", "flight", "origin", "gateway_code", "etd_at", "eta_at"] as const,
          ...["entry_type", "maker_name", "created_at"] as const,
        ],
        optional: ["mawb", "airline", "flight", "origin", "etd_at", "eta_at", "entry_type"],
      },
      {
        key: "load",
        columns: [
          ...[
            "boxes_count",
            "handed_count",
            "received_count",
            "packages_count",
            "gross_g",
          ] as const,
          ...["declared_minor", "duty_minor"] as const,
        ],
        optional: ["declared_minor", "duty_minor"],
      },
      {
        key: "way",
        columns: ["departed_at", "arrived_at", "hold_reason", "cleared_at", "completed_at"],
        optional: ["arrived_at", "hold_reason", "cleared_at", "completed_at"],
      },
    ],
    form: [
      {
        key: "flight",
        fields: [
          { key: "provider", kind: "choice", values: FLIGHT_PROVIDERS },
          { key: "gateway_id", kind: "option", source: "gateways", required: true },
          { key: "mawb", kind: "text" },
          { key: "flight", kind: "text" },
          { key: "origin", kind: "text" },
          { key: "etd_at", kind: "day" },
          { key: "eta_at", kind: "day" },
          { key: "entry_type", kind: "choice", values: ENTRY_TYPES, optional: true },
        ],
      },
    ],
    input: () =>
      import("../../api/inputs/handover/consolidation.ts").then(({ consolidationInput }) =>
        consolidationInput
      ),
  },
});
