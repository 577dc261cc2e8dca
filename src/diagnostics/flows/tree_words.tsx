import { mergeClasses } from "@fluentui/react-components";
import { ArrowRightRegular, CircleRegular, RecordStopRegular } from "@fluentui/react-icons";
import type { Chart } from "../../../api/flows/chart.ts";
import { actorText, type Names } from "../../../api/flows/names.ts";
import { MirroredIcon } from "../../parts/mirrored_icon.tsx";
import { t } from "../../lib/i18n.ts";
import { callTitle, goalTitle, needTitle, stateTitle } from "./plain.ts";
import type { TreeRow } from "./tree.ts";
import { useTreeStyles } from "./tree.styles.ts";

interface Props {
  readonly row: TreeRow;
  readonly chart: Chart;
  readonly names: Names;
  readonly isLit: boolean;
  readonly count: string | undefined;
}

export function TreeWords(props: Props) {
  return props.row.kind === "state" ? <StateWords {...props} /> : <WayWords {...props} />;
}

function StateWords({ row, chart, names, isLit, count }: Props) {
  const styles = useTreeStyles();
  const state = chart.states.find(({ path }) => path === row.id);
  if (!state) return null;
  const facts = [
    state.isInitial && t("charts.fact.initial"),
    state.kind === "final" && t("charts.fact.final"),
    state.kind === "parallel" && t("charts.fact.parallel"),
    ...state.invokes.map(({ src }) => t("charts.fact.runs", { what: actorText(src, names) })),
  ].filter(Boolean).join(" · ");
  return (
    <span className={styles.words}>
      <span className={styles.icon} aria-hidden>
        {isLit ? <RecordStopRegular className={styles.on} /> : <CircleRegular />}
      </span>
      <span className={mergeClasses(styles.state, isLit && styles.on)}>
        {stateTitle(chart, row.id, names)}
      </span>
      {isLit && <span className={styles.now}>{t("charts.now")}</span>}
      {count !== undefined && <span className={styles.count}>{count}</span>}
      {facts && <span className={styles.quiet}>{facts}</span>}
    </span>
  );
}

function WayWords({ row, chart, names }: Props) {
  const styles = useTreeStyles();
  const way = chart.ways.find(({ id }) => id === row.id);
  if (!way) return null;
  const need = needTitle(way, names);
  return (
    <span className={styles.words}>
      <span>{callTitle(way, names)}</span>
      <span className={styles.icon} aria-label={t("charts.leadsTo")} role="img">
        <MirroredIcon>
          <ArrowRightRegular />
        </MirroredIcon>
      </span>
      <span>{goalTitle(chart, way, names)}</span>
      {need && <span className={styles.quiet}>{t("charts.needs", { what: need })}</span>}
    </span>
  );
}
