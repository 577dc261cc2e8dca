import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { GetJob } from "../../../api/generated/operations/jobs.ts";
import type { Job } from "../../../api/generated/schema.ts";
import type { AppOptions } from "../../../server/app.ts";
import type { Database } from "../../../server/db/database.ts";
import { type TestApp, testApp, testSettings } from "../server/api.ts";
import { type FreshDatabase, freshDatabase } from "../server/database.ts";
import { openWorld, WORLD, type World } from "./world.ts";

/** Query of an upload; the defaults are valid. */
export interface Upload {
  readonly store?: string;
  /** The mapping of a file without a plan. */
  readonly mapping?: string;
  readonly plan?: string;
  readonly name?: string;
  readonly key?: string;
}

export function sendFile(
  { send }: TestApp,
  token: string | null,
  body: BodyInit | null,
  upload: Upload = {},
  headers: Record<string, string> = {},
): Promise<Response> {
  const query = new URLSearchParams({
    store: "anna-etsy",
    ...!upload.plan && { mapping: "superstore" },
    name: "orders.csv",
    ...upload,
  });
  const authorization = token === null ? {} : { authorization: `Bearer ${token}` };
  return send(`/imports/orders?${query}`, {
    method: "POST",
    body,
    headers: { ...authorization, ...headers },
  });
}

/** Waits until no job is open; the worker wakes the loop after each step. */
export async function allJobsDone(db: Database): Promise<void> {
  for (;;) {
    const heard = Promise.withResolvers<void>();
    const stop = db.onWake(heard.resolve);
    const open = await db.read.selectFrom("jobs").select("_id").where("status", "in", ["Queued", "Running"])
      .executeTakeFirst();
    if (open) await heard.promise;
    stop();
    if (!open) return;
  }
}

/** Uploads a file and waits for the result. */
export async function importFile(
  app: TestApp,
  db: Database,
  token: string,
  body: BodyInit,
  upload: Upload = {},
): Promise<Job> {
  const response = await sendFile(app, token, body, upload);
  const { job } = await response.json() as { job: string };
  await allJobsDone(db);
  const { data } = await app.ask(token, GetJob, { _id: job });
  if (!data?.getJobById) throw new Error(`Cannot read job ${job}`);
  return data.getJobById as Job;
}

export interface Scene {
  readonly world: World;
  readonly db: Database;
  readonly place: FreshDatabase["place"];
  readonly app: TestApp;
  readonly anna: string;
  /** Returns the uploads that remain after the app has stopped. */
  readonly files: () => Promise<string[]>;
}

export const openApp = (
  db: Database,
  { dataDir }: FreshDatabase["place"],
  timeZone = "UTC",
  more: Partial<AppOptions> = {},
) => testApp(db, { settings: { ...testSettings, dataDir, timeZone }, ...more });

/** @param more `modules: atRest` for a test that runs the background work itself */
export async function inScene(
  work: (scene: Scene) => Promise<void>,
  timeZone = "UTC",
  more: Partial<AppOptions> = {},
): Promise<void> {
  await using fresh = await freshDatabase(WORLD);
  const { db, place } = fresh;
  const world = openWorld(db);
  await using app = openApp(db, place, timeZone, more);
  // A file is removed after its job has ended, and stopping the app waits for this.
  const files = async () => {
    await app.app.close();
    return await readdir(join(place.dataDir, "uploads")).catch(() => []);
  };
  await work({ world, db, place, app, anna: await world.token("anna"), files });
}

export const codeOf = async (response: Response) => {
  const body = await response.json() as { errors: { extensions: { code: string } }[] };
  return [response.status, body.errors[0]?.extensions.code];
};
