import { heads } from "../../../../resources/generated/heads.ts";
import type { AddedCellProps } from "../../../engine/features.ts";
import { RecordLink } from "../../../engine/record/record_link.tsx";

export default function CaseCell({ row, column }: AddedCellProps) {
  const [code = "", id = ""] = column.fields.map((field) => String(row[field] ?? ""));
  return <RecordLink lists={[heads.support]} {...{ id, code }} />;
}
