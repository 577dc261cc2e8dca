/**
 * A statechart as a picture: groups, then ways, then states. It is for the eye and the pointer; `ChartTree` says the
 * same to the ear and the keyboard. It runs from left to right on every page, as its drawing was made.
 */
import type { ChartState } from "../../../api/flows/chart.ts";
import { ChartBox } from "./chart_box.tsx";
import { ChartWayLine } from "./chart_way.tsx";
import type { StatechartProps } from "./statechart_props.ts";
import { useStatechartStyles } from "./statechart.styles.ts";

const isGroup = ({ kind }: ChartState): boolean => kind === "compound" || kind === "parallel";

export function Statechart(props: StatechartProps) {
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
      {chart.ways.map((way) => <ChartWayLine key={way.id} {...props} way={way} />)}
      {boxes(drawn.filter((state) => !isGroup(state)))}
    </svg>
  );
}
