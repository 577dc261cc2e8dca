/** The story of a recording, line by line. */
import type { StoryLine } from "../flows/story.ts";
import { useReportStyles } from "./report.styles.ts";

interface Props {
  readonly lines: readonly StoryLine[];
  readonly label: string;
}

export function StoryList({ lines, label }: Props) {
  const styles = useReportStyles();
  return (
    // It scrolls, so the keyboard has to reach it.
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
