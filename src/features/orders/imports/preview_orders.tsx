import { mergeClasses } from "@fluentui/react-components";
import type { ImportedOrder } from "../../../../api/csv/assembly.ts";
import type { Amount as LineTotal } from "../../../../api/csv/amounts.ts";
import { predictProblems, type StoreKnowledge } from "../../../../api/csv/outlook.ts";
import type { Preview } from "../../../../api/csv/preview.ts";
import { repeatedText } from "../orders/repeated_text.ts";
import { repeatedLines } from "../../../../api/orders/repeated_lines.ts";
import { t } from "../../../lib/i18n.ts";
import { countryName, numberText } from "../../../parts/format.ts";
import { Amount } from "../../../parts/amount.tsx";
import type { ImportFileContext } from "../../../../machines/orders/import_file_context.ts";
import { problemText } from "./words.ts";
import { useImportStyles } from "../../../engine/imports/import.styles.ts";

const SHOWN_LINES = 3;

/** Returns null if a line has no amount in the file, or if the lines have several currencies. */
function totalOf({ lines }: ImportedOrder): Pick<LineTotal, "minor" | "currency"> | null {
  const totals = lines.flatMap(({ total }) => total ?? []);
  const [first] = totals;
  if (!first || totals.length < lines.length) return null;
  if (totals.some(({ currency }) => currency !== first.currency)) return null;
  return { minor: totals.reduce((sum, { minor }) => sum + minor, 0), currency: first.currency };
}

/** Includes the postal code, so that a person can check restored leading zeros. */
const placeOf = ({ city, region, postal_code, country }: ImportedOrder): string => {
  const parts = [city, [region, postal_code].filter(Boolean).join(" "), country && countryName(country)];
  return parts.filter(Boolean).join(", ");
};

interface Props {
  readonly preview: Preview;
  readonly outlook: ImportFileContext["outlook"];
}

export function PreviewOrders({ preview: { orders, orderCount }, outlook }: Props) {
  const styles = useImportStyles();
  const shown = numberText(orders.length);
  const knowledge = outlook === "asking" ? null : outlook?.knowledge ?? null;
  return (
    <>
      {orders.length < orderCount && <p className={styles.text}>{t("imports.preview.first", { n: shown })}
      </p>}
      <p className={styles.text}>{t("imports.preview.prices")}</p>
      <div className={styles.scroller} role="group" aria-label={t("imports.preview.title")} tabIndex={0}>
        <table aria-label={t("imports.preview.title")} className={mergeClasses(styles.table, styles.orders)}>
          <thead>
            <tr>
              <th scope="col">{t("imports.preview.order")}</th>
              <th scope="col">{t("imports.fields.ordered_on")}</th>
              <th scope="col">{t("imports.preview.recipient")}</th>
              <th scope="col">{t("imports.preview.items")}</th>
              <th scope="col" data-total>{t("imports.preview.total")}</th>
              {knowledge && <th scope="col">{t("imports.preview.becomes")}</th>}
            </tr>
          </thead>
          <tbody>
            {orders.map((order) => (
              <OrderRow key={order.external_number} order={order} knowledge={knowledge} />
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

function becomesText(order: ImportedOrder, knowledge: StoreKnowledge): string {
  if (knowledge.taken.has(order.external_number)) return t("imports.preview.there");
  const problems = predictProblems(order, knowledge);
  const repeatedTexts = repeatedLines(order.lines).map(repeatedText);
  if (problems.length === 0 && repeatedTexts.length === 0) return t("imports.preview.whole");
  return [...problems.map(problemText), ...repeatedTexts].join(" ");
}

interface RowProps {
  readonly order: ImportedOrder;
  readonly knowledge: StoreKnowledge | null;
}

function OrderRow({ order, knowledge }: RowProps) {
  const styles = useImportStyles();
  const total = totalOf(order);
  const more = order.lines.length - SHOWN_LINES;
  return (
    <tr>
      <td>
        <bdi className={styles.code} translate="no">{order.external_number}</bdi>
      </td>
      <td className={styles.number}>{order.ordered_on}</td>
      <td>
        <bdi translate="no">{order.recipient_name || order.company}</bdi>
        <div className={styles.small}>
          <bdi>{placeOf(order)}</bdi>
        </div>
      </td>
      <td>
        {order.lines.slice(0, SHOWN_LINES).map(({ sku, quantity, title }, at) => (
          <div key={at} title={title}>
            <bdi>{t("imports.preview.line", { quantity: numberText(quantity), sku: sku || title })}</bdi>
          </div>
        ))}
        {more > 0 && (
          <div className={styles.small}>
            {t("imports.preview.more", { count: more, n: numberText(more) })}
          </div>
        )}
      </td>
      <td data-total>
        {total === null
          ? <span className={styles.small}>{t("imports.preview.ourPrice")}</span>
          : <Amount minor={total.minor} currency={total.currency} />}
      </td>
      {knowledge && (
        <td className={mergeClasses(styles.small, styles.becomes)}>{becomesText(order, knowledge)}</td>
      )}
    </tr>
  );
}
