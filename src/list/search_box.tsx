/** The list's search: sent a moment after the last key, read back from the address. `/` focuses it. */
import { mergeClasses } from "@fluentui/react-components";
import { Dismiss12Regular, Search16Regular } from "@fluentui/react-icons";
import { type RefObject, useEffect, useRef, useState } from "react";
import { SEARCH_DEBOUNCE_MS } from "../../api/constants.ts";
import { t } from "../lib/i18n.ts";
import { useFilterStyles } from "./filter.styles.ts";

interface Props {
  readonly value: string;
  readonly onSearch: (text: string) => void;
  readonly input: RefObject<HTMLInputElement | null>;
}

export function SearchBox({ value, onSearch, input }: Props) {
  const styles = useFilterStyles();
  const [typed, setTyped] = useState(value);
  const sent = useRef(value);
  const latest = useRef(onSearch);
  latest.current = onSearch;
  // Back, Clear filters and links change the address; what we sent ourselves may be older than what is typed.
  if (value !== sent.current) {
    sent.current = value;
    if (typed.trim() !== value) setTyped(value);
  }
  useEffect(() => {
    const text = typed.trim();
    if (text === sent.current) return;
    const timer = setTimeout(() => {
      sent.current = text;
      latest.current(text);
    }, SEARCH_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return (
    <div className={styles.search} role="search">
      <Search16Regular aria-hidden />
      <input
        ref={input}
        type="search"
        className={styles.input}
        value={typed}
        placeholder={t("list.searchHint")}
        aria-label={t("list.search")}
        title={`${t("list.search")} (/)`}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        dir="auto"
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== "Escape") return;
          if (typed) setTyped("");
          else event.currentTarget.blur();
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
