/** Gives the machine of a label's file its effect: the upload, with how much of it is on its way. */
import { useSelector } from "@xstate/react";
import { useState } from "react";
import { fromCallback } from "xstate";
import { MAX_LABEL_BYTES } from "../../../api/label_files.ts";
import {
  type KeptLabel,
  type LabelAnswer,
  type LabelFileContext,
  labelFileMachine,
  type LabelSent,
} from "../../../machines/label_file.ts";
import { useActorRef } from "../../engine/wiring/actor.ts";
import { codeOf, type Failure, type Outcome } from "../../lib/outcome.ts";
import { upload } from "../../lib/upload.ts";

/** Reads what became of a label's file. */
export function labelAnswerOf(outcome: Outcome<KeptLabel>): LabelAnswer {
  if (outcome.ok) return { kind: "kept", label: outcome.data };
  const { failure } = outcome;
  const [problem] = "errors" in failure ? failure.errors[0]?.problems ?? [] : [];
  return codeOf(failure) === "BAD_INPUT" && problem
    ? { kind: "refused", problem: { code: problem.code, found: problem.found ?? null } }
    : { kind: "failed", failure };
}

export const wiredLabelFile = () =>
  labelFileMachine.provide({
    actors: {
      sendFile: fromCallback<{ readonly type: string }, LabelSent>(({ input, sendBack }) => {
        const { file, pages, key } = input;
        if (!file) throw new Error("Cannot upload: no file is chosen");
        const answered = (answer: LabelAnswer) => sendBack({ type: "file.answered", answer });
        if (file.size > MAX_LABEL_BYTES) {
          answered({ kind: "refused", problem: { code: "tooLarge", found: null } });
          return;
        }
        const controller = new AbortController();
        const { signal } = controller;
        const onProgress = (sent: number) => sendBack({ type: "file.progress", sent });
        const path = `/labels/upload?${new URLSearchParams({ pages, key })}` as const;
        upload<KeptLabel>(path, file, { signal, onProgress }).then((outcome) => {
          if (!signal.aborted) answered(labelAnswerOf(outcome));
        });
        return () => controller.abort();
      }),
    },
  });

export interface LabelUpload extends LabelFileContext {
  readonly phase: "empty" | "sending" | "kept" | "refused" | "failed";
  readonly failure: Failure | null;
  readonly choose: (file: File) => void;
  readonly pick: (pages: string) => void;
  readonly again: () => void;
  readonly remove: () => void;
}

export function useLabelFile(): LabelUpload {
  const [machine] = useState(wiredLabelFile);
  const actor = useActorRef(machine);
  const { value, context } = useSelector(actor, (current) => current);
  return {
    ...context,
    phase: value,
    failure: context.failure as Failure | null,
    choose: (file) => actor.send({ type: "file.choose", file, key: crypto.randomUUID() }),
    pick: (pages) => actor.send({ type: "page.choose", pages, key: crypto.randomUUID() }),
    again: () => actor.send({ type: "file.again" }),
    remove: () => actor.send({ type: "file.remove" }),
  };
}
