/** Serves `GET {api}/metrics` in Prometheus' format, for requests with the bearer token `METRICS_TOKEN`. */
import { createHash, timingSafeEqual } from "node:crypto";
import { METRICS_PATH } from "../../../../api/constants.ts";
import type { Background, BackgroundTools } from "../../../fields.ts";
import type { Module } from "../../../module.ts";
import { HttpError } from "../../../http/errors.ts";
import { startLoop } from "../../../background/loop.ts";
import { eventLoopDelaySeconds, registry, work } from "../../../metrics.ts";
import { countWork } from "./store.ts";

const BEARER = /^Bearer ([\x21-\x7e]{1,4096})$/;
/** Minimum time between two counts in the database, however often Prometheus sends requests. */
const KEPT_MS = 5_000;
const WITHIN_MS = 2_000;
const POLL_MS = 500;

const digest = (text: string) => createHash("sha256").update(text).digest();

const countedAt = new WeakMap<BackgroundTools["db"], number>();

/** Counts open work; leaves the counts out of the response if the database does not answer in time. */
async function recordWork({ db, now }: BackgroundTools): Promise<void> {
  const last = countedAt.get(db);
  if (last !== undefined && performance.now() - last < KEPT_MS) return;
  countedAt.set(db, performance.now());
  const { promise: late, resolve } = Promise.withResolvers<null>();
  const timer = setTimeout(() => resolve(null), WITHIN_MS);
  const counts = await Promise.race([countWork(db.heavy, now()).catch(() => null), late]);
  clearTimeout(timer);
  work.reset();
  for (const { kind, state, count } of counts ?? []) work.set({ kind, state }, count);
}

/** @throws {HttpError} 404 if no token is configured, 401 if the request has another token */
function refuseStrangers(request: Request, token: string | undefined): void {
  if (token === undefined) throw new HttpError(404, "NOT_FOUND", "There is nothing at this address.");
  const given = BEARER.exec(request.headers.get("authorization") ?? "")?.[1] ?? "";
  if (timingSafeEqual(digest(given), digest(token))) return;
  throw new HttpError(401, "UNAUTHENTICATED", "Metrics need the bearer token METRICS_TOKEN.", {
    "www-authenticate": "Bearer",
  });
}

async function serveMetrics(request: Request, tools: BackgroundTools): Promise<Response> {
  refuseStrangers(request, tools.settings.metricsToken);
  await recordWork(tools);
  const headers = { "content-type": registry.contentType, "cache-control": "no-store" };
  return new Response(await registry.metrics(), { headers });
}

/** Measures how late timers run, which reveals work that blocks all requests. */
function watchEventLoop({ settings }: BackgroundTools): Background {
  if (settings.metricsToken === undefined) return { stop: () => Promise.resolve() };
  let due = performance.now() + POLL_MS;
  const run = () => {
    eventLoopDelaySeconds.observe(Math.max(0, performance.now() - due) / 1000);
    due = performance.now() + POLL_MS;
    return Promise.resolve();
  };
  return startLoop({ name: "Measuring the event loop", run, everyMs: POLL_MS });
}

export const metrics: Module = {
  routes: [{ method: "GET", path: METRICS_PATH, rule: "anybody", handle: serveMetrics }],
  background: watchEventLoop,
};
