import { mergeClasses } from "@fluentui/react-components";
import type { RateStep as WireStep } from "../../../../api/generated/schema.ts";
import type { RateStep } from "../../../../api/shipping/rating/price_table.ts";
import { hasWords, type Key, t } from "../../../lib/i18n.ts";
import { Amount } from "../../../parts/amount.tsx";
import { countryName, listText, numberText, weightText } from "../../../parts/format.ts";
import { useStepStyles } from "./steps.styles.ts";
import { moneyText } from "../../../lib/amount_text.ts";

export type AnyStep = Pick<RateStep | WireStep, "code" | "values" | "minor">;

interface Props {
  readonly steps: readonly AnyStep[];
  readonly currency: string;
}

type Values = RateStep["values"];

const valuesOf = ({ values }: AnyStep): Values =>
  typeof values === "string" ? JSON.parse(values) as Values : values;

const percentText = (bp: number): string => t("rate.percent", { n: numberText(bp / 100) });

/** Returns "Spain (Canary Islands)" or "Puerto Rico, priced as United States". */
function placeText(country: string, territory: string, rates: string): string {
  const name = countryName(country);
  const key = `rate.territory.${territory}`;
  const part = hasWords(key) ? t(key as Key) : territory === "" ? "" : countryName(territory);
  const place = part === "" || part === name ? name : t("rate.step.part", { country: name, part });
  return rates === country ? place : t("rate.step.asRates", { place, rates: countryName(rates) });
}

const STEP_TEXTS: Readonly<Record<string, (values: Values) => string>> = {
  card: ({ card, plan, min_vip }) =>
    listText([
      t("rate.step.card", { card: String(card) }),
      ...(plan ? [t("rate.step.plan", { plan: String(plan) })] : []),
      ...(Number(min_vip) > 0 ? [t("rate.step.vip", { level: String(min_vip) })] : []),
    ]),
  zone: ({ zone, country, prefix, territory, rates }) => {
    const words = {
      country: placeText(String(country), String(territory ?? ""), String(rates ?? country)),
      zone: String(zone),
      prefix: String(prefix),
    };
    return t(prefix ? "rate.step.zonePrefix" : "rate.step.zone", words);
  },
  weight: ({ weight_g }) => t("rate.step.weight", { weight: weightText(Number(weight_g)) }),
  dim: ({ dim_g }) => t("rate.step.dim", { weight: weightText(Number(dim_g)) }),
  base: ({ up_to_g }) => t("rate.step.base", { weight: weightText(Number(up_to_g)) }),
  further: ({ steps, step_g }) =>
    t("rate.step.further", { n: numberText(Number(steps)), weight: weightText(Number(step_g)) }),
  surcharge: ({ surcharge, bp }) =>
    listText([
      t("rate.step.surcharge", { name: String(surcharge) }),
      ...(Number(bp) > 0 ? [percentText(Number(bp))] : []),
    ]),
  duty: ({ group, bp, card, amount_minor, currency }) =>
    listText([
      t("rate.step.duty", { name: String(group) }),
      ...(Number(bp) > 0 ? [percentText(Number(bp))] : []),
      ...(currency ? [moneyText(Number(amount_minor), String(currency))] : []),
      ...(card ? [t("rate.step.card", { card: String(card) })] : []),
    ]),
  remedy: () => t("rate.step.remedy"),
  refused: ({ refusal, most_g }) =>
    refusalText(String(refusal), most_g === undefined ? null : Number(most_g)),
};

/** Returns the reason for which there is no price. */
export function refusalText(refusal: string, most_g: number | null = null): string {
  const most = refusal === "tooHeavy" && most_g !== null;
  return most
    ? t("rate.refused.tooHeavyAbove", { weight: weightText(most_g) })
    : t(`rate.refused.${refusal}` as Key);
}

/** Returns the text of a step, or the code of a step that this build does not know. */
export const stepText = (step: AnyStep): string => STEP_TEXTS[step.code]?.(valuesOf(step)) ?? step.code;

export function PriceSteps({ steps, currency }: Props) {
  const styles = useStepStyles();
  return (
    <ol className={styles.steps}>
      {steps.map((step, at) => (
        <li key={at} className={mergeClasses(styles.step, step.code === "refused" && styles.refused)}>
          <bdi className={styles.stepText}>{stepText(step)}</bdi>
          {step.minor !== 0 && <Amount minor={step.minor} currency={currency} />}
        </li>
      ))}
    </ol>
  );
}
