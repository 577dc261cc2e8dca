import type { AddedCellProps } from "../../../engine/features.ts";
import TrackingLink from "../../../parts/tracking_link.tsx";

export default function TrackingCell({ row, column }: AddedCellProps) {
  const [number = "", carrier = ""] = column.fields.map((field) => String(row[field] ?? ""));
  return <TrackingLink {...{ number, carrier }} />;
}
