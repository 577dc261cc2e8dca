/** Loads the desk: what a station shows before and between scans, reloaded when garments move. */
import { StationDesk } from "../../../../api/generated/operations/stations.ts";
import type { Desk } from "../../../../machines/workshop/station_context.ts";
import type { AnswerSource } from "../../../engine/wiring/answer.ts";
import { ask } from "../../../lib/client.ts";
import { codeOf, type Failure, mapOutcome } from "../../../lib/outcome.ts";

/** Garments of a location move constantly: one refresh a second is enough. */
const GATHERED_MS = 1_000;

export interface DeskAnswer {
  readonly desk: Desk;
  /** Time of the request by the device's monotonic clock, since a scan may be answered while it runs. */
  readonly requestedAt: number;
}

/** Functions that return the code of the package or box on the bench; empty means the last one there. */
export interface OnBench {
  readonly parcel?: () => string;
  readonly box?: () => string;
}

export const deskSource = (
  station: string,
  device: string,
  { parcel, box }: OnBench = {},
): AnswerSource<DeskAnswer> => ({
  name: `station ${station}`,
  entities: box ? ["boxes", "packages"] : parcel ? ["units", "packages"] : ["units"],
  debounceMs: GATHERED_MS,
  ask: async (options) => {
    const requestedAt = performance.now();
    return mapOutcome(
      await ask(
        StationDesk,
        { station, device, ...parcel && { parcel: parcel() }, ...box && { box: box() } },
        options,
      ),
      (data) => ({ desk: data.stationDesk, requestedAt }),
    );
  },
});

/** Checks for a station that does not exist, or is of a step at which the person may not work. */
export const isMissing = (failure: Failure | null): boolean =>
  failure !== null && codeOf(failure) === "NOT_FOUND";
