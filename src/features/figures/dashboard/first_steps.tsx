/** Lists first steps of a new seller, or a business without a catalogue; disappears when all are done. */
import { mergeClasses, ProgressBar } from "@fluentui/react-components";
import { CheckmarkCircle20Filled, Circle20Regular } from "@fluentui/react-icons";
import { useId } from "react";
import { Link } from "wouter";
import type { FirstStep } from "../../../../api/generated/schema.ts";
import { hasWords, type Key, t } from "../../../lib/i18n.ts";
import { useDashboardStyles } from "./dashboard.styles.ts";
import { ordersHref } from "../../orders/orders/orders_href.ts";
import { newPath } from "../../../../resources/define.ts";
import { heads } from "../../../../resources/generated/heads.ts";
import { useStepStyles } from "./steps.styles.ts";

/** Addresses by step. A step without an address is shown as text. */
const PLACES: Readonly<Record<string, string>> = {
  product: newPath(heads.products.path),
  item: heads.products.path,
  method: newPath(heads.payment_methods.path),
  seller: newPath(heads.users.path),
  store: "/stores",
  order: "/orders/import",
  mending: ordersHref({ problem: "any" }),
  balance: newPath(heads.topup.path),
  payment: ordersHref({ status: "Pending" }),
  view: "/orders",
};

export function FirstSteps({ steps }: { readonly steps: readonly FirstStep[] }) {
  const styles = useDashboardStyles();
  const stepStyles = useStepStyles();
  const id = useId();
  const done = steps.filter((step) => step.done).length;
  return (
    <section className={styles.card} aria-labelledby={id}>
      <div className={styles.cardHead}>
        <h2 className={styles.cardTitle} id={id}>{t("dashboard.steps")}</h2>
        <span className={mergeClasses(styles.quiet, styles.end)}>
          {t("dashboard.stepsDone", { done, all: steps.length })}
        </span>
      </div>
      <ProgressBar value={done} max={steps.length} thickness="medium" aria-labelledby={id} />
      <ol className={stepStyles.list}>
        {steps.map((step) => <Step key={step.code} step={step} />)}
      </ol>
    </section>
  );
}

function Step({ step: { code, done } }: { readonly step: FirstStep }) {
  const styles = useDashboardStyles();
  const stepStyles = useStepStyles();
  const words = (part: "step" | "stepHint") => {
    const key = `dashboard.${part}.${code}`;
    return hasWords(key) ? t(key as Key) : code;
  };
  const place = PLACES[code];
  return (
    <li className={stepStyles.step}>
      {done
        ? <CheckmarkCircle20Filled className={stepStyles.done} aria-label={t("dashboard.stepDone")} />
        : <Circle20Regular className={mergeClasses(styles.quiet, stepStyles.open)} aria-hidden />}
      <span className={stepStyles.words}>
        {done || !place
          ? <span className={mergeClasses(done && stepStyles.over)}>{words("step")}</span>
          : <Link className={stepStyles.link} href={place}>{words("step")}</Link>}
        {!done && <span className={styles.hint}>{words("stepHint")}</span>}
      </span>
    </li>
  );
}
