/** Everything that happened to a refund request, and what was said about it. */
import type { PartProps } from "../../engine/record/view_props.ts";
import { refundRequest } from "../../../resources/refund_request.ts";
import { Talk } from "../comments/talk.tsx";

export default function RefundTimeline({ record }: PartProps) {
  return (
    <Talk
      list={refundRequest.id}
      entity={refundRequest.query}
      record={record}
      currency={String(record["currency"] ?? "")}
    />
  );
}
