/** Reads the selection set of a field, so that a list of large rows reads only the selected columns. */
import type { GraphQLResolveInfo, SelectionSetNode } from "graphql";

/** Caches by the node of the document, which works because documents are cached too. */
const known = new WeakMap<object, ReadonlySet<string>>();

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

export function selectedFields(info: GraphQLResolveInfo): ReadonlySet<string> {
  const [node, ...others] = info.fieldNodes;
  // A field may be selected in several places of a document; the union of them is not cached.
  if (!node || others.length > 0) return new Set(info.fieldNodes.flatMap((each) => fieldsOf(each, info)));
  let found = known.get(node);
  if (!found) known.set(node, found = new Set(fieldsOf(node, info)));
  return found;
}

export const selectsAny = (info: GraphQLResolveInfo | undefined, names: readonly string[]): boolean => {
  const fields = info && selectedFields(info);
  return !fields || names.some((name) => fields.has(name));
};
