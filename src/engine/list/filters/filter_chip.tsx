import { mergeClasses } from "@fluentui/react-components";
import { Add12Regular, ChevronDown12Regular, Dismiss12Regular } from "@fluentui/react-icons";
import { memo, Suspense, useRef, useState } from "react";
import { isRange } from "../../../../api/time/ranges.ts";
import type { Filter, FilterKind, FilterValues } from "../../../../resources/define.ts";
import { argsOf } from "../../../../resources/document.ts";
import { t } from "../../../lib/i18n.ts";
import { useFieldWord } from "../../field_words.ts";
import { lazyPart } from "../../../lib/lazy_part.tsx";
import { choiceWord } from "../choice_word.ts";
import { clearFilter, isSet, readChoice } from "../../../parts/filter_values.ts";
import { useFilterStyles } from "./filter.styles.ts";
import { useOptionNames } from "./option_names.ts";
import { statusWord } from "../../../parts/status_pill.tsx";
import { listText } from "../../../parts/format.ts";

const FilterPopover = lazyPart(() => import("./filter_popover.tsx"));

const WORDS: Readonly<Partial<Record<FilterKind, "status" | "choice">>> = {
  statuses: "status",
  status: "status",
  choices: "choice",
  choice: "choice",
};

/** Maximum number of values that a chip names; more are counted. */
const NAMED_MAX = 2;

interface Props {
  readonly filter: Filter;
  readonly filters: FilterValues;
  readonly onChange: (patch: FilterValues) => void;
  readonly isAway?: boolean;
  readonly words?: string;
}

/** Compares only what the chip shows, so that other filters do not redraw it. */
const isSameChip = (before: Props, after: Props): boolean =>
  before.filter === after.filter && before.onChange === after.onChange && before.isAway === after.isAway &&
  before.words === after.words &&
  argsOf(after.filter).every((name) => before.filters[name] === after.filters[name]);

function daysText({ range, start, end }: FilterValues): string {
  if (start || end) return start === end ? (start ?? "") : `${start ?? "…"} – ${end ?? "…"}`;
  return range && isRange(range) ? t(`range.${range}`) : (range ?? "");
}

function useValuesText(filter: Filter, filters: FilterValues): string {
  const value = filters[filter.key];
  const nameOf = useOptionNames(value ? filter.source : undefined);
  if (filter.kind === "days") return daysText(filters);
  const { only, not } = readChoice(value);
  const choice = (each: string) => choiceWord(filter.key, each);
  const word = WORDS[filter.kind] === "status"
    ? (each: string) => statusWord(each, filter.key)
    : WORDS[filter.kind] === "choice"
    ? choice
    : nameOf;
  const words = [
    ...only.map((each) => word(each)),
    ...not.map((each) => {
      const name = word(each);
      return name && t("list.filter.not", { value: name });
    }),
  ];
  const isLong = words.length > NAMED_MAX || words.some((each) => !each);
  return isLong ? t("list.filter.chosen", { count: words.length }) : listText(words);
}

export const FilterChip = memo(function FilterChip({ filter, filters, onChange, isAway = false }: Props) {
  const styles = useFilterStyles();
  const [isOpen, setOpen] = useState(false);
  const anchor = useRef<HTMLSpanElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const name = useFieldWord()(filter.label ?? filter.key);
  const values = useValuesText(filter, filters);
  const isActive = isSet(filter, filters);
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  return (
    <span
      ref={anchor}
      className={mergeClasses(styles.chip, isActive && styles.chipSet, isAway && styles.without)}
    >
      <button
        ref={button}
        type="button"
        className={styles.chipButton}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {!isActive && <Add12Regular aria-hidden />}
        <span className={styles.chipText} dir="auto">
          {isActive ? t("list.filter.set", { name, values }) : name}
        </span>
        {isActive && <ChevronDown12Regular aria-hidden />}
      </button>
      {isActive && (
        <button
          type="button"
          className={styles.icon}
          aria-label={t("list.filter.remove", { name })}
          onClick={() => {
            onChange(clearFilter(filter));
            button.current?.focus();
          }}
        >
          <Dismiss12Regular />
        </button>
      )}
      {isOpen && filter.kind !== "ids" && (
        <Suspense>
          <FilterPopover {...{ filter, filters, onChange, name }} target={anchor.current} onClose={close} />
        </Suspense>
      )}
    </span>
  );
}, isSameChip);
