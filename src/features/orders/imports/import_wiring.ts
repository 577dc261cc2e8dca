import { useSelector } from "@xstate/react";
import { useEffect, useState } from "react";
import { fromCallback, fromPromise } from "xstate";
import { GetImport } from "../../../../api/generated/operations/imports.ts";
import {
  importMachine,
  type ImportUpload,
  type Job,
  type JobAnswer,
  POLL_MS,
  type UploadInput,
} from "../../../../machines/orders/import.ts";
import { ask } from "../../../lib/client.ts";
import { uploadAnswerOf } from "../../../engine/imports/upload_answer.ts";
import { liveState, onChange, onGap } from "../../../engine/live/live.ts";
import { codeOf, type Failure, type Outcome } from "../../../lib/outcome.ts";
import { upload } from "../../../lib/upload.ts";
import { useActorRef } from "../../../engine/wiring/actor.ts";

/** Interval while live events arrive, when polling is only a fallback. */
const POLL_LIVE_MS = 10_000;

export function jobAnswerOf(outcome: Outcome<{ readonly getJobById: Job | null }>): JobAnswer {
  if (outcome.ok && outcome.data.getJobById) return { kind: "job", job: outcome.data.getJobById };
  if (outcome.ok || codeOf(outcome.failure) === "NOT_FOUND") return { kind: "missing" };
  return { kind: "failed", failure: outcome.failure };
}

const pathOf = ({ file, storeId, plan }: ImportUpload, key: string) => {
  const query = new URLSearchParams({ store: storeId, plan: JSON.stringify(plan), name: file.name, key });
  return `/imports/orders?${query}` as const;
};

export const wiredImport = () =>
  importMachine.provide({
    delays: { pollDelay: () => liveState.peek() === "on" ? POLL_LIVE_MS : POLL_MS },
    actors: {
      uploadFile: fromCallback<{ readonly type: string }, UploadInput>(({ input, sendBack }) => {
        const { upload: chosen, key } = input;
        if (!chosen) throw new Error("Cannot upload: no file is chosen");
        const controller = new AbortController();
        const { signal } = controller;
        const onProgress = (sent: number) => sendBack({ type: "upload.progress", sent });
        upload<{ readonly job?: unknown }>(pathOf(chosen, key), chosen.file, { signal, onProgress })
          .then((outcome) => {
            if (!signal.aborted) sendBack({ type: "upload.answer", answer: uploadAnswerOf(outcome) });
          });
        return () => controller.abort();
      }),
      readJob: fromPromise(async ({ input, signal }) =>
        jobAnswerOf(await ask(GetImport, { _id: input.id }, { signal, background: true }))
      ),
    },
  });

export type ImportPhase =
  | "form"
  | "uploading"
  | "unknown"
  | "working"
  | "done"
  | "failed"
  | "missing";

export interface Import {
  readonly phase: ImportPhase;
  readonly upload: ImportUpload | null;
  readonly isStoreMissing: boolean;
  readonly failure: Failure | null;
  readonly sent: number;
  readonly jobId: string;
  readonly job: Job | null;
  readonly start: (chosen: ImportUpload) => void;
  readonly stop: () => void;
  readonly resend: () => void;
  readonly retry: () => void;
  readonly another: () => void;
}

interface ImportPlace {
  readonly urlJobId: string;
  readonly onJob: (id: string) => void;
  readonly onRetry: () => void;
  readonly onAnother: () => void;
}

export function useImport({ urlJobId, onJob, onRetry, onAnother }: ImportPlace): Import {
  const [machine] = useState(wiredImport);
  const actor = useActorRef(machine, { input: { jobId: urlJobId } });
  const { context, value } = useSelector(actor, (current) => current);
  const { jobId } = context;
  const another = () => {
    onAnother();
    actor.send({ type: "import.another" });
  };
  useEffect(() => {
    if (jobId !== urlJobId) onJob(jobId);
    // Runs if the job of this window changes; the next effect handles a changed address.
  }, [jobId]);
  useEffect(() => {
    const known = actor.getSnapshot().context.jobId;
    if (urlJobId === known) return;
    if (urlJobId === "") another();
    else actor.send({ type: "job.open", id: urlJobId });
  }, [actor, urlJobId]);
  useEffect(() => {
    if (jobId === "") return;
    const checkJob = () => actor.send({ type: "job.changed" });
    const stops = [onChange("jobs", (ids) => ids.includes(jobId) && checkJob()), onGap(checkJob)];
    return () => stops.forEach((stop) => stop());
  }, [actor, jobId]);
  return {
    ...context,
    phase: typeof value === "string" ? value : "working",
    failure: context.failure as Failure | null,
    start: (chosen) => actor.send({ type: "import.start", upload: chosen, freshKey: crypto.randomUUID() }),
    stop: () => actor.send({ type: "import.stop" }),
    resend: () => actor.send({ type: "import.resend" }),
    retry: () => {
      onRetry();
      actor.send({ type: "import.retry" });
    },
    another,
  };
}
