/** Joins SDL, modules and rules. A missing or superfluous part stops the start. */
import {
  buildASTSchema,
  type DocumentNode,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  parse,
} from "graphql";
import { type Rule, ruleFor } from "../../api/access.ts";
import { ApiError } from "../../api/errors.ts";
import type { MutationName } from "../../api/generated/schema.ts";
import { SDL } from "../../api/generated/sdl.ts";
import { MAX_SEARCH_LENGTH } from "../../api/search_values.ts";
import { abilitiesOf } from "../../resources/abilities.ts";
import { argumentBoundsOf } from "./argument_bounds.ts";
import { checkRule } from "../session/authorize.ts";
import type { AuthorizedContext } from "../context.ts";
import { type FieldResolver, isMutationField } from "../fields.ts";
import type { Module } from "../module.ts";
import { SEARCH_ARGUMENT } from "../http/prices.ts";
import { runMutation } from "../mutate.ts";
import { withRootFields } from "./root_fields.ts";

/** The SDL, cached because parsing and validating it take ten times as long as making a schema from it. */
let sdl: DocumentNode | undefined;

/** Makes a new schema without resolvers, so that the caller may add some. */
function bareSchema(): GraphQLSchema {
  // With locations the document would keep all tokens: 6 MB.
  const document = sdl ?? parse(SDL, { noLocation: true });
  const schema = buildASTSchema(document, { assumeValidSDL: sdl !== undefined });
  sdl = document;
  return schema;
}

type Resolve = (args: never, context: AuthorizedContext, info: GraphQLResolveInfo) => unknown;
type Field = GraphQLField<unknown, AuthorizedContext>;

function oneOf<T>(
  modules: readonly Module[],
  pick: (module: Module) => Readonly<Record<string, T>> | undefined,
) {
  const found = new Map<string, T>();
  for (const [name, value] of modules.flatMap((module) => Object.entries(pick(module) ?? {}))) {
    if (found.has(name)) throw new Error(`Cannot start: "${name}" has two resolvers`);
    found.set(name, value);
  }
  return found;
}

/** Returns resolvers of all root fields; those of mutations call `runMutation`. */
function rootResolvers(modules: readonly Module[]): Map<string, Resolve> {
  const resolvers = new Map<string, Resolve>(
    oneOf(modules, (module) => module.queries as Record<string, Resolve>),
  );
  for (const [name, field] of oneOf<unknown>(modules, (module) => module.mutations)) {
    if (!isMutationField(field)) throw new Error(`Cannot start: "${name}" was not made by mutation()`);
    if (resolvers.has(name)) throw new Error(`Cannot start: "${name}" has two resolvers`);
    resolvers.set(name, (args, context) => runMutation(name as MutationName, field, args, context));
  }
  return resolvers;
}

/** Refuses long search texts in every field, because the engines refuse a pattern of 50 kB. */
function checkLength(search: unknown): void {
  if (typeof search !== "string" || search.length <= MAX_SEARCH_LENGTH) return;
  throw new ApiError("BAD_INPUT", `Cannot search: at most ${MAX_SEARCH_LENGTH} characters are taken`, {
    problems: [{ path: SEARCH_ARGUMENT, code: "tooLong" }],
  });
}

function lock(field: Field, rule: Rule | undefined, resolve: Resolve | undefined): void {
  if (!rule) throw new Error(`Cannot start: "${field.name}" has no rule`);
  if (!resolve) throw new Error(`Cannot start: "${field.name}" has no resolver`);
  const checkArguments = argumentBoundsOf(field);
  field.resolve = (_parent, args, context, info) => {
    checkRule(ruleFor(rule, args["id"]), context.session);
    checkLength(args[SEARCH_ARGUMENT]);
    checkArguments(args);
    return resolve(args as never, context, info);
  };
}

function attach(schema: GraphQLSchema, type: string, fields: Readonly<Record<string, FieldResolver>>): void {
  const known = (schema.getType(type) as GraphQLObjectType | undefined)?.getFields() ?? {};
  for (const [name, resolve] of Object.entries(fields)) {
    const field = known[name] as GraphQLField<Record<string, unknown>, AuthorizedContext> | undefined;
    if (!field) throw new Error(`Cannot start: there is no field "${type}.${name}" to resolve`);
    field.resolve = (parent, _args, context, info) => resolve(parent, context, info);
  }
}

/** @throws {Error} for a root field without a rule or a resolver, and for a rule or resolver without a field */
export function makeSchema(
  modules: readonly Module[],
  abilities: ReadonlyMap<string, Rule> = abilitiesOf(),
): GraphQLSchema {
  const schema = bareSchema();
  const served = withRootFields(modules, schema);
  const resolvers = rootResolvers(served);
  const roots = [schema.getQueryType(), schema.getMutationType()]
    .flatMap((type) => Object.values(type?.getFields() ?? {}));
  for (const field of roots) lock(field, abilities.get(field.name), resolvers.get(field.name));
  const events = Object.keys(schema.getSubscriptionType()?.getFields() ?? {});
  for (const name of events) if (!abilities.has(name)) throw new Error(`Cannot start: "${name}" has no rule`);
  const names = new Set([...roots.map((field) => field.name), ...events]);
  for (const name of [...abilities.keys(), ...resolvers.keys()]) {
    if (!names.has(name)) throw new Error(`Cannot start: there is no root field "${name}"`);
  }
  for (const module of served) {
    for (const [type, fields] of Object.entries(module.fields ?? {})) attach(schema, type, fields);
  }
  return schema;
}
