import type { Names } from "../../../api/flows/names.ts";
import { guardText } from "../../../api/flows/names.ts";
import { listText } from "../../parts/format.ts";
import { t } from "../../lib/i18n.ts";
import { useFlowStyles } from "./flow.styles.ts";
import { Arrow } from "./links.tsx";
import { callTitle, goalTitle } from "./plain.ts";
import type { Step } from "./simulator.ts";
import type { Subject } from "./subject.ts";

interface Props {
  readonly subject: Subject;
  readonly step: Step;
  readonly names: Names;
}

export function needsText(needs: Step["needs"], names: Names): string {
  const all = needs.map(([guard, answer]) => {
    const what = guardText(guard, names);
    return answer ? what : t("charts.not", { what });
  });
  return all.length === 0 ? "" : t("charts.needs", { what: listText(all) });
}

export function StepText({ subject: { chart }, step, names }: Props) {
  const styles = useFlowStyles();
  const ways = step.ways.flatMap((id) => chart.ways.filter((way) => way.id === id));
  const [first] = ways;
  const goals = ways.filter(({ to }) => to.length > 0).map((way) => goalTitle(chart, way, names));
  const needs = needsText(step.needs, names);
  return (
    <span>
      <span className={styles.strong}>{first ? callTitle(first, names) : t("charts.began")}</span>
      {first && (
        <>
          <Arrow />
          {goals.length > 0 ? [...new Set(goals)].join(" · ") : t("charts.stays")}
        </>
      )}
      {needs && <span className={styles.quiet}>{` ${needs}`}</span>}
    </span>
  );
}
