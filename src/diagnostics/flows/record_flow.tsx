import { useMemo, useState } from "react";
import { mergeClasses, Switch } from "@fluentui/react-components";
import { formatMinute } from "../../../api/time/instants.ts";
import type { Names } from "../../../api/flows/names.ts";
import { type LifecycleName, LIFECYCLES } from "../../../machines/lifecycles/lifecycles.ts";
import { move, type Step, stepsOf } from "../../../machines/lifecycles/lifecycle.ts";
import { config } from "../../lib/config.ts";
import { t } from "../../lib/i18n.ts";
import { Instant } from "../../parts/instant.tsx";
import type { LifecycleHistory } from "../../engine/record/lifecycle_history.ts";
import { reasonText } from "../../engine/record/move_message_bar.tsx";
import { useRecordStyles } from "../../parts/record.styles.ts";
import { Section } from "../../parts/section.tsx";
import { LinkButton } from "../../parts/link_button.tsx";
import { leavesOf, pathsOf } from "./active.ts";
import { resourceOf } from "./lifecycle_counts_wiring.ts";
import { ChartCanvas } from "./chart_canvas.tsx";
import { ChartTree } from "./chart_tree.tsx";
import { type EnteredState, enteredStatesOf } from "./entered_states.ts";
import { placeTitle } from "./plain.ts";
import { useRecordFlowStyles } from "./record_flow.styles.ts";
import type { Mark, Visit } from "./statechart_props.ts";
import { pictureOf, shownSubject, type Subject, titleOf } from "./subject.ts";
import { useSubject } from "./use_subject.ts";
import { useLegendStyles } from "./legend.styles.ts";
import { allOf } from "../../../api/access.ts";
import { allowedRoles } from "../../../api/people/allowed_roles.ts";
import { roleText } from "../../lib/role_text.ts";
import { listText } from "../../parts/format.ts";

interface Props {
  readonly name: LifecycleName;
  readonly past: LifecycleHistory;
}

const LEGEND = ["now", "taken", "open", "blocked"] as const;

/** Returns a caption that is short enough for a box: "21-11 09:41 Ada". */
function captionOf({ at, by }: { readonly at: number; readonly by: string }): string {
  const [day = "", time = ""] = formatMinute(at, config().timeZone).split(" ");
  return [day.slice(0, 5), time, by.split(" ")[0]].filter(Boolean).join(" ");
}

function visitsOf(entered: readonly EnteredState[]): ReadonlyMap<string, Visit> {
  const visits = new Map<string, Visit>();
  for (const { path, entry } of entered) {
    visits.set(path, {
      count: (visits.get(path)?.count ?? 0) + 1,
      lastAt: entry.at * 1000,
      by: entry.by,
      caption: captionOf(entry),
    });
  }
  return visits;
}

function marksOf(
  name: LifecycleName,
  { chart }: Subject,
  past: LifecycleHistory,
  entered: readonly EnteredState[],
) {
  const { machine, columns } = LIFECYCLES[name];
  const value = columns.valueOf(past.row);
  const on = new Set(pathsOf(value));
  const marks = new Map<string, Mark>();
  entered.forEach(({ way }) => way && marks.set(way, "taken"));
  for (const { event, refusedBy } of stepsOf(machine, value, past.facts).filter(isSent(name))) {
    const ways = chart.ways.filter((way) => way.event === event && on.has(way.from));
    const moved = refusedBy === null ? move(machine, value, past.facts, event) : null;
    const after = new Set(moved?.ok ? pathsOf(moved.value) : []);
    for (const { id, to } of ways) {
      const isTaken = moved !== null && (ways.length === 1 || to.every((path) => after.has(path)));
      marks.set(id, isTaken ? "open" : "blocked");
    }
  }
  return marks;
}

/** Returns a filter for steps that a person takes on the record itself, not on its order or package. */
function isSent(name: LifecycleName) {
  const moves = resourceOf(name)?.moves;
  return ({ event }: Step): boolean => !moves || moves.some((each) => each.event === event);
}

export default function RecordFlow({ name, past }: Props) {
  const record = useRecordStyles();
  const styles = useRecordFlowStyles();
  const subject = useSubject(name);
  const { chart, words } = subject;
  const names = words ?? null;
  const { machine, columns } = LIFECYCLES[name];
  const value = columns.valueOf(past.row);
  const lit = pathsOf(value);
  const entered = useMemo(() => enteredStatesOf(name, chart, past), [name, chart, past]);
  const [isSettling, setSettling] = useState(false);
  const looked = shownSubject(subject, isSettling);
  const drawing = pictureOf(looked);
  const marks = marksOf(name, subject, past, entered);
  const shown = { chart: looked.chart, names, title: titleOf(subject), lit };
  return (
    <div className={mergeClasses(record.columns, styles.part)}>
      <div className={record.column}>
        <Section title={t("charts.record.next")}>
          <NextSteps
            steps={stepsOf(machine, value, past.facts).filter(isSent(name))}
            names={names}
            whoOf={(event) => whoMayText(name, event, past.row)}
          />
        </Section>
        <Section title={t("charts.record.history")}>
          <History subject={subject} entered={entered} names={names} />
        </Section>
      </div>
      <div className={record.column}>
        {drawing
          ? (
            <>
              <div className={record.line}>
                <Legend keys={LEGEND.filter((key) => key === "now" || [...marks.values()].includes(key))} />
                {subject.quiet && (
                  <Switch
                    label={t("charts.settling")}
                    checked={isSettling}
                    onChange={(_, { checked }) => setSettling(checked)}
                  />
                )}
              </div>
              <ChartCanvas
                {...shown}
                drawing={drawing}
                className={styles.canvas}
                goal={leavesOf(lit)[0] ?? null}
                isReading
                visits={visitsOf(entered)}
                marks={marks}
              />
            </>
          )
          : <ChartTree {...shown} selected={null} onSelect={() => {}} />}
        <div className={record.line}>
          <LinkButton isSmall href={flowHref(name, { at: leavesOf(lit) })}>
            {t("charts.record.tryIt")}
          </LinkButton>
          <LinkButton isSmall href={flowHref(name, { state: leavesOf(lit)[0] ?? "" })}>
            {t("charts.record.whole")}
          </LinkButton>
        </div>
      </div>
    </div>
  );
}

interface NextStepsProps {
  readonly steps: readonly Step[];
  readonly names: Names;
  readonly whoOf: (event: string) => string;
}

function NextSteps({ steps, names, whoOf }: NextStepsProps) {
  const styles = useRecordFlowStyles();
  const { quiet } = useRecordStyles();
  if (steps.length === 0) return <span className={quiet}>{t("charts.record.nothing")}</span>;
  return (
    <ul className={styles.list}>
      {steps.map(({ event, refusedBy }) => (
        <li key={event}>
          <span className={styles.strong}>{names?.events[event]?.title ?? event}</span>{" "}
          <span className={refusedBy === null ? styles.open : styles.blocked}>
            {refusedBy === null
              ? t("charts.record.open")
              : t("charts.record.blocked", { why: reasonText(refusedBy) })}
          </span>
          {whoOf(event) && <span className={quiet}>{` · ${whoOf(event)}`}</span>}
        </li>
      ))}
    </ul>
  );
}

interface HistoryProps {
  readonly subject: Subject;
  readonly entered: readonly EnteredState[];
  readonly names: Names;
}

function History({ subject: { chart }, entered, names }: HistoryProps) {
  const styles = useRecordFlowStyles();
  const { quiet } = useRecordStyles();
  if (entered.length === 0) return <span className={quiet}>{t("charts.record.noHistory")}</span>;
  return (
    <ol className={styles.numbers}>
      {entered.map(({ path, entry }, at) => (
        <li key={at}>
          <span className={styles.strong}>{placeTitle(chart, path, names)}</span>{" "}
          <span className={quiet}>
            {entry.what}
            {entry.by && <bdi>{` · ${entry.by}`}</bdi>} · <Instant at={entry.at} />
            {entry.reason && <bdi>{` · ${entry.reason}`}</bdi>}
          </span>
        </li>
      ))}
    </ol>
  );
}

interface Wanted {
  readonly at?: readonly string[];
  readonly state?: string;
}

function flowHref(id: string, { at = [], state = "" }: Wanted): string {
  const params = new URLSearchParams();
  at.forEach((path) => params.append("at", path));
  if (state) params.set("state", state);
  const text = params.toString();
  return text ? `/flows/${id}?${text}` : `/flows/${id}`;
}

type LegendKey = "now" | "taken" | "open" | "blocked";

function Legend({ keys }: { readonly keys: readonly LegendKey[] }) {
  const styles = useLegendStyles();
  return (
    <ul className={styles.legend} aria-label={t("charts.legend.title")}>
      {keys.map((key) => (
        <li key={key} className={styles.item}>
          <span aria-hidden className={mergeClasses(key === "now" ? styles.box : styles.line, styles[key])} />
          {t(`charts.legend.${key}`)}
        </li>
      ))}
    </ul>
  );
}

/** Names the roles that may take a step, with the group that a role needs. Empty if no person takes the step. */
function whoMayText(name: LifecycleName, event: string, row: object): string {
  const resource = resourceOf(name);
  const rule = resource?.moves?.find((each) => each.event === event)?.rule;
  if (!resource || !rule) return "";
  const ofRow = resource.lifecycle?.ruleOf?.(row, event);
  const who = allowedRoles(ofRow ? allOf(rule, ofRow) : rule).map(({ role, group }) => {
    const words = role === "seller" ? t("charts.record.seller") : roleText(role);
    return group === "" ? words : t("charts.record.inGroup", { role: words, group });
  });
  return who.length === 0 ? "" : t("charts.record.who", { who: listText(who) });
}
