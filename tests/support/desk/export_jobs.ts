import { createCsvParser } from "../../../api/csv/parser.ts";
import type { Job, JobInput } from "../../../api/generated/schema.ts";
import { type ApiAnswer, type TestApp } from "../server/api.ts";
import { allJobsDone, type Scene } from "../orders/import_jobs.ts";

const MAKE =
  `mutation Make($params: JobInput!) { makeJob(params: $params) { _id title total about file_name } }`;

/** Requests an export; by default of all orders with all columns. */
export const askExport = (
  { ask }: TestApp,
  token: string,
  params: Partial<JobInput> = {},
): Promise<ApiAnswer<{ makeJob: Pick<Job, "_id" | "title" | "total" | "about"> }>> =>
  ask(token, MAKE, { params: { kind: "list.export", resource: "orders", filters: {}, ...params } });

export async function exportList(
  { app, db }: Pick<Scene, "app" | "db">,
  token: string,
  params: Partial<JobInput> = {},
): Promise<string> {
  const { data, errors } = await askExport(app, token, params);
  if (!data) throw new Error(JSON.stringify(errors));
  await allJobsDone(db);
  return data.makeJob._id;
}

export const fetchFile = ({ send }: TestApp, token: string | null, job: string): Promise<Response> =>
  send(`/jobs/file?job=${job}`, { headers: token === null ? {} : { authorization: `Bearer ${token}` } });

/** Splits a file into rows, the header first. */
export function rowsOf(text: string): (readonly string[])[] {
  const parser = createCsvParser();
  return [...parser.push(text), ...parser.end()].map(({ cells }) => cells);
}

export async function exportAndRead(
  scene: Pick<Scene, "app" | "db">,
  token: string,
  params: Partial<JobInput> = {},
): Promise<(readonly string[])[]> {
  const job = await exportList(scene, token, params);
  const response = await fetchFile(scene.app, token, job);
  if (!response.ok) throw new Error(await response.text());
  return rowsOf(await response.text());
}
