import { firstStepOf, stateOfStep } from "../../../../api/steps.ts";

interface Rejected {
  /** JSON: the steps of the unit. */
  readonly route: string;
  readonly rejected_at: string | null;
}
interface Station {
  readonly _id: string;
  readonly step: string;
}

/**
 * Chooses the stations that print the new ticket of a rejected unit: the station that rejected it if it belongs to the
 * unit's first step, otherwise all stations of the first step. If the location has none, the station that rejected it.
 */
export function nearestPrinters({ route, rejected_at }: Rejected, stations: readonly Station[]): string[] {
  const first = firstStepOf(route);
  const begins = stations.filter(({ step }) => stateOfStep(step) === first).map(({ _id }) => _id);
  const rejectedAt = stations.filter(({ _id }) => _id === rejected_at).map(({ _id }) => _id);
  if (begins.length === 0) return rejectedAt;
  return rejectedAt.some((id) => begins.includes(id)) ? rejectedAt : begins;
}
