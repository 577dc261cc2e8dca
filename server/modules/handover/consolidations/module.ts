/** Flights that carry boxes to a gateway. Source: docs/requirements.md S2.9; docs/handover.md. */
import { allows } from "../../../../api/access.ts";
import { LOADING_FLIGHT } from "../../../../api/handover/flights.ts";
import type { FlightManifest } from "../../../../api/generated/schema.ts";
import { flightValues, ibic } from "../../../../resources/handover/ibic.ts";
import { batchField, type Load } from "../../../graphql/batch.ts";
import { listOf } from "../../../list/resolver.ts";
import type { Module } from "../../../module.ts";
import { boxFlights } from "../boxes/parents_port.ts";
import { spreadWorker } from "../tracking/spread.ts";
import { problemsOf } from "./declarations.ts";
import { lateFlightWatch } from "./late.ts";
import { consolidationLifecycle } from "./lifecycle.ts";
import { boxesOf, loadableOf, missingPackages } from "./load_store.ts";
import { consolidationEntity } from "./make.ts";
import { manifestRoute } from "./manifest_route.ts";
import { manifestsOf } from "./manifest_store.ts";
import { notifyFlights } from "./notify.ts";
import { handoverStepsOf } from "./package_steps_store.ts";
import { scanFlight } from "./scan.ts";
import { searchedFlights } from "./search_store.ts";
import { countAnnouncements, flightSteps } from "./steps_store.ts";
import { flightsById, flightsList, gateways } from "./store.ts";

boxFlights.fill({
  byId: async (reader, ids) =>
    new Map(
      Array.from(await flightsById(reader, ids), ([id, { code, status, gateway_id, gateway_code }]) => [id, {
        code,
        gateway_id,
        gateway_code,
        isOpen: status === LOADING_FLIGHT,
      }]),
    ),
});

/** Adapts loaders without a scope, because flights belong to no seller. */
const unscoped =
  <T>(load: (...args: [Parameters<Load<T>>[0], readonly string[]]) => ReturnType<Load<T>>): Load<T> =>
  (reader, _scope, ids) => load(reader, ids);

const manifests = batchField<FlightManifest | null>(unscoped(manifestsOf), null);

export const consolidations: Module = {
  background: (tools) => {
    const loops = [spreadWorker(flightSteps, tools), lateFlightWatch(tools)];
    return { stop: async () => void await Promise.all(loops.map((loop) => loop.stop())) };
  },
  lists: [listOf(ibic, flightsList)],
  entities: [consolidationEntity],
  lifecycles: [consolidationLifecycle],
  searchable: [searchedFlights],
  queries: {
    consolidationProblems: problemsOf,
    flightGateways: (_args, { db }) => gateways(db.read),
  },
  mutations: { scanFlight },
  routes: [manifestRoute],
  onEvents: notifyFlights,
  fields: {
    Consolidation: {
      boxes: batchField(unscoped(boxesOf), []),
      loadable: batchField(unscoped(loadableOf), []),
      missing: batchField(unscoped(missingPackages), []),
      announcing: batchField(unscoped(countAnnouncements), 0),
      manifest: (flight, context) =>
        allows(flightValues, context.session.person) ? manifests(flight, context) : null,
    },
    Package: { handover_steps: batchField(handoverStepsOf, []) },
  },
};
