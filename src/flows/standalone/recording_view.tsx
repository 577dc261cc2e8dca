/** A recording from a file: its story, one step after the other, each on the chart of its machine. */
import { Slider } from "@fluentui/react-components";
import { useState } from "react";
import type { Entry, Recording } from "../../../api/flows/recording.ts";
import { config } from "../../lib/config.ts";
import { t } from "../../lib/i18n.ts";
import { ChartCanvas } from "../chart_canvas.tsx";
import { ChartTree } from "../chart_tree.tsx";
import { useFlowWords } from "../load.ts";
import type { Mark } from "../statechart_props.ts";
import { storyOf } from "../story.ts";
import { pictureOf, titleOf } from "../subject.ts";
import { useFilePageStyles } from "./file_page.styles.ts";

export function RecordingView({ recording }: { readonly recording: Recording }) {
  const styles = useFilePageStyles();
  const words = useFlowWords();
  const [at, setAt] = useState(Math.max(0, recording.entries.length - 1));
  const story = storyOf(recording.entries, words, config().timeZone);
  const entry = recording.entries[at];
  const line = story[at];
  return (
    <>
      <h1 className={styles.title}>{t("charts.file.recording")}</h1>
      {recording.sentence && <blockquote className={styles.text} dir="auto">{recording.sentence}</blockquote>}
      {entry && line && (
        <>
          <Slider
            aria-label={t("charts.file.step")}
            aria-valuetext={`${line.time} ${line.flow}: ${line.text}`}
            min={0}
            max={recording.entries.length - 1}
            value={at}
            onChange={(_, { value }) => setAt(value)}
          />
          <p className={styles.text} role="status">{`${line.time} · ${line.flow} · ${line.text}`}</p>
        </>
      )}
      <div className={styles.columns}>
        {entry && <Moment entry={entry} recording={recording} />}
        <ol className={styles.story}>
          {story.map(({ index, time, flow, text }) => (
            <li key={index}>
              <button
                type="button"
                className={styles.step}
                aria-current={index === at ? "step" : undefined}
                onClick={() => setAt(index)}
              >
                {`${time} · ${flow} · ${text}`}
              </button>
            </li>
          ))}
        </ol>
      </div>
    </>
  );
}

/** The machine of a step as it stood after it. */
function Moment({ entry, recording }: { readonly entry: Entry; readonly recording: Recording }) {
  const styles = useFilePageStyles();
  const words = useFlowWords()[entry.flow];
  const recorded = Object.hasOwn(recording.charts, entry.flow) ? recording.charts[entry.flow] : undefined;
  if (!recorded) return <p className={styles.text}>{entry.value.join(", ")}</p>;
  const subject = { id: entry.flow, ...recorded, rules: new Map(), words };
  const drawing = pictureOf(subject);
  const lit = recorded.chart.states.map(({ path }) => path)
    .filter((path) =>
      entry.value.some((leaf) => leaf === path || (path !== "" && leaf.startsWith(`${path}.`)))
    );
  const shown = { chart: recorded.chart, names: words ?? null, title: titleOf(subject), lit };
  const marks = new Map(entry.ways.map((id): [string, Mark] => [id, "taken"]));
  return drawing
    ? (
      <ChartCanvas
        {...shown}
        drawing={drawing}
        marks={marks}
        goal={entry.value[0] ?? null}
        className={styles.canvas}
      />
    )
    : (
      <div className={styles.tree}>
        <ChartTree {...shown} selected={null} onSelect={() => {}} />
      </div>
    );
}
