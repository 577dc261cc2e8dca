/** Describes what happened, with photos or videos. */
import { Button, Field, Spinner, Textarea } from "@fluentui/react-components";
import { CameraRegular, DismissRegular } from "@fluentui/react-icons";
import { useEffect, useRef, useState } from "react";
import { ATTACHMENT_TYPES, MAX_ATTACHMENT_BYTES } from "../../../../api/desk/attachments.ts";
import { MAX_COMMENT_LENGTH } from "../../../../api/inputs/desk/comment.ts";
import type { EvidenceFile } from "../../../../machines/new_case_facts.ts";
import { failureText } from "../../../lib/failure_text.ts";
import { t } from "../../../lib/i18n.ts";
import { codeOf } from "../../../lib/outcome.ts";
import { upload } from "../../../lib/upload.ts";
import { useNewCaseStyles } from "./new_case.styles.ts";

interface Props {
  readonly caseId: string | null;
  readonly body: string;
  readonly files: readonly EvidenceFile[];
  readonly needsFiles: boolean;
  readonly problemOf: (path: string) => string | null;
  readonly isOff: boolean;
  readonly onWrite: (body: string) => void;
  readonly onFiles: (files: readonly EvidenceFile[]) => void;
  /** Saves the Draft, which the files belong to; false where something is missing first. */
  readonly onPrepare: () => boolean;
}

const SIZE_MB = MAX_ATTACHMENT_BYTES / 1024 ** 2;

interface Sending {
  readonly id: string;
  readonly file: File;
  readonly problem: string;
}

export function EvidencePart(props: Props) {
  const { caseId, body, files, needsFiles, problemOf, isOff, onWrite, onFiles, onPrepare } = props;
  const styles = useNewCaseStyles();
  const picker = useRef<HTMLInputElement>(null);
  const { sending, add, remove } = useSending(caseId, files, onFiles);
  return (
    <>
      <Field
        label={t("newCase.body")}
        required
        hint={problemOf("body") ? null : t("newCase.bodyHelp")}
        validationMessage={problemOf("body")}
      >
        <Textarea
          name="body"
          value={body}
          readOnly={isOff}
          rows={4}
          maxLength={MAX_COMMENT_LENGTH}
          dir="auto"
          onChange={(_, { value }) => onWrite(value)}
        />
      </Field>
      <Field
        label={t("newCase.files")}
        required={needsFiles}
        hint={problemOf("files") ? null : t("newCase.filesHelp", { size: SIZE_MB })}
        validationMessage={problemOf("files")}
      >
        {/* A field is as wide as the form, its button is not. */}
        <div>
          <Button
            name="files"
            icon={<CameraRegular />}
            disabledFocusable={isOff}
            onClick={() => picker.current?.click()}
          >
            {t("newCase.addFiles")}
          </Button>
        </div>
      </Field>
      <input
        ref={picker}
        type="file"
        multiple
        hidden
        accept={Object.keys(ATTACHMENT_TYPES).join(",")}
        onChange={({ currentTarget }) => {
          const chosen = [...(currentTarget.files ?? [])];
          // Without this reset the browser fires no event if the same file is chosen again.
          currentTarget.value = "";
          if (chosen.length > 0 && (caseId !== null || onPrepare())) add(chosen);
        }}
      />
      <ul className={styles.files}>
        {files.map(({ id, name }) => (
          <li key={id} className={styles.file}>
            <bdi translate="no">{name}</bdi>
            <Remove
              name={name}
              isOff={isOff}
              onClick={() => onFiles(files.filter((each) => each.id !== id))}
            />
          </li>
        ))}
        {sending.map(({ id, file, problem }) => (
          <li key={id} className={styles.file}>
            <bdi translate="no">{file.name}</bdi>
            {problem === ""
              ? <Spinner size="extra-tiny" aria-label={t("comments.uploading")} />
              : <span className={styles.wrong} role="alert">{problem}</span>}
            <Remove name={file.name} isOff={false} onClick={() => remove(id)} />
          </li>
        ))}
      </ul>
    </>
  );
}

interface RemoveProps {
  readonly name: string;
  readonly isOff: boolean;
  readonly onClick: () => void;
}

const Remove = ({ name, isOff, onClick }: RemoveProps) => (
  <Button
    size="small"
    appearance="subtle"
    icon={<DismissRegular />}
    aria-label={t("comments.removeFile", { name })}
    disabledFocusable={isOff}
    onClick={onClick}
  />
);

/** Files wait here until the Draft is saved, and are sent then. */
function useSending(
  caseId: string | null,
  files: readonly EvidenceFile[],
  onFiles: (files: readonly EvidenceFile[]) => void,
) {
  const [sending, setSending] = useState<readonly Sending[]>([]);
  const begun = useRef(new Map<string, AbortController>());
  const latest = useRef({ files, onFiles });
  latest.current = { files, onFiles };
  const remove = (id: string) => {
    begun.current.get(id)?.abort();
    setSending((all) => all.filter((each) => each.id !== id));
  };
  useEffect(() => {
    if (caseId === null) return;
    for (const { id, file, problem } of sending) {
      if (problem !== "" || begun.current.has(id)) continue;
      const controller = new AbortController();
      begun.current.set(id, controller);
      void sendFile(caseId, id, file, controller.signal).then((sent) => {
        if (controller.signal.aborted) return;
        if ("problem" in sent) {
          return setSending((all) => all.map((each) => each.id === id ? { ...each, ...sent } : each));
        }
        setSending((all) => all.filter((each) => each.id !== id));
        latest.current.onFiles([...latest.current.files, sent]);
      });
    }
  }, [caseId, sending]);
  const add = (chosen: readonly File[]) =>
    setSending((all) => [
      ...all,
      ...chosen.map((file) => ({
        id: crypto.randomUUID(),
        file,
        problem: file.size > MAX_ATTACHMENT_BYTES ? t("comments.tooLarge", { size: SIZE_MB }) : "",
      })),
    ]);
  return { sending, add, remove };
}

async function sendFile(
  caseId: string,
  key: string,
  file: File,
  signal: AbortSignal,
): Promise<EvidenceFile | { readonly problem: string }> {
  const query = new URLSearchParams({
    entity: "cases",
    id: caseId,
    name: file.name,
    visibility: "seller",
    key,
  });
  const outcome = await upload<{ readonly attachment: { readonly _id: string } }>(
    `/attachments?${query}`,
    file,
    { signal, onProgress: () => {} },
  );
  if (outcome.ok) return { id: outcome.data.attachment._id, name: file.name };
  return {
    problem: codeOf(outcome.failure) === "BAD_INPUT" ? t("comments.badType") : failureText(outcome.failure),
  };
}
