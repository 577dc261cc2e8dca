import type { ConsolidationFacts } from "../../../../api/generated/schema.ts";
import { flightValues, ibic } from "../../../../resources/handover/ibic.ts";
import { defineLifecycle } from "../../../lifecycle/define.ts";
import { isIncomplete, readDeclarations } from "./declarations.ts";
import { checkNamed, effects, type FlightPatch } from "./effects.ts";
import { factsOfFlights } from "./facts.ts";
import { type FlightRow, flightsById, flightsList } from "./store.ts";

/** Facts with which no guard refuses a step. */
const SAMPLE: ConsolidationFacts = {
  boxes: 1,
  boxesOpen: 0,
  tooLarge: false,
  flown: true,
  mawb: true,
  undeclared: 0,
  boxesInHouse: 0,
  boxesUnreceived: 0,
  named: 1,
  departed: false,
  stale: false,
};

export const consolidationLifecycle = defineLifecycle<
  "Consolidation",
  FlightRow,
  ConsolidationFacts,
  FlightPatch
>({
  resource: ibic,
  called: "flight",
  source: flightsList,
  rows: flightsById,
  facts: factsOfFlights,
  effects,
  async refuse(work, names) {
    if (names.includes("noteMissing")) await checkNamed(work);
    return null;
  },
  async explain({ tx, row }, reason) {
    if (reason !== "areDeclared") return {};
    return { count: (await readDeclarations(tx, row._id)).filter(isIncomplete).length };
  },
  audited: ["status", "hold_reason", "duty_minor", "boxes_count", "packages_count", "missing_count"],
  staffColumns: ["duty_minor"],
  staffRule: flightValues,
  sampleFacts: [SAMPLE],
});
