import { MessageBar, MessageBarBody } from "@fluentui/react-components";
import { useState } from "react";
import { isSeller } from "../../../../api/access.ts";
import type { TimelineEntry } from "../../../../api/generated/schema.ts";
import { useRecord } from "../../../engine/record/record_wiring.ts";
import { type Remark, Timeline } from "../../../engine/record/timeline.tsx";
import { failureText } from "../../../lib/failure_text.ts";
import { t } from "../../../lib/i18n.ts";
import { usePerson } from "../../../lib/person.ts";
import { CommentEntry } from "./comment_entry.tsx";
import { Composer } from "./composer.tsx";
import { commentsOf } from "./thread.ts";

interface Commented {
  readonly _id: string;
  readonly code?: unknown;
  readonly timeline?: unknown;
}

interface Props {
  /** Id of the list that names the record's fields. */
  readonly list: string;
  /** Root field of the list, under which the comments are stored. */
  readonly entity: string;
  readonly record: Commented;
  /** Steps of other records, the oldest first. */
  readonly steps?: readonly Remark[];
}

export function CommentedTimeline({ list, entity, record, steps = [] }: Props) {
  const { _id, code, timeline } = record;
  const person = usePerson();
  const [source] = useState(() => commentsOf(entity));
  const thread = useRecord(source, _id);
  const common = {
    topic: { entity, id: _id },
    code: String(code ?? ""),
    record: { ...record },
    userId: person._id,
    isSeller: isSeller(person),
    language: thread.record?.readerLanguage,
  };
  const comments = (thread.record?.comments ?? []).map((comment) => ({
    _id: comment._id,
    at: comment.created_at,
    node: <CommentEntry comment={comment} {...common} />,
  }));
  const remarks = [...steps, ...comments].sort((one, other) => one.at - other.at);
  const entries: readonly TimelineEntry[] = Array.isArray(timeline) ? timeline : [];
  return (
    <Timeline entity={list} entries={entries} record={record} remarks={remarks}>
      <Composer
        {...common}
        comment={null}
        visibility={common.isSeller ? "seller" : "staff"}
        onSent={() => {}}
      />
      {thread.failure && (
        <MessageBar intent="warning" layout="multiline">
          <MessageBarBody>{t("comments.missing", { reason: failureText(thread.failure) })}</MessageBarBody>
        </MessageBar>
      )}
    </Timeline>
  );
}
