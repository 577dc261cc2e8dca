import type { PartProps } from "../../../engine/record/view_props.ts";
import { CommentedTimeline } from "../../desk/comments/commented_timeline.tsx";

export default function InvoiceTimeline({ record }: PartProps) {
  return <CommentedTimeline list="billing_invoice" entity="invoices" record={record} />;
}
