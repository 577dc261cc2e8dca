import { useSelector } from "@xstate/react";
import { useState } from "react";
import { fromCallback } from "xstate";
import {
  type FileAnswer,
  type FileProblem,
  type FileSent,
  type FileUploadContext,
  fileUploadMachine,
  type UploadedFile,
} from "../../../machines/file_upload.ts";
import { codeOf, type Failure, mapOutcome, type Outcome } from "../../lib/outcome.ts";
import { upload } from "../../lib/upload.ts";
import { useActorRef } from "../wiring/actor.ts";

/** A kind of file in a form. @template Kept type of the API's answer to the upload */
export interface FileKind<Kept extends UploadedFile = UploadedFile> {
  readonly path: (
    sent: { readonly name: string; readonly pages: string; readonly key: string },
  ) => `/${string}`;
  /** Reads the stored file from the answer, if it is not the answer itself. */
  readonly keptOf?: (answer: unknown) => Kept;
  /** Maximum size of a file that is sent. */
  readonly maxBytes: number;
  /** File types for the file dialog, only as a hint: the server checks the content. */
  readonly accepted: string;
  readonly dropText: () => string;
  readonly hint: (upload: FileUpload<Kept>) => string;
  /** Returns the words of a refusal; null if there is none for it. */
  readonly refusal: (problem: FileProblem, upload: FileUpload<Kept>) => string | null;
}

const HTTP_TOO_LARGE = 413;

/** Reads the outcome of an upload: accepted, refused because of its content, or not accepted for another reason. */
function fileAnswerOf(outcome: Outcome<UploadedFile>): FileAnswer {
  if (outcome.ok) return { kind: "kept", stored: outcome.data };
  const { failure } = outcome;
  const [problem] = "errors" in failure ? failure.errors[0]?.problems ?? [] : [];
  if (failure.kind === "http" && failure.status === HTTP_TOO_LARGE) return tooLarge;
  return codeOf(failure) === "BAD_INPUT" && problem
    ? { kind: "refused", problem: { code: problem.code, found: problem.found ?? null } }
    : { kind: "failed", failure };
}

const tooLarge: FileAnswer = { kind: "refused", problem: { code: "tooLarge", found: null } };

export const wiredFileUpload = ({ path, keptOf, maxBytes }: Pick<FileKind, "path" | "keptOf" | "maxBytes">) =>
  fileUploadMachine.provide({
    actors: {
      sendFile: fromCallback<{ readonly type: string }, FileSent>(({ input, sendBack }) => {
        const { file, pages, key } = input;
        if (!file) throw new Error("Cannot upload: no file is chosen");
        const answered = (answer: FileAnswer) => sendBack({ type: "file.answered", answer });
        if (file.size > maxBytes) return answered(tooLarge);
        const controller = new AbortController();
        const { signal } = controller;
        const onProgress = (sent: number) => sendBack({ type: "file.progress", sent });
        upload<unknown>(path({ name: file.name, pages, key }), file, { signal, onProgress }).then(
          (outcome) => {
            if (signal.aborted) return;
            const read = (answer: unknown) => keptOf ? keptOf(answer) : answer as UploadedFile;
            answered(fileAnswerOf(mapOutcome(outcome, read)));
          },
        );
        return () => controller.abort();
      }),
    },
  });

export interface FileUpload<Kept extends UploadedFile = UploadedFile>
  extends Omit<FileUploadContext, "kept"> {
  readonly phase: "empty" | "sending" | "kept" | "refused" | "failed";
  readonly stored: Kept | null;
  readonly failure: Failure | null;
  readonly choose: (file: File) => void;
  readonly pick: (pages: string) => void;
  readonly again: () => void;
  readonly remove: () => void;
}

export function useFileUpload<Kept extends UploadedFile>(kind: FileKind<Kept>): FileUpload<Kept> {
  const [machine] = useState(() => wiredFileUpload(kind));
  const actor = useActorRef(machine);
  const { value, context } = useSelector(actor, (current) => current);
  return {
    ...context,
    phase: value,
    // The answer comes from the path of this kind of file, so it has the type `Kept`.
    stored: context.stored as Kept | null,
    failure: context.failure as Failure | null,
    choose: (file) => actor.send({ type: "file.choose", file, key: crypto.randomUUID() }),
    pick: (pages) => actor.send({ type: "page.choose", pages, key: crypto.randomUUID() }),
    again: () => actor.send({ type: "file.again" }),
    remove: () => actor.send({ type: "file.remove" }),
  };
}
