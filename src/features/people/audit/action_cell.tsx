import type { AddedCellProps } from "../../../engine/features.ts";
import { actionText, entityText } from "./words.ts";

export default function ActionCell({ row, column }: AddedCellProps) {
  const [action = "", entity = ""] = column.fields.map((field) => String(row[field] ?? ""));
  const words = `${actionText(action)} · ${entityText(entity)}`;
  return <bdi dir="auto" title={`${words} (${action})`}>{words}</bdi>;
}
