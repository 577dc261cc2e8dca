import { mergeClasses } from "@fluentui/react-components";
import { ArrowRight16Filled, CheckmarkCircle16Filled, Circle16Regular } from "@fluentui/react-icons";
import { t } from "../../../lib/i18n.ts";
import { spanText } from "../../../parts/format.ts";
import { Instant } from "../../../parts/instant.tsx";
import { useRecordStyles } from "../../../parts/record.styles.ts";
import { Section } from "../../../parts/section.tsx";
import { statusWord } from "../../../parts/status_pill.tsx";
import { useRouteStyles } from "./route.styles.ts";
import type { UnitRecord } from "./unit.ts";
import { routeOf, type RouteStep } from "./route.ts";

export function UnitRoute({ unit }: { readonly unit: UnitRecord }) {
  const styles = useRouteStyles();
  return (
    <Section title={t("entity.units.way")}>
      <ol className={styles.way}>
        {routeOf(unit).map((each) => <Step key={each.step} {...each} />)}
      </ol>
    </Section>
  );
}

const ICONS = { done: CheckmarkCircle16Filled, now: ArrowRight16Filled, next: Circle16Regular } as const;

function Step({ step, state, by, at, seconds }: RouteStep) {
  const styles = useRouteStyles();
  const { quiet } = useRecordStyles();
  const Icon = ICONS[state];
  return (
    <li className={styles.step} aria-current={state === "now" ? "step" : undefined}>
      <Icon className={mergeClasses(styles.icon, state === "done" && styles.done)} aria-hidden />
      <span className={mergeClasses(state === "now" && styles.now)}>
        {statusWord(step, "print_status")}
      </span>
      <span className={quiet}>
        {state !== "done" && t(`entity.units.${state}`)}
        {by !== "" && <bdi>{t("record.by", { actor: by })}</bdi>}
        {at !== null && (
          <>
            {(by !== "" || state !== "done") && " · "}
            <Instant at={at} />
          </>
        )}
        {seconds !== null && <bdi>{` · ${t("entity.units.took", { span: spanText(seconds) })}`}</bdi>}
      </span>
    </li>
  );
}
