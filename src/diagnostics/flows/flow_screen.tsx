import { MessageBar, MessageBarBody, Tab, TabList } from "@fluentui/react-components";
import { type ReactNode, useEffect, useMemo, useState } from "react";
import type { Chart } from "../../../api/flows/chart.ts";
import { t } from "../../lib/i18n.ts";
import { useMedia } from "../../lib/use_media.ts";
import { About } from "./about.tsx";
import { leavesOf } from "./active.ts";
import { ChartCanvas } from "./chart_canvas.tsx";
import { ChartTree } from "./chart_tree.tsx";
import { FlowBar } from "./flow_bar.tsx";
import { useFlowStyles } from "./flow.styles.ts";
import { findParts } from "./search.ts";
import { readSelection, type Selection, writeSelection } from "./selection.ts";
import { type Simulation, simulationOf } from "./simulation.ts";
import { pictureOf, shownSubject, type Subject, titleOf } from "./subject.ts";
import { TryIt } from "./try_it.tsx";
import { useAddress } from "./use_address.ts";
import { useSimulator } from "./path_to_state.tsx";
import { blockedWays } from "./simulator.ts";
import type { Mark } from "./statechart_props.ts";
import { adoptRules } from "../../lib/adopted_rules.ts";

interface Props {
  readonly subject: Subject;
  readonly above?: ReactNode;
  readonly messageBar?: ReactNode;
  readonly counts?: ReadonlyMap<string, string>;
  readonly beside?: ReactNode;
}

export function FlowScreen({ subject, above, messageBar, counts, beside }: Props) {
  const { chart, words } = subject;
  const styles = useFlowStyles();
  const { params, show } = useAddress();
  const isWide = useMedia("(min-width: 1024px)");
  const [isTechnical, setTechnical] = useState(false);
  const [isSettling, setSettling] = useState(false);
  const [chosen, setChosen] = useState<"chart" | "list" | null>(null);
  const [question, setQuestion] = useState(() => params.get("find") ?? "");
  const names = isTechnical ? null : words ?? null;
  const title = titleOf(subject);
  const looked = shownSubject(subject, isSettling);
  const drawing = pictureOf(looked);
  const view = drawing ? chosen ?? (isWide ? "chart" : "list") : "list";
  const selected = readSelection(chart, params);
  const hits = useMemo(() => findParts(chart, words, question), [chart, words, question]);
  const isTrying = params.get("tab") === "try" || params.has("at");
  const simulator = useSimulator(subject);
  const address = params.toString();
  const walk = useMemo(
    () => isTrying ? simulationOf(chart, simulator, new URLSearchParams(address)) : null,
    [chart, simulator, isTrying, address],
  );
  const select = (selection: Selection) => show(writeSelection(params, selection));
  const showTab = (tab: string) => {
    const next = new URLSearchParams(params);
    if (tab === "try") next.set("tab", "try");
    else for (const key of ["tab", "at", "step", "yes", "no"]) next.delete(key);
    show(next);
  };
  const lit = walk?.now?.paths ?? [];
  const shown = {
    chart: looked.chart,
    names,
    title,
    lit,
    selected,
    onSelect: select,
    hits: new Set(hits.map(({ id }) => id)),
    ...(counts && { counts }),
  };
  usePrint();
  return (
    <div className={styles.whole} data-paper>
      <FlowBar
        {...{ subject, above, names, view, question, hits, selected, isTechnical, isSettling }}
        onView={setChosen}
        onTechnical={setTechnical}
        onSettling={setSettling}
        onAsk={setQuestion}
        onSelect={select}
      />
      {messageBar}
      {!drawing && <NoPicture subject={subject} />}
      <div className={styles.body}>
        {view === "chart" && drawing
          ? (
            <ChartCanvas
              {...shown}
              drawing={drawing}
              className={styles.canvas}
              goal={goalOf(chart, walk) ?? selected?.id ?? firstOf(chart)}
              {...(walk && { marks: marksOf(chart, walk) })}
            />
          )
          : (
            <div className={styles.tree}>
              <ChartTree {...shown} />
            </div>
          )}
        <div className={styles.panel}>
          {beside}
          <TabList
            className={styles.tabs}
            selectedValue={isTrying ? "try" : "about"}
            onTabSelect={(_, { value }) => showTab(String(value))}
          >
            <Tab value="about">{t("charts.about")}</Tab>
            <Tab value="try">{t("charts.try")}</Tab>
          </TabList>
          {walk ? <TryIt {...{ subject, names, walk }} /> : <About {...{ subject, names, selected }} />}
        </div>
      </div>
    </div>
  );
}

function goalOf(chart: Chart, walk: Simulation | null): string | null {
  const [way] = walk?.steps.at(-1)?.ways ?? [];
  return chart.ways.find(({ id }) => id === way)?.to[0] ?? leavesOf(walk?.now?.paths ?? [])[0] ?? null;
}

const firstOf = (chart: Chart): string | null =>
  chart.states.find(({ isInitial, kind }) => isInitial && kind === "atomic")?.path ?? null;

function NoPicture({ subject: { chart } }: { readonly subject: Subject }) {
  const styles = useFlowStyles();
  if (chart.unknown.length === 0) {
    return (
      <MessageBar>
        <MessageBarBody>{t("charts.noDrawing")}</MessageBarBody>
      </MessageBar>
    );
  }
  return (
    <MessageBar intent="warning" layout="multiline">
      <MessageBarBody>
        {t("charts.unknown")}
        <ul className={styles.list}>{chart.unknown.map((what) => <li key={what}>{what}</li>)}</ul>
      </MessageBarBody>
    </MessageBar>
  );
}

function marksOf(chart: Chart, { now, next, steps }: Simulation): ReadonlyMap<string, Mark> {
  const marks = new Map<string, Mark>();
  steps.at(-1)?.ways.forEach((id) => marks.set(id, "taken"));
  if (now) blockedWays(chart, now, next).forEach(({ id }) => marks.set(id, "blocked"));
  next.flatMap(({ ways }) => ways.slice(0, 1)).forEach((id) => marks.set(id, "open"));
  return marks;
}

/** Prints only the flow, and all of it. */
const RULES = `@media print {
  body :not([data-paper]):not([data-paper] *):not(:has([data-paper])) { display: none !important; }
  html, body, :has([data-paper]), [data-paper] {
    display: block !important; position: static !important; overflow: visible !important;
    height: auto !important; max-height: none !important; margin: 0 !important; padding: 0 !important;
  }
  [data-paper] svg[role="img"] { max-width: 100% !important; max-height: 88vh !important; }
}`;

/** Prepares the page for printing by the button and by the browser's own command. */
function usePrint(): void {
  useEffect(() => adoptRules(RULES), []);
}
