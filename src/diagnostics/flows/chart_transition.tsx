import { mergeClasses } from "@fluentui/react-components";
import type { ChartTransition } from "../../../api/flows/chart.ts";
import { type Arrow, isLeftOfLine, LINE_PX, type Point } from "../../../api/flows/drawing.ts";
import { labelOf } from "../../../api/flows/names.ts";
import { pathOf } from "../../../api/flows/svg.ts";
import type { Mark, StatechartProps } from "./statechart_props.ts";
import { useStatechartStyles } from "./statechart.styles.ts";

const TIP_PX = 7;

export function tipOf(points: readonly Point[]): string {
  const [before, end] = [points.at(-2), points.at(-1)];
  if (!before || !end) return "";
  const length = Math.hypot(end[0] - before[0], end[1] - before[1]) || 1;
  const [dx, dy] = [(end[0] - before[0]) / length * TIP_PX, (end[1] - before[1]) / length * TIP_PX];
  const corner = (side: 1 | -1) =>
    `${Math.round(end[0] - dx - side * dy / 2)} ${Math.round(end[1] - dy + side * dx / 2)}`;
  return `M${end[0]} ${end[1]}L${corner(1)}L${corner(-1)}Z`;
}

function placeOf(arrow: Arrow, row: number) {
  const [x, y, width] = arrow.label;
  const isLeft = isLeftOfLine(arrow);
  return {
    x: isLeft ? x + width - 2 : x + 2,
    y: y + 12 + row * LINE_PX,
    textAnchor: isLeft ? "end" as const : "start" as const,
  };
}

interface Props extends StatechartProps {
  readonly way: ChartTransition;
}

/** Draws a transition: an arrow, or without a target a line of text in its state. */
export function ChartTransitionLine({ way, drawing, names, marks, hits, selected, onSelect }: Props) {
  const styles = useStatechartStyles();
  const mark = marks?.get(way.id);
  const isSelected = selected?.kind === "way" && selected.id === way.id;
  const { call, needs } = labelOf(way, names);
  const text = mergeClasses(styles.text, isSelected && styles.selectedText);
  return (
    <g
      className={onSelect && styles.part}
      data-way={way.id}
      data-mark={mark}
      {...(onSelect && { onClick: () => onSelect({ kind: "way", id: way.id }) })}
    >
      {(drawing.arrows[way.id] ?? []).map((arrow, at) => (
        <g key={at}>
          <path d={pathOf(arrow.points)} className={styles.reach} />
          <path
            d={pathOf(arrow.points)}
            className={mergeClasses(
              styles.way,
              mark && waysOf(styles)[mark],
              hits?.has(way.id) && styles.hit,
              isSelected && styles.selected,
            )}
          />
          <path d={tipOf(arrow.points)} className={mergeClasses(styles.tip, mark && tipsOf(styles)[mark])} />
          <g data-label={way.id}>
            {call.map((line, row) => <text key={row} {...placeOf(arrow, row)} className={text}>{line}</text>)}
            {needs.map((line, row) => (
              <text
                key={`needs ${row}`}
                {...placeOf(arrow, call.length + row)}
                className={mergeClasses(text, styles.quiet)}
              >
                {line}
              </text>
            ))}
          </g>
        </g>
      ))}
    </g>
  );
}

type Styles = ReturnType<typeof useStatechartStyles>;

const waysOf = (styles: Styles): Readonly<Record<Mark, string>> => ({
  taken: styles.takenWay,
  open: styles.openWay,
  blocked: styles.blockedWay,
});
const tipsOf = (styles: Styles): Readonly<Record<Mark, string>> => ({
  taken: styles.takenTip,
  open: styles.openTip,
  blocked: styles.blockedTip,
});
