/** Makes the smallest call of each root field and route, and classifies its answer. */
import {
  buildSchema,
  getNamedType,
  type GraphQLArgument,
  type GraphQLInputType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredArgument,
  isRequiredInputField,
} from "graphql";
import { ApiError } from "../../../api/errors.ts";
import { SDL } from "../../../api/generated/sdl.ts";
import { mutation, type Route } from "../../../server/fields.ts";
import type { Module } from "../../../server/module.ts";
import { modules } from "../../../server/generated/modules.ts";
import type { TestApp } from "./api.ts";
import type { Outcome } from "./rights_table.ts";
import { servedModules } from "./module_server.ts";
import type { TestServer } from "./sockets.ts";

const schema = buildSchema(SDL);

/** A root field, or a REST path with its method. */
export interface Endpoint {
  readonly name: string;
  /** Document of the call; absent for a route. */
  readonly document?: string;
  readonly route?: Route;
}

export const endpoints: readonly Endpoint[] = [
  ...[schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].flatMap((type) =>
    type ? Object.keys(type.getFields()).map((name) => ({ name, document: leastDocument(type, name) })) : []
  ),
  ...modules.flatMap((module) => module.routes ?? []).map((route) => ({
    name: `${route.method} ${route.path}`,
    route,
  })),
];

export function leastDocument(type: GraphQLObjectType, name: string): string {
  const { args, type: answer } = type.getFields()[name]!;
  const given = args.filter(isRequiredArgument).map((arg: GraphQLArgument) =>
    `${arg.name}: ${leastValue(arg.type)}`
  );
  return `${type.name.toLowerCase()} { ${name}${given.length > 0 ? `(${given})` : ""}${
    leastFields(answer)
  } }`;
}

/** Returns a value that the SDL accepts; its meaning is not checked before the access rule. */
function leastValue(type: GraphQLInputType): string {
  if (isNonNullType(type)) return leastValue(type.ofType);
  if (isListType(type)) return "[]";
  if (isEnumType(type)) return type.getValues()[0]!.name;
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields()).filter(isRequiredInputField);
    return `{ ${fields.map((field) => `${field.name}: ${leastValue(field.type)}`).join(", ")} }`;
  }
  const scalars: Readonly<Record<string, string>> = {
    Int: "1",
    Float: "1",
    UnixSeconds: "1",
    Minor: "1",
    Boolean: "true",
  };
  return scalars[type.name] ?? '"x"';
}

function leastFields(type: GraphQLOutputType): string {
  const named = getNamedType(type);
  if (!isObjectType(named)) return "";
  const leaf = Object.values(named.getFields()).find((field) => isLeafType(getNamedType(field.type)));
  return ` { ${leaf!.name} }`;
}

/** Replaces the resolvers of all endpoints by one error code, which shows that the rule let the call pass. */
export function hollow(ruleOf: (route: Route) => Route["rule"] = ({ rule }) => rule): readonly Module[] {
  // No endpoint returns this code otherwise.
  const reached = () => Promise.reject(new ApiError("IN_PROGRESS", "There is nothing behind this endpoint."));
  const hollowed = (fields: object = {}, field: unknown) =>
    Object.fromEntries(Object.keys(fields).map((name) => [name, field]));
  return servedModules(modules).map((module): Module => ({
    queries: hollowed(module.queries, reached),
    mutations: hollowed(module.mutations, mutation(reached)),
    fields: module.fields ?? {},
    routes: (module.routes ?? []).map((route) =>
      ({ ...route, rule: ruleOf(route), handle: reached }) as Route
    ),
  }));
}

export async function callEndpoint(
  api: TestApp,
  server: TestServer,
  token: string | null,
  { name, document, route }: Endpoint,
): Promise<Outcome> {
  if (route) {
    const headers = token === null ? {} : { authorization: `Bearer ${token}` };
    const response = await api.send(route.path, { method: route.method, headers });
    return outcomeOf((await response.json()).errors[0].extensions.code, name);
  }
  if (document!.startsWith("subscription")) return await listen(server, token, document!);
  const { errors: [error] } = await api.ask(token, document!);
  return outcomeOf(error?.extensions.code, name);
}

function outcomeOf(code: string | undefined, name: string): Outcome {
  if (code === "IN_PROGRESS") return "+";
  if (code === "FORBIDDEN") return "-";
  if (code === "UNAUTHENTICATED") return "0";
  throw new Error(`${name} answered ${code}: this is no answer of a endpoint`);
}

async function listen(server: TestServer, token: string | null, document: string): Promise<Outcome> {
  const socket = await server.connect(token).catch(() => null);
  if (!socket || !await socket.init(token)) return "0";
  socket.subscribe("1", document);
  socket.send({ type: "ping" });
  const frame = await socket.next();
  socket.socket.close();
  await socket.closed;
  return frame?.type === "pong" ? "+" : "-";
}
