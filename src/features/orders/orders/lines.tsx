import { Link, mergeClasses } from "@fluentui/react-components";
import { isArtClosed, isPastArt } from "../../../../api/catalogue/art_closed.ts";
import { t } from "../../../lib/i18n.ts";
import { Link as RouterLink } from "wouter";
import { allows } from "../../../../api/access.ts";
import { ordersRights } from "../../../../resources/orders/orders.ts";
import { usePerson } from "../../../lib/person.ts";
import { PlacementList } from "../../catalogue/artwork/placement_list.tsx";
import { artworkHref } from "../../catalogue/artwork/href.ts";
import { Picture } from "../../catalogue/items/picture.tsx";
import { Amount } from "../../../parts/amount.tsx";
import { numberText } from "../../../parts/format.ts";
import type { Line, Order } from "./order.ts";
import { refundedMinor } from "./order_cost.ts";
import { repeatedLines } from "../../../../api/orders/repeated_lines.ts";
import { repeatedText } from "./repeated_text.ts";
import { usePartStyles } from "../../../parts/parts.styles.ts";
import { useRecordStyles } from "../../../parts/record.styles.ts";
import { Section } from "../../../parts/section.tsx";
import { NamedTable } from "../../../parts/named_table.tsx";
import { amountText } from "../../../lib/amount_text.ts";

export function Lines({ order }: { readonly order: Order }) {
  const styles = usePartStyles();
  const quiet = useRecordStyles().quiet;
  const stopped = order.lines.reduce((sum, line) => sum + line.stopped, 0);
  if (order.lines.length === 0) {
    return (
      <Section title={t("record.section.lines")}>
        <span className={quiet}>{t("record.noLines")}</span>
      </Section>
    );
  }
  return (
    <Section title={t("record.section.lines")}>
      <NamedTable className={styles.table}>
        <thead>
          <tr>
            <th className={styles.head} scope="col">{t("field.title")}</th>
            <th className={mergeClasses(styles.head, styles.end)} scope="col">
              {t("entity.orders.field.quantity")}
            </th>
            <th className={mergeClasses(styles.head, styles.end)} scope="col">{t("record.ourPrice")}</th>
          </tr>
        </thead>
        <tbody>
          {order.lines.map((line) => <LineRow key={line._id} line={line} order={order} />)}
        </tbody>
        <tfoot>
          <tr>
            <td className={mergeClasses(styles.cell, styles.sum)}>{t("record.total")}</td>
            <td className={mergeClasses(styles.cell, styles.sum, styles.end)}>
              {order.items_count}
              {stopped > 0 && (
                <span className={mergeClasses(styles.under, styles.warn)}>
                  {t("paying.stoppedPieces", { count: stopped, number: numberText(stopped) })}
                </span>
              )}
            </td>
            <td className={mergeClasses(styles.cell, styles.sum, styles.end, styles.strong)}>
              <Amount minor={order.total_minor} currency={order.currency} />
              <Refunded minor={refundedMinor(order)} currency={order.currency} />
            </td>
          </tr>
        </tfoot>
      </NamedTable>
      {order.status === "Draft" &&
        repeatedLines(order.lines).map((line) => (
          <span key={`${line.sku} ${line.title}`} className={mergeClasses(styles.under, styles.warn)}>
            {repeatedText(line)}
          </span>
        ))}
    </Section>
  );
}

function Refunded({ minor, currency }: { readonly minor: number; readonly currency: string }) {
  const { under, warn } = usePartStyles();
  if (minor === 0) return null;
  return (
    <span className={mergeClasses(under, warn)}>
      {t("paying.refundedOf", { amount: amountText(minor, currency) })}
    </span>
  );
}

function LineRow({ line, order }: { readonly line: Line; readonly order: Order }) {
  const styles = usePartStyles();
  const { declared_minor, declared_currency } = line;
  const { currency } = order;
  const artWord = artWordOf(line, order);
  const mayPlace = allows(ordersRights.make, usePerson());
  return (
    <tr>
      <td className={styles.cell}>
        {line.image_id && (
          <span className={styles.thumb}>
            <Picture id={line.image_id} />
          </span>
        )}
        <bdi translate="no">{line.title || line.sku}</bdi>
        {line.variant && <bdi className={styles.under}>{line.variant}</bdi>}
        <span className={mergeClasses(styles.under, styles.mono)}>
          <bdi translate="no">{line.sku}</bdi>
        </span>
        <PlacementList placements={line.placements} garment={line.image_id} />
        {artWord && mayPlace && (
          <RouterLink href={artworkHref({ line: line._id })} asChild>
            <Link>{t(artWord)}</Link>
          </RouterLink>
        )}
        {!line.known && (
          <span className={mergeClasses(styles.under, styles.warn)}>{t("record.unknownSku")}</span>
        )}
      </td>
      <td className={mergeClasses(styles.cell, styles.end)}>
        {line.quantity}
        {line.stopped > 0 && (
          <span className={mergeClasses(styles.under, styles.warn)}>
            {t("paying.stoppedPieces", { count: line.stopped, number: numberText(line.stopped) })}
          </span>
        )}
      </td>
      <td className={mergeClasses(styles.cell, styles.end)}>
        <bdi dir="ltr">{amountText(line.total_minor, currency)}</bdi>
        <Refunded minor={line.refunded_minor} currency={currency} />
        {declared_minor !== null && (
          <span className={styles.under} title={line.raw_total || undefined}>
            {t("record.declared", { value: amountText(declared_minor, declared_currency || currency) })}
          </span>
        )}
      </td>
    </tr>
  );
}

function artWordOf({ _id, known, art, placements }: Line, { status, units }: Order) {
  if (!known || art === "none") return null;
  const isPlaced = placements.length > 0;
  const isPast = units.some((unit) => unit.order_line_id === _id && isPastArt(unit));
  if (isArtClosed(status, isPast)) return isPlaced ? "artwork.look" : null;
  return isPlaced ? "artwork.change" : "artwork.place";
}
