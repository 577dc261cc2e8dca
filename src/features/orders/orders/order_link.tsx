import { heads } from "../../../../resources/generated/heads.ts";
import type { AddedCellProps } from "../../../engine/features.ts";
import { RecordLink } from "../../../engine/record/record_link.tsx";

export default function OrderCell({ row, column }: AddedCellProps) {
  const [code = "", id = ""] = column.fields.map((field) => String(row[field] ?? ""));
  return <OrderLink {...{ code, id }} />;
}

export const OrderLink = (props: { readonly code: string; readonly id: string }) => (
  <RecordLink lists={[heads.orders]} {...props} />
);
