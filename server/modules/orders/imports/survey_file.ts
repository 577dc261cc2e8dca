/**
 * How far the first reading of a file came, beside the file: the next turn, or the next process, goes on there. It is
 * a comfort and no record: where it is missing or cannot be read, the reading begins anew.
 */
import { deserialize, serialize } from "node:v8";
import type { SurveyState } from "../../../../api/csv/assembly.ts";
import type { RowMemoryState } from "../../../../api/csv/order_number.ts";
import { chunkOf, type FileStore } from "../../../files/store.ts";
import { surveyKey } from "../../desk/uploads/files.ts";

/** Another build may keep something else under the same name. */
const FORM = 3;

export interface StoredSurvey {
  /** Rows below the header that are behind us. */
  readonly rows: number;
  /** True when they are all of the file. */
  readonly isWhole: boolean;
  readonly memory: RowMemoryState;
  readonly state: SurveyState;
}

/** It is there whole or not at all. */
export async function storeSurvey(files: FileStore, jobId: string, survey: StoredSurvey): Promise<void> {
  await files.put(surveyKey(jobId), chunkOf(serialize({ form: FORM, survey })), Infinity);
}

/** Null when there is none. */
export async function storedSurvey(files: FileStore, jobId: string): Promise<StoredSurvey | null> {
  try {
    const content = await files.open(surveyKey(jobId));
    if (!content) return null;
    const bytes = new Uint8Array(await new Response(content).arrayBuffer());
    const { form, survey } = deserialize(bytes) as { readonly form: number; readonly survey: StoredSurvey };
    return form === FORM ? survey : null;
  } catch {
    return null;
  }
}
