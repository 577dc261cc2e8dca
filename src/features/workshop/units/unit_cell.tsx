import type { AddedCellProps } from "../../../engine/features.ts";
import { UnitLink } from "./unit_link.tsx";

export default function UnitCell({ row, column }: AddedCellProps) {
  const [ticket = "", id = ""] = column.fields.map((field) => String(row[field] ?? ""));
  return <UnitLink {...{ id, ticket }} />;
}
