import { Select } from "@fluentui/react-components";
import { useRef } from "react";
import type { Filter, Resource } from "../../../resources/define.ts";
import { type Key, t } from "../../lib/i18n.ts";
import { fieldWord } from "../field_words.ts";
import { choiceWord } from "../list/choice_word.ts";
import { SearchBox } from "../list/filters/search_box.tsx";
import { usePartListStyles } from "./part_list.styles.ts";
import type { PartFilterValues } from "./parts_wiring.ts";

interface Props {
  readonly resource: Resource;
  readonly filters: readonly Filter[];
  readonly filterValues: PartFilterValues;
  readonly onChange: (filterValues: PartFilterValues) => void;
}

export function PartFilters({ resource, filters, filterValues, onChange }: Props) {
  const styles = usePartListStyles();
  const input = useRef<HTMLInputElement>(null);
  const put = (key: string, value: string | readonly string[]) => {
    const { [key]: _, ...others } = filterValues;
    onChange(value.length === 0 ? others : { ...others, [key]: value });
  };
  return (
    <div className={styles.filters}>
      {filters.map(({ key, kind, values = [] }) => {
        if (kind === "search") {
          return (
            <SearchBox
              key={key}
              input={input}
              value={String(filterValues[key] ?? "")}
              hint={t(`list.hint.${resource.id}` as Key)}
              onSearch={(text) => put(key, text)}
            />
          );
        }
        const label = fieldWord(resource.id, key);
        return (
          <Select
            key={key}
            name={key}
            size="small"
            aria-label={label}
            value={filterValues[key]?.[0] ?? ""}
            onChange={(_, { value }) => put(key, value === "" ? [] : [value])}
          >
            <option value="">{label}</option>
            {values.map((value) => <option key={value} value={value}>{choiceWord(key, value)}</option>)}
          </Select>
        );
      })}
    </div>
  );
}
