import { type ReactNode, type RefObject, useCallback, useRef } from "react";
import { allows, type Person } from "../../../../api/access.ts";
import type { Filter, FilterValues, Resource } from "../../../../resources/define.ts";
import { hasWords, type Key, t, wordsNow } from "../../../lib/i18n.ts";
import { usePerson } from "../../../lib/person.ts";
import { FilterChip } from "./filter_chip.tsx";
import { isSet } from "../../../parts/filter_values.ts";
import { useFilterStyles } from "./filter.styles.ts";
import { SearchBox } from "./search_box.tsx";
import { useRoom } from "./use_room.ts";

interface Props {
  readonly resource: Resource;
  readonly filters: FilterValues;
  readonly searched: string | undefined;
  readonly onFilter: (patch: FilterValues, options?: { readonly replace: boolean }) => void;
  readonly input: RefObject<HTMLInputElement | null>;
  readonly end?: (line: LineEnd) => ReactNode;
}

export interface LineEnd {
  readonly hasChips: boolean;
  readonly rest: readonly Filter[];
  readonly onFilter: (patch: FilterValues) => void;
}

function hintOf({ id }: Resource): string {
  const key = `list.hint.${id}`;
  return hasWords(key) ? t(key as Key) : t("list.searchHint");
}

/** Returns the filters that a person can set. Those by id or by a second name come only from links, and appear only if set. */
function chipsOf(resource: Resource, filters: FilterValues, person: Person): readonly Filter[] {
  return resource.filters.filter((filter) => {
    if (filter.kind === "search") return false;
    if (filter.kind === "ids" || filter.sameAs) return isSet(filter, filters);
    return !filter.rule || allows(filter.rule, person);
  });
}

/** Puts set filters first, but a chip that the person is just setting keeps its position under the pointer. */
function useOrder(
  chips: readonly Filter[],
  filters: FilterValues,
  isOwn: RefObject<boolean>,
): readonly Filter[] {
  const known = useRef<{ readonly filters: FilterValues; readonly keys: readonly string[] } | null>(null);
  if (known.current?.filters !== filters) {
    const keys = known.current && isOwn.current
      ? known.current.keys
      : chips.toSorted((a, b) => Number(isSet(b, filters)) - Number(isSet(a, filters))).map(({ key }) => key);
    known.current = { filters, keys };
    isOwn.current = false;
  }
  const { keys } = known.current;
  const placeOf = ({ key }: Filter) => keys.includes(key) ? keys.indexOf(key) : keys.length;
  return chips.toSorted((a, b) => placeOf(a) - placeOf(b));
}

export function FilterBar({ resource, filters, searched = "", onFilter, input, end }: Props) {
  const styles = useFilterStyles();
  const person = usePerson();
  const search = resource.filters.find((filter) => filter.kind === "search");
  const isOwn = useRef(false);
  const chips = useOrder(chipsOf(resource, filters, person), filters, isOwn);
  const line = useRef<HTMLDivElement>(null);
  const room = useRoom(line, chips.map(({ key }) => key).join());
  const change = useCallback((patch: FilterValues) => {
    isOwn.current = true;
    onFilter(patch);
  }, [onFilter]);
  return (
    <div className={styles.line}>
      {search && (
        <SearchBox
          value={searched}
          input={input}
          hint={hintOf(resource)}
          // Only the first typed letter and an emptied box add a step to the history.
          onSearch={(text) =>
            onFilter({ search: text || undefined }, { replace: searched !== "" && text !== "" })}
        />
      )}
      <div
        ref={line}
        className={styles.chips}
        role="group"
        aria-label={t("list.filters")}
      >
        {chips.map((filter, at) => (
          <FilterChip
            key={filter.key}
            {...{ filter, filters }}
            isAway={at >= room}
            onChange={change}
            words={wordsNow()}
          />
        ))}
      </div>
      {end?.({ hasChips: chips.length > 0, rest: chips.slice(room), onFilter: change })}
    </div>
  );
}
