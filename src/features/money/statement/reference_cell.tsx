import { formatDay } from "../../../../api/time/instants.ts";
import { heads } from "../../../../resources/generated/heads.ts";
import type { ListHead } from "../../../../resources/heads.ts";
import type { AddedCellProps } from "../../../engine/features.ts";
import { config } from "../../../lib/config.ts";
import { RecordLink } from "../../../engine/record/record_link.tsx";

/** Lists in which a record of each kind can be opened. */
const LISTS: Readonly<Record<string, readonly ListHead[]>> = {
  order: [heads.orders],
  topup: [heads.approvals, heads.topup],
};

export default function ReferenceCell({ row, column }: AddedCellProps) {
  const [code = "", kind = "", id = ""] = column.fields.map((field) => String(row[field] ?? ""));
  const lists = Object.hasOwn(LISTS, kind) ? LISTS[kind] ?? [] : [];
  const own = row["event_at"];
  return (
    <>
      <RecordLink {...{ lists, code, id }} />
      {typeof own === "number" && (
        <>
          {" "}
          <bdi>({formatDay(own, config().timeZone)})</bdi>
        </>
      )}
    </>
  );
}
