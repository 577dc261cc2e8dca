import type { Search } from "./wiring.ts";
import { t } from "../../../lib/i18n.ts";
import { ACTIONS_PREFIX } from "../../../../machines/desk/search.ts";
import { OptionRow } from "./option_row.tsx";
import { useSearchStyles } from "./search.styles.ts";

/** Returns the id of an option. Its key is encoded, since keys contain addresses, which are not valid ids. */
export const optionId = (listId: string, key: string): string =>
  `${listId}-${encodeURIComponent(key.toWellFormed())}`;

interface Props {
  readonly listId: string;
  readonly search: Search;
  readonly onGo: (key: string, isAside: boolean) => void;
}

export function Results({ listId, search, onGo }: Props) {
  const styles = useSearchStyles();
  const { groups, selected, text } = search;
  const typed = text.startsWith(ACTIONS_PREFIX) ? text.slice(ACTIONS_PREFIX.length).trim() : text.trim();
  return (
    <div
      id={listId}
      role="listbox"
      aria-label={t("search.results")}
      aria-busy={search.phase === "typing" || search.phase === "asking"}
      className={styles.list}
      hidden={groups.length === 0}
    >
      {groups.map(({ kind, options }) => (
        <div key={kind} role="group" aria-labelledby={`${listId}-${kind}`} className={styles.group}>
          <div id={`${listId}-${kind}`} role="presentation" className={styles.title}>
            {t(`search.group.${kind}`)}
          </div>
          {options.map((result) => (
            <OptionRow
              key={result.key}
              id={optionId(listId, result.key)}
              result={result}
              typed={typed}
              isSelected={result.key === selected}
              onSelect={search.select}
              onGo={onGo}
            />
          ))}
        </div>
      ))}
    </div>
  );
}
