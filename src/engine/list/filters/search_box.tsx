/** Searches a moment after the last key; the key `/` focuses the box. Of several pasted values it shows only the number. */
import { mergeClasses } from "@fluentui/react-components";
import { Dismiss12Regular, Search16Regular } from "@fluentui/react-icons";
import { type ClipboardEvent, type RefObject, useEffect, useRef, useState } from "react";
import { SEARCH_DEBOUNCE_MS } from "../../../../api/constants.ts";
import {
  joinValues,
  MAX_SEARCH_VALUES,
  MAX_TEXT_VALUES,
  pastedValues,
  searchValues,
} from "../../../../api/search_values.ts";
import { t } from "../../../lib/i18n.ts";
import { notify } from "../../../lib/toasts.ts";
import { useFilterStyles } from "./filter.styles.ts";

interface Props {
  readonly value: string;
  readonly hint: string;
  readonly onSearch: (text: string) => void;
  readonly input: RefObject<HTMLInputElement | null>;
}

/** Joins pasted values by one separator, whatever was between them. */
function sentFor(typed: string): string {
  const values = searchValues(typed);
  return values.length > 1 ? joinValues(values) : typed.trim();
}

/** Returns the pasted values; null if the browser should handle the paste. */
function pasted(text: string): string | null {
  const values = pastedValues(text);
  if (values.length < 2) return null;
  const count = values.length;
  if (count > MAX_SEARCH_VALUES) {
    notify("warning", t("list.searchTooMany", { max: MAX_SEARCH_VALUES, count }));
  }
  return joinValues(values.slice(0, MAX_SEARCH_VALUES));
}

export function SearchBox({ value, hint, onSearch, input }: Props) {
  const styles = useFilterStyles();
  const [typed, setTyped] = useState(value);
  const [isEditing, setEditing] = useState(false);
  const known = useRef(value);
  const underWay = useRef<string[]>([]);
  const latest = useRef(onSearch);
  latest.current = onSearch;
  // Back and links change the text. An address that this box requested does not, because it may be older than the text.
  if (value !== known.current) {
    known.current = value;
    const at = underWay.current.indexOf(value);
    underWay.current.splice(0, at + 1 || Infinity);
    if (at < 0 && sentFor(typed) !== value) setTyped(value);
  }
  useEffect(() => {
    const text = sentFor(typed);
    if (text === (underWay.current.at(-1) ?? known.current)) return;
    const timer = setTimeout(() => {
      underWay.current.push(text);
      latest.current(text);
    }, SEARCH_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  const { length: count } = searchValues(typed);
  // By itself a box of one line would join the lines of a pasted column.
  const onPaste = (event: ClipboardEvent<HTMLInputElement>) => {
    const text = pasted(event.clipboardData.getData("text"));
    if (text === null) return;
    event.preventDefault();
    const { selectionStart, selectionEnd } = event.currentTarget;
    const [start, end] = [selectionStart ?? typed.length, selectionEnd ?? typed.length];
    const before = typed.slice(0, start);
    setTyped(`${before}${before.trim() ? ", " : ""}${text}${typed.slice(end)}`);
    setEditing(false);
    event.currentTarget.blur();
  };
  return (
    <div className={styles.search} role="search">
      <Search16Regular aria-hidden />
      <input
        ref={input}
        type="search"
        className={styles.input}
        value={count > 1 && !isEditing ? t("list.searchValues", { count }) : typed}
        placeholder={hint}
        aria-label={t("list.search")}
        title={hintFor(typed, count)}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        dir="auto"
        onFocus={() => setEditing(true)}
        onBlur={() => setEditing(false)}
        onPaste={onPaste}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== "Escape") return;
          if (typed) setTyped("");
          else event.currentTarget.closest("main")?.focus();
        }}
      />
      {typed && (
        <button
          type="button"
          className={mergeClasses(styles.icon, styles.clear)}
          aria-label={t("list.clearSearch")}
          onClick={() => {
            setTyped("");
            input.current?.focus();
          }}
        >
          <Dismiss12Regular />
        </button>
      )}
    </div>
  );
}

function hintFor(typed: string, count: number): string {
  if (count < 2) return `${t("list.search")} (/)`;
  return count > MAX_TEXT_VALUES ? `${t("list.searchNumbers", { max: MAX_TEXT_VALUES })}\n${typed}` : typed;
}
