import { mergeClasses } from "@fluentui/react-components";
import type { ChartState } from "../../../api/flows/chart.ts";
import { type Box, LINE_PX } from "../../../api/flows/drawing.ts";
import { bodyLines, stateText } from "../../../api/flows/names.ts";
import type { StatechartProps } from "./statechart_props.ts";
import { useStatechartStyles } from "./statechart.styles.ts";

interface Props extends StatechartProps {
  readonly state: ChartState;
}

const INSET_PX = 12;
const NAME_PX = 19;
const BODY_PX = 36;
const CAPTION_LETTER_PX = 5;

export function ChartBox(props: Props) {
  const { state, chart, drawing, names, lit = [], selected, onSelect, hits } = props;
  const styles = useStatechartStyles();
  const box = drawing.boxes[state.path];
  if (!box) return null;
  const [x, y, width, height] = box;
  const isGroup = state.kind === "compound" || state.kind === "parallel";
  const isRegion = chart.states.find(({ path }) => path === state.parent)?.kind === "parallel";
  const isLit = lit.includes(state.path);
  const isSelected = selected?.kind === "state" && selected.id === state.path;
  const lines = bodyLines(state, chart, names);
  const visit = props.visits?.get(state.path);
  const isBare = !isGroup && lines.length === 0;
  const quiet = mergeClasses(styles.text, styles.quiet, isLit && !isGroup && styles.litText);
  return (
    <g
      className={onSelect && styles.part}
      data-state={state.path}
      data-lit={isLit || undefined}
      {...(onSelect && { onClick: () => onSelect({ kind: "state", id: state.path }) })}
    >
      <rect
        {...{ x, y, width, height }}
        rx={8}
        className={mergeClasses(
          isGroup ? styles.group : styles.box,
          isRegion && styles.region,
          isLit && (isGroup ? styles.litGroup : styles.litBox),
          hits?.has(state.path) && styles.hit,
          isSelected && styles.selected,
        )}
      />
      {state.kind === "final" && (
        <rect
          x={x + 3}
          y={y + 3}
          width={width - 6}
          height={height - 6}
          rx={6}
          className={styles.inner}
        />
      )}
      {state.isInitial && <circle cx={x + 2} cy={y + 2} r={5} className={styles.tip} />}
      <text
        x={isBare ? x + width / 2 : x + INSET_PX}
        y={isBare ? y + height / 2 + (visit?.caption ? 0 : 4) : y + NAME_PX}
        textAnchor={isBare ? "middle" : "start"}
        className={mergeClasses(styles.text, styles.name, isLit && !isGroup && styles.litText)}
      >
        {state.path === "" && names ? props.title : stateText(state, names)}
      </text>
      {lines.map((line, at) => (
        <text key={at} x={x + INSET_PX} y={y + BODY_PX + at * LINE_PX} className={quiet}>{line}</text>
      ))}
      {visit?.caption && <Caption box={box} text={visit.caption} isInner={isBare} />}
      <Badge
        box={box}
        text={props.counts?.get(state.path) ?? (visit && visit.count > 1 ? `${visit.count}×` : "")}
      />
    </g>
  );
}

interface CaptionProps {
  readonly box: Box;
  readonly text: string;
  readonly isInner: boolean;
}

/** Draws the text of a box; text that does not fit is cut off. */
function Caption({ box: [x, y, width, height], text, isInner }: CaptionProps) {
  const styles = useStatechartStyles();
  const most = Math.floor((width - 12) / CAPTION_LETTER_PX);
  return (
    <text x={x + width / 2} y={y + height - (isInner ? 6 : 4)} textAnchor="middle" className={styles.caption}>
      {text.length > most ? `${text.slice(0, most - 1)}…` : text}
    </text>
  );
}

function Badge({ box: [x, y, width], text }: { readonly box: Box; readonly text: string }) {
  const styles = useStatechartStyles();
  if (!text) return null;
  const half = Math.max(9, text.length * 3.4 + 5);
  return (
    <>
      <rect x={x + width - half - 4} y={y - 9} width={half * 2} height={18} rx={9} className={styles.badge} />
      <text x={x + width - 4} y={y + 4} textAnchor="middle" className={styles.badgeText}>{text}</text>
    </>
  );
}
