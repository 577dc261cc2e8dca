import type { AddedCellProps } from "../../../engine/features.ts";
import { whyText } from "../../../engine/record/timeline_entry.tsx";

export default function ReasonCell({ row, column }: AddedCellProps) {
  const words = whyText(String(row[column.key] ?? ""));
  return <bdi dir="auto" title={words}>{words}</bdi>;
}
