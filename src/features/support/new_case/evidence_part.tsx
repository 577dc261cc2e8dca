import { Field, Textarea } from "@fluentui/react-components";
import { MAX_COMMENT_LENGTH } from "../../../../api/inputs/desk/comment.ts";
import type { EvidenceFile } from "../../../../machines/support/new_case_values.ts";
import { DraftFileList } from "../../../engine/attachments/draft_file_list.tsx";
import type { useDraftFiles } from "../../../engine/attachments/draft_files.ts";
import { t } from "../../../lib/i18n.ts";
import { useNewCaseStyles } from "./new_case.styles.ts";

interface Props {
  readonly body: string;
  readonly files: readonly EvidenceFile[];
  /** Files that are being uploaded. */
  readonly sending: ReturnType<typeof useDraftFiles>;
  readonly needsFiles: boolean;
  readonly problemOf: (path: string) => string | null;
  readonly isDisabled: boolean;
  readonly onWrite: (body: string) => void;
  readonly onFiles: (files: readonly EvidenceFile[]) => void;
}

export function EvidencePart(props: Props) {
  const { body, files, sending, needsFiles, problemOf, isDisabled, onWrite, onFiles } = props;
  const styles = useNewCaseStyles();
  return (
    <DraftFileList
      files={sending}
      kept={files}
      onRemove={({ id }) => onFiles(files.filter((each) => each.id !== id))}
      isDisabled={isDisabled}
      around={(pickers) => (
        <Field
          label={t("newCase.files")}
          required={needsFiles}
          hint={problemOf("files") ? null : t("newCase.filesHelp")}
          validationMessage={problemOf("files")}
        >
          {/* The field stretches its child to the width of the form, but the buttons keep theirs. */}
          <div>{pickers}</div>
        </Field>
      )}
    >
      <Field
        label={t("newCase.body")}
        required
        hint={problemOf("body") ? null : t("newCase.bodyHelp")}
        validationMessage={problemOf("body")}
      >
        <Textarea
          name="body"
          value={body}
          readOnly={isDisabled}
          rows={4}
          maxLength={MAX_COMMENT_LENGTH}
          dir="auto"
          onChange={(_, { value }) => onWrite(value)}
        />
      </Field>
      {sending.files.some(({ phase }) => phase === "held") && (
        <span className={styles.quiet} role="status">{t("newCase.filesWait")}</span>
      )}
    </DraftFileList>
  );
}
