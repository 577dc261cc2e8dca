/** `GET {api}/ready` lets proxies and monitoring check if this process can serve requests. */
import { READY_PATH } from "../../../../api/constants.ts";
import type { Database } from "../../../db/database.ts";
import type { BackgroundTools } from "../../../fields.ts";
import type { Module } from "../../../module.ts";
import { json } from "../../../http/headers.ts";
import { checkReadAndWrite } from "./store.ts";

const WITHIN_MS = 2_000;
/** Limits database queries to five a second, because anybody may send this request. */
const CACHE_MS = 200;

interface Check {
  readonly isReady: Promise<boolean>;
  /** Milliseconds of `performance.now()` until which the result is reused; infinite while the check runs. */
  until: number;
}

const checks = new WeakMap<Database, Check>();

/** Runs only one check at a time, so that checks do not pile up in front of a hanging database. */
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
