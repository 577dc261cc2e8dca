/** Shows the data to be sent; drawings and oldest steps of a large recording may be left out. */
import { useMemo, useState } from "react";
import type { Recording } from "../../../api/flows/recording.ts";
import { flowTitle, type StoryLine, storyOf } from "../flows/story.ts";
import { useFlowWords } from "../flows/load.ts";
import { config } from "../../lib/config.ts";
import { t } from "../../lib/i18n.ts";
import { roleText } from "../../lib/role_text.ts";
import { useReportStyles } from "./report.styles.ts";

/** Number of last steps that are shown at once; the fault is usually among them. */
const STEPS_SHOWN = 10;

export function factsOf({ app, path, record, language, role, viewport, entries }: Recording) {
  return [
    [t("reports.fact.app"), `${app.version} (${app.commit})`],
    [t("reports.fact.path"), path],
    ...record ? [[t("reports.fact.record"), record] as const] : [],
    [t("reports.fact.language"), language],
    [t("reports.fact.role"), roleText(role)],
    [t("reports.fact.viewport"), viewport.join(" × ")],
    [t("reports.fact.steps"), String(entries.length)],
  ] as const;
}

function Story({ lines }: { readonly lines: readonly StoryLine[] }) {
  const styles = useReportStyles();
  const newest = lines.toReversed();
  const earlier = newest.slice(STEPS_SHOWN);
  return (
    <>
      <StoryList lines={newest.slice(0, STEPS_SHOWN)} label={t("reports.lastSteps")} />
      {earlier.length > 0 && (
        <details>
          <summary className={styles.summary}>{t("reports.earlier", { count: earlier.length })}</summary>
          <StoryList lines={earlier} label={t("reports.story")} />
        </details>
      )}
    </>
  );
}

export function Preview({ recording }: { readonly recording: Recording }) {
  const styles = useReportStyles();
  const words = useFlowWords();
  const [isRawShown, setRawShown] = useState(false);
  const { entries, charts } = recording;
  const lines = useMemo(() => storyOf(entries, words, config().timeZone), [entries, words]);
  const drawn = Object.keys(charts).map((flow) => flowTitle(flow, words));
  return (
    <>
      <h3 className={styles.heading}>{t("reports.story")}</h3>
      {lines.length > 0 ? <Story lines={lines} /> : <p className={styles.text}>{t("reports.nothing")}</p>}
      <h3 className={styles.heading}>{t("reports.about")}</h3>
      <dl className={styles.facts}>
        {factsOf(recording).map(([name, value]) => (
          <div key={name} style={{ display: "contents" }}>
            <dt>{name}</dt>
            <dd dir="auto">{value}</dd>
          </div>
        ))}
        {drawn.length > 0 && (
          <>
            <dt>{t("reports.fact.charts")}</dt>
            <dd>{drawn.join(", ")}</dd>
          </>
        )}
      </dl>
      <details onToggle={(event) => setRawShown(event.currentTarget.open)}>
        <summary className={styles.summary}>{t("reports.raw")}</summary>
        {isRawShown && <pre className={styles.raw} tabIndex={0}>{JSON.stringify(recording, null, 1)}</pre>}
      </details>
    </>
  );
}

interface Props {
  readonly lines: readonly StoryLine[];
  readonly label: string;
}

function StoryList({ lines, label }: Props) {
  const styles = useReportStyles();
  return (
    // The list scrolls, so it must be reachable by keyboard.
    <ol className={styles.story} tabIndex={0} aria-label={label}>
      {lines.map(({ index, time, flow, text }) => (
        <li key={index} className={styles.line}>
          <time className={styles.time}>{time}</time>
          <span>
            <span className={styles.flow}>{flow}</span> {text}
          </span>
        </li>
      ))}
    </ol>
  );
}
