import { mergeClasses } from "@fluentui/react-components";
import { memo, useEffect, useRef } from "react";
import { keySigns } from "../../../lib/key_signs.ts";
import { StatusPill } from "../../../parts/status_pill.tsx";
import { KeyCaps } from "./key_caps.tsx";
import { MarkedText } from "./marked_text.tsx";
import { useOptionStyles } from "./option.styles.ts";
import type { Result } from "./results.ts";
import { isStarrable, RowStar } from "./row_star.tsx";
import { marksOf, scoreOf } from "./score.ts";
import {
  AddRegular,
  AlertRegular,
  ChatMultipleRegular,
  FlashRegular,
  type FluentIcon,
  PersonRegular,
  TagRegular,
} from "@fluentui/react-icons";
import { menuIcon } from "../../../engine/menu_icon.ts";

interface Props {
  readonly id: string;
  readonly result: Result;
  readonly typed: string;
  readonly isSelected: boolean;
  readonly onSelect: (key: string) => void;
  readonly onGo: (key: string, isAside: boolean) => void;
}

const AXES: Readonly<Partial<Record<Result["kind"], string>>> = {
  packages: "shipment_status",
  units: "print_status",
};

const NO_MARKS: ReadonlySet<number> = new Set();

/** Pages and actions also match scattered letters, records only letters that follow each other. */
function marksFor({ kind, title }: Result, typed: string): ReadonlySet<number> {
  if (typed === "" || kind === "recent") return NO_MARKS;
  if (kind === "pages" || kind === "actions") return scoreOf(title, typed)?.marks ?? NO_MARKS;
  return marksOf(title, typed);
}

export const OptionRow = memo(function OptionRow({ id, result, typed, isSelected, onSelect, onGo }: Props) {
  const styles = useOptionStyles();
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isSelected) row.current?.scrollIntoView({ block: "nearest" });
  }, [isSelected]);
  const { key, title, subtitle, code, status, press, isText } = result;
  const Icon = resultIcon(result.icon);
  return (
    <div
      ref={row}
      id={id}
      role="option"
      aria-selected={isSelected}
      aria-disabled={isText === true}
      aria-keyshortcuts={isStarrable(result) ? "Alt+S" : undefined}
      className={mergeClasses(styles.root, isSelected && styles.selected, isText && styles.text)}
      // Only a moving pointer selects, not a list that changes under a resting one.
      onPointerMove={() => !isSelected && onSelect(key)}
      // Keeps the focus in the field.
      onMouseDown={(event) => event.preventDefault()}
      onClick={(event) => onGo(key, event.ctrlKey || event.metaKey)}
    >
      <span className={styles.icon} aria-hidden="true">
        <Icon />
      </span>
      <span className={styles.words}>
        <bdi dir="auto" className={styles.title}>
          <MarkedText text={title} marks={marksFor(result, typed)} />
        </bdi>
        {subtitle && (
          <bdi dir="auto" className={styles.subtitle}>
            <MarkedText text={subtitle} marks={marksOf(subtitle, typed)} />
          </bdi>
        )}
      </span>
      {code && (
        <bdi className={styles.code}>
          <MarkedText text={code} marks={marksOf(code, typed)} />
        </bdi>
      )}
      {status && (
        <span className={styles.end}>
          <StatusPill kind={result.kind} status={status} axis={AXES[result.kind] ?? "status"} />
        </span>
      )}
      {(result.kind === "pages" || result.kind === "recent") && <RowStar result={result} />}
      {press && <KeyCaps keys={keySigns(press)} />}
    </div>
  );
});

const ICONS: Readonly<Record<string, FluentIcon>> = {
  action: FlashRegular,
  add: AddRegular,
  canned_replies: ChatMultipleRegular,
  items: TagRegular,
  notifications: AlertRegular,
  users: PersonRegular,
};

const resultIcon = (name: string): FluentIcon =>
  (Object.hasOwn(ICONS, name) && ICONS[name]) || menuIcon(name);
