import { Button, Radio, RadioGroup } from "@fluentui/react-components";
import { ArrowResetRegular, ArrowUndoRegular, LinkRegular } from "@fluentui/react-icons";
import { useId } from "react";
import { MirroredIcon } from "../../parts/mirrored_icon.tsx";
import type { Names } from "../../../api/flows/names.ts";
import { guardText } from "../../../api/flows/names.ts";
import { copyText } from "../../lib/copy_text.ts";
import { t } from "../../lib/i18n.ts";
import { notify } from "../../lib/toasts.ts";
import { Part } from "./about.tsx";
import { leavesOf } from "./active.ts";
import { useFlowStyles } from "./flow.styles.ts";
import { questionsOf } from "./guard_rules.ts";
import { StateLink } from "./links.tsx";
import { callTitle, needTitle } from "./plain.ts";
import {
  addStep,
  answerGuard,
  cutAfter,
  restartFrom,
  restartSimulation,
  type Simulation,
} from "./simulation.ts";
import { blockedWays } from "./simulator.ts";
import { StepText } from "./step_text.tsx";
import type { Subject } from "./subject.ts";
import { useAddress } from "./use_address.ts";

interface Props {
  readonly subject: Subject;
  readonly names: Names;
  readonly walk: Simulation;
}

export function TryIt(props: Props) {
  const { subject, names, walk } = props;
  const styles = useFlowStyles();
  const { params, show } = useAddress();
  const { now, next } = walk;
  return (
    <>
      {walk.isCut && <p className={styles.text} role="alert">{t("charts.lost")}</p>}
      {now && (
        <Part title={t("charts.here")}>
          <ul className={styles.list} aria-live="polite">
            {leavesOf(now.paths).map((path) => (
              <li key={path} className={styles.item}>
                <StateLink {...{ subject, names, path }} isWhole />
              </li>
            ))}
          </ul>
        </Part>
      )}
      <Part title={now ? t("charts.next") : t("charts.start")}>
        {next.map((step) => (
          <Button
            key={step.key}
            className={styles.step}
            onClick={() => show(addStep(params, step.key))}
          >
            {step.ways.length > 0
              ? <StepText {...{ subject, names, step }} />
              : leavesOf(step.after.paths).map((path) => (
                <StateName key={path} {...{ subject, names, path }} />
              ))}
          </Button>
        ))}
        {next.length === 0 && <p className={styles.text}>{t(now?.isOver ? "charts.over" : "charts.stuck")}
        </p>}
      </Part>
      <Blocked {...props} />
      <Conditions {...props} />
      <Past {...props} />
    </>
  );
}

function StateName({ subject, names, path }: Omit<Props, "walk"> & { readonly path: string }) {
  const state = subject.chart.states.find((each) => each.path === path);
  return <span>{(state && names?.states[path]?.title) ?? path}</span>;
}

function Blocked({ subject, names, walk }: Props) {
  const styles = useFlowStyles();
  const blocked = walk.now ? blockedWays(subject.chart, walk.now, walk.next) : [];
  if (blocked.length === 0 || walk.answers.size === 0) return null;
  return (
    <Part title={t("charts.blocked")}>
      <ul className={styles.list}>
        {blocked.map((way) => (
          <li key={way.id} className={styles.item}>
            {callTitle(way, names)}
            <span className={styles.quiet}>{` ${t("charts.needs", { what: needTitle(way, names) })}`}</span>
          </li>
        ))}
      </ul>
    </Part>
  );
}

function Conditions({ subject, names, walk }: Props) {
  const styles = useFlowStyles();
  const { params, show } = useAddress();
  const id = useId();
  const on = new Set(["", ...walk.now?.paths ?? []]);
  const openGuards = subject.chart.ways.filter(({ from, guard }) => guard !== "" && on.has(from))
    .flatMap(({ guard }) => {
      const rule = subject.rules.get(guard);
      return rule ? questionsOf(rule) : [guard];
    });
  const all = [...new Set([...openGuards, ...walk.answers.keys()])];
  if (all.length === 0) return null;
  return (
    <Part title={t("charts.conditions")}>
      <span className={styles.quiet}>{t("charts.conditionsText")}</span>
      <div className={styles.answers}>
        {all.map((guard) => {
          const answer = walk.answers.get(guard);
          return [
            <span key={`${guard} name`} id={`${id} ${guard}`.replaceAll(" ", "_")}>
              {guardText(guard, names)}
            </span>,
            <RadioGroup
              key={guard}
              layout="horizontal"
              aria-labelledby={`${id} ${guard}`.replaceAll(" ", "_")}
              value={answer === undefined ? "either" : answer ? "yes" : "no"}
              onChange={(_, { value }) =>
                show(answerGuard(params, guard, value === "either" ? null : value === "yes"))}
            >
              {(["either", "yes", "no"] as const).map((value) => (
                <Radio key={value} value={value} label={t(`charts.${value}`)} />
              ))}
            </RadioGroup>,
          ];
        })}
      </div>
    </Part>
  );
}

function Past({ subject, names, walk }: Props) {
  const styles = useFlowStyles();
  const { params, show, hrefOf } = useAddress();
  const { now, steps } = walk;
  const share = async () => {
    if (!now) return;
    const next = walk.begun && steps.length > 0 ? params : restartFrom(params, now);
    const address = new URL(hrefOf(next), location.href).href;
    if (await copyText(address)) notify("success", t("charts.shared"));
    else notify("error", t("reports.opened.notCopied"));
  };
  return (
    <Part title={t("charts.done")}>
      {steps.length > 0 && (
        <ol className={styles.numbers}>
          {steps.map((step, at) => (
            <li key={at} aria-current={at === steps.length - 1 ? "step" : undefined}>
              <StepText {...{ subject, names, step }} />
            </li>
          ))}
        </ol>
      )}
      <div className={styles.line}>
        <Button
          size="small"
          icon={
            <MirroredIcon>
              <ArrowUndoRegular />
            </MirroredIcon>
          }
          disabledFocusable={steps.length === 0}
          onClick={() => steps.length > 0 && show(cutAfter(params, walk, steps.length - 1))}
        >
          {t("charts.undo")}
        </Button>
        <Button size="small" icon={<ArrowResetRegular />} onClick={() => show(restartSimulation(params))}>
          {t("charts.restart")}
        </Button>
        {now && (
          <Button size="small" icon={<LinkRegular />} onClick={() => void share()}>
            {t("charts.share")}
          </Button>
        )}
      </div>
    </Part>
  );
}
