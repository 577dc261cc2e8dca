/** An event in the history of a garment. */
interface HistoryEvent {
  readonly event: string;
  /** Step and state of work, such as `Printing.Inprocess`. */
  readonly from_state: string;
  readonly to_state: string;
  readonly cycle: number;
  readonly actor_name: string;
  readonly at: number;
}

interface Garment {
  readonly route: readonly string[];
  /** The current step, or the final status. */
  readonly print_status: string;
  readonly created_at: number;
  /** The newest event comes first. */
  readonly events: readonly HistoryEvent[];
}

export interface RouteStep {
  readonly step: string;
  readonly state: "done" | "now" | "next";
  /** The person who finished the step; empty for a seller, and for a skipped step. */
  readonly by: string;
  /** End of a done step, or start of the current one; null if unknown or in the future. */
  readonly at: number | null;
  /** Duration of a done step; null if its start or end is unknown. */
  readonly seconds: number | null;
}

interface Visit {
  readonly from: number | null;
  readonly until: number | null;
  readonly by: string;
}

const stepOf = (state: string): string => state.split(".")[0] ?? "";

export function routeOf({ route, print_status, created_at, events }: Garment): readonly RouteStep[] {
  const visits = visitsIn(route, created_at, events);
  const at = route.indexOf(print_status);
  // A packed garment has finished all steps; a rejected or stopped one has no current step.
  const behind = print_status === "Packed" ? route.length : at;
  return route.map((step, index) => {
    const { from = null, until = null, by = "" } = visits.get(step) ?? {};
    if (index < behind || (at < 0 && until !== null)) {
      return {
        step,
        state: "done",
        by,
        at: until,
        seconds: from === null || until === null ? null : until - from,
      };
    }
    return index === at
      ? { step, state: "now", by: "", at: from, seconds: null }
      : { step, state: "next", by: "", at: null, seconds: null };
  });
}

/** Returns the visits of steps since the last remake; earlier ones belong to the scrapped garment. */
function visitsIn(
  route: readonly string[],
  created_at: number,
  events: readonly HistoryEvent[],
): ReadonlyMap<string, Visit> {
  const visits = new Map<string, Visit>();
  const enter = (step: string, from: number | null) => visits.set(step, { from, until: null, by: "" });
  // A long history is cut at its beginning, so that the start of the first step is unknown.
  const isWhole = events.length === 0 || events.at(-1)?.from_state.startsWith(route[0] ?? "");
  if (route[0] !== undefined) enter(route[0], isWhole ? created_at : null);
  for (const { event, from_state, to_state, actor_name, at } of events.toReversed()) {
    const [left, entered] = [stepOf(from_state), stepOf(to_state)];
    if (left === entered) continue;
    const isAnew = event === "unit.reject" || event === "unit.reprint";
    if (isAnew) visits.clear();
    else if (event === "unit.undo" || event === "unit.unpack" || event === "unit.stay") {
      // An undone step continues with its old start.
      const before = visits.get(entered);
      visits.delete(left);
      if (before) visits.set(entered, { ...before, until: null, by: "" });
      continue;
    } else visits.set(left, { from: visits.get(left)?.from ?? null, until: at, by: actor_name });
    if (route.includes(entered)) enter(entered, at);
  }
  return visits;
}
