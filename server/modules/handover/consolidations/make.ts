/** Defines flights, which can be changed until they are closed. */
import type { InputProblem } from "../../../../api/errors.ts";
import { FLIGHT_PROVIDERS, LOADING_FLIGHT } from "../../../../api/handover/flights.ts";
import { consolidationInput } from "../../../../api/inputs/handover/consolidation.ts";
import { type ProblemCode, says } from "../../../../api/inputs/read.ts";
import { nextCodes } from "../../../entity/codes.ts";
import { type Column, derivedColumn, text, textOf } from "../../../entity/columns.ts";
import { defineEntity } from "../../../entity/entity.ts";
import { illegal } from "../../../entity/refusals.ts";
import { loadsOf } from "./load_store.ts";
import { flightsList, isGateway, isMawbTaken, viewOf } from "./store.ts";

/** Reads an optional day, which null clears. */
const day: Column<number | null | undefined, number | null> = {
  blank: null,
  read: (given, before) => given === undefined ? before : given,
  auditText: textOf,
};

export const consolidationEntity = defineEntity({
  noun: "Consolidation",
  entity: "consolidations",
  called: "flight",
  source: flightsList,
  view: viewOf,
  seller: () => null,
  name: "code",
  input: consolidationInput,
  columns: {
    code: derivedColumn<string>(""),
    provider: text(FLIGHT_PROVIDERS[0]),
    mawb: text(),
    flight: text(),
    origin: text(),
    gateway_id: text(),
    etd_at: day,
    eta_at: day,
    entry_type: text(),
  },
  search: ["mawb", "flight", "origin"],
  required: ["gateway_id"],
  once: [
    ...[
      "boxes_count",
      "handed_count",
      "received_count",
      "packages_count",
      "gross_g",
      "declared_minor",
      "duty_minor",
      "currency",
    ] as const,
    ...["status", "hold_reason", "missing_count", "maker"] as const,
  ],
  begin: ({ context }) => ({
    boxes_count: 0,
    handed_count: 0,
    received_count: 0,
    packages_count: 0,
    gross_g: 0,
    declared_minor: null,
    duty_minor: null,
    currency: context.settings.currency,
    status: LOADING_FLIGHT,
    hold_reason: "",
    missing_count: 0,
    maker: context.session.actor._id,
  }),
  async follow({ code }, { tx }) {
    return { code: code || ((await nextCodes(tx, "consolidations", 1))[0] ?? "") };
  },
  async problems({ mawb, gateway_id, etd_at, eta_at }, { tx, before }) {
    const problems: InputProblem[] = [];
    const add = (path: string, code: ProblemCode) => problems.push({ path, code: says(code) });
    if (gateway_id !== "" && !await isGateway(tx, gateway_id)) add("gateway_id", "unknown");
    if (mawb !== "" && await isMawbTaken(tx, mawb, before?._id ?? "")) add("mawb", "taken");
    if (etd_at !== null && eta_at !== null && eta_at < etd_at) add("eta_at", "dayOrder");
    // The boxes on the flight are for its former gateway.
    if (before && before.gateway_id !== gateway_id && (await loadsOf(tx, [before._id])).size > 0) {
      add("gateway_id", "fixed");
    }
    return problems;
  },
  mayChange({ status }) {
    if (status !== LOADING_FLIGHT) throw illegal("flightClosed");
  },
});
