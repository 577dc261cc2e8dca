import { BYTE_ORDER_MARK, csvRows, moment } from "../../../../api/csv/write.ts";
import { CHECK_COUNTS } from "../../../../api/shipping/check_counts.ts";
import { reverseDay } from "../../../../api/time/day_text.ts";
import { formatSecond } from "../../../../api/time/instants.ts";
import { config } from "../../../lib/config.ts";
import { t } from "../../../lib/i18n.ts";
import { saveFile } from "../../../lib/save_file.ts";
import { listText, numberText } from "../../../parts/format.ts";
import type { CheckLine, Tick } from "./check_source.ts";

export const placeName = ({ location_id, location_name }: CheckLine): string =>
  location_id === "" ? t("checkList.noPlace") : location_name;

export const carrierName = ({ carrier }: Pick<CheckLine, "carrier">): string =>
  carrier || t("checkList.noCarrier");

/** Names a line by day, location and carrier, for texts outside the table. */
export const lineName = (line: CheckLine): string =>
  listText([reverseDay(line.day), placeName(line), carrierName(line)]);

/** Returns "+2 −1". */
export const changesText = ({ joined, left }: Pick<Tick["changes"][number], "joined" | "left">): string =>
  [joined > 0 ? `+${numberText(joined)}` : "", left > 0 ? `−${numberText(left)}` : ""].filter(Boolean).join(
    "\u00a0",
  );

export const byDay = (lines: readonly CheckLine[]): ReadonlyMap<string, readonly CheckLine[]> =>
  Map.groupBy(lines, ({ day }) => day);

export function checkListFile(lines: readonly CheckLine[], timeZone: string): string {
  const counts = CHECK_COUNTS.map((count) => t(`checkList.count.${count}`));
  const ticked = ["ticked", "name", "note"].map((key) => t(`checkList.${key as "name"}`));
  const head = ["day", "place", "carrier"].map((key) => t(`checkList.${key as "day"}`));
  const since = CHECK_COUNTS.map((count) => t("checkList.since", { changes: t(`checkList.count.${count}`) }));
  return BYTE_ORDER_MARK + csvRows([
    [...head, ...counts, ...ticked, ...since],
    ...lines.map((line) => [
      moment(reverseDay(line.day)),
      placeName(line),
      line.carrier,
      ...CHECK_COUNTS.map((count) => line.counts[count]),
      line.tick && moment(formatSecond(line.tick.created_at, timeZone)),
      line.tick?.signed_by ?? null,
      line.tick?.note ?? null,
      ...CHECK_COUNTS.map((name) => {
        const change = line.tick?.changes.find(({ count }) => count === name);
        return change ? changesText(change) : null;
      }),
    ]),
  ]);
}

export const saveCheckList = (lines: readonly CheckLine[]): void =>
  saveFile(
    new Blob([checkListFile(lines, config().timeZone)], { type: "text/csv;charset=utf-8" }),
    `check-list-${lines.at(-1)?.day}-${lines[0]?.day}.csv`,
  );
