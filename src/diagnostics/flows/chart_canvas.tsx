/** Shows a chart that can be scrolled, dragged and zoomed. While it has the focus, `+`, `-` and `0` zoom, and arrows scroll. */
import { Button, mergeClasses, Tooltip } from "@fluentui/react-components";
import { AddRegular, FullScreenMaximizeRegular, SubtractRegular } from "@fluentui/react-icons";
import type { ReactElement } from "react";
import { language, t } from "../../lib/i18n.ts";
import { useCanvasStyles } from "./canvas.styles.ts";
import type { StatechartProps } from "./statechart_props.ts";
import { useCanvas } from "./use_canvas.ts";
import type { ChartState } from "../../../api/flows/chart.ts";
import { ChartBox } from "./chart_box.tsx";
import { ChartTransitionLine } from "./chart_transition.tsx";
import { useStatechartStyles } from "./statechart.styles.ts";

interface Props extends Omit<StatechartProps, "zoom"> {
  /** Path of a state, or id of a transition, that is scrolled into view. */
  readonly goal?: string | null;
  /** True to begin at the goal in a readable size instead of with the whole chart. */
  readonly isReading?: boolean;
  readonly className?: string;
}

export function ChartCanvas({ goal = null, isReading = false, className, ...shown }: Props) {
  const styles = useCanvasStyles();
  const canvas = useCanvas(shown.drawing, goal, isReading);
  return (
    <div className={mergeClasses(styles.frame, className)}>
      <div
        ref={canvas.ref}
        className={styles.canvas}
        dir="ltr"
        role="region"
        aria-label={t("charts.canvas", { title: shown.title })}
        tabIndex={0}
        onKeyDown={canvas.onKeyDown}
        onPointerDown={canvas.onPointerDown}
        onClickCapture={canvas.onClickCapture}
      >
        <div className={styles.paper}>
          <Statechart {...shown} zoom={canvas.zoom} />
        </div>
      </div>
      <div className={styles.tools} role="group" aria-label={t("charts.zoom")}>
        <Tool label={t("charts.zoomOut")} icon={<SubtractRegular />} onClick={canvas.shrink} />
        <span className={styles.percent} dir="ltr" aria-live="polite">{percentText(canvas.zoom)}</span>
        <Tool label={t("charts.zoomIn")} icon={<AddRegular />} onClick={canvas.grow} />
        <Tool label={t("charts.fit")} icon={<FullScreenMaximizeRegular />} onClick={canvas.fit} />
      </div>
    </div>
  );
}

const percentText = (zoom: number): string =>
  zoom.toLocaleString(language.value, { style: "percent", maximumFractionDigits: 0 });

interface ToolProps {
  readonly label: string;
  readonly icon: ReactElement;
  readonly onClick: () => void;
}

function Tool({ label, icon, onClick }: ToolProps) {
  return (
    <Tooltip content={label} relationship="label">
      <Button appearance="subtle" size="small" icon={icon} onClick={onClick} />
    </Tooltip>
  );
}

const isGroup = ({ kind }: ChartState): boolean => kind === "compound" || kind === "parallel";

/** Draws groups, transitions, then states, always left to right. `ChartTree` shows the same to screen readers. */
function Statechart(props: StatechartProps) {
  const { chart, drawing, title, zoom = 1 } = props;
  const styles = useStatechartStyles();
  const drawn = chart.states.filter(({ path }) => drawing.boxes[path]);
  const boxes = (states: readonly ChartState[]) =>
    states.map((state) => <ChartBox key={state.path} {...props} state={state} />);
  return (
    <svg
      className={styles.chart}
      role="img"
      data-flow={drawing.id}
      aria-label={title}
      direction="ltr"
      viewBox={`0 0 ${drawing.width} ${drawing.height}`}
      width={drawing.width * zoom}
      height={drawing.height * zoom}
    >
      {boxes(drawn.filter(isGroup))}
      {chart.ways.map((way) => <ChartTransitionLine key={way.id} {...props} way={way} />)}
      {boxes(drawn.filter((state) => !isGroup(state)))}
    </svg>
  );
}
