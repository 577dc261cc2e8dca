/** Writes or changes a comment. The audience is shown beside the send button and on it. */
import { Button, mergeClasses, Spinner } from "@fluentui/react-components";
import { useEffect, useId, useRef } from "react";
import { MAX_COMMENT_LENGTH } from "../../../../api/inputs/desk/comment.ts";
import { DraftFileList } from "../../../engine/attachments/draft_file_list.tsx";
import type { InsertionProps } from "../../../engine/features.ts";
import { t } from "../../../lib/i18n.ts";
import { Decision } from "../../../parts/decision.tsx";
import { type Composer as Work, type ComposerSource, useComposer } from "./wiring.ts";
import { useCommentStyles } from "./comments.styles.ts";
import { ComposerMessageBar } from "./composer_parts.tsx";
import { Insertions } from "./insertions.tsx";
import type { Comment } from "./thread.ts";
import { TextBox, type TextBoxHandle } from "./text_box.tsx";
import { useVisuallyHidden } from "../../../lib/visually_hidden.ts";

const NEARLY_FULL = 200;

interface Props extends ComposerSource {
  readonly code: string;
  readonly record: InsertionProps["record"];
  /** Sellers cannot choose an audience: the seller and staff read their comments. */
  readonly isSeller: boolean;
  /** Comments on the screen; given if the author must see newer ones of others before sending. */
  readonly thread?: readonly Comment[];
  /** Language of the seller, for texts that staff insert. */
  readonly language?: string | undefined;
  /** Receives the id of the last comment that the author saw before others wrote more; null if nobody did. */
  readonly onOvertaken?: (seen: string | null) => void;
  readonly onCancel?: () => void;
}

export function Composer(props: Props) {
  const { code, record, isSeller, thread, language, onOvertaken, onCancel, ...source } = props;
  const styles = useCommentStyles();
  const work = useComposer(source, thread ? thread.at(-1)?._id ?? "" : null);
  const overtaken = work.phase === "overtaken" ? work.seen ?? "" : null;
  useEffect(() => onOvertaken?.(overtaken), [overtaken]);
  const form = useRef<HTMLFormElement>(null);
  const box = useRef<TextBoxHandle>(null);
  const isDisabled = !isOpen(work);
  const cancel = onCancel && (() => {
    work.sending.draft.clear();
    onCancel();
  });
  const hasOwnBox = source.isFixed === true && !isSeller;
  const label = source.comment
    ? t("comments.change")
    : hasOwnBox
    ? t(`comments.box.${work.visibility}`)
    : t("comments.new", { code });
  return (
    <form
      ref={form}
      className={mergeClasses(
        styles.composer,
        !isSeller && work.visibility === "seller" && styles.forSeller,
        hasOwnBox && work.visibility === "staff" && styles.note,
      )}
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady(work)) work.send();
      }}
      onKeyDown={(event) => {
        if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) form.current?.requestSubmit();
        if (event.key !== "Escape" || isDisabled || !cancel) return;
        event.stopPropagation();
        cancel();
      }}
    >
      <DraftFileList
        files={work.sending}
        kept={work.files}
        onRemove={({ id }) => work.removeFile(id)}
        isDisabled={isDisabled}
        isCompact
        around={(pickers) => (
          <>
            <Room work={work} />
            <div className={styles.foot}>
              {!isSeller && !hasOwnBox && <Readers work={work} isDisabled={isDisabled} />}
              <Decision
                before={
                  <>
                    {!(hasOwnBox && work.visibility === "staff") && (
                      <Insertions
                        record={record}
                        entity={source.topic.entity}
                        language={work.visibility === "seller" ? language : undefined}
                        isDisabled={isDisabled}
                        onInsert={(text, blank) => box.current?.insert(text, blank)}
                      />
                    )}
                    {pickers}
                  </>
                }
                onCancel={cancel}
                isBusy={isDisabled}
              >
                <Send
                  work={work}
                  isSeller={isSeller}
                  hasOwnBox={hasOwnBox}
                  isChange={source.comment !== null}
                />
              </Decision>
            </div>
          </>
        )}
      >
        {hasOwnBox && !source.comment && (
          <strong className={styles.boxTitle} aria-hidden="true">{label}</strong>
        )}
        <TextBox
          handle={box}
          composer={work}
          topic={source.topic}
          label={label}
          placeholder={t(hasOwnBox ? `comments.boxPlaceholder.${work.visibility}` : "comments.placeholder")}
          isDisabled={isDisabled}
          takesFocus={source.comment !== null}
        />
      </DraftFileList>
      <ComposerMessageBar work={work} thread={thread ?? []} />
    </form>
  );
}

const isOpen = ({ phase }: Work): boolean => phase === "editing" || phase === "overtaken";

/** Checks that the comment can be sent: it has a text that is not too long, and no upload is running. */
const isReady = (work: Work): boolean =>
  isOpen(work) && work.body.trim() !== "" && !work.sending.isSending && roomIn(work) >= 0;

const roomIn = ({ body }: Work): number => MAX_COMMENT_LENGTH - body.trim().length;

function Room({ work }: { readonly work: Work }) {
  const styles = useCommentStyles();
  const room = roomIn(work);
  if (room > NEARLY_FULL) return null;
  return (
    <span className={room < 0 ? styles.wrong : styles.quiet} role="status">
      {room < 0 ? t("comments.tooLong", { count: -room }) : t("comments.left", { count: room })}
    </span>
  );
}

function Readers({ work, isDisabled }: { readonly work: Work; readonly isDisabled: boolean }) {
  const styles = useCommentStyles();
  const unseen = useVisuallyHidden();
  const name = useId();
  return (
    <fieldset className={styles.readers} disabled={isDisabled}>
      <legend className={unseen}>{t("comments.readers")}</legend>
      {(["staff", "seller"] as const).map((visibility) => (
        <label key={visibility} className={styles.reader}>
          <input
            type="radio"
            className={styles.radio}
            name={name}
            checked={work.visibility === visibility}
            onChange={() => work.address(visibility)}
          />
          {t(`comments.${visibility}`)}
        </label>
      ))}
    </fieldset>
  );
}

interface SendProps {
  readonly work: Work;
  readonly isSeller: boolean;
  readonly hasOwnBox: boolean;
  readonly isChange: boolean;
}

function Send({ work, isSeller, hasOwnBox, isChange }: SendProps) {
  const isSending = work.phase === "sending" || work.phase === "checking";
  const words = isChange
    ? t("comments.save")
    : work.phase === "overtaken"
    ? t("comments.sendRead")
    : hasOwnBox
    ? t(`comments.sendBox.${work.visibility}`)
    : isSeller
    ? t("comments.send")
    : t(work.visibility === "seller" ? "comments.sendSeller" : "comments.sendStaff");
  return (
    <Button
      type="submit"
      appearance="primary"
      disabledFocusable={!isReady(work)}
      icon={isSending ? <Spinner size="tiny" /> : null}
    >
      {isSending ? t("comments.sending") : words}
    </Button>
  );
}
