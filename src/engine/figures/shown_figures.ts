import type { Figures } from "../../../api/generated/schema.ts";

/** Returns a report with the chosen figures alone. */
export function shownFigures(figures: Figures, shown: readonly string[]): Figures {
  const places = figures.columns.flatMap(({ key }, place) => shown.includes(key) ? [place] : []);
  if (places.length === figures.columns.length) return figures;
  const pick = <Value>(values: readonly Value[]) => places.map((place) => values[place] as Value);
  const { columns, totals, before, others, rows } = figures;
  return {
    ...figures,
    columns: pick(columns),
    totals: pick(totals),
    before: pick(before),
    others: others && pick(others),
    rows: rows.map((row) => ({
      ...row,
      values: pick(row.values),
      parts: row.parts.map((part) => ({ ...part, values: pick(part.values) })),
      others: row.others && pick(row.others),
    })),
  };
}
