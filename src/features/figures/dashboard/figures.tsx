import type { Dashboard, StatusCount } from "../../../../api/generated/schema.ts";
import { config } from "../../../lib/config.ts";
import { t } from "../../../lib/i18n.ts";
import { barScale } from "../../../parts/bar_scale.ts";
import { numberText } from "../../../parts/format.ts";
import { Empty } from "../../../engine/list/empty.tsx";
import { LinkButton } from "../../../parts/link_button.tsx";
import { useDashboardStyles } from "./dashboard.styles.ts";
import { DaysChart, type Series } from "./days_chart.tsx";
import { FirstSteps } from "./first_steps.tsx";
import { Tiles } from "./tiles.tsx";
import { moneyText } from "../../../lib/amount_text.ts";
import { mergeClasses } from "@fluentui/react-components";
import { Link } from "wouter";
import { StatusPill } from "../../../parts/status_pill.tsx";
import { useChartStyles } from "./chart.styles.ts";
import { ordersHref } from "../../orders/orders/orders_href.ts";

export function Balances({ figures: { balances } }: { readonly figures: Dashboard }) {
  const styles = useDashboardStyles();
  if (balances.length === 0) return null;
  return balances.map(({ currency, balance_minor, reserved_minor, available_minor }) => {
    const figures = [
      [t("wallets.balance"), balance_minor],
      [t("wallets.reserved"), reserved_minor],
      [t("wallets.available"), available_minor],
    ] as const;
    return (
      <span key={currency} className={styles.balance}>
        {figures.map(([name, minor]) => (
          <span key={name}>
            <span className={styles.quiet}>{`${name} `}</span>
            <bdi className={styles.strong}>{moneyText(minor, currency)}</bdi>
          </span>
        ))}
      </span>
    );
  });
}

export function Figures({ figures }: { readonly figures: Dashboard }) {
  const styles = useDashboardStyles();
  const isEmpty = figures.statuses.every(({ count }) => count === 0);
  const { currency } = config();
  const counts: readonly Series[] = [
    { name: t("dashboard.came"), valueOf: (day) => day.orders, textOf: numberText },
    { name: t("dashboard.left"), valueOf: (day) => day.shipped, textOf: numberText },
  ];
  const value: Series = {
    name: t("dashboard.total"),
    valueOf: (day) => day.total_minor,
    textOf: (minor) => moneyText(minor, currency),
  };
  return (
    <>
      {figures.steps.length > 0 && <FirstSteps steps={figures.steps} />}
      {isEmpty
        ? (
          <Empty title={t("dashboard.emptyTitle")} text={t("dashboard.emptyText")}>
            <LinkButton href="/orders/import" isPrimary>{t("dashboard.import")}</LinkButton>
          </Empty>
        )
        : (
          <>
            <Tiles figures={figures} />
            <div className={styles.columns}>
              <section className={styles.card} aria-label={t("dashboard.states")}>
                <div className={styles.cardHead}>
                  <h2 className={styles.cardTitle}>{t("dashboard.states")}</h2>
                </div>
                <StatesChart statuses={figures.statuses} />
              </section>
              <div className={styles.stack}>
                <DaysChart title={t("dashboard.days")} days={figures.days} series={counts} />
                <DaysChart title={t("dashboard.value")} days={figures.days} series={[value]} />
              </div>
            </div>
          </>
        )}
    </>
  );
}

/** Orders by state as bars with numbers; each row links to the list of its orders. */
function StatesChart({ statuses }: { readonly statuses: readonly StatusCount[] }) {
  const styles = useChartStyles();
  const { bar } = barScale(statuses.map(({ count }) => count));
  return (
    <ul className={styles.list}>
      {statuses.map(({ status, count }) => (
        <li key={status}>
          <Link className={styles.row} href={ordersHref({ status })}>
            <span>
              <StatusPill kind="order" status={status} />
            </span>
            <span className={styles.track} aria-hidden>
              <span className={styles.part} style={bar(count)} />
            </span>
            <span className={mergeClasses(styles.count, count === 0 && styles.none)}>
              {numberText(count)}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
