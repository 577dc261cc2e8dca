/** Shows where to pay and what a foreign amount is worth, while a person fills in a top-up. */
import { TopupMethods } from "../../../../api/generated/operations/topups.ts";
import type { TopupMethod } from "../../../../api/generated/schema.ts";
import { exponentOf } from "../../../../api/money.ts";
import type { DataOf } from "../../../../api/operation.ts";
import { exactUnits } from "../../../../api/typed_amount.ts";
import { exchangeSum, RATE_DECIMALS } from "../../../../api/money/exchange.ts";
import { fxRates, paymentMethods } from "../../../../resources/money/payment_methods.ts";
import type { FormNoteProps } from "../../../engine/record/view_props.ts";
import { type AnswerSource, useAnswer } from "../../../engine/wiring/answer.ts";
import { ask } from "../../../lib/client.ts";
import { config } from "../../../lib/config.ts";
import { failureText } from "../../../lib/failure_text.ts";
import { t } from "../../../lib/i18n.ts";
import { NotLoaded } from "../../../parts/not_loaded.tsx";
import { useTopupStyles } from "./topup.styles.ts";
import { moneyText } from "../../../lib/amount_text.ts";

type Answer = DataOf<typeof TopupMethods>;

const source: AnswerSource<Answer> = {
  name: "topups.methods",
  entities: [paymentMethods.query, fxRates.query],
  ask: (options) => ask(TopupMethods, {}, { ...options, background: true }),
};

export default function TopupNote({ values }: FormNoteProps) {
  const styles = useTopupStyles();
  const { answer, failure, refresh } = useAnswer(source);
  // Without it a person could not see where to pay.
  if (!answer && failure) return <NotLoaded text={failureText(failure)} onRetry={refresh} />;
  const methods = answer?.topupMethods ?? [];
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
