/** What a station shows before and between scans, kept fresh while garments move. */
import { StationDesk } from "../../../../api/generated/operations/stations.ts";
import type { Desk } from "../../../../machines/station_facts.ts";
import type { AnswerSource } from "../../../engine/wiring/answer.ts";
import { ask } from "../../../lib/client.ts";
import { codeOf, type Failure } from "../../../lib/outcome.ts";

/** The other garments of a place move all day: once a second is often enough. */
const GATHERED_MS = 1_000;

export interface DeskAnswer {
  readonly desk: Desk;
  /** When it was asked for, on the device's own steady clock: a scan may be answered meanwhile. */
  readonly asked: number;
}

/** @param parcelOf At packing: code of the package on the bench; empty for the one that was left there. */
export const deskSource = (
  station: string,
  device: string,
  parcelOf?: () => string,
): AnswerSource<DeskAnswer> => ({
  name: `station ${station}`,
  entities: parcelOf ? ["units", "packages"] : ["units"],
  debounceMs: GATHERED_MS,
  ask: async (options) => {
    const asked = performance.now();
    const outcome = await ask(
      StationDesk,
      { station, device, ...parcelOf && { parcel: parcelOf() } },
      options,
    );
    return outcome.ok
      ? { ok: true, data: { desk: outcome.data.stationDesk, asked } }
      : { ok: false, failure: outcome.failure };
  },
});

/** There is no such station any more, or it is not this person's. */
export const isMissing = (failure: Failure | null): boolean =>
  failure !== null && codeOf(failure) === "NOT_FOUND";
