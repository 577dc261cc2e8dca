/** Loads a package for its record, and evaluates its possible steps. */
import { GetFulfilment, GetPackage } from "../../../../api/generated/operations/packages.ts";
import { UNDO_SECONDS } from "../../../../api/workshop/scans.ts";
import type { DataOf } from "../../../../api/operation.ts";
import type { RecordSource } from "../../../engine/record/record_wiring.ts";
import { ask } from "../../../lib/client.ts";
import { recordOutcome } from "../../../lib/outcome.ts";

export type Package = NonNullable<DataOf<typeof GetPackage>["getPackageById"]>;
export type Label = Package["labels"][number];
export type CustomsLine = Package["declaration"]["lines"][number];
export type HandoverStep = Package["handover_steps"][number];
export type TrackEvent = Package["events"][number];

/** Returns the facts at the time `now`. A handover becomes final in time, without a new answer of the API. */
export const factsOf = ({ facts, handed_at }: Package, now: number) => ({
  ...facts,
  undoable: facts.undoable && handed_at !== null && now - handed_at <= UNDO_SECONDS,
});

/** Changes of these records change the possible steps of the package. */
const parts = {
  units: ({ units }: Package) => units.map(({ _id }) => _id),
  orders: ({ orders }: Package) => orders.map(({ _id }) => _id),
};

export const packageSource: RecordSource<Package> = {
  entity: "packages",
  parts,
  fetch: async (id, options) =>
    recordOutcome(await ask(GetPackage, { _id: id }, options), (data) => data.getPackageById),
};

/** Source for people who see only the fulfilment of orders. */
export const fulfilmentSource: RecordSource<Package> = {
  entity: "packages",
  parts,
  fetch: async (id, options) =>
    recordOutcome(await ask(GetFulfilment, { _id: id }, options), (data) => data.getFulfilmentById),
};
