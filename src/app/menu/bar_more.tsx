import { useOverflowMenu, useOverflowVisibility } from "@fluentui/react-components";
import { t } from "../../lib/i18n.ts";
import { BarMenu, type BarMenuProps } from "./bar_menu.tsx";
import { type Entry, hasActive, type Section } from "./model.ts";

export const MORE = "more";

interface BarMoreProps extends Omit<BarMenuProps, "words" | "sections" | "isActive"> {
  readonly entries: readonly Entry[];
}

const sectionOf = (entry: Entry): Section =>
  entry.line ? { id: entry.id, words: null, nodes: [entry.line] } : entry.section;

export function BarMore({ entries, ...menu }: BarMoreProps) {
  const { ref, isOverflowing } = useOverflowMenu<HTMLDivElement>();
  const { itemVisibility } = useOverflowVisibility();
  if (!isOverflowing) return null;
  const hidden = entries.filter(({ id }) => itemVisibility[id] === false);
  return (
    <div role="none" ref={ref}>
      <BarMenu
        {...menu}
        words={t("frame.more")}
        sections={hidden.map(sectionOf)}
        isActive={hidden.some(hasActive)}
      />
    </div>
  );
}
