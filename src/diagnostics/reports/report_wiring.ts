import { useSelector } from "@xstate/react";
import { useState } from "react";
import { fromPromise } from "xstate";
import type { InputProblem } from "../../../api/errors.ts";
import type { Recording } from "../../../api/flows/recording.ts";
import { MakeReport, TrashReport } from "../../../api/generated/operations/reports.ts";
import { readInput } from "../../../api/inputs/read.ts";
import { sentenceInput } from "../../../api/inputs/desk/report.ts";
import {
  type DeleteAnswer,
  type MadeReport,
  type ReportAnswer,
  reportMachine,
  type ReportPayload,
} from "../../../machines/desk/report.ts";
import { recordedEntries } from "../flows/flight_recorder.ts";
import { makeRecording, packedRecording } from "../flows/made_recording.ts";
import { ask } from "../../lib/client.ts";
import { dropDraft, readDraft, writeDraft } from "../../lib/drafts.ts";
import { type Failure, mayBeDone } from "../../lib/outcome.ts";
import { useActorRef } from "../../engine/wiring/actor.ts";

const DRAFT = "report";
const BACKGROUND = { background: true } as const;

export interface Reporter {
  readonly _id: string;
  readonly role: string;
}

/** Finishes the recording in the same way for sending and for saving. */
export const finishRecording = (
  { recording, sentence }: Pick<ReportPayload, "recording" | "sentence">,
): Recording | null => recording && { ...recording, sentence: sentence.trim() };

async function sendReport(payload: ReportPayload): Promise<ReportAnswer> {
  const recording = finishRecording(payload);
  if (!recording) return { kind: "refused", problems: [], failure: { kind: "aborted" } };
  const params = { recording: await packedRecording(recording) };
  const outcome = await ask(MakeReport, { params, key: payload.key }, BACKGROUND);
  if (outcome.ok) return { kind: "sent", report: outcome.data.makeReport };
  const { failure } = outcome;
  if (mayBeDone(failure)) return { kind: "unknown" };
  const problems = "errors" in failure ? failure.errors[0]?.problems ?? [] : [];
  return { kind: "refused", problems: problems.filter(({ path }) => path === "sentence"), failure };
}

async function deleteReport(_id: string): Promise<DeleteAnswer> {
  const outcome = await ask(TrashReport, { delete_ids: [_id], key: null }, BACKGROUND);
  return outcome.ok ? { kind: "deleted" } : { kind: "failed", failure: outcome.failure };
}

export const wiredReport = ({ _id, role }: Reporter) =>
  reportMachine.provide({
    actors: {
      collect: fromPromise(() => makeRecording([...recordedEntries()], role, Date.now())),
      sendReport: fromPromise(({ input }) => sendReport(input)),
      deleteReport: fromPromise(({ input }) => deleteReport(input._id)),
    },
    actions: {
      keepDraft: ({ context }) => writeDraft(_id, DRAFT, context.sentence),
      dropDraft: () => dropDraft(_id, DRAFT),
    },
  });

export type ReportPhase =
  | "collecting"
  | "asking"
  | "sending"
  | "refused"
  | "unknown"
  | "sent"
  | "deleting"
  | "deleted";

export interface ReportForm {
  readonly phase: ReportPhase;
  readonly sentence: string;
  readonly recording: Recording | null;
  readonly problems: readonly InputProblem[];
  readonly failure: Failure | null;
  readonly report: MadeReport | null;
  readonly write: (sentence: string) => void;
  readonly send: () => void;
  readonly check: () => void;
  readonly remove: () => void;
}

export function useReport(reporter: Reporter): ReportForm {
  const [machine] = useState(() => wiredReport(reporter));
  const draft = readDraft(reporter._id, DRAFT);
  const actor = useActorRef(machine, { input: { sentence: typeof draft === "string" ? draft : "" } });
  const { value, context } = useSelector(actor, (snapshot) => snapshot);
  const { sentence, problems, report } = context;
  return {
    phase: value,
    sentence,
    recording: finishRecording(context),
    problems,
    failure: context.failure as Failure | null,
    report,
    write: (text) => actor.send({ type: "report.write", sentence: text }),
    send: () => {
      const read = readInput(sentenceInput, { sentence });
      actor.send({
        type: "report.send",
        problems: read.ok ? [] : read.problems,
        freshKey: crypto.randomUUID(),
      });
    },
    check: () => actor.send({ type: "report.check" }),
    remove: () => actor.send({ type: "report.delete" }),
  };
}
