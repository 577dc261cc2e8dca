/** What a person may do to several rows of a list at once, whatever their states are. */
import { allows, type Person } from "../../../api/access.ts";
import type { BulkAction, MoveAction, Resource } from "../../../resources/define.ts";
import { mayTrash } from "../../../resources/trash.ts";

/** Steps that this person may send to several rows of this list. */
export function bulkMovesOf(resource: Resource, person: Person): readonly MoveAction[] {
  if (!resource.lifecycle) return [];
  return (resource.moves ?? []).filter(({ alone, rule }) => !alone && allows(rule, person));
}

/** What else a job may do to rows of this list for this person. */
export const bulkActionsOf = (resource: Resource, person: Person): readonly BulkAction[] =>
  (resource.bulk ?? []).filter(({ rule }) => allows(rule, person));

/** True when this person may delete several rows of this list together. */
export const canTrash = (resource: Resource, person: Person): boolean =>
  resource.shape !== undefined && !resource.shape.trash && mayTrash(resource, resource.shape, person);

/** True when the rows of this list can be picked. */
export const hasBulk = (resource: Resource, person: Person): boolean =>
  bulkMovesOf(resource, person).length > 0 || bulkActionsOf(resource, person).length > 0 ||
  canTrash(resource, person);

/** True when a step is sent as it is: it asks for nothing, costs nothing and has a way back or none to fear. */
export const isPlain = ({ asks, final, spends, confirms, previews }: MoveAction): boolean =>
  !asks?.length && !final && !spends && !confirms && !previews;
