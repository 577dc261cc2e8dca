import type { AddedCellProps } from "../../../engine/features.ts";
import { Picture } from "./picture.tsx";

export default function PictureCell({ row, column }: AddedCellProps) {
  return <Picture id={String(row[column.key] ?? "")} />;
}
