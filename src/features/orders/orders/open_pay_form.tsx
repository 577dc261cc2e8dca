import { makeStyles, mergeClasses, Spinner, tokens } from "@fluentui/react-components";
import { type RefObject, useEffect, useId, useRef, useState } from "react";
import { allows } from "../../../../api/access.ts";
import { partsAt } from "../../../engine/features.ts";
import { onChange, publishChange } from "../../../engine/live/live.ts";
import type { Mover } from "../../../engine/record/move_wiring.ts";
import { useMoveStyles } from "../../../engine/record/step_form.styles.ts";
import { t } from "../../../lib/i18n.ts";
import { usePerson } from "../../../lib/person.ts";
import { Decision } from "../../../parts/decision.tsx";
import { SettlingButton } from "../../../parts/settling_button.tsx";
import type { Order } from "./order.ts";
import { costNames, costOf, shippingWords } from "./order_cost.ts";
import { PAY, PAY_LATER } from "./paying_steps.ts";
import { moneyText } from "../../../lib/amount_text.ts";

const useStyles = makeStyles({
  sums: {
    display: "grid",
    gridTemplateColumns: "auto auto",
    justifyContent: "space-between",
    columnGap: "24px",
    rowGap: "4px",
    margin: 0,
    fontVariantNumeric: "tabular-nums",
  },
  amount: { margin: 0, textAlign: "end" },
  total: { fontWeight: tokens.fontWeightSemibold },
  short: { color: tokens.colorStatusDangerForeground1, fontWeight: tokens.fontWeightSemibold },
  text: { margin: 0 },
  about: { display: "contents" },
});

interface Props {
  readonly order: Order;
  readonly mover: Mover;
}

export default function OpenPayForm({ order, mover }: Props) {
  const styles = useMoveStyles();
  const own = useStyles();
  const form = useRef<HTMLFormElement>(null);
  const about = useId();
  const { total_now_minor: total, available_minor: available, currency } = order;
  const [seen] = useState(total);
  const cost = costOf(order);
  const names = costNames(cost);
  const isShort = total > (available ?? total);
  const awaited = isShort ? order.awaited_minor ?? 0 : 0;
  // A top-up first pays the orders that already wait for money, so their sum is missing too.
  const short = isShort ? total + awaited - (available ?? total) : 0;
  const isSending = mover.phase === "sending";
  const money = (minor: number) => moneyText(minor, currency);
  useFirstFocus(form);
  useFreshBalance(order);
  const event = short > 0 ? PAY_LATER : PAY;
  // The order already waits for money, so there is nothing to submit.
  const isWaiting = short > 0 && typeof order.pay_asked_at === "number";
  const submit = () => {
    if (isSending || isWaiting) return;
    // If the balance has changed since the form opened, another step may be needed.
    if (mover.event === event) mover.confirm([]);
    else mover.begin(event, false);
  };
  return (
    <form
      ref={form}
      tabIndex={-1}
      className={styles.form}
      aria-label={t(`event.${PAY}`)}
      aria-describedby={about}
      noValidate
      onSubmit={(submitted) => {
        submitted.preventDefault();
        submit();
      }}
      onKeyDown={(pressed) => {
        if (pressed.key !== "Escape" || isSending) return;
        // Escape must not close the drawer below too.
        pressed.stopPropagation();
        mover.dismiss();
      }}
    >
      <div id={about} className={own.about}>
        <dl className={own.sums}>
          <Sum name={names.goods} amount={money(cost.goods)} />
          <Sum name={names.shipping} amount={shippingWords(cost, order) ?? money(cost.shipping)} />
          <Sum name={names.tax} amount={money(cost.tax)} />
          <Sum name={names.total} amount={money(total)} style={own.total} />
          {available !== null && (
            <>
              <Funds order={order} />
              <Sum name={t("wallets.available")} amount={money(available)} style={own.total} />
              {awaited > 0 && <Sum name={t("paying.awaited")} amount={money(awaited)} />}
              {short > 0
                ? <Sum name={t("paying.short")} amount={money(short)} style={own.short} />
                : <Sum name={t("paying.left")} amount={money(available - total)} />}
            </>
          )}
        </dl>
        {order.postage_minor > 0 && <p className={own.text}>{t("paying.postageLater")}</p>}
        {seen !== total && (
          <p className={own.text} role="status">
            {t("paying.changed", { before: money(seen), now: money(total) })}
          </p>
        )}
        {short > 0 && !isWaiting && <p className={own.text}>{t("paying.later", { amount: money(total) })}</p>}
      </div>
      <Decision
        onCancel={mover.dismiss}
        isBusy={isSending}
        before={short > 0 && <TopUp order={order} minor={short} />}
      >
        {!isWaiting && (
          <SettlingButton
            meaning={`${event} ${total}`}
            type="submit"
            aria-describedby={about}
            appearance="primary"
            disabledFocusable={isSending}
            icon={isSending ? <Spinner size="tiny" /> : null}
          >
            {short > 0 ? t(`event.${PAY_LATER}`) : t("paying.act", { amount: money(total) })}
          </SettlingButton>
        )}
      </Decision>
    </form>
  );
}

function Funds({ order }: { readonly order: Order }) {
  const { balance_minor, reserved_minor, available_minor, currency } = order;
  if (balance_minor === null || reserved_minor === null || available_minor === null) return null;
  const money = (minor: number) => moneyText(minor, currency);
  const limit = available_minor - balance_minor + reserved_minor;
  return (
    <>
      <Sum name={t("wallets.balance")} amount={money(balance_minor)} />
      <Sum name={t("wallets.reserved")} amount={money(0 - reserved_minor)} />
      {limit !== 0 && <Sum name={t("wallets.limit")} amount={money(limit)} />}
    </>
  );
}

/** Focuses the button that pays, so that a person who began with a key can confirm with Enter. */
function useFirstFocus(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const find = (what: string) => form.current?.querySelector<HTMLElement>(what);
    // Without a button that pays, focuses the link to a top-up or the form, never the cancel button.
    (find("button[type=submit]") ?? find("a[href]") ?? form.current)?.focus();
  }, [form]);
}

function useFreshBalance({ _id, seller_id }: Order): void {
  useEffect(
    () =>
      onChange("wallets", (sellers) => void (sellers.includes(seller_id) && publishChange("orders", [_id]))),
    [_id, seller_id],
  );
}

function TopUp({ order, minor }: { readonly order: Order; readonly minor: number }) {
  const person = usePerson();
  return partsAt("ShortBalance").filter(({ rule }) => allows(rule, person)).map(({ Part }, at) => (
    <Part key={at} sellerId={order.seller_id} minor={minor} currency={order.currency} />
  ));
}

interface SumProps {
  readonly name: string;
  readonly amount: string;
  readonly style?: string;
}

function Sum({ name, amount, style = "" }: SumProps) {
  const styles = useStyles();
  return (
    <>
      <dt className={style}>{name}</dt>
      <dd className={mergeClasses(styles.amount, style)}>
        <bdi dir="ltr">{amount}</bdi>
      </dd>
    </>
  );
}
