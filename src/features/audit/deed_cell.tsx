/** What was done and to what kind of record, in the list. */
import type { AddedCellProps } from "../../engine/features.ts";
import { deedText, entityText } from "./words.ts";

export default function DeedCell({ row, column }: AddedCellProps) {
  const [action = "", entity = ""] = column.fields.map((field) => String(row[field] ?? ""));
  const words = `${deedText(action)} · ${entityText(entity)}`;
  return <bdi dir="auto" title={`${words} (${action})`}>{words}</bdi>;
}
