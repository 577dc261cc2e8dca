/** Uploads to an app of a test, and its job to the end. */
import { GetJob } from "../../api/generated/operations.ts";
import type { Job } from "../../api/generated/schema.ts";
import type { Database } from "../../server/db/database.ts";
import type { TestApp } from "./api.ts";

/** Query of an upload; what is left out is right. */
export interface Upload {
  readonly store?: string;
  readonly mapping?: string;
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
    mapping: "superstore",
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

/** Waits until no job is open; the worker rings the bell after each step. */
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

/** Uploads a file and waits for what became of it. */
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
