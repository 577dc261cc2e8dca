/**
 * Surveys a file before its import. When a worker pauses, its progress is stored, so that a long file can be surveyed
 * in several turns.
 */
import { type Survey, Surveyor } from "../../../../api/csv/assembly.ts";
import { MAX_FILE_ROWS } from "../../../../api/csv/bounds.ts";
import { RowMemory } from "../../../../api/csv/order_number.ts";
import { rowReader } from "../../../../api/csv/reader.ts";
import { filesOf } from "../../../files/open.ts";
import type { JobRow, JobTools } from "../../../jobs/job_kind.ts";
import { FileRefused } from "../../desk/uploads/file_refused.ts";
import type { ImportInput } from "./input.ts";
import { readings } from "./read_file.ts";
import { storedSurvey, storeSurvey } from "./survey_file.ts";

/** Surveys the file; returns null if it was stopped. @throws {FileRefused} if it cannot be imported */
export async function surveyFile(
  { _id }: JobRow,
  input: ImportInput,
  { settings, isStopping }: JobTools,
): Promise<Survey | null> {
  const { currency } = settings;
  const files = filesOf(settings);
  const stored = await storedSurvey(files, _id);
  if (stored?.isWhole) return new Surveyor(() => null, stored.state).finish();
  const memory = new RowMemory(stored?.memory);
  const behind = stored?.rows ?? 0;
  let surveyor: Surveyor | null = null;
  let rows = 0;
  const keep = async (isWhole: boolean) => {
    if (surveyor) {
      await storeSurvey(files, _id, { rows, isWhole, memory: memory.snapshot(), state: surveyor.snapshot() });
    }
  };
  for await (const reading of readings(_id, input, settings)) {
    surveyor ??= new Surveyor(rowReader(reading.plan, currency, memory), stored?.state);
    const fresh = reading.rows.slice(Math.max(0, behind - rows));
    rows += reading.rows.length;
    // Rows that an earlier turn surveyed are no progress, so a turn may end only after new rows.
    if (fresh.length === 0) continue;
    if (surveyor.take(fresh) > MAX_FILE_ROWS) throw new FileRefused("tooManyRows");
    if (!isStopping()) continue;
    await keep(false);
    return null;
  }
  const survey = surveyor?.finish();
  if (!survey || survey.rows === 0) throw new FileRefused("headerOnly");
  await keep(true);
  return survey;
}
