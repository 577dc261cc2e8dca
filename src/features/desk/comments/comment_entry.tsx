import { Button, mergeClasses } from "@fluentui/react-components";
import { useEffect, useRef, useState } from "react";
import { partsOf } from "../../../../api/people/handles.ts";
import type { InsertionProps } from "../../../engine/features.ts";
import { failureText } from "../../../lib/failure_text.ts";
import { t } from "../../../lib/i18n.ts";
import { Decision } from "../../../parts/decision.tsx";
import { publishChange } from "../../../engine/live/live.ts";
import { announce, notify } from "../../../lib/toasts.ts";
import { mayBeDone } from "../../../lib/outcome.ts";
import { Instant } from "../../../parts/instant.tsx";
import type { Comment } from "./thread.ts";
import { deleteComment, dropCommentDraft, hasCommentDraft, type Topic } from "./wiring.ts";
import { Attachments } from "./attachments.tsx";
import { Composer } from "./composer.tsx";
import { useCommentStyles } from "./comments.styles.ts";

interface Props {
  readonly comment: Comment;
  readonly topic: Topic;
  readonly code: string;
  readonly record: InsertionProps["record"];
  readonly userId: string;
  readonly isSeller: boolean;
  /** Language of the seller, for texts that staff insert. */
  readonly language: string | undefined;
  /** True if each audience has its own text box: then a comment cannot change its audience. */
  readonly hasOwnBox?: boolean;
  /** True for a comment that can no longer be changed. */
  readonly isFrozen?: boolean;
}

export function CommentEntry(props: Props) {
  const { comment, topic, code, record, userId, isSeller, language, hasOwnBox = false, isFrozen = false } =
    props;
  const styles = useCommentStyles();
  const [isEditing, setEditing] = useState(() => comment.may_edit && hasCommentDraft(topic, comment, userId));
  if (isEditing) {
    const close = () => setEditing(false);
    return (
      <Composer
        topic={topic}
        code={code}
        record={record}
        userId={userId}
        isSeller={isSeller}
        language={language}
        comment={comment}
        visibility={comment.visibility === "seller" ? "seller" : "staff"}
        isFixed={hasOwnBox}
        onSent={close}
        onCancel={() => {
          dropCommentDraft(topic, comment, userId);
          close();
        }}
      />
    );
  }
  return (
    <article className={styles.entry}>
      <header className={styles.foot}>
        <strong>
          <bdi translate="no">{comment.author_name}</bdi>
        </strong>
        {comment.author_for && <bdi>{t("comments.onBehalf", { name: comment.author_for })}</bdi>}
        <span className={styles.quiet}>
          <Instant at={comment.created_at} />
          {comment.version > 1 && ` · ${t("comments.edited")}`}
        </span>
        {!isSeller && !(hasOwnBox && comment.visibility === "seller") && (
          <span className={mergeClasses(styles.mark, comment.visibility === "seller" && styles.sellerMark)}>
            {t(markOf(comment, hasOwnBox))}
          </span>
        )}
      </header>
      <Body comment={comment} />
      <Attachments files={comment.attachments} />
      {!isFrozen && <Actions comment={comment} topic={topic} onEdit={() => setEditing(true)} />}
    </article>
  );
}

function markOf({ visibility }: Comment, hasOwnBox: boolean) {
  if (hasOwnBox) return "comments.box.staff";
  return visibility === "seller" ? "comments.sellerMark" : "comments.staffMark";
}

function Body({ comment: { body, mentions } }: { readonly comment: Comment }) {
  const styles = useCommentStyles();
  const parts = partsOf(body, mentions);
  return (
    <p className={styles.body} dir="auto">
      {parts.map(({ text, handle }, index) =>
        handle === null ? text : <span key={index} className={styles.mention}>{text}</span>
      )}
    </p>
  );
}

interface ActionsProps {
  readonly comment: Comment;
  readonly topic: Topic;
  readonly onEdit: () => void;
}

function Actions({ comment, topic, onEdit }: ActionsProps) {
  const styles = useCommentStyles();
  const [isAsking, setAsking] = useState(false);
  if (isAsking) return <ConfirmDeletion comment={comment} topic={topic} onClose={() => setAsking(false)} />;
  if (!comment.may_edit && !comment.may_trash) return null;
  return (
    <div className={styles.foot}>
      {comment.may_edit && (
        <Button size="small" appearance="subtle" onClick={onEdit}>{t("comments.edit")}</Button>
      )}
      {comment.may_trash && (
        <Button size="small" appearance="subtle" onClick={() => setAsking(true)}>
          {t("comments.delete")}
        </Button>
      )}
    </div>
  );
}

interface ConfirmDeletionProps {
  readonly comment: Comment;
  readonly topic: Topic;
  readonly onClose: () => void;
}

/** Asks for confirmation, since others may have read the comment. */
function ConfirmDeletion({ comment, topic, onClose }: ConfirmDeletionProps) {
  const styles = useCommentStyles();
  const [isSending, setSending] = useState(false);
  // Repeated attempts send the same idempotency key until the result is known.
  const key = useRef("");
  const group = useRef<HTMLDivElement>(null);
  useEffect(() => group.current?.querySelector<HTMLElement>("button:last-of-type")?.focus(), []);
  const send = async () => {
    setSending(true);
    key.current ||= crypto.randomUUID();
    const outcome = await deleteComment(comment._id, key.current);
    setSending(false);
    if (outcome.ok) {
      announce(t("comments.deleted"));
      return publishChange("comments", [topic.id]);
    }
    if (!mayBeDone(outcome.failure)) key.current = "";
    notify("error", t("comments.notDeleted", { reason: failureText(outcome.failure) }));
  };
  return (
    <div
      ref={group}
      className={styles.foot}
      role="group"
      aria-label={t("comments.deleteAsk")}
      onKeyDown={(event) => {
        if (event.key !== "Escape" || isSending) return;
        event.stopPropagation();
        onClose();
      }}
    >
      <span>{t("comments.deleteAsk")}</span>
      <Decision size="small" takesFocus onCancel={onClose} isBusy={isSending}>
        <Button size="small" disabledFocusable={isSending} onClick={() => void send()}>
          {isSending ? t("comments.sending") : t("comments.deleteYes")}
        </Button>
      </Decision>
    </div>
  );
}
