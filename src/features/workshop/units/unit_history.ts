/** Builds the history for the chart of a garment's lifecycle from its events. */
import type { LifecycleHistory } from "../../../engine/record/lifecycle_history.ts";
import { actionText } from "../../../engine/record/timeline_entry.tsx";
import type { UnitRecord } from "./unit.ts";

/** Splits "Printing.Waiting" into its two columns; the second one is empty for a final status. */
const columnsOf = (state: string) => {
  const [print_status = "", work_status = ""] = state.split(".");
  return { print_status, work_status };
};

export function unitHistory(unit: UnitRecord): LifecycleHistory {
  return {
    row: { ...unit },
    facts: unit.facts ?? {},
    entries: unit.events.toReversed().map(({ at, actor_name, event, reason, from_state, to_state }) => {
      const [before, after] = [columnsOf(from_state), columnsOf(to_state)];
      return {
        at,
        by: actor_name,
        event,
        what: actionText(event, false),
        reason,
        changes: (["print_status", "work_status"] as const)
          .map((field) => ({ field, before: before[field], after: after[field] }))
          .filter((change) => change.before !== change.after),
      };
    }),
  };
}
