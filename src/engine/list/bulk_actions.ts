import { allows, type Person } from "../../../api/access.ts";
import type { BulkAction, MoveAction, Resource } from "../../../resources/define.ts";
import { mayTrash } from "../../../resources/trash.ts";

export function bulkMovesOf(resource: Resource, person: Person): readonly MoveAction[] {
  if (!resource.lifecycle) return [];
  return (resource.moves ?? []).filter(({ isSingle, rule }) => !isSingle && allows(rule, person));
}

export const bulkActionsOf = (resource: Resource, person: Person): readonly BulkAction[] =>
  (resource.bulk ?? []).filter(({ rule }) => allows(rule, person));

export const canTrash = (resource: Resource, person: Person): boolean =>
  resource.shape !== undefined && !resource.shape.trash && mayTrash(resource, resource.shape, person);

export const hasBulk = (resource: Resource, person: Person): boolean =>
  bulkMovesOf(resource, person).length > 0 || bulkActionsOf(resource, person).length > 0 ||
  canTrash(resource, person);

/** Returns true for a step that is sent without a dialog: it needs no input, costs nothing, and can be undone or does no harm. */
export const isPlain = ({ asks, final, spends, confirms, previews }: MoveAction): boolean =>
  !asks?.length && !final && !spends && !confirms && !previews;
