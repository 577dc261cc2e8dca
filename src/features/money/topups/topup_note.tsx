/** Shows where to pay and what a foreign amount is worth, while a person fills in a top-up. */
import { useEffect, useState } from "react";
import { TopupMethods } from "../../../../api/generated/operations/topups.ts";
import type { TopupMethod } from "../../../../api/generated/schema.ts";
import { exponentOf } from "../../../../api/money.ts";
import { exactUnits } from "../../../../api/typed_amount.ts";
import { exchangeSum, RATE_DECIMALS } from "../../../../api/money/exchange.ts";
import type { FormNoteProps } from "../../../engine/record/view_props.ts";
import { ask } from "../../../lib/client.ts";
import { config } from "../../../lib/config.ts";
import { t } from "../../../lib/i18n.ts";
import { useTopupStyles } from "./topup.styles.ts";
import { moneyText } from "../../../lib/amount_text.ts";

export default function TopupNote({ values }: FormNoteProps) {
  const styles = useTopupStyles();
  const [methods, setMethods] = useState<readonly TopupMethod[]>([]);
  useEffect(() => {
    let isGone = false;
    void ask(TopupMethods, {}, { background: true }).then((outcome) => {
      if (!isGone && outcome.ok) setMethods(outcome.data.topupMethods);
    });
    return () => {
      isGone = true;
    };
  }, []);
  const method = methods.find(({ _id }) => _id === values["method_id"]);
  if (!method) return null;
  const worth = worthOf(method, String(values["paid"] ?? ""));
  return (
    <section className={styles.note} aria-live="polite">
      {method.pay_to && (
        <div>
          <div className={styles.quiet}>{t("topups.payTo")}</div>
          <div className={styles.lines} dir="auto">{method.pay_to}</div>
        </div>
      )}
      {method.min_minor > 0 && (
        <div className={styles.quiet}>
          {t("topups.least", { amount: moneyText(method.min_minor, method.currency) })}
        </div>
      )}
      {worth && <div className={styles.worth}>{worth}</div>}
    </section>
  );
}

/** Converts at today's rate. The credit will use the rate of the day on which the money was sent. */
function worthOf({ currency, rate }: TopupMethod, paid: string): string {
  const ours = config().currency;
  const minor = exactUnits(paid, exponentOf(currency));
  if (!minor || currency === ours) return "";
  const micro = exactUnits(rate, RATE_DECIMALS);
  if (!micro) return t("topups.noRate");
  const worth = moneyText(exchangeSum({ minor, currency }, ours, micro), ours);
  return t("topups.worth", { paid: moneyText(minor, currency), worth, rate });
}
