import { Link, mergeClasses } from "@fluentui/react-components";
import type { ReactNode } from "react";
import { Link as RouterLink } from "wouter";
import { allows, ruleFor } from "../../../../api/access.ts";
import { newPath } from "../../../../resources/define.ts";
import { refundRequest } from "../../../../resources/orders/refund_requests.ts";
import { t } from "../../../lib/i18n.ts";
import { usePerson } from "../../../lib/person.ts";
import { Amount } from "../../../parts/amount.tsx";
import { Instant } from "../../../parts/instant.tsx";
import { LinkButton } from "../../../parts/link_button.tsx";
import { usePartStyles } from "../../../parts/parts.styles.ts";
import { useRecordStyles } from "../../../parts/record.styles.ts";
import { Section } from "../../../parts/section.tsx";
import type { Order } from "./order.ts";
import { costNames, costOf, refundedMinor, reservedMinor, shippingWords } from "./order_cost.ts";

function chargeName(kind: string): string {
  const names: Readonly<Record<string, string>> = {
    charge: t("record.charge.charge"),
    capture: t("paying.captured"),
    refund: t("record.charge.refund"),
    adjustment: t("record.charge.adjustment"),
    topup: t("record.charge.topup"),
  };
  return names[kind] ?? kind;
}

function holdName(purpose: string): string {
  return purpose === "postage" ? t("paying.reservedPostage") : t("paying.reserved");
}

const MAKES = ruleFor(refundRequest.roots.makeRefundRequest ?? refundRequest.rule, null);

export function OrderMoney({ order }: { readonly order: Order }) {
  const quiet = useRecordStyles().quiet;
  const { charges, holds, currency } = order;
  const charged = charges.reduce((total, charge) => total + charge.amount_minor, 0);
  const person = usePerson();
  const maySee = charged < 0 && allows(refundRequest.rule, person);
  const mayAsk = maySee && allows(MAKES, person);
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
      <Cost order={order} />
      {charges.length === 0 && holds.length === 0 && <span className={quiet}>{t("record.noCharges")}</span>}
      {charges.map(({ _id, kind, amount_minor, currency, created_at }) => (
        <Row key={_id} name={chargeName(kind)} at={created_at} {...{ amount_minor, currency }} />
      ))}
      {charges.length > 0 && (
        <Row name={t("record.charged")} amount_minor={charged} currency={currency} isSum />
      )}
      {holds.map(({ _id, purpose, amount_minor, currency, created_at }) => (
        <Row key={_id} name={holdName(purpose)} at={created_at} {...{ amount_minor, currency }} />
      ))}
      {holds.length > 1 && (
        <Row name={t("wallets.reserved")} amount_minor={reservedMinor(order)} currency={currency} isSum />
      )}
      {maySee && (
        <RouterLink href={`${refundRequest.path}/all?order=${order_id}`} asChild>
          <Link>{t("refunds.requests")}</Link>
        </RouterLink>
      )}
    </Section>
  );
}

function Cost({ order }: { readonly order: Order }) {
  const styles = usePartStyles();
  const { currency } = order;
  const cost = costOf(order);
  const names = costNames(cost);
  const words = shippingWords(cost, order);
  const refunded = refundedMinor(order);
  return (
    <>
      <Row name={names.goods} amount_minor={cost.goods} currency={currency} />
      {words === null
        ? <Row name={names.shipping} amount_minor={cost.shipping} currency={currency} />
        : (
          <div className={styles.money}>
            <span>{names.shipping}</span>
            <span className={styles.end}>{words}</span>
          </div>
        )}
      <Row name={names.tax} amount_minor={cost.tax} currency={currency} />
      <Row name={names.total} amount_minor={cost.total} currency={currency} isSum />
      {refunded > 0 && (
        <>
          <Row name={t("paying.refunded")} amount_minor={0 - refunded} currency={currency} />
          <Row
            name={t("paying.afterRefunds")}
            amount_minor={cost.total - refunded}
            currency={currency}
            isSum
          />
        </>
      )}
    </>
  );
}

interface RowProps {
  readonly name: ReactNode;
  readonly amount_minor: number;
  readonly currency: string;
  readonly at?: number;
  readonly isSum?: boolean;
}

function Row({ name, amount_minor, currency, at, isSum = false }: RowProps) {
  const styles = usePartStyles();
  return (
    <div className={mergeClasses(styles.money, isSum && mergeClasses(styles.rule, styles.strong))}>
      <span>
        {name}
        {at !== undefined && (
          <span className={styles.under}>
            <Instant at={at} />
          </span>
        )}
      </span>
      <span className={styles.end}>
        <Amount minor={amount_minor} currency={currency} />
      </span>
    </div>
  );
}
