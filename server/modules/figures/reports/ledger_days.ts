/** Stores daily sums of the ledger for reports, and notifies super_root if a comparison finds a difference. */
import { formatDay } from "../../../../api/time/instants.ts";
import type { Reader } from "../../../db/database.ts";
import type { Background, BackgroundTools } from "../../../fields.ts";
import { type DailySumsKeeper, keepDailySums } from "../../../figures/daily_sums.ts";
import { daySumFaults } from "../../../figures/daily_sums_store.ts";
import type { DailySums } from "../../../list/source.ts";
import { notifyStaff } from "../../desk/notification_settings/notify.ts";

/** Defines the daily sums. Reports that filter or group by other columns read the entries. */
export const LEDGER_DAYS: DailySums = {
  rows: "ledger_lines",
  table: "ledger_days",
  kept: "ledger_days_kept",
  groups: ["heading", "kind", "currency", "seller_id", "service"],
  sums: ["amount_minor"],
  count: "entries",
};

export const ledgerDaysKeeper = ({ settings }: Pick<BackgroundTools, "settings">): DailySumsKeeper => ({
  sums: LEDGER_DAYS,
  onDifference(tx, from, at) {
    const words = { key: "dayRecounted", args: { day: formatDay(from, settings.timeZone) } } as const;
    return notifyStaff(tx, "books.recounted", [{ code: "", referent: "/report", words }], at);
  },
});

export const keepLedgerDays = (tools: BackgroundTools): Background =>
  keepDailySums(tools, ledgerDaysKeeper(tools));

export const ledgerDayFaults = (reader: Reader): Promise<string[]> => daySumFaults(reader, LEDGER_DAYS);
