/** The way of a garment through the workshop: which steps it did, who did them, when, and how long each took. */

/** What happened to it, newest first, as its history has it. */
interface Happened {
  readonly event: string;
  /** `Printing.Inprocess`. */
  readonly from_state: string;
  readonly to_state: string;
  readonly cycle: number;
  readonly actor_name: string;
  readonly at: number;
}

interface OnItsWay {
  /** Its steps, in their order. */
  readonly route: readonly string[];
  /** The step it is at, or what became of it. */
  readonly print_status: string;
  readonly created_at: number;
  readonly events: readonly Happened[];
}

export interface WayStep {
  readonly step: string;
  readonly state: "done" | "now" | "next";
  /** Who ended it; empty for a seller, and for a step that was passed over. */
  readonly by: string;
  /** When it ended, or since when it is there; null for what is not known or not yet. */
  readonly at: number | null;
  /** From when it came there until it left; null where one of both is not known. */
  readonly seconds: number | null;
}

interface Visit {
  readonly from: number | null;
  readonly until: number | null;
  readonly by: string;
}

const stepOf = (state: string): string => state.split(".")[0] ?? "";

export function wayOf({ route, print_status, created_at, events }: OnItsWay): readonly WayStep[] {
  const visits = visitsIn(route, created_at, events);
  const at = route.indexOf(print_status);
  // What is packed has all behind it; what was rejected or stopped is at none of them.
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

/** Only those since it was begun anew the last time: what was done before lies with the scrap. */
function visitsIn(
  route: readonly string[],
  created_at: number,
  events: readonly Happened[],
): ReadonlyMap<string, Visit> {
  const visits = new Map<string, Visit>();
  const enter = (step: string, from: number | null) => visits.set(step, { from, until: null, by: "" });
  // Of a long history the beginning is not there: then it is not known when the first step began.
  const isWhole = events.length === 0 || events.at(-1)?.from_state.startsWith(route[0] ?? "");
  if (route[0] !== undefined) enter(route[0], isWhole ? created_at : null);
  for (const { event, from_state, to_state, actor_name, at } of events.toReversed()) {
    const [left, entered] = [stepOf(from_state), stepOf(to_state)];
    if (left === entered) continue;
    const isAnew = event === "unit.reject" || event === "unit.reprint";
    if (isAnew) visits.clear();
    else if (event === "unit.undo" || event === "unit.unpack" || event === "unit.stay") {
      // It is where it was, and came there when it came there.
      const before = visits.get(entered);
      visits.delete(left);
      if (before) visits.set(entered, { ...before, until: null, by: "" });
      continue;
    } else visits.set(left, { from: visits.get(left)?.from ?? null, until: at, by: actor_name });
    if (route.includes(entered)) enter(entered, at);
  }
  return visits;
}
