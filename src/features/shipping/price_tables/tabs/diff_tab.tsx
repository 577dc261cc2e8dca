import { mergeClasses } from "@fluentui/react-components";
import { useMemo } from "react";
import { type CellDiff, diffOf, type PartDiff } from "../../../../../api/shipping/rating/diff.ts";
import { t } from "../../../../lib/i18n.ts";
import { numberText } from "../../../../parts/format.ts";
import { Section } from "../../../../parts/section.tsx";
import type { LoadedPriceTable } from "../table_source.ts";
import { changeText } from "../change_text.ts";
import type { PriceTableEditing } from "../table_store.ts";
import { SaveTable } from "../save_table.tsx";
import { useTabStyles } from "./tab.styles.ts";
import { amountText } from "../../../../lib/amount_text.ts";

interface Props {
  readonly table: LoadedPriceTable;
  readonly editing: PriceTableEditing;
}

/** Maximum number of shown differences. To see all, a person can save both tables as files. */
const SHOWN = 500;

export function DiffTab({ table, editing }: Props) {
  const styles = useTabStyles();
  const { body } = editing.read;
  const { inForce, inForceCode, currency } = table;
  const diff = useMemo(() => inForce ? diffOf(inForce, body) : null, [inForce, body]);
  const count = diff?.cells.length ?? 0;
  return (
    <div className={styles.stack}>
      {!diff && <p className={styles.text}>{t("priceTables.diff.nothing")}</p>}
      {diff && (
        <p className={styles.text}>
          {t(count + diff.parts.length === 0 ? "priceTables.diff.same" : "priceTables.diff.against", {
            code: inForceCode,
          })}
        </p>
      )}
      {diff && count > 0 && (
        <Section title={t("priceTables.diff.cells", { count, n: numberText(count) })}>
          <Cells cells={diff.cells.slice(0, SHOWN)} currency={currency} />
          {count > SHOWN && <p className={styles.text}>{t("priceTables.diff.first", { n: SHOWN })}</p>}
        </Section>
      )}
      {diff && diff.parts.length > 0 && (
        <Section title={t("priceTables.diff.parts")}>
          <ul>{diff.parts.map((part) => <li key={`${part.part} ${part.key}`}>{partText(part)}</li>)}</ul>
        </Section>
      )}
      <SaveTable table={table} editing={editing} />
    </div>
  );
}

function partText({ part, key, before, after }: PartDiff): string {
  const what = before === "" ? "added" : after === "" ? "removed" : "changed";
  return t(`priceTables.diff.${what}`, { part: t(`priceTables.diff.part.${part}`), key }).trim();
}

function Cells({ cells, currency }: { readonly cells: readonly CellDiff[]; readonly currency: string }) {
  const styles = useTabStyles();
  const price = (minor: number | null) =>
    minor === null ? t("priceTables.notOffered") : amountText(minor, currency);
  return (
    <div className={styles.scroll} tabIndex={0} role="group" aria-label={t("priceTables.diff.about")}>
      <table aria-label={t("priceTables.diff.about")} className={styles.table}>
        <thead>
          <tr>
            <th className={styles.head} scope="col">{t("priceTables.diff.zone")}</th>
            {(["weight", "before", "after", "change"] as const).map((key) => (
              <th key={key} className={mergeClasses(styles.head, styles.end)} scope="col">
                {t(`priceTables.diff.${key}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {cells.map(({ zone, up_to_g, before, after }) => (
            <tr key={`${zone} ${up_to_g}`}>
              <td className={styles.cell}>
                <bdi>{zone}</bdi>
              </td>
              <td className={mergeClasses(styles.cell, styles.end)}>
                <bdi>
                  {up_to_g === null ? t("priceTables.diff.beyond") : t("priceTables.grams", { g: up_to_g })}
                </bdi>
              </td>
              <td className={mergeClasses(styles.cell, styles.end)}>{price(before)}</td>
              <td className={mergeClasses(styles.cell, styles.end)}>{price(after)}</td>
              <td className={mergeClasses(styles.cell, styles.end)}>
                <Change before={before} after={after} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Change({ before, after }: Pick<CellDiff, "before" | "after">) {
  const styles = useTabStyles();
  if (before === null || after === null || before === 0) return null;
  return (
    <bdi dir="ltr" className={after > before ? styles.more : styles.less}>
      {changeText(((after - before) / before) * 100)}
    </bdi>
  );
}
