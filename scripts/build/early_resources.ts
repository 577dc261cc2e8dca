/** Writes, as code, the parts of each list that its first picture needs: without forms and steps, and each rule only once. */
import type { Resource } from "../../resources/define.ts";
import { nameColumn } from "../../resources/record_name.ts";
import { trashField } from "../../resources/trash.ts";
import { namedJson } from "../named_json.ts";

function needed(resource: Resource) {
  const {
    id,
    path,
    rule,
    note,
    query,
    entity,
    count,
    missing,
    defaults,
    segment,
    filters,
    columns,
    sort,
    record,
  } = resource;
  const { isFixed, lifecycle, moves = [], bulk = [], shape, roots } = resource;
  const trash = shape && trashField(shape);
  return {
    ...{ id, path, rule, note, query, entity, count, missing, defaults, segment },
    ...{ filters, columns, sort, record, isFixed },
    // The first picture only needs to know that there is a lifecycle, because then rows can be picked.
    lifecycle: lifecycle && {},
    moves: moves.filter(({ isSingle }) => !isSingle).map(({ rule }) => ({ rule })),
    bulk: bulk.map(({ rule }) => ({ rule })),
    shape: shape && { noun: shape.noun, trash: shape.trash },
    named: nameColumn(resource) === "code" ? undefined : nameColumn(resource),
    roots: trash && roots[trash] ? { [trash]: roots[trash] } : {},
  };
}

/** Returns the module that replaces resources/generated/resources.ts in the early script. */
export function earlyResources(lists: readonly Resource[]): string {
  const { shared, codes } = namedJson(lists.map(needed));
  const declarations = shared.map(([name, code]) => `const ${name}=${code};`);
  return `${declarations.join("")}export const resources=[${codes.join()}];`;
}
