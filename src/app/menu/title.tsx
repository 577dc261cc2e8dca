import { mergeClasses, useFluent } from "@fluentui/react-components";
import { ChevronDown16Regular } from "@fluentui/react-icons";
import { useSidebarStyles } from "./sidebar.styles.ts";
import { titleId } from "./focus_stops.ts";
import { useVisuallyHidden } from "../../lib/visually_hidden.ts";

interface MenuTitleProps {
  readonly id: string;
  readonly words: string;
  readonly isOpen: boolean;
  readonly isInner: boolean;
  readonly isLabelled: boolean;
  readonly holdsActive: boolean;
  readonly tabIndex: 0 | -1;
  readonly onToggle: () => void;
}

export function MenuTitle(props: MenuTitleProps) {
  const { id, words, isOpen, isInner, isLabelled, holdsActive, tabIndex, onToggle } = props;
  const styles = useSidebarStyles();
  const unseen = useVisuallyHidden();
  const { dir } = useFluent();
  const Heading = isInner ? "h3" : "h2";
  const closedChevron = dir === "rtl" ? styles.chevronClosedRtl : styles.chevronClosed;
  return (
    <Heading className={mergeClasses(styles.heading, !isLabelled && styles.titleRail)}>
      <button
        type="button"
        data-stop={titleId(id)}
        tabIndex={tabIndex}
        aria-expanded={isOpen}
        onClick={onToggle}
        className={mergeClasses(
          styles.title,
          isInner && styles.branch,
          !isOpen && holdsActive && styles.holdsActive,
        )}
      >
        <span className={isLabelled ? styles.words : unseen}>{words}</span>
        <span className={isLabelled ? mergeClasses(styles.chevron, !isOpen && closedChevron) : unseen}>
          <ChevronDown16Regular />
        </span>
      </button>
    </Heading>
  );
}
