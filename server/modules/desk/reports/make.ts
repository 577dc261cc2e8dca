import { ApiError, type InputProblem } from "../../../../api/errors.ts";
import { MAX_RECORDING_SIZE } from "../../../../api/flows/recording.ts";
import { codeFrom, REPORT_CODE_LENGTH } from "../../../../api/flows/report_code.ts";
import { readInput } from "../../../../api/inputs/read.ts";
import { reportInput } from "../../../../api/inputs/desk/report.ts";
import type { AuthorizedContext } from "../../../context.ts";
import { type AuditEntry, preparedMutation } from "../../../fields.ts";
import { newId } from "../../../ids.ts";
import { readPacked } from "../../../long_texts/read_packed.ts";
import type { RecordingFacts } from "../../../long_texts/readers.ts";
import { type Bucket, takeTokens } from "../../../http/throttle_store.ts";
import { insertReport, viewOf } from "./store.ts";

/** Limits reports of one person: more are a mistake or an attempt to fill the disk. */
const REPORTS: Bucket = { capacity: 5, perSecond: 1 / 60 };

export const auditOf = (
  row: { readonly _id: string; readonly code: string },
  action: string,
): AuditEntry => ({
  entity: "reports",
  entityId: row._id,
  sellerId: null,
  action,
  changes: [{
    field: "code",
    before: action === "makeReport" ? "" : row.code,
    after: action === "makeReport" ? row.code : "",
  }],
  // Names no report and no seller: all people who see the seller would get that event, not only supporters.
  live: { entity: "reports", sellerId: null, ids: [] },
});

const refused = (problems: readonly InputProblem[]) =>
  new ApiError("BAD_INPUT", "Cannot take this report", { problems });

/** @throws {ApiError} BAD_INPUT for an invalid recording, or for one without a sentence about the problem */
async function recordingOf(params: unknown): Promise<{ packed: string; facts: RecordingFacts }> {
  const read = readInput(reportInput, params);
  if (!read.ok) throw refused(read.problems);
  const { recording: packed } = read.value;
  const found = await readPacked("recording", packed, MAX_RECORDING_SIZE);
  if (!found.ok) throw refused(found.problems);
  return { packed, facts: found.value };
}

/** Counts a report before it is checked, so that refused reports count too. */
async function throttle({ db, session, now }: AuthorizedContext): Promise<void> {
  const wait = await db.write((tx) => takeTokens(tx, `report:${session.actor._id}`, REPORTS, now()));
  if (wait > 0) throw new ApiError("RATE_LIMITED", "Too many reports; wait a little.", { retry_after: wait });
}

export const makeReport = preparedMutation<"makeReport">(async ({ params }, context) => {
  const { session: { person, actor }, now, random } = context;
  await throttle(context);
  const { packed, facts } = await recordingOf(params);
  return async (tx) => {
    const row = {
      _id: newId(),
      code: codeFrom(random(REPORT_CODE_LENGTH)),
      person_id: person._id,
      person_name: person.name,
      actor_name: actor._id === person._id ? "" : actor.name,
      sentence: facts.sentence,
      path: facts.path,
      app_version: facts.appVersion,
      steps: facts.steps,
      recording: packed,
      created_at: now(),
    };
    await insertReport(tx, row);
    const { recording: _, ...listed } = row;
    return { result: viewOf(listed), audit: [auditOf(row, "makeReport")] };
  };
});
