import { type CellDiff, diffOf } from "../../../../api/shipping/rating/diff.ts";
import type { StepNoteProps } from "../../../engine/features.ts";
import { amountText, moneyText } from "../../../lib/amount_text.ts";
import { t } from "../../../lib/i18n.ts";
import { numberText } from "../../../parts/format.ts";
import { backtestOf } from "./backtest.ts";
import type { LoadedPriceTable } from "./table_source.ts";
import { useTabStyles } from "./tabs/tab.styles.ts";
import { WithPriceTable } from "./with_price_table.tsx";

export default function ScheduleNote({ record: { _id, kind }, event }: StepNoteProps) {
  if (event !== "table.schedule") return null;
  const list = kind === "cost" ? "costTables" : "priceTables";
  return <WithPriceTable list={list} id={_id}>{(table) => <Changes table={table} />}</WithPriceTable>;
}

function Changes({ table }: { readonly table: LoadedPriceTable }) {
  const styles = useTabStyles();
  return <p className={styles.text}>{[againstText(table), triedText(table)].filter(Boolean).join(" ")}</p>;
}

/** Returns 1 if a price rises, -1 if it falls, and 0 if it is or was not offered. */
const directionOf = ({ before, after }: CellDiff): number =>
  before === null || after === null ? 0 : Math.sign(after - before);

/** Returns how many prices rise, fall or differ otherwise from those of the table in force. */
export function againstText({ inForce, inForceCode, body }: LoadedPriceTable): string {
  if (!inForce) return t("priceTables.schedule.first");
  const { cells, parts } = diffOf(inForce, body);
  if (cells.length + parts.length === 0) return t("priceTables.schedule.same", { code: inForceCode });
  const rising = cells.filter((cell) => directionOf(cell) > 0).length;
  const falling = cells.filter((cell) => directionOf(cell) < 0).length;
  return t("priceTables.schedule.against", {
    code: inForceCode,
    rising: numberText(rising),
    falling: numberText(falling),
    others: numberText(cells.length - rising - falling + parts.length),
  });
}

/** Returns what recent packages would have cost; empty if none was tried. */
function triedText({ backtest, currency }: LoadedPriceTable): string {
  const found = backtestOf(backtest);
  if (!found || found.parcels === 0) return "";
  return t("priceTables.schedule.tried", {
    count: found.parcels,
    n: numberText(found.parcels),
    before: amountText(found.before_minor, currency),
    after: moneyText(found.after_minor, currency),
  });
}
