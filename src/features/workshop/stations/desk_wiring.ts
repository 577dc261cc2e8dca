/** The station's view before and between scans, refreshed while garments move. */
import { StationDesk } from "../../../../api/generated/operations/stations.ts";
import type { Desk } from "../../../../machines/station_facts.ts";
import type { AnswerSource } from "../../../engine/wiring/answer.ts";
import { ask } from "../../../lib/client.ts";
import { codeOf, type Failure } from "../../../lib/outcome.ts";

/** Garments of a location move constantly: one refresh a second is enough. */
const GATHERED_MS = 1_000;

export interface DeskAnswer {
  readonly desk: Desk;
  /** Time of the request by the device's monotonic clock: a scan may be answered meanwhile. */
  readonly requestedAt: number;
}

/** Fetches the view. @param packageCode at packing the code of the package on the bench; empty for the one left there */
export const deskSource = (
  station: string,
  device: string,
  packageCode?: () => string,
): AnswerSource<DeskAnswer> => ({
  name: `station ${station}`,
  entities: packageCode ? ["units", "packages"] : ["units"],
  debounceMs: GATHERED_MS,
  ask: async (options) => {
    const requestedAt = performance.now();
    const outcome = await ask(
      StationDesk,
      { station, device, ...packageCode && { parcel: packageCode() } },
      options,
    );
    return outcome.ok
      ? { ok: true, data: { desk: outcome.data.stationDesk, requestedAt } }
      : { ok: false, failure: outcome.failure };
  },
});

/** The station is gone, or belongs to another person. */
export const isMissing = (failure: Failure | null): boolean =>
  failure !== null && codeOf(failure) === "NOT_FOUND";
