/** Stores the progress of the first reading next to the file, as a cache: without it the reading starts again. */
import { deserialize, serialize } from "node:v8";
import type { SurveyState } from "../../../../api/csv/assembly.ts";
import type { RowMemoryState } from "../../../../api/csv/order_number.ts";
import { chunkOf, type FileStore } from "../../../files/store.ts";
import { surveyKey } from "../../desk/uploads/files.ts";

/** Identifies the format, because another build may have stored a survey in a different format. */
const FORMAT_VERSION = 3;

export interface StoredSurvey {
  readonly rows: number;
  readonly isWhole: boolean;
  readonly memory: RowMemoryState;
  readonly state: SurveyState;
}

export async function storeSurvey(files: FileStore, jobId: string, survey: StoredSurvey): Promise<void> {
  await files.put(surveyKey(jobId), chunkOf(serialize({ form: FORMAT_VERSION, survey })), Infinity);
}

export async function storedSurvey(files: FileStore, jobId: string): Promise<StoredSurvey | null> {
  try {
    const content = await files.open(surveyKey(jobId));
    if (!content) return null;
    const bytes = new Uint8Array(await new Response(content).arrayBuffer());
    const { form, survey } = deserialize(bytes) as { readonly form: number; readonly survey: StoredSurvey };
    return form === FORMAT_VERSION ? survey : null;
  } catch {
    return null;
  }
}
