/** What a call asks of each row of its answer: a list reads no more than that where a row is much more. */
import type { GraphQLResolveInfo, SelectionSetNode } from "graphql";

/** By the part of the document that asks: documents are kept, and say the same each time. */
const known = new WeakMap<object, ReadonlySet<string>>();

/** Names of the fields, through fragments too. */
function fieldsOf(
  { selectionSet: set }: { readonly selectionSet?: SelectionSetNode | undefined },
  info: GraphQLResolveInfo,
): string[] {
  return (set?.selections ?? []).flatMap((each) => {
    if (each.kind === "Field") return [each.name.value];
    const part = each.kind === "InlineFragment" ? each : info.fragments[each.name.value];
    return part ? fieldsOf(part, info) : [];
  });
}

export function askedOf(info: GraphQLResolveInfo): ReadonlySet<string> {
  const [node, ...others] = info.fieldNodes;
  // One answer may be asked for in several places of a document: what they ask together is no single one's.
  if (!node || others.length > 0) return new Set(info.fieldNodes.flatMap((each) => fieldsOf(each, info)));
  let found = known.get(node);
  if (!found) known.set(node, found = new Set(fieldsOf(node, info)));
  return found;
}

/** True when a call selects one of the fields, or nobody knows what it selects. */
export const selectsAny = (info: GraphQLResolveInfo | undefined, names: readonly string[]): boolean => {
  const asked = info && askedOf(info);
  return !asked || names.some((name) => asked.has(name));
};
