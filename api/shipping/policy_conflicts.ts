/** Finds values of policies that never count, since another policy always goes first. */
import { postalKey } from "../places/postal_key.ts";
import {
  hasListed,
  type Policy,
  type PolicyWhen,
  setsValue,
  THEN_KEYS,
  type ThenKey,
  WHEN_LISTS,
} from "./policies.ts";

/** `same`: the same packages, other values. `shadowed`: none of its values ever counts. */
export type ConflictKind = "same" | "shadowed";

export interface Conflict {
  readonly kind: ConflictKind;
  readonly code: string;
  readonly keys: readonly ThenKey[];
}

function covers(first: PolicyWhen, second: PolicyWhen): boolean {
  const coversLists = WHEN_LISTS.every((key) =>
    first[key].length === 0 ||
    second[key].length > 0 && second[key].every((each) => hasListed(first, key, each))
  );
  const coversPostalCodes = first.postal_prefixes.length === 0 ||
    second.postal_prefixes.length > 0 &&
      second.postal_prefixes.every((each) =>
        first.postal_prefixes.some((prefix) => postalKey(each).startsWith(postalKey(prefix)))
      );
  return coversLists && coversPostalCodes && first.min_g <= second.min_g &&
    (first.max_g === 0 || second.max_g > 0 && second.max_g <= first.max_g);
}

const textOf = (value: Policy[ThenKey]): string => JSON.stringify(value);

/** Returns conflicts of Active policies, by the id of the later one. */
export function conflictsIn(policies: readonly Policy[]): ReadonlyMap<string, readonly Conflict[]> {
  const order = policies.filter(({ status }) => status === "Active").toSorted((a, b) =>
    a.priority - b.priority
  );
  const found = new Map<string, Conflict[]>();
  for (const [at, later] of order.entries()) {
    const before = order.slice(0, at).filter((first) => covers(first, later));
    const setKeys = THEN_KEYS.filter((key) => setsValue(later, key));
    const overriddenKeys = (first: Policy) => setKeys.filter((key) => setsValue(first, key));
    const isShadowed = setKeys.length > 0 &&
      setKeys.every((key) => before.some((first) => setsValue(first, key)));
    const conflicts = before.flatMap((first): Conflict[] => {
      const keys = overriddenKeys(first);
      const differs = keys.some((key) => textOf(first[key]) !== textOf(later[key]));
      if (covers(later, first) && differs) return [{ kind: "same", code: first.code, keys }];
      return isShadowed && keys.length > 0 ? [{ kind: "shadowed", code: first.code, keys }] : [];
    });
    if (conflicts.length > 0) found.set(later._id, conflicts);
  }
  return found;
}
