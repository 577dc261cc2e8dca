/**
 * How far the first reading of a file came, beside the file: the next turn, or the next process, goes on there. It is
 * a comfort and no record: where it is missing or cannot be read, the reading begins anew.
 */
import { readFile, rename, writeFile } from "node:fs/promises";
import { deserialize, serialize } from "node:v8";
import type { SurveyState } from "../../../api/csv/assembly.ts";
import type { RowMemoryState } from "../../../api/csv/order_number.ts";
import { surveyPath } from "./files.ts";

/** Another build may keep something else under the same name. */
const FORM = 1;

export interface StoredSurvey {
  /** Rows below the header that are behind us. */
  readonly rows: number;
  /** True when they are all of the file. */
  readonly isWhole: boolean;
  readonly memory: RowMemoryState;
  readonly state: SurveyState;
}

/** It is there whole or not at all. */
export async function storeSurvey(dataDir: string, jobId: string, survey: StoredSurvey): Promise<void> {
  const path = surveyPath(dataDir, jobId);
  await writeFile(`${path}.new`, serialize({ form: FORM, survey }), { mode: 0o600 });
  await rename(`${path}.new`, path);
}

/** Null when there is none. */
export async function storedSurvey(dataDir: string, jobId: string): Promise<StoredSurvey | null> {
  const bytes = await readFile(surveyPath(dataDir, jobId)).catch(() => null);
  if (!bytes) return null;
  try {
    const { form, survey } = deserialize(bytes) as { readonly form: number; readonly survey: StoredSurvey };
    return form === FORM ? survey : null;
  } catch {
    return null;
  }
}
