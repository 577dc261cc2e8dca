import { mergeClasses } from "@fluentui/react-components";
import { memo, useEffect, useRef } from "react";
import type { StoryLine } from "../flows/story.ts";
import { t } from "../../lib/i18n.ts";
import { usePlayerStyles } from "./player.styles.ts";

interface Props {
  readonly lines: readonly StoryLine[];
  readonly current: number;
  readonly onChoose: (index: number) => void;
}

export function Steps({ lines, current, onChoose }: Props) {
  const styles = usePlayerStyles();
  const list = useRef<HTMLOListElement>(null);
  const choose = useRef(onChoose);
  choose.current = onChoose;
  useEffect(() => {
    const shown = list.current?.querySelector<HTMLElement>("[aria-current]");
    if (!list.current || !shown) return;
    const [top, height] = [shown.offsetTop - list.current.offsetTop, shown.offsetHeight];
    const { scrollTop, clientHeight } = list.current;
    // Only the list scrolls, not the page.
    if (top < scrollTop || top + height > scrollTop + clientHeight) {
      list.current.scrollTop = top - clientHeight / 2;
    }
  }, [current]);
  return (
    <ol ref={list} className={styles.story} aria-label={t("reports.opened.story")}>
      {lines.map((line) => (
        <Line key={line.index} {...line} isCurrent={line.index === current} choose={choose} />
      ))}
    </ol>
  );
}

interface LineProps extends StoryLine {
  readonly isCurrent: boolean;
  readonly choose: { readonly current: (index: number) => void };
}

/** Memoized, because a step changes only two of 500 lines. */
const Line = memo(function Line({ index, time, flow, text, isCurrent, choose }: LineProps) {
  const styles = usePlayerStyles();
  return (
    <li>
      <button
        type="button"
        className={mergeClasses(styles.step, isCurrent && styles.current)}
        // The list is a single tab stop; arrows move through its lines.
        tabIndex={isCurrent ? 0 : -1}
        aria-current={isCurrent ? "step" : undefined}
        onClick={() => choose.current(index)}
      >
        <time className={styles.time}>{time}</time>
        <span>
          <span className={styles.flow}>{flow}</span> {text}
        </span>
      </button>
    </li>
  );
});
