import { heads } from "../../../../resources/generated/heads.ts";
import { RecordLink } from "../../../engine/record/record_link.tsx";
import { ActionEntry } from "../../../engine/record/timeline_entry.tsx";
import { CommentedTimeline } from "../../desk/comments/commented_timeline.tsx";
import type { Order } from "./order.ts";

const caseRemark = ({ case_id, code, entry }: Order["case_steps"][number]) => ({
  _id: entry._id,
  at: entry.at,
  node: (
    <>
      <RecordLink lists={[heads.support]} id={case_id} code={code} />
      <ActionEntry entity={heads.support.id} entry={entry} record={{}} isFirst={false} />
    </>
  ),
});

/** This action is not shown, since the steps of the order's cases are shown and say more. */
const FOLLOWED = "cases.settle";

export function Timeline({ order }: { readonly order: Order }) {
  const timeline = order.timeline.filter(({ action }) => action !== FOLLOWED);
  return (
    <CommentedTimeline
      list="orders"
      entity="orders"
      record={{ ...order, timeline }}
      steps={order.case_steps.map(caseRemark)}
    />
  );
}
