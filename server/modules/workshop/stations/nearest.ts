import { firstStepOf, stateOfStep } from "../../../../api/steps.ts";

interface Rejected {
  readonly route: string;
  readonly rejected_at: string | null;
}
interface Station {
  readonly _id: string;
  readonly step: string;
}

/**
 * Chooses the stations that print the ticket of a unit that is made again: the one that rejected it if that is one of
 * its first step, else all of that step. A location without any prints it where it was rejected. Without either nobody
 * prints it automatically.
 */
export function nearestPrinters({ route, rejected_at }: Rejected, stations: readonly Station[]): string[] {
  const first = firstStepOf(route);
  const begins = stations.filter(({ step }) => stateOfStep(step) === first).map(({ _id }) => _id);
  const here = stations.filter(({ _id }) => _id === rejected_at).map(({ _id }) => _id);
  if (begins.length === 0) return here;
  return here.some((id) => begins.includes(id)) ? here : begins;
}
