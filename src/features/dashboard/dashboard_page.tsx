/** The start of a day: what needs somebody, where the orders are, the last 30 days. Source: spec S2.1. */
import { Button, MessageBar, MessageBarActions, MessageBarBody } from "@fluentui/react-components";
import { allows } from "../../../api/access.ts";
import type { Dashboard } from "../../../api/generated/schema.ts";
import { formatMinor } from "../../../api/money.ts";
import { workshopRule } from "../../../resources/units.ts";
import { config } from "../../lib/config.ts";
import { failureText } from "../../lib/failure_text.ts";
import { t } from "../../lib/i18n.ts";
import { lazily } from "../../lib/lazily.tsx";
import { usePerson } from "../../lib/person.ts";
import { useTitle } from "../../lib/use_title.ts";
import { numberText } from "../../parts/format.ts";
import { Empty } from "../../engine/list/empty.tsx";
import { LinkButton } from "../../parts/link_button.tsx";
import { useScreenStyles } from "../../parts/screen.styles.ts";
import { useDashboard } from "./wiring.ts";
import { useDashboardStyles } from "./dashboard.styles.ts";
import { DaysChart, type Series } from "./days_chart.tsx";
import { FirstSteps } from "./first_steps.tsx";
import { StatesChart } from "./states_chart.tsx";
import { Tiles } from "./tiles.tsx";

const Workshop = lazily(() => import("./workshop.tsx"));

export default function DashboardPage() {
  const styles = useDashboardStyles();
  const screen = useScreenStyles();
  const { phase, answer: figures, failure, refresh } = useDashboard();
  const hasWorkshop = allows(workshopRule, usePerson());
  useTitle(t("menu.dashboard"));
  if (phase === "failed" && !figures) {
    return (
      <Empty isFailure title={t("dashboard.failedTitle")} text={failure ? failureText(failure) : ""}>
        <Button appearance="primary" onClick={refresh}>{t("dashboard.retry")}</Button>
      </Empty>
    );
  }
  return (
    <div className={screen.page}>
      <div className={styles.inner} aria-busy={phase === "loading" || phase === "refreshing"}>
        <header className={styles.head}>
          <h1 className={screen.title}>{t("menu.dashboard")}</h1>
          {figures && <Balances figures={figures} />}
        </header>
        {failure && figures && (
          <MessageBar intent="warning" layout="multiline">
            <MessageBarBody>{t("dashboard.stale", { why: failureText(failure) })}</MessageBarBody>
            <MessageBarActions>
              <Button size="small" onClick={refresh}>{t("dashboard.retry")}</Button>
            </MessageBarActions>
          </MessageBar>
        )}
        {figures ? <Figures figures={figures} /> : <Bones />}
        {figures && hasWorkshop && <Workshop />}
      </div>
    </div>
  );
}

function Balances({ figures: { balances } }: { readonly figures: Dashboard }) {
  const styles = useDashboardStyles();
  if (balances.length === 0) return null;
  return (
    <span className={styles.balance}>
      <span className={styles.quiet}>{`${t("dashboard.balance")} `}</span>
      {balances.map(({ currency, available_minor }) => (
        <bdi key={currency} className={styles.strong}>
          {`${formatMinor(available_minor, currency)} ${currency}`}
        </bdi>
      ))}
    </span>
  );
}

function Figures({ figures }: { readonly figures: Dashboard }) {
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
    textOf: (minor) => `${formatMinor(minor, currency)} ${currency}`,
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

/** The true shape, while the figures are counted. */
function Bones() {
  const styles = useDashboardStyles();
  return (
    <>
      <div className={styles.tiles}>{[0, 1, 2, 3].map((at) => <div key={at} className={styles.bone} />)}</div>
      <div className={styles.bones} role="status" aria-label={t("dashboard.loading")} />
    </>
  );
}
