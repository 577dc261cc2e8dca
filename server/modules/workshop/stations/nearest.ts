/** Where the ticket of a garment is printed that is made again. */
import { firstStepOf, stateOfStep } from "../../../../api/steps.ts";

interface Rejected {
  /** JSON: the steps of its way. */
  readonly route: string;
  readonly rejected_at: string | null;
}
interface Station {
  readonly _id: string;
  readonly step: string;
}

/**
 * Where it begins again: at the station that rejected it where that is one of its first step, else at every station of
 * that step. A location without one prints it where it was rejected. Nobody's where neither is known: whoever runs the
 * workshop prints it from the list.
 */
export function nearestPrinters({ route, rejected_at }: Rejected, stations: readonly Station[]): string[] {
  const first = firstStepOf(route);
  const begins = stations.filter(({ step }) => stateOfStep(step) === first).map(({ _id }) => _id);
  const here = stations.filter(({ _id }) => _id === rejected_at).map(({ _id }) => _id);
  if (begins.length === 0) return here;
  return here.some((id) => begins.includes(id)) ? here : begins;
}
