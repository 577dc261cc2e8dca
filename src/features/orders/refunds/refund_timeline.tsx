import type { PartProps } from "../../../engine/record/view_props.ts";
import { refundRequest } from "../../../../resources/orders/refund_requests.ts";
import { CommentedTimeline } from "../../desk/comments/commented_timeline.tsx";

export default function RefundTimeline({ record }: PartProps) {
  return <CommentedTimeline list={refundRequest.id} entity={refundRequest.query} record={record} />;
}
