/** Source: docs/requirements.md S3.5. */
import { groupRights, type ModulePermission } from "../modules.ts";

/** A locked group gives its people no rights. */
export const GROUP_STATUSES = ["Active", "Locked"] as const;

/** More than a business has; a list of all of them is one answer. */
export const MAX_BUSINESS_GROUPS = 1_000;

export interface GroupNode {
  readonly _id: string;
  readonly name: string;
  readonly parent_id: string | null;
  readonly permission: readonly ModulePermission[];
}

export interface GroupPlace {
  /** Rights of the group, which the groups below inherit. */
  readonly rights: readonly ModulePermission[];
  /** Names from the top down, separated by tabs, so that children sort right after their parent. */
  readonly path: string;
  readonly depth: number;
}

const TOP: GroupPlace = { rights: [], path: "", depth: -1 };

/** A group without its parent is at the top. */
export function placesOf(
  groups: readonly GroupNode[],
  fold: (name: string) => string = (name) => name.toLowerCase(),
): ReadonlyMap<string, GroupPlace> {
  const byId = new Map(groups.map((group) => [group._id, group]));
  const places = new Map<string, GroupPlace>();
  const placeOf = (id: string | null, below: readonly string[]): GroupPlace => {
    const group = id === null || below.includes(id) ? undefined : byId.get(id);
    if (!group) return TOP;
    const known = places.get(group._id);
    if (known) return known;
    const above = placeOf(group.parent_id, [...below, group._id]);
    const place = {
      rights: groupRights(group.permission, above.rights),
      path: above === TOP ? fold(group.name) : `${above.path}\t${fold(group.name)}`,
      depth: above.depth + 1,
    };
    places.set(group._id, place);
    return place;
  };
  for (const { _id } of groups) placeOf(_id, []);
  return places;
}

export function isCircular(
  groups: readonly Pick<GroupNode, "_id" | "parent_id">[],
  id: string,
  parentId: string | null,
): boolean {
  const above = new Map(groups.map(({ _id, parent_id }) => [_id, parent_id]));
  const seen = new Set<string>();
  for (let each = parentId; each !== null && !seen.has(each); each = above.get(each) ?? null) {
    if (each === id) return true;
    seen.add(each);
  }
  return false;
}

export function nextAbove(
  groups: readonly Pick<GroupNode, "_id" | "parent_id">[],
  gone: ReadonlySet<string>,
  parentId: string | null,
): string | null {
  const above = new Map(groups.map(({ _id, parent_id }) => [_id, parent_id]));
  let each = parentId;
  while (each !== null && gone.has(each)) each = above.get(each) ?? null;
  return each;
}
