/**
 * Which steps may be sent to several rows at once. The order machine says which its states know; what a guard
 * reads is not in the rows, so the API decides for each. Steps that ask for something, or that have no way
 * back, are taken on the record.
 */
import type { AnyStateMachine, StateValue } from "xstate";
import { allows, type Person } from "../../api/access.ts";
import { stepsOf } from "../../machines/lifecycles/lifecycle.ts";
import { orderMachine, orderValue } from "../../machines/lifecycles/order.ts";
import type { Row } from "../../machines/rows.ts";
import type { MoveAction, Resource } from "../../resources/define.ts";

interface Lifecycle {
  readonly machine: AnyStateMachine;
  readonly valueOf: (row: Row) => StateValue;
}

const text = (value: unknown): string => typeof value === "string" ? value : "";

/** By the list's query. */
const LIFECYCLES: Readonly<Record<string, Lifecycle>> = {
  orders: {
    machine: orderMachine,
    valueOf: ({ status, print_status, shipment_status }) =>
      orderValue({
        status: text(status),
        print_status: text(print_status),
        shipment_status: text(shipment_status),
      }),
  },
};

const isForSeveral = ({ asks, final }: MoveAction): boolean => !asks?.length && !final;

/** Steps that this person may send to several rows of this list. */
export function bulkMovesOf(resource: Resource, person: Person): readonly MoveAction[] {
  if (!LIFECYCLES[resource.query]) return [];
  return (resource.moves ?? []).filter((action) => isForSeveral(action) && allows(action.rule, person));
}

/** Events that the row's state has an edge for. A state that this build does not know has none. */
function eventsOf({ machine, valueOf }: Lifecycle, row: Row): readonly string[] {
  try {
    return stepsOf(machine, valueOf(row), {}).map(({ event }) => event);
  } catch {
    return [];
  }
}

export interface BulkOffer {
  readonly event: string;
  /** The picked rows whose state knows the event. */
  readonly ids: readonly string[];
}

/** What the picked rows may be sent, each step with the rows it fits. */
export function bulkOffersOf(resource: Resource, rows: readonly Row[], person: Person): readonly BulkOffer[] {
  const lifecycle = LIFECYCLES[resource.query];
  if (!lifecycle) return [];
  const events = new Map(rows.map((row) => [row._id, eventsOf(lifecycle, row)]));
  return bulkMovesOf(resource, person).map(({ event }) => ({
    event,
    ids: rows.map((row) => row._id).filter((id) => events.get(id)?.includes(event)),
  })).filter(({ ids }) => ids.length > 0);
}
