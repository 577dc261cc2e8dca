import { SearchBox } from "@fluentui/react-components";
import type { KeyboardEvent } from "react";
import { t } from "../../lib/i18n.ts";
import { useFlowStyles } from "./flow.styles.ts";
import type { Hit } from "./search.ts";
import { isSame, type Selection } from "./selection.ts";

interface Props {
  readonly question: string;
  readonly hits: readonly Hit[];
  readonly selected: Selection | null;
  readonly onAsk: (question: string) => void;
  readonly onSelect: (selection: Selection) => void;
}

export function PartSearch({ question, hits, selected, onAsk, onSelect }: Props) {
  const styles = useFlowStyles();
  const go = (by: 1 | -1) => {
    const at = hits.findIndex((hit) => isSame(hit, selected));
    const next = hits[at === -1 ? 0 : (at + by + hits.length) % hits.length];
    if (next) onSelect({ kind: next.kind, id: next.id });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { Enter: 1, ArrowDown: 1, ArrowUp: -1 }[event.key] as 1 | -1 | undefined;
    if (!by) return;
    event.preventDefault();
    go(event.shiftKey ? -1 : by);
  };
  return (
    <>
      <SearchBox
        className={styles.search}
        placeholder={t("charts.findHere")}
        aria-label={t("charts.findHere")}
        value={question}
        onChange={(_, { value }) => onAsk(value)}
        onKeyDown={onKeyDown}
      />
      <span className={styles.quiet} role="status">
        {question.trim() &&
          (hits.length > 0 ? t("charts.found", { count: hits.length }) : t("charts.nothing"))}
      </span>
    </>
  );
}
