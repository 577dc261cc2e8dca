/** `GET {api}/ready` answers if this process can serve, for proxies and for monitoring. */
import { READY_PATH } from "../../../../api/constants.ts";
import type { Database } from "../../../db/database.ts";
import type { BackgroundTools } from "../../../fields.ts";
import type { Module } from "../../../module.ts";
import { json } from "../../../http/headers.ts";
import { checkReadAndWrite } from "./store.ts";

const WITHIN_MS = 2_000;
/** Bounds the queries of the database to five a second: anybody may ask. */
const CACHE_MS = 200;

interface Check {
  readonly isReady: Promise<boolean>;
  /** Infinite while there is no answer. */
  until: number;
}

const checks = new WeakMap<Database, Check>();

/** Runs one check at a time, so that a hanging database gets no more. */
function checkOf(db: Database): Promise<boolean> {
  const last = checks.get(db);
  if (last && performance.now() < last.until) return last.isReady;
  const isReady = checkReadAndWrite(db).then(() => true, () => false);
  const check: Check = { isReady, until: Infinity };
  checks.set(db, check);
  void isReady.then(() => check.until = performance.now() + CACHE_MS);
  return isReady;
}

async function answerReady(_request: Request, { db }: BackgroundTools): Promise<Response> {
  const { promise: late, resolve } = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => resolve(false), WITHIN_MS);
  const ready = await Promise.race([checkOf(db), late]);
  clearTimeout(timer);
  return json(ready ? 200 : 503, { ready });
}

export const ready: Module = {
  routes: [{ method: "GET", path: READY_PATH, rule: "anybody", handle: answerReady }],
};
