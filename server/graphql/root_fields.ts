/** Makes the root fields of lists, records and lifecycles from what a module declares (ADR 114). */
import type { GraphQLObjectType, GraphQLSchema } from "graphql";
import { entityOf } from "../../resources/define.ts";
import { batchField } from "./batch.ts";
import { getOf } from "../entity/find.ts";
import { makeOf } from "../entity/make.ts";
import { trashOf } from "../entity/trash.ts";
import type { FieldResolver } from "../fields.ts";
import { moveOf } from "../lifecycle/move.ts";
import type { AnyLifecycle } from "../lifecycle/lifecycle.ts";
import { timelinesOf } from "../lifecycle/timeline_store.ts";
import type { AnyEntity, Module } from "../module.ts";

type Made = readonly (readonly [field: string, resolver: unknown])[];
type Fields = NonNullable<Module["fields"]>;

const queriesOf = ({ lists = [], entities = [] }: Module): Made => [
  ...lists.flatMap(({ resource, list, count }) => [
    [resource.query, list] as const,
    [resource.count, count] as const,
  ]),
  ...entities.map((entity) => [`get${entity.noun}ById`, getOf(entity)] as const),
];

const mutationsOf = ({ entities = [], lifecycles = [] }: Module): Made => [
  ...entities.flatMap((entity: AnyEntity) => [
    [`make${entity.noun}`, makeOf(entity)] as const,
    [`trash${entity.noun}`, trashOf(entity)] as const,
  ]),
  ...lifecycles.filter(isStepped).map((lifecycle) => [moveFieldOf(lifecycle), moveOf(lifecycle)] as const),
];

/** Returns false for a lifecycle that only other records move, which has no root field. */
const isStepped = ({ resource }: AnyLifecycle): boolean => (resource.moves?.length ?? 0) > 0;

const moveFieldOf = ({ resource }: AnyLifecycle): string => resource.lifecycle?.mutation ?? "";

/** Adds generated resolvers for fields that the SDL has; a resolver of the module takes precedence. */
function withMade(
  made: Made,
  known: ReadonlySet<string>,
  own: object = {},
): Readonly<Record<string, unknown>> {
  const fields: Record<string, unknown> = {};
  for (const [name, resolver] of made) if (known.has(name)) fields[name] ??= resolver;
  return { ...fields, ...own };
}

/** Reads the facts of all records of an answer at once, as the guards of their lifecycle do. */
function factsField({ rows, facts }: AnyLifecycle): FieldResolver {
  const read = batchField<object | null>(async (reader, scope, ids, context) => {
    if (!context) return new Map();
    const caller = { scope, context };
    const found = await rows(reader, ids, caller);
    return await facts(reader, [...found.values()], { ...caller, now: context.now() });
  }, null);
  return (parent, context) => parent["facts"] ?? read(parent, context);
}

/** Adds `facts` and `timeline` to the record of each lifecycle that has such fields. */
function fieldsOf({ lifecycles = [], fields: own = {} }: Module, schema: GraphQLSchema): Fields {
  const fields: Record<string, Readonly<Record<string, FieldResolver>>> = { ...own };
  for (const lifecycle of lifecycles.filter(isStepped)) {
    const type = moveFieldOf(lifecycle).replace(/^move/, "");
    const names = namesOf(schema.getType(type));
    fields[type] = {
      ...names.has("facts") && { facts: factsField(lifecycle) },
      ...names.has("timeline") && {
        timeline: batchField(
          timelinesOf(entityOf(lifecycle.resource), lifecycle.staffColumns, lifecycle.staffRule),
          [],
        ),
      },
      ...fields[type],
    };
  }
  return fields;
}

const namesOf = (type: unknown): ReadonlySet<string> =>
  new Set(Object.keys((type as GraphQLObjectType | undefined)?.getFields() ?? {}));

export function withRootFields(modules: readonly Module[], schema: GraphQLSchema): readonly Module[] {
  const queries = namesOf(schema.getQueryType());
  const mutations = namesOf(schema.getMutationType());
  return modules.map((module) => ({
    ...module,
    queries: withMade(queriesOf(module), queries, module.queries),
    mutations: withMade(mutationsOf(module), mutations, module.mutations),
    fields: fieldsOf(module, schema),
  }));
}
