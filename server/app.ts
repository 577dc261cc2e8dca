import type { Rule } from "../api/access.ts";
import { abilitiesOf } from "../resources/abilities.ts";
import type { Settings } from "./context.ts";
import type { Database } from "./db/database.ts";
import { withListeners } from "./events/events.ts";
import type { Module } from "./module.ts";
import { isOutOfRoom } from "./files/full.ts";
import { openStorage } from "./files/open.ts";
import type { ConnectionInfo } from "./http/address.ts";
import { Call, type Kernel } from "./http/context.ts";
import { corsOf, preflight } from "./http/cors.ts";
import { Documents } from "./http/document.ts";
import { errorResponse, HttpError, type Log, logToStderr } from "./http/errors.ts";
import { makeGraphqlHandler } from "./http/graphql.ts";
import { SECURITY_HEADERS } from "./http/headers.ts";
import { withHsts } from "./http/hsts.ts";
import { PendingWork } from "./http/pending_work.ts";
import { RateLimiter } from "./http/rate.ts";
import { type Answer, makeRouter, routesOf } from "./http/router.ts";
import { type Live, makeLive } from "./live/live.ts";
import { logInfo } from "./log.ts";
import { requestSeconds } from "./metrics.ts";
import { modules as allModules } from "./generated/modules.ts";
import { registerModules } from "./registry.ts";
import { type Random, systemRandom } from "./session/tokens.ts";
import { makeSchema } from "./graphql/schema.ts";

export interface AppOptions {
  readonly db: Database;
  readonly settings: Settings;
  /** Unix seconds. */
  readonly now?: () => number;
  readonly random?: Random;
  readonly modules?: readonly Module[];
  readonly abilities?: ReadonlyMap<string, Rule>;
  readonly log?: Log;
  /** Parsed documents to share with an app of the same modules and abilities; by default the app makes new ones. */
  readonly documents?: Documents;
}

export interface App {
  fetch(request: Request, info?: ConnectionInfo): Promise<Response>;
  /** Refuses new requests, and resolves when the running ones are done. */
  close(): Promise<void>;
}

export const systemNow = (): number => Math.floor(Date.now() / 1000);

/** Registers the modules, and returns a database that calls their event listeners. */
export function withModules(db: Database, modules: readonly Module[] = allModules): Database {
  registerModules(modules);
  return withListeners(db, modules.flatMap(({ onEvents }) => onEvents ?? []));
}

/** @throws {Error} if a field has no rule or resolver: see makeSchema */
export function createApp(options: AppOptions): App {
  const { now = systemNow, modules = allModules } = options;
  const db = withModules(options.db, modules);
  const { files, room } = openStorage(db, options.settings, async (trouble) => {
    await db.write(async (tx) => {
      for (const { onStorageTrouble } of modules) await onStorageTrouble?.(tx, trouble, now());
    });
    db.wake();
  });
  const settings: Settings = { ...options.settings, files };
  const log: Log = (entry) => {
    if (isOutOfRoom(entry.error)) room.report("full");
    (options.log ?? logToStderr)(entry);
  };
  const pending = new PendingWork((error) => log({ requestId: "background", error }));
  const later = (work: Promise<unknown>) => pending.add(work);
  const kernel: Kernel = { db, settings, now, random: options.random ?? systemRandom, later, log };
  const { answer, live } = handlersOf(kernel, modules, options, log);
  const background = modules.flatMap((module) => module.background?.({ db, settings, now }) ?? []);
  let isClosing = false;

  async function fetch(request: Request, info?: ConnectionInfo): Promise<Response> {
    const begunAt = performance.now();
    const requestId = crypto.randomUUID();
    const call = new Call(request, requestId, info, settings);
    const cors = corsOf(request, settings.appOrigins);
    let response: Response;
    try {
      if (isClosing) throw new HttpError(503, "INTERNAL", "The server is stopping.", { "retry-after": "2" });
      if (!cors.allowed) throw new HttpError(403, "FORBIDDEN", "This origin may not use the API.");
      response = request.method === "OPTIONS" ? preflight(cors) : await answer(call);
    } catch (error) {
      response = errorResponse(error, requestId, log);
    }
    recordRequest(call, response.status, (performance.now() - begunAt) / 1000, settings.isAccessLogged);
    // An upgrade to a WebSocket is answered by the socket itself.
    if (response.status === 101) return response;
    return withHsts(withHeaders(response, cors.headers, requestId), request, settings.loginOrigin);
  }

  return {
    fetch: (request, info) => pending.track(fetch(request, info)),
    async close() {
      isClosing = true;
      await live.close();
      await Promise.all([room, ...background].map((work) => work.stop()));
      await pending.settled();
    },
  };
}

/** Other methods share the label `_OTHER`, as in OpenTelemetry, so that callers cannot create metric series. */
const METHODS = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

const microseconds = (seconds: number): number => Math.round(seconds * 1e6) / 1e6;

/** Records the duration of a request, and logs it if the access log is on. */
function recordRequest(
  { request, requestId, route }: Call,
  status: number,
  seconds: number,
  isLogged = false,
): void {
  const method = METHODS.has(request.method) ? request.method : "_OTHER";
  requestSeconds.observe(
    { http_request_method: method, http_route: route, http_response_status_code: status },
    seconds,
  );
  if (!isLogged) return;
  logInfo("A request was answered.", {
    request_id: requestId,
    method,
    route,
    status,
    seconds: microseconds(seconds),
  });
}

function handlersOf(
  kernel: Kernel,
  modules: readonly Module[],
  { abilities = abilitiesOf(), documents: shared }: AppOptions,
  log: Log,
): { readonly answer: Answer; readonly live: Live } {
  const { db, settings, now } = kernel;
  const documents = shared ?? new Documents(makeSchema(modules, abilities), settings);
  const rate = new RateLimiter(db, settings.limits.ratePerSecond, now);
  const live = makeLive({ kernel, documents, rate, abilities, modules, log });
  const graphql = makeGraphqlHandler({ db, documents, settings, rate, log });
  return { live, answer: makeRouter({ kernel, live, graphql, rate, routes: routesOf(modules) }) };
}

/** Adds the headers of every answer, but keeps security headers that the answer of a file has set more strictly. */
function withHeaders(
  response: Response,
  cors: Readonly<Record<string, string>>,
  requestId: string,
): Response {
  const { headers } = response;
  for (const [name, value] of Object.entries(SECURITY_HEADERS)) {
    if (!headers.has(name)) headers.set(name, value);
  }
  for (const [name, value] of Object.entries(cors)) headers.set(name, value);
  headers.set("x-request-id", requestId);
  return response;
}
