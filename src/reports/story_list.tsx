/** The story of a recording, line by line; the newest line is in sight. */
import { useEffect, useRef } from "react";
import type { StoryLine } from "../flows/story.ts";
import { useReportStyles } from "./report.styles.ts";

interface Props {
  readonly lines: readonly StoryLine[];
  readonly label: string;
}

export function StoryList({ lines, label }: Props) {
  const styles = useReportStyles();
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [lines.length]);
  return (
    // It scrolls, so the keyboard has to reach it.
    <ol ref={list} className={styles.story} tabIndex={0} aria-label={label}>
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
