import { API_PATH, HEADERS } from "../../api/constants.ts";
import { authorize } from "../session/authorize.ts";
import { DatabaseMigrating } from "../db/schema_watch.ts";
import type { Route } from "../fields.ts";
import type { Module } from "../module.ts";
import type { Live } from "../live/live.ts";
import { type Call, contextOf, type Kernel, signedContextOf, signedInContextOf } from "./context.ts";
import { HttpError } from "./errors.ts";
import type { GraphqlHandler } from "./graphql.ts";
import { pointsOf, type RateLimiter } from "./rate.ts";
import { readJson, requireJsonPost } from "./request.ts";
import { refuseIfSilent } from "./while_away.ts";

const GRAPHQL = "/graphql";

/** The only form of a NUL byte in a URL; Postgres does not store NUL bytes. */
const NUL_IN_ADDRESS = "%00";

export type Answer = (call: Call) => Promise<Response>;
export type Routes = ReadonlyMap<string, Route>;

export interface RouterParts {
  readonly kernel: Kernel;
  readonly live: Live;
  readonly graphql: GraphqlHandler;
  readonly routes: Routes;
  readonly rate: RateLimiter;
}

/** Collects REST paths by method and path; a last part `:id` matches any id. */
export function routesOf(modules: readonly Module[]): Routes {
  const routes = new Map<string, Route>();
  for (const route of modules.flatMap((module) => module.routes ?? [])) {
    const key = `${route.method} ${route.path}`;
    if (routes.has(key)) throw new Error(`Cannot start: "${key}" has two handlers`);
    routes.set(key, route);
  }
  return routes;
}

const isUpgrade = (request: Request): boolean =>
  request.headers.get("upgrade")?.toLowerCase() === "websocket";

export function makeRouter(parts: RouterParts): Answer {
  return (call) => {
    const { pathname, search } = new URL(call.request.url);
    if (`${pathname}${search}`.includes(NUL_IN_ADDRESS)) {
      throw new HttpError(400, "BAD_INPUT", "The address has a NUL byte; leave it out.");
    }
    const path = pathname.startsWith(`${API_PATH}/`) ? pathname.slice(API_PATH.length) : "";
    if (path !== GRAPHQL) return answerRest(parts, call, path);
    call.route = API_PATH + GRAPHQL;
    return answerGraphql(parts, call);
  };
}

async function answerGraphql({ kernel, live, graphql }: RouterParts, call: Call): Promise<Response> {
  const { request } = call;
  if (isUpgrade(request)) return await live.upgrade(call);
  requireJsonPost(request);
  // The session is read before the body, so that the body of a stranger costs nothing.
  const context = await signedInContextOf(kernel, call);
  const body = await readJson(request, context, kernel.settings.limits.bodyBytes);
  // The position is read before any row, so that the answer contains all events up to it, and perhaps more.
  const position = live.position();
  const response = await refuseIfSilent(kernel.db, graphql(request, body, context), kernel.later);
  if (position !== null) response.headers.set(HEADERS.livePosition, String(position));
  return response;
}

async function answerRest(
  { kernel, routes, rate }: RouterParts,
  call: Call,
  path: string,
): Promise<Response> {
  const { request } = call;
  const key = `${request.method} ${path}`;
  const route = routes.get(key) ?? routes.get(key.replace(/\/[^/]+$/, "/:id"));
  if (!route) throw new HttpError(404, "NOT_FOUND", "There is nothing at this address.");
  call.route = API_PATH + route.path;
  const isReading = route.method === "GET" || route.method === "HEAD";
  if (!isReading && kernel.db.isOutdated?.()) throw new DatabaseMigrating();
  if (route.rule === "anybody") return await route.handle(request, kernel);
  if (route.rule === "public" && route.isSigned) {
    return await route.handle(request, signedContextOf(kernel, call));
  }
  const context = await contextOf(kernel, call);
  if (route.rule === "public") return await route.handle(request, context);
  const authorized = authorize(route.rule, context);
  await rate.spend(authorized.session.actor._id, pointsOf(1));
  return await route.handle(request, authorized);
}
