import { firstStepOf, stateOfStep } from "../../../../api/steps.ts";

interface Rejected {
  /** JSON: the steps that it takes. */
  readonly route: string;
  readonly rejected_at: string | null;
}
interface Station {
  readonly _id: string;
  readonly step: string;
}

/**
 * Chooses the stations that print a ticket again: the one that rejected its unit if that is one of the first step, else
 * all of that step. If the location has no such station, the one that rejected it prints; without either nobody does.
 */
export function nearestPrinters({ route, rejected_at }: Rejected, stations: readonly Station[]): string[] {
  const first = firstStepOf(route);
  const begins = stations.filter(({ step }) => stateOfStep(step) === first).map(({ _id }) => _id);
  const rejectedAt = stations.filter(({ _id }) => _id === rejected_at).map(({ _id }) => _id);
  if (begins.length === 0) return rejectedAt;
  return rejectedAt.some((id) => begins.includes(id)) ? rejectedAt : begins;
}
