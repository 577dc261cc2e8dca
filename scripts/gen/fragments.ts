/** Replaces the fragments in operations by their fields, because each operation becomes a separate document. */
import { type DocumentNode, type FragmentDefinitionNode, Kind, type SelectionNode, visit } from "graphql";

export function withFragmentsInPlace(document: DocumentNode): DocumentNode {
  const fragments = new Map<string, FragmentDefinitionNode>(
    document.definitions.flatMap((each) =>
      each.kind === Kind.FRAGMENT_DEFINITION ? [[each.name.value, each] as const] : []
    ),
  );
  const fieldsOf = (selections: readonly SelectionNode[]): readonly SelectionNode[] =>
    selections.flatMap((each) =>
      each.kind === Kind.FRAGMENT_SPREAD
        ? fieldsOf(fragments.get(each.name.value)?.selectionSet.selections ?? [])
        : [each]
    );
  return visit(document, {
    SelectionSet: (set) => ({ ...set, selections: fieldsOf(set.selections) }),
  });
}
