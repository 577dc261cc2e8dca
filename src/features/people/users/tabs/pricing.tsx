import { formatDay } from "../../../../../api/time/instants.ts";
import { sortedByStart } from "../../../../../api/people/people.ts";
import type { PricingPlan } from "../../../../../api/generated/schema.ts";
import { config } from "../../../../lib/config.ts";
import { t } from "../../../../lib/i18n.ts";
import { usePartStyles } from "../../../../parts/parts.styles.ts";
import { Section } from "../../../../parts/section.tsx";
import type { PartProps } from "../../../../engine/record/view_props.ts";
import { NamedTable } from "../../../../parts/named_table.tsx";

type When = "past" | "now" | "coming";

export function whenOf({ effective_at, expired_at }: PricingPlan, now: number): When {
  if (effective_at > now) return "coming";
  return expired_at !== null && expired_at !== undefined && expired_at <= now ? "past" : "now";
}

export default function Pricing({ record }: PartProps) {
  const styles = usePartStyles();
  const plans = sortedByStart((record["pricing_plans"] ?? []) as readonly PricingPlan[]);
  const now = Date.now() / 1000;
  const day = (at: number) => formatDay(at, config().timeZone);
  return (
    <Section title={t("entity.users.plans.title")}>
      {plans.length === 0 ? t("entity.users.plans.none") : (
        <NamedTable className={styles.table}>
          <thead>
            <tr>
              {(["level", "vip", "effective_at", "expired_at"] as const).map((key) => (
                <th key={key} className={styles.head} scope="col">{t(`entity.users.field.${key}`)}</th>
              ))}
              <td className={styles.head} />
            </tr>
          </thead>
          <tbody>
            {plans.map((plan) => (
              <tr key={plan._id} aria-current={whenOf(plan, now) === "now" ? "true" : undefined}>
                <td className={styles.cell}>
                  <bdi dir="auto">{plan.level}</bdi>
                </td>
                <td className={styles.cell}>{plan.vip}</td>
                <td className={styles.cell}>{day(plan.effective_at)}</td>
                <td className={styles.cell}>
                  {typeof plan.expired_at === "number" ? day(plan.expired_at) : t("entity.users.plans.open")}
                </td>
                <td className={styles.cell}>{t(`entity.users.plans.${whenOf(plan, now)}`)}</td>
              </tr>
            ))}
          </tbody>
        </NamedTable>
      )}
    </Section>
  );
}
