/** Uploads a file after the person has seen the preview, then opens its job. */
import { Button } from "@fluentui/react-components";
import { useState } from "react";
import { useLocation } from "wouter";
import { failureText } from "../../lib/failure_text.ts";
import type { Failure } from "../../lib/outcome.ts";
import { upload } from "../../lib/upload.ts";
import { useImportStyles } from "./import.styles.ts";
import { uploadAnswerOf } from "./upload_answer.ts";

interface Props {
  readonly file: File;
  /** Returns the path of the upload with its query. */
  readonly path: (key: string) => `/${string}`;
  readonly words: {
    readonly start: string;
    readonly again: string;
    readonly unknown: (why: string) => string;
    readonly failed: (why: string) => string;
  };
}

type Sending =
  | { readonly kind: "idle" | "sending" }
  | { readonly kind: "unknown" | "refused"; readonly failure: Failure };

/** If the result is unknown, the upload is repeated with the same key, so that no second job is made. */
export function StartUpload({ file, path, words }: Props) {
  const styles = useImportStyles();
  const [, navigate] = useLocation();
  const [key] = useState(() => crypto.randomUUID());
  const [sending, setSending] = useState<Sending>({ kind: "idle" });
  const isBusy = sending.kind === "sending";
  const send = async () => {
    if (isBusy) return;
    setSending({ kind: "sending" });
    const page = location.pathname;
    const options = { signal: new AbortController().signal, onProgress: () => {} };
    const answer = uploadAnswerOf(await upload<{ readonly job?: unknown }>(path(key), file, options));
    // Somebody who has left the page meanwhile is not taken away from another one.
    if (location.pathname !== page) return;
    if (answer.kind === "accepted") return navigate(`/jobs/all/${encodeURIComponent(answer.job)}`);
    const kind = answer.kind === "unknown" ? "unknown" : "refused";
    setSending({ kind, failure: answer.failure as Failure });
  };
  return (
    <>
      {"failure" in sending && (
        <p role="alert">
          {(sending.kind === "unknown" ? words.unknown : words.failed)(failureText(sending.failure))}
        </p>
      )}
      <div className={styles.bar}>
        <Button appearance="primary" disabledFocusable={isBusy} onClick={() => void send()}>
          {sending.kind === "unknown" ? words.again : words.start}
        </Button>
      </div>
    </>
  );
}
