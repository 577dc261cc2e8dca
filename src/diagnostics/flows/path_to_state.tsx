import { Button } from "@fluentui/react-components";
import { PlayRegular } from "@fluentui/react-icons";
import { useMemo, useState } from "react";
import type { Names } from "../../../api/flows/names.ts";
import { t } from "../../lib/i18n.ts";
import { useFlowStyles } from "./flow.styles.ts";
import { playSteps, restartSimulation } from "./simulation.ts";
import { type Simulator, simulatorOf, type Step } from "./simulator.ts";
import { StepText } from "./step_text.tsx";
import type { Subject } from "./subject.ts";
import { useAddress } from "./use_address.ts";

interface Props {
  readonly subject: Subject;
  readonly path: string;
  readonly names: Names;
}

const isLeaf = ({ chart }: Subject, path: string): boolean =>
  !chart.states.some(({ parent }) => parent === path);

export function PathToState({ subject, path, names }: Props) {
  const styles = useFlowStyles();
  const { params, show } = useAddress();
  const [steps, setSteps] = useState<readonly Step[] | null | undefined>(undefined);
  const simulator = useSimulator(subject);
  const find = () => setSteps(simulator.wayTo(null, path, new Map()));
  return (
    <section className={styles.part}>
      <div className={styles.line}>
        <Button onClick={find}>{t("charts.askWay")}</Button>
        {isLeaf(subject, path) && (
          <Button
            appearance="subtle"
            onClick={() => show(restartSimulation(params, [path]))}
          >
            {t("charts.tryHere")}
          </Button>
        )}
      </div>
      {steps !== undefined && (
        <div className={styles.part} role="status">
          <h3 className={styles.heading}>{t("charts.way")}</h3>
          {steps === null && <p className={styles.text}>{t("charts.noWay")}</p>}
          {steps && steps.every(({ ways }) => ways.length === 0)
            ? <p className={styles.text}>{t("charts.atStart")}</p>
            : steps && (
              <>
                <ol className={styles.numbers}>
                  {steps.filter(({ ways }) => ways.length > 0).map((step, at) => (
                    <li key={at}>
                      <StepText {...{ subject, names, step }} />
                    </li>
                  ))}
                </ol>
                <span>
                  <Button
                    icon={<PlayRegular />}
                    onClick={() => show(playSteps(params, playable(simulator, steps)))}
                  >
                    {t("charts.play")}
                  </Button>
                </span>
              </>
            )}
        </div>
      )}
    </section>
  );
}

/** Returns the steps to play. If there is only one start, the simulation has already taken it. */
const playable = (simulator: Simulator, steps: readonly Step[]): readonly Step[] =>
  simulator.starts(new Map()).length === 1 ? steps.slice(1) : steps;

export const useSimulator = ({ chart, rules }: Subject): Simulator =>
  useMemo(() => simulatorOf(chart, rules), [chart, rules]);
