/** Each audience has its own text box, draft and send button, so that no text reaches the wrong one. */
import {
  Button,
  mergeClasses,
  MessageBar,
  MessageBarActions,
  MessageBarBody,
} from "@fluentui/react-components";
import { type ReactNode, type Ref, useEffect, useImperativeHandle, useRef, useState } from "react";
import { isSeller } from "../../../../api/access.ts";
import type { Visibility } from "../../../../machines/desk/comment.ts";
import { useRecord } from "../../../engine/record/record_wiring.ts";
import { failureText } from "../../../lib/failure_text.ts";
import { t } from "../../../lib/i18n.ts";
import { usePerson } from "../../../lib/person.ts";
import { CommentEntry } from "./comment_entry.tsx";
import { Composer } from "./composer.tsx";
import { useConversationStyles } from "./conversation.styles.ts";
import { type Comment, commentsOf, newerThan } from "./thread.ts";

export interface ConversationHandle {
  readonly focus: (box: Visibility) => void;
}

interface Props {
  readonly handle?: Ref<ConversationHandle>;
  /** Root field of the list, under which the comments are stored. */
  readonly entity: string;
  readonly record: { readonly _id: string; readonly code: string };
  /** True for a comment that can no longer be changed. */
  readonly isFrozen: (comment: Comment, position: number) => boolean;
  /** Text above the boxes that says what sending a message does. */
  readonly note?: ReactNode;
  /** @param recordId differs from the record of the conversation if that takes no more comments */
  readonly onSent?: (recordId: string) => void;
}

type Overtaken = Readonly<Partial<Record<Visibility, string | null>>>;

export function Conversation({ handle, entity, record, isFrozen, note, onSent }: Props) {
  const styles = useConversationStyles();
  const person = usePerson();
  const [source] = useState(() => commentsOf(entity));
  const { phase, record: read, failure, refresh } = useRecord(source, record._id);
  const [overtaken, setOvertaken] = useState<Overtaken>({});
  const isForSeller = isSeller(person);
  const comments = read?.comments ?? [];
  const seen = Object.values(overtaken).filter((each) => typeof each === "string").sort()[0];
  const fresh = new Set(seen === undefined ? [] : newerThan(comments, seen).map(({ _id }) => _id));
  const list = useEndOf(comments.length, fresh.size > 0);
  const boxes = useRef<HTMLDivElement>(null);
  useImperativeHandle(handle, () => ({
    focus: (box) => boxes.current?.querySelector<HTMLElement>(`[data-box="${box}"] textarea`)?.focus(),
  }));
  const common = {
    topic: { entity, id: record._id },
    code: record.code,
    record: { ...record },
    userId: person._id,
    isSeller: isForSeller,
    language: read?.readerLanguage,
  };
  const audiences: readonly Visibility[] = isForSeller ? ["seller"] : ["seller", "staff"];
  return (
    <section className={styles.conversation} aria-label={t("comments.conversation")}>
      <ol className={styles.list} ref={list} tabIndex={0} aria-label={t("comments.messages")}>
        {comments.map((comment, position) => (
          <li
            key={comment._id}
            className={mergeClasses(
              styles.entry,
              comment.visibility === "staff" && styles.note,
              fresh.has(comment._id) && styles.fresh,
            )}
            data-fresh={fresh.has(comment._id) || undefined}
          >
            {fresh.has(comment._id) && <span className={styles.freshMark}>{t("comments.fresh")}</span>}
            <CommentEntry comment={comment} {...common} hasOwnBox isFrozen={isFrozen(comment, position)} />
          </li>
        ))}
        {comments.length === 0 && (
          <li className={styles.empty}>
            {phase === "opening" || phase === "loading" ? t("comments.loading") : t("comments.nothing")}
          </li>
        )}
      </ol>
      {failure && (
        <MessageBar intent="warning" layout="multiline">
          <MessageBarBody>{t("comments.missing", { reason: failureText(failure) })}</MessageBarBody>
          <MessageBarActions>
            <Button size="small" onClick={refresh}>{t("comments.loadAgain")}</Button>
          </MessageBarActions>
        </MessageBar>
      )}
      <div className={styles.boxes} ref={boxes}>
        {note}
        {audiences.map((visibility) => (
          <div key={visibility} data-box={visibility}>
            <Composer
              {...common}
              comment={null}
              visibility={visibility}
              isFixed
              thread={comments}
              onOvertaken={(seen) => setOvertaken((known) => ({ ...known, [visibility]: seen }))}
              onSent={(recordId) => onSent?.(recordId)}
            />
          </div>
        ))}
      </div>
    </section>
  );
}

/** A list that is scrolled to within this many pixels of its end follows new messages. */
const NEAR_END = 80;

/** Keeps the end of the list in view as messages arrive, or shows the first one that the author missed. */
function useEndOf(count: number, hasFresh: boolean) {
  const list = useRef<HTMLOListElement>(null);
  const height = useRef(0);
  useEffect(() => {
    const { current } = list;
    if (!current) return;
    const wasAtEnd = current.scrollTop + current.clientHeight > height.current - NEAR_END;
    height.current = current.scrollHeight;
    if (wasAtEnd && !hasFresh) current.scrollTop = current.scrollHeight;
  }, [count]);
  useEffect(() => {
    if (hasFresh) list.current?.querySelector("[data-fresh]")?.scrollIntoView({ block: "nearest" });
  }, [hasFresh, count]);
  return list;
}
