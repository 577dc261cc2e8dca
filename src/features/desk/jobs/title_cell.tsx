import type { AddedCellProps } from "../../../engine/features.ts";
import { jobTitle } from "./words.ts";

export default function TitleCell({ row, column }: AddedCellProps) {
  const [title, kind, about, total] = column.fields.map((field) => row[field]);
  const words = jobTitle({
    title: String(title ?? ""),
    kind: String(kind ?? ""),
    about: (about ?? {}) as Readonly<Record<string, unknown>>,
    total: Number(total ?? 0),
  });
  return <bdi dir="auto" title={words}>{words}</bdi>;
}
