/** Gives the import machine its effects: the look at the file, the upload, and the job with its live changes. */
import { useActorRef, useSelector } from "@xstate/react";
import { useEffect, useState } from "react";
import { fromCallback, fromPromise } from "xstate";
import { GetJob } from "../../api/generated/operations.ts";
import type { Job } from "../../machines/import.ts";
import type { Profile } from "../../api/csv/profile.ts";
import {
  importMachine,
  type JobAnswer,
  POLL_MS,
  type Unfit,
  type UploadAnswer,
  type UploadInput,
} from "../../machines/import.ts";
import { ask } from "../lib/client.ts";
import { liveState, onChange, onGap } from "../lib/live.ts";
import { codeOf, type Failure, isUnknown, type Outcome } from "../lib/outcome.ts";
import { upload } from "../lib/upload.ts";
import { readHead } from "./import_head.ts";

/** While changes come by themselves, looking is only the net below. */
const POLL_LIVE_MS = 10_000;

/** Codes that say nothing about an earlier try under the same key. */
const UNREAD = ["UNAUTHENTICATED", "FORBIDDEN", "RATE_LIMITED"];

/** Reads what became of an upload. */
export function uploadAnswerOf(outcome: Outcome<{ readonly job?: unknown }>): UploadAnswer {
  if (outcome.ok) {
    const { job } = outcome.data;
    if (typeof job === "string" && job !== "") return { kind: "accepted", job };
    return { kind: "unknown", failure: { kind: "garbled", status: 200 } };
  }
  const { failure } = outcome;
  const code = codeOf(failure);
  if (isUnknown(failure) || failure.kind === "aborted" || code === "IN_PROGRESS") {
    return { kind: "unknown", failure };
  }
  return { kind: code === null || UNREAD.includes(code) ? "unread" : "refused", failure };
}

/** Reads one look at a job. */
export function jobAnswerOf(outcome: Outcome<{ readonly getJobById: Job | null }>): JobAnswer {
  if (outcome.ok && outcome.data.getJobById) return { kind: "job", job: outcome.data.getJobById };
  if (outcome.ok || codeOf(outcome.failure) === "NOT_FOUND") return { kind: "missing" };
  return { kind: "failed", failure: outcome.failure };
}

const pathOf = (profile: Profile, file: File, storeId: string, key: string) => {
  const query = new URLSearchParams({ store: storeId, mapping: profile.id, name: file.name, key });
  return `/imports/orders?${query}` as const;
};

const wire = (profile: Profile) =>
  importMachine.provide({
    delays: { pollDelay: () => liveState.peek() === "on" ? POLL_LIVE_MS : POLL_MS },
    actors: {
      readHead: fromPromise(({ input }) => readHead(input.files, profile)),
      uploadFile: fromCallback<{ readonly type: string }, UploadInput>(({ input, sendBack }) => {
        const { file, storeId, key } = input;
        if (!file) throw new Error("Cannot upload: no file is chosen");
        const controller = new AbortController();
        const { signal } = controller;
        const onProgress = (sent: number) => sendBack({ type: "upload.progress", sent });
        upload<{ readonly job?: unknown }>(pathOf(profile, file, storeId, key), file, { signal, onProgress })
          .then((outcome) => {
            if (!signal.aborted) sendBack({ type: "upload.answer", answer: uploadAnswerOf(outcome) });
          });
        return () => controller.abort();
      }),
      readJob: fromPromise(async ({ input, signal }) =>
        jobAnswerOf(await ask(GetJob, { _id: input.id }, { signal, background: true }))
      ),
    },
  });

export type ImportPhase =
  | "choosing"
  | "reading"
  | "ready"
  | "unfit"
  | "uploading"
  | "unknown"
  | "working"
  | "done"
  | "failed"
  | "missing";

export interface Import {
  readonly phase: ImportPhase;
  readonly files: readonly File[];
  readonly storeId: string;
  readonly isStoreMissing: boolean;
  readonly unfit: Unfit | null;
  readonly failure: Failure | null;
  /** Bytes of the file that are on their way. */
  readonly sent: number;
  readonly jobId: string;
  readonly job: Job | null;
  readonly chooseFiles: (files: readonly File[]) => void;
  readonly chooseStore: (id: string) => void;
  readonly start: () => void;
  readonly stop: () => void;
  readonly resend: () => void;
  readonly retry: () => void;
  readonly another: () => void;
}

/**
 * One import at a time. `urlJobId` is the job of the address, empty without one; `onJob` puts the job into it.
 */
export function useImport(profile: Profile, urlJobId: string, onJob: (id: string) => void): Import {
  const [machine] = useState(() => wire(profile));
  const actor = useActorRef(machine, { input: { jobId: urlJobId } });
  const { context, value } = useSelector(actor, (current) => current);
  const { jobId } = context;
  useEffect(() => {
    if (jobId !== urlJobId) onJob(jobId);
    // Only when our job changes; the address's own changes are followed below.
  }, [jobId]);
  useEffect(() => {
    const known = actor.getSnapshot().context.jobId;
    if (urlJobId === known) return;
    actor.send(urlJobId === "" ? { type: "import.another" } : { type: "job.open", id: urlJobId });
  }, [actor, urlJobId]);
  useEffect(() => {
    if (jobId === "") return;
    const look = () => actor.send({ type: "job.changed" });
    const stops = [onChange("jobs", (ids) => ids.includes(jobId) && look()), onGap(look)];
    return () => stops.forEach((stop) => stop());
  }, [actor, jobId]);
  const phase = typeof value === "string" ? value : "form" in value ? value.form : "working";
  return {
    ...context,
    phase,
    failure: context.failure as Failure | null,
    chooseFiles: (files) => actor.send({ type: "file.choose", files }),
    chooseStore: (id) => actor.send({ type: "store.choose", id }),
    start: () => actor.send({ type: "import.start", freshKey: crypto.randomUUID() }),
    stop: () => actor.send({ type: "import.stop" }),
    resend: () => actor.send({ type: "import.resend" }),
    retry: () => actor.send({ type: "import.retry" }),
    another: () => actor.send({ type: "import.another" }),
  };
}
