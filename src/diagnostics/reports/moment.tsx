import { Link, mergeClasses } from "@fluentui/react-components";
import { useMemo } from "react";
import { Link as RouterLink } from "wouter";
import type { Entry, RecordedChart } from "../../../api/flows/recording.ts";
import { ChartCanvas } from "../flows/chart_canvas.tsx";
import { isFlowId } from "../flows/load.ts";
import type { Mark } from "../flows/statechart_props.ts";
import { describeStep, refusedTexts, stateTitle } from "../flows/story.ts";
import { t } from "../../lib/i18n.ts";
import type { FlowWords } from "../flows/flow_words/words.ts";
import { activeStatesAfter, differences, entryBefore, visitsUpTo } from "./at_step.ts";
import { usePlayerStyles } from "./player.styles.ts";

interface Props {
  readonly entries: readonly Entry[];
  readonly entry: Entry;
  readonly words: FlowWords | undefined;
  readonly chart: RecordedChart | undefined;
  readonly canSimulate: boolean;
}

export function Moment({ entries, entry, words, chart, canSimulate }: Props) {
  const styles = usePlayerStyles();
  const names = words ?? null;
  const title = words?.title ?? entry.flow;
  const refused = refusedTexts(entry, names);
  const earlier = entryBefore(entries, entry);
  return (
    <section className={styles.part} aria-label={t("reports.opened.now")}>
      <h2 className={styles.now} aria-live="polite">{title}: {describeStep(entry, names)}</h2>
      <Picture {...{ entries, entry, words, chart, title }} />
      {canSimulate && entry.value.length > 0 && isFlowId(entry.flow) && (
        <RouterLink href={`/flows/${entry.flow}?tab=try&${atOf(entry)}`} asChild>
          <Link>{t("reports.opened.simulate")}</Link>
        </RouterLink>
      )}
      {refused.length > 0 && (
        <>
          <h3 className={styles.heading}>{t("reports.opened.refused")}</h3>
          <ul className={styles.list}>{refused.map((text) => <li key={text}>{text}</li>)}</ul>
        </>
      )}
      {Object.keys(entry.fields).length > 0 && (
        <Table title={t("reports.opened.carried")} rows={differences({}, entry.fields)} isOneSided />
      )}
      <Table title={t("reports.opened.knew")} rows={differences(earlier?.context ?? {}, entry.context)} />
      {entry.requestId && (
        <p className={styles.quiet}>
          {t("reports.opened.request")}: <bdi>{entry.requestId}</bdi>
        </p>
      )}
    </section>
  );
}

const atOf = ({ value }: Entry): string => new URLSearchParams(value.map((path) => ["at", path])).toString();

interface PictureProps extends Pick<Props, "entries" | "entry" | "words" | "chart"> {
  readonly title: string;
}

function Picture({ entries, entry, words, chart: recorded, title }: PictureProps) {
  const styles = usePlayerStyles();
  const names = words ?? null;
  const visits = useMemo(() => visitsUpTo(entries, entry), [entries, entry]);
  const marks = useMemo(() => new Map(entry.ways.map((way): [string, Mark] => [way, "taken"])), [entry]);
  if (recorded?.drawing && recorded.chart.unknown.length === 0) {
    return (
      <ChartCanvas
        className={styles.chart}
        chart={recorded.chart}
        drawing={recorded.drawing}
        names={names}
        title={t("reports.opened.chart", { flow: title })}
        lit={activeStatesAfter(entry)}
        visits={visits}
        marks={marks}
        goal={entry.value[0] ?? null}
      />
    );
  }
  return (
    <>
      <p className={styles.quiet}>{t("reports.opened.noChart", { flow: title })}</p>
      <h3 className={styles.heading}>{t("reports.opened.states")}</h3>
      <ul className={styles.list}>
        {activeStatesAfter(entry).map((path) => <li key={path}>{stateTitle(path, names)}</li>)}
      </ul>
    </>
  );
}

interface TableProps {
  readonly title: string;
  readonly rows: ReturnType<typeof differences>;
  readonly isOneSided?: boolean;
}

function Table({ title, rows, isOneSided = false }: TableProps) {
  const styles = usePlayerStyles();
  if (rows.length === 0) return null;
  return (
    <>
      <h3 className={styles.heading}>{title}</h3>
      <table className={styles.table} aria-label={title}>
        <thead>
          <tr>
            <th scope="col">{t("reports.opened.name")}</th>
            {!isOneSided && <th scope="col">{t("reports.opened.before")}</th>}
            <th scope="col">{t("reports.opened.after")}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, before: was, after, isChanged }) => (
            <tr key={name} className={mergeClasses(isChanged && !isOneSided && styles.changed)}>
              <th scope="row">
                <bdi>{name}</bdi>
              </th>
              {!isOneSided && (
                <td>
                  <bdi>{was || "–"}</bdi>
                </td>
              )}
              <td>
                <bdi>{after || "–"}</bdi>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
