import { formatDay } from "../../../../api/time/instants.ts";
import { heads } from "../../../../resources/generated/heads.ts";
import { RecordLink } from "../../../engine/record/record_link.tsx";
import { MethodName } from "../../orders/orders/method_name.tsx";
import { OrderLink } from "../../orders/orders/order_link.tsx";
import { config } from "../../../lib/config.ts";
import { t } from "../../../lib/i18n.ts";
import { fieldWord } from "../../../engine/field_words.ts";
import { Amount } from "../../../parts/amount.tsx";
import { Fact } from "../../../parts/fact.tsx";
import { countryName, weightText } from "../../../parts/format.ts";
import { Instant } from "../../../parts/instant.tsx";
import { usePartStyles } from "../../../parts/parts.styles.ts";
import { useRecordStyles } from "../../../parts/record.styles.ts";
import { Section } from "../../../parts/section.tsx";
import { StatusPill } from "../../../parts/status_pill.tsx";
import type { Package } from "./package.ts";

export function PackageFacts({ pkg }: { readonly pkg: Package }) {
  const styles = usePartStyles();
  const { plainList } = useRecordStyles();
  const { orders, recipient_name, city, country, seller_name, service, weight_g, price_minor, currency } =
    pkg;
  const word = (field: string) => fieldWord("packages", field);
  return (
    <>
      <Section title={t("entity.packages.section.orders")}>
        <ul className={plainList}>
          {orders.map((order) => (
            <li key={order._id} className={styles.row}>
              <OrderLink code={order.code} id={order._id} />
              <StatusPill kind="order" status={order.status} />
            </li>
          ))}
        </ul>
      </Section>
      <Section title={t("entity.packages.section.about")}>
        <dl className={styles.facts}>
          <Fact name={word("recipient_name")}>
            <bdi dir="auto" translate="no">{recipient_name}</bdi>
            <bdi className={styles.under} translate="no">
              {[city, countryName(country)].filter(Boolean).join(", ")}
            </bdi>
          </Fact>
          <Fact name={word("seller_name")}>
            <bdi translate="no">{seller_name}</bdi>
          </Fact>
          {service && (
            <Fact name={word("service")}>
              <MethodName code={service} />
            </Fact>
          )}
          {weight_g > 0 && (
            <Fact name={word("weight_g")}>
              <bdi dir="ltr">{weightText(weight_g)}</bdi>
            </Fact>
          )}
          {price_minor !== null && (
            <Fact name={word("price_minor")}>
              <Amount minor={price_minor} currency={currency} />
            </Fact>
          )}
          <Fact name={word("due_at")}>{formatDay(pkg.due_at, config().timeZone)}</Fact>
          {pkg.box_id !== null && (
            <Fact name={word("box_code")}>
              <RecordLink lists={[heads.containers]} id={pkg.box_id} code={pkg.box_code} />
            </Fact>
          )}
          {pkg.handed_at !== null && (
            <Fact name={word("handed_at")}>
              <Instant at={pkg.handed_at} />
            </Fact>
          )}
          {pkg.returned_at !== null && (
            <Fact name={word("returned_at")}>
              <Instant at={pkg.returned_at} />
            </Fact>
          )}
        </dl>
      </Section>
    </>
  );
}
