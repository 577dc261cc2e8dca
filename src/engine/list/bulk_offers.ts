/**
 * Which steps the picked rows may be sent: their lifecycle says which ones their states know. What a guard reads is not
 * in the rows, so the API decides for each.
 */
import type { Person } from "../../../api/access.ts";
import { type Lifecycle, LIFECYCLES } from "../../../machines/lifecycles/lifecycles.ts";
import { stepsOf } from "../../../machines/lifecycles/lifecycle.ts";
import type { Row } from "../../../machines/rows.ts";
import type { MoveAction, Resource } from "../../../resources/define.ts";
import { bulkMovesOf } from "./bulk_actions.ts";

/** Events that the row's state has an edge for. A state that this build does not know has none. */
function eventsOf({ machine, columns }: Lifecycle, row: Row): readonly string[] {
  try {
    return stepsOf(machine, columns.valueOf(row), {}).map(({ event }) => event);
  } catch {
    return [];
  }
}

export interface BulkOffer {
  readonly action: MoveAction;
  /** The picked rows whose state knows the event. */
  readonly ids: readonly string[];
}

/** What the picked rows may be sent, each step with the rows it fits. */
export function bulkOffersOf(resource: Resource, rows: readonly Row[], person: Person): readonly BulkOffer[] {
  if (!resource.lifecycle) return [];
  const lifecycle = LIFECYCLES[resource.lifecycle.name];
  const events = new Map(rows.map((row) => [row._id, eventsOf(lifecycle, row)]));
  return bulkMovesOf(resource, person).map((action) => ({
    action,
    ids: rows.map((row) => row._id).filter((id) => events.get(id)?.includes(action.event)),
  })).filter(({ ids }) => ids.length > 0);
}
