import type { PartProps } from "../../../engine/record/view_props.ts";
import { CommentedTimeline } from "../../desk/comments/commented_timeline.tsx";

export default function TopupTimeline({ record }: PartProps) {
  return <CommentedTimeline list="topup" entity="topups" record={record} />;
}
