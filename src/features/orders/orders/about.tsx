import { Link } from "@fluentui/react-components";
import { formatDay } from "../../../../api/time/instants.ts";
import { config } from "../../../lib/config.ts";
import { t } from "../../../lib/i18n.ts";
import { CopyButton } from "../../../parts/copy_button.tsx";
import { Fact } from "../../../parts/fact.tsx";
import { Instant } from "../../../parts/instant.tsx";
import { MethodName } from "./method_name.tsx";
import type { Order } from "./order.ts";
import { usePartStyles } from "../../../parts/parts.styles.ts";
import { Section } from "../../../parts/section.tsx";
import { type PostalAddress, postalLines } from "../../../../api/places/addresses.ts";
import { countryName } from "../../../parts/format.ts";

export function AddressFacts({ order }: { readonly order: Order }) {
  const styles = usePartStyles();
  const lines = addressLines(order);
  const title = t("record.section.address");
  const copy = lines.length > 0 && <CopyButton text={lines.join("\n")} what={title} />;
  return (
    <Section title={title} action={copy}>
      <address className={styles.address} translate="no">
        {lines.length === 0 && t("record.none")}
        {lines.map((line, index) => <span key={index} dir="auto">{line}</span>)}
        {order.phone && (
          <Link href={`tel:${order.phone.replace(/[^+\d]/g, "")}`}>
            <bdi translate="no">{order.phone}</bdi>
          </Link>
        )}
        {order.email && (
          <Link href={`mailto:${order.email}`}>
            <bdi translate="no">{order.email}</bdi>
          </Link>
        )}
      </address>
    </Section>
  );
}

export function About({ order }: { readonly order: Order }) {
  const styles = usePartStyles();
  const mono = (text: string) => <bdi className={styles.mono}>{text}</bdi>;
  return (
    <Section title={t("record.section.about")}>
      <dl className={styles.facts}>
        <Fact name={t("field.seller_name")}>
          <bdi translate="no">{order.seller_name}</bdi>
        </Fact>
        <Fact name={t("field.store_name")}>
          <bdi translate="no">{order.store_name}</bdi>
        </Fact>
        {order.external_number && <Fact name={t("field.external_number")}>{mono(order.external_number)}
        </Fact>}
        {order.shipping_method && (
          <Fact name={t("field.shipping_method")}>
            <MethodName code={order.shipping_method} />
          </Fact>
        )}
        {order.carrier && (
          <Fact name={t("field.carrier")}>
            <bdi>{order.carrier}</bdi>
          </Fact>
        )}
        {order.tracking_number && <Fact name={t("field.tracking_number")}>{mono(order.tracking_number)}
        </Fact>}
        {order.ordered_at !== null && (
          <Fact name={t("field.ordered_at")}>
            <bdi>{formatDay(order.ordered_at, config().timeZone)}</bdi>
          </Fact>
        )}
        <Fact name={t("field.created_at")}>
          <Instant at={order.created_at} />
        </Fact>
        <Fact name={t("field.updated_at")}>
          <Instant at={order.updated_at} />
        </Fact>
      </dl>
    </Section>
  );
}

type Address = Pick<Order, "recipient_name" | Exclude<keyof PostalAddress, "name">>;

/** Returns the address lines as on the label, but with the country in the reader's language. */
const addressLines = ({ recipient_name, ...address }: Address): readonly string[] =>
  postalLines({ ...address, name: recipient_name }, address.country && countryName(address.country));
