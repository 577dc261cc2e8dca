import type { ReactNode } from "react";
import type { ChartTransition } from "../../../api/flows/chart.ts";
import { actorText, type Names } from "../../../api/flows/names.ts";
import { isolateDirection, t } from "../../lib/i18n.ts";
import { useFlowStyles } from "./flow.styles.ts";
import { StateLink, TransitionItem } from "./links.tsx";
import { callTitle, needTitle, stateTitle } from "./plain.ts";
import type { Selection } from "./selection.ts";
import type { Subject } from "./subject.ts";
import { PathToState } from "./path_to_state.tsx";

interface Props {
  readonly subject: Subject;
  readonly names: Names;
  readonly selected: Selection | null;
}

export function About({ subject, names, selected }: Props) {
  const styles = useFlowStyles();
  if (!selected) return <p className={styles.text}>{t("charts.choose")}</p>;
  if (selected.kind === "state") return <AboutState {...{ subject, names }} path={selected.id} />;
  const way = subject.chart.ways.find(({ id }) => id === selected.id);
  return way ? <AboutWay {...{ subject, names, way }} /> : null;
}

interface ExplanationProps {
  readonly words: { readonly sees: string; readonly try: string } | undefined;
}

function Explanation({ words }: ExplanationProps) {
  const styles = useFlowStyles();
  if (!words) return null;
  return (
    <>
      <Part title={t("charts.sees")}>
        <p className={styles.text}>{isolateDirection(words.sees)}</p>
      </Part>
      <Part title={t("charts.tell")}>
        <p className={styles.text}>{isolateDirection(words.try)}</p>
      </Part>
    </>
  );
}

export function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const styles = useFlowStyles();
  return (
    <section className={styles.part}>
      <h3 className={styles.heading}>{title}</h3>
      {children}
    </section>
  );
}

interface StateProps extends Omit<Props, "selected"> {
  readonly path: string;
}

function AboutState({ subject, names, path }: StateProps) {
  const styles = useFlowStyles();
  const { chart, words } = subject;
  const state = chart.states.find((each) => each.path === path);
  if (!state) return null;
  const inner = chart.states.filter(({ parent }) => parent === path);
  const waysIn = chart.ways.filter(({ to }) => to.includes(path));
  const waysOut = chart.ways.filter(({ from }) => from === path);
  return (
    <>
      <header>
        <h2 className={styles.title}>{stateTitle(chart, path, names)}</h2>
        <span className={styles.mono}>{path}</span>
      </header>
      <Explanation words={words?.states[path]} />
      {state.invokes.length > 0 && (
        <Part title={t("charts.runs")}>
          <ul className={styles.list}>
            {state.invokes.map(({ id, src }) => <li key={id}>{actorText(src, names)}</li>)}
          </ul>
        </Part>
      )}
      {inner.length > 0 && (
        <Part title={t("charts.inner")}>
          <ul className={styles.list}>
            {inner.map((each) => (
              <li key={each.path} className={styles.item}>
                <StateLink {...{ subject, names }} path={each.path} />
              </li>
            ))}
          </ul>
        </Part>
      )}
      <Ways {...{ subject, names }} title={t("charts.waysOut")} ways={waysOut} end="to" />
      <Ways {...{ subject, names }} title={t("charts.waysIn")} ways={waysIn} end="from" />
      {names === null && <Effects names={[...state.entry, ...state.exit]} />}
      <PathToState key={path} {...{ subject, names, path }} />
    </>
  );
}

interface WaysProps extends Omit<Props, "selected"> {
  readonly title: string;
  readonly ways: readonly ChartTransition[];
  readonly end: "from" | "to";
}

function Ways({ title, ways, ...item }: WaysProps) {
  const styles = useFlowStyles();
  return (
    <Part title={title}>
      {ways.length === 0
        ? <span className={styles.quiet}>{t("charts.none")}</span>
        : (
          <ul className={styles.list}>
            {ways.map((way) => <TransitionItem key={way.id} way={way} {...item} />)}
          </ul>
        )}
    </Part>
  );
}

function Effects({ names }: { readonly names: readonly string[] }) {
  const styles = useFlowStyles();
  if (names.length === 0) return null;
  return (
    <Part title={t("charts.effects")}>
      <span className={styles.mono}>{names.join(", ")}</span>
    </Part>
  );
}

interface WayProps extends Omit<Props, "selected"> {
  readonly way: ChartTransition;
}

function AboutWay({ subject, names, way }: WayProps) {
  const styles = useFlowStyles();
  const need = needTitle(way, names);
  return (
    <>
      <header>
        <h2 className={styles.title}>{callTitle(way, names)}</h2>
        {way.event && <span className={styles.mono}>{way.event}</span>}
      </header>
      <Explanation words={way.kind === "event" ? subject.words?.events[way.event] : undefined} />
      {need && (
        <Part title={t("charts.condition")}>
          <span>{need}</span>
        </Part>
      )}
      <Part title={t("charts.from")}>
        <StateLink {...{ subject, names }} path={way.from} isWhole />
      </Part>
      <Part title={t("charts.to")}>
        {way.to.length === 0
          ? <span>{t("charts.stays")}</span>
          : way.to.map((path) => <StateLink key={path} {...{ subject, names, path }} isWhole />)}
      </Part>
      {names === null && <Effects names={way.actions} />}
    </>
  );
}
