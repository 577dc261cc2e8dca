/** Everything that happened to the order and all that was said about it. */
import { MessageBar, MessageBarBody } from "@fluentui/react-components";
import { isSeller } from "../../../api/access.ts";
import { failureText } from "../../lib/failure_text.ts";
import { t } from "../../lib/i18n.ts";
import { usePerson } from "../../lib/person.ts";
import { CommentEntry } from "../comments/comment_entry.tsx";
import { Composer } from "../comments/composer.tsx";
import { useRecord } from "../../engine/record/record_wiring.ts";
import { Timeline as RecordTimeline } from "../../engine/record/timeline.tsx";
import { orderComments } from "../comments/wiring.ts";
import type { Order } from "./order.ts";

export function Timeline({ order }: { readonly order: Order }) {
  const person = usePerson();
  const thread = useRecord(orderComments, order._id);
  const common = {
    topic: { entity: "orders", id: order._id },
    code: order.code,
    userId: person._id,
    isSeller: isSeller(person),
  };
  const remarks = (thread.record?.comments ?? []).map((comment) => ({
    _id: comment._id,
    at: comment.created_at,
    node: <CommentEntry comment={comment} {...common} />,
  }));
  return (
    <RecordTimeline entity="orders" entries={order.timeline} currency={order.currency} remarks={remarks}>
      <Composer
        {...common}
        comment={null}
        visibility={common.isSeller ? "seller" : "staff"}
        onSaid={() => {}}
      />
      {thread.failure && (
        <MessageBar intent="warning" layout="multiline">
          <MessageBarBody>{t("comments.missing", { reason: failureText(thread.failure) })}</MessageBarBody>
        </MessageBar>
      )}
    </RecordTimeline>
  );
}
