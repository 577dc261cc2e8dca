/** The facts beside the work: address, where the order comes from, money, note. */
import { Link, mergeClasses } from "@fluentui/react-components";
import { Link as RouterLink } from "wouter";
import { allows, ruleFor } from "../../../api/access.ts";
import { newPath } from "../../../resources/define.ts";
import { refundRequest } from "../../../resources/refund_requests.ts";
import { t } from "../../lib/i18n.ts";
import { About, AddressFacts } from "./about.tsx";
import { Amount } from "../../parts/amount.tsx";
import { Instant } from "../../parts/instant.tsx";
import { LinkButton } from "../../parts/link_button.tsx";
import { usePerson } from "../../lib/person.ts";
import type { Order } from "./order.ts";
import { usePartStyles } from "../../parts/parts.styles.ts";
import { useRecordStyles } from "../../parts/record.styles.ts";
import { Section } from "../../parts/section.tsx";
import { Tags } from "./tags.tsx";

export function Facts({ order }: { readonly order: Order }) {
  const preserve = useRecordStyles().preserve;
  return (
    <>
      <AddressFacts order={order} />
      <About order={order} />
      <Tags order={order} />
      <Money order={order} />
      {order.note && (
        <Section title={t("record.section.note")}>
          <p className={preserve} dir="auto">{order.note}</p>
        </Section>
      )}
    </>
  );
}

/** A charge's name; a kind that this build does not know is shown as it came. */
function chargeName(kind: string): string {
  const names: Readonly<Record<string, string>> = {
    charge: t("record.charge.charge"),
    refund: t("record.charge.refund"),
    adjustment: t("record.charge.adjustment"),
    topup: t("record.charge.topup"),
  };
  return names[kind] ?? kind;
}

/** Who may ask for a part of it back. */
const MAKES = ruleFor(refundRequest.roots.makeRefundRequest ?? refundRequest.rule, null);

function Money({ order }: { readonly order: Order }) {
  const styles = usePartStyles();
  const quiet = useRecordStyles().quiet;
  const sum = order.charges.reduce((total, charge) => total + charge.amount_minor, 0);
  const show = (minor: number) => <Amount minor={minor} currency={order.currency} />;
  const person = usePerson();
  const mayAsk = sum < 0 && allows(MAKES, person);
  const order_id = encodeURIComponent(order._id);
  return (
    <Section
      title={t("record.section.money")}
      action={mayAsk && (
        <LinkButton isSmall href={`${newPath(refundRequest.path)}?order=${order_id}`}>
          {t("refunds.request")}
        </LinkButton>
      )}
    >
      <div className={styles.money}>
        <span>{t("record.total")}</span>
        <span className={styles.end}>{show(order.total_minor)}</span>
      </div>
      {order.tax_minor > 0 && (
        <>
          <div className={styles.money}>
            <span>{t("tax.tax")}</span>
            <span className={styles.end}>{show(order.tax_minor)}</span>
          </div>
          <div className={mergeClasses(styles.money, styles.rule, styles.strong)}>
            <span>{t("tax.total")}</span>
            <span className={styles.end}>{show(order.total_minor + order.tax_minor)}</span>
          </div>
        </>
      )}
      {order.charges.length === 0 && <span className={quiet}>{t("record.noCharges")}</span>}
      {order.charges.map((charge) => (
        <div key={charge._id} className={styles.money}>
          <span>
            {chargeName(charge.kind)}
            <span className={styles.under}>
              <Instant at={charge.created_at} />
            </span>
          </span>
          <span className={styles.end}>
            <Amount minor={charge.amount_minor} currency={charge.currency} />
          </span>
        </div>
      ))}
      {order.charges.length > 0 && (
        <div className={mergeClasses(styles.money, styles.rule, styles.strong)}>
          <span>{t("record.charged")}</span>
          <span className={styles.end}>{show(sum)}</span>
        </div>
      )}
      {mayAsk && (
        <RouterLink href={`${refundRequest.path}/all?order=${order_id}`} asChild>
          <Link>{t("refunds.requests")}</Link>
        </RouterLink>
      )}
    </Section>
  );
}
