/** The focus stays in the field while the selection moves. Source: docs/requirements.md S2.53. */
import { Button, Dialog, DialogSurface } from "@fluentui/react-components";
import { DismissRegular, Search20Regular } from "@fluentui/react-icons";
import { useSignals } from "@preact/signals-react/runtime";
import { type ClipboardEvent, type KeyboardEvent, useContext, useEffect, useId, useRef } from "react";
import { MAX_GLOBAL_SEARCH_LENGTH } from "../../../../api/desk/search.ts";
import { pressStar } from "../bookmarks/press_star.ts";
import { t } from "../../../lib/i18n.ts";
import { PersonContext } from "../../../lib/person.ts";
import { useSearch } from "./wiring.ts";
import { searchOpening } from "./search_opening.ts";
import { optionId, Results } from "./results_list.tsx";
import { isStarrable } from "./row_star.tsx";
import { SearchFoot } from "./search_foot.tsx";
import { SearchNote } from "./search_note.tsx";
import { useSearchStyles } from "./search.styles.ts";
import "../../../parts/focus_keeper.tsx";

const STEPS = { ArrowDown: "next", ArrowUp: "previous", Home: "first", End: "last" } as const;

/** Returns the pasted text as one line if it replaces all text in the field; otherwise null. */
function wholePaste({ clipboardData, currentTarget }: ClipboardEvent<HTMLInputElement>): string | null {
  const text = clipboardData.getData("text").replaceAll(/\s+/g, " ").trim().slice(
    0,
    MAX_GLOBAL_SEARCH_LENGTH,
  );
  const { selectionStart, selectionEnd, value } = currentTarget;
  return text !== "" && selectionStart === 0 && selectionEnd === value.length ? text : null;
}

export default function SearchDialog() {
  useSignals();
  const styles = useSearchStyles();
  const person = useContext(PersonContext);
  const listId = useId();
  /** The chosen action. It runs after the focus has returned to the opener. */
  const chosen = useRef<{ readonly run: (() => void) | null } | null>(null);
  const search = useSearch(person, (run) => chosen.current = { run });
  const { isOpen, open } = search;
  const opening = searchOpening.value;
  useEffect(() => {
    if (opening) open(opening.text, opening.isCode);
  }, [opening, open]);
  useEffect(() => {
    if (!isOpen) return;
    return () => {
      const opener = searchOpening.peek()?.opener;
      const choice = chosen.current;
      searchOpening.value = null;
      chosen.current = null;
      // Waits for the next frame, when the dialog is unmounted. A new screen sets its own focus.
      requestAnimationFrame(() => {
        if (!choice || choice.run) opener?.focus();
        choice?.run?.();
      });
    };
  }, [isOpen]);
  const goTo = (key: string, inNewTab: boolean) => {
    const link = search.groups.flatMap(({ options }) => options).find((each) => each.key === key)?.link;
    if (inNewTab && link) globalThis.open(link, "_blank", "noopener");
    else search.go(key);
  };
  const star = () => {
    const result = search.groups.flatMap(({ options }) => options).find(({ key }) => key === search.selected);
    if (result && isStarrable(result)) pressStar(result);
  };
  const onKey = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key, nativeEvent } = event;
    if (nativeEvent.isComposing) return;
    const isModified = event.ctrlKey || event.metaKey;
    const { selected } = search;
    const run = key === "Enter"
      ? () => isModified && selected !== null ? goTo(selected, true) : search.enter()
      : isModified && key.toLowerCase() === "k"
      ? search.close
      // Alt changes the character on some keyboards, so the code is compared.
      : event.altKey && event.code === "KeyS"
      ? star
      : key in STEPS && !event.shiftKey
      ? () => search.step(STEPS[key as keyof typeof STEPS])
      : null;
    if (!run) return;
    event.preventDefault();
    run();
  };
  return (
    <Dialog open={isOpen} onOpenChange={(_, data) => !data.open && search.close()} surfaceMotion={null}>
      <DialogSurface className={styles.surface} aria-label={t("shell.search")} backdropMotion={null}>
        <div className={styles.head}>
          <Search20Regular aria-hidden />
          <input
            type="text"
            inputMode="search"
            role="combobox"
            className={styles.input}
            aria-label={t("shell.search")}
            aria-expanded={search.groups.length > 0}
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={search.selected === null ? undefined : optionId(listId, search.selected)}
            placeholder={t("shell.searchHint")}
            value={search.text}
            maxLength={MAX_GLOBAL_SEARCH_LENGTH}
            autoFocus
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="go"
            dir="auto"
            onChange={(event) => search.type(event.target.value)}
            onPaste={(event) => {
              const text = wholePaste(event);
              if (text === null) return;
              event.preventDefault();
              search.type(text, true);
            }}
            onKeyDown={onKey}
          />
          <Button
            className={styles.close}
            appearance="subtle"
            icon={<DismissRegular />}
            aria-label={t("shell.keys.close")}
            onClick={search.close}
          />
        </div>
        <Results listId={listId} search={search} onGo={goTo} />
        <SearchNote search={search} isNobody={person === null} />
        <SearchFoot search={search} />
      </DialogSurface>
    </Dialog>
  );
}
