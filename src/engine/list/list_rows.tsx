/** The rows of a list, as a table or as cards. The early picture draws them with this as well. */
import { useMemo, useRef } from "react";
import type { Row } from "../../../machines/rows.ts";
import type { Column, Resource } from "../../../resources/define.ts";
import { nameColumn } from "../../../resources/record_name.ts";
import type { LayoutColumn, ListLayout } from "../../../resources/look.ts";
import { t } from "../../lib/i18n.ts";
import { useHeld } from "../../lib/held.ts";
import { useMedia } from "../../lib/use_media.ts";
import { CardList } from "./card_list.tsx";
import type { Columns } from "./columns.ts";
import { DataTable } from "./data_table.tsx";
import type { ListUrl } from "./list_url.ts";
import type { SelectionActor } from "./wiring.ts";

/** Below this a row is a card. */
const CARDS = "(max-width: 639px)";

export interface TableParts {
  readonly resource: Resource;
  readonly url: Pick<ListUrl, "query" | "look" | "pageOf" | "open" | "change" | "relook">;
  /** Where the list is by now, when `url` may be a moment behind: rows that have come are of there. */
  readonly now?: Pick<ListUrl, "query" | "pageOf">;
  readonly selection: SelectionActor;
  readonly columns: Columns;
  readonly canSelect: boolean;
}

/** What table, cards and bones are told alike. */
export function useTable({ resource, url, selection, columns, canSelect }: TableParts) {
  const isCards = useMedia(CARDS);
  const now = { resource, url, shown: columns.shown };
  const latest = useRef(now);
  latest.current = now;
  // The head is not drawn anew for another page: what it does is what is right by then.
  const hands = useMemo(() => ({
    onSort: (next: string) => latest.current.url.change({ sort: next }),
    onWidths: (widths: readonly number[]) => {
      const { url, shown } = latest.current;
      url.relook({ columns: sized(url.look, shown, widths) });
    },
    onResetWidth: (key: string) => {
      const { url, resource } = latest.current;
      url.relook({ columns: unsized(url.look, resource, key) });
    },
  }), []);
  return {
    isCards,
    columns: isCards ? columns.own : columns.shown,
    ...{ selection, canSelect },
    sort: url.query.sort,
    density: url.look.density,
    isSized: columns.isSized,
    ...hands,
  };
}

interface Props extends TableParts {
  readonly rows: readonly Row[];
  readonly gone: readonly string[];
  /** Rows of the whole list; null while unknown. */
  readonly total: number | null;
  readonly isBusy: boolean;
}

export function ListRows({ rows, gone, total, isBusy, ...parts }: Props) {
  const { isCards, ...table } = useTable(parts);
  const { resource, url, now } = parts;
  const { query, pageOf } = now ?? url;
  const { page, perPage } = query;
  // Rows that wait for others stay what they are, of their own page: drawn anew, they would be so twice for each turn.
  const hrefOf = useHeld(resource.record ? pageOf : null, isBusy);
  const offset = useHeld((page - 1) * perPage, isBusy);
  const Rows = isCards ? CardList : DataTable;
  return (
    <Rows
      {...table}
      {...{ rows, gone, total, isBusy }}
      list={resource.id}
      name={t(`menu.${resource.id}`)}
      named={nameColumn(resource)}
      {...{ hrefOf, offset }}
      onOpen={url.open}
    />
  );
}

/** The look's columns with the widths of those that are shown. */
function sized(
  { columns }: ListLayout,
  shown: readonly Column[],
  widths: readonly number[],
): readonly LayoutColumn[] {
  return columns.map(({ key, width }) => {
    const at = shown.findIndex((column) => column.key === key);
    return { key, width: widths[at] ?? width };
  });
}

/** The look's columns, one of them as wide as the list has it. */
function unsized({ columns }: ListLayout, resource: Resource, key: string): readonly LayoutColumn[] {
  const own = resource.columns.find((column) => column.key === key);
  return columns.map((each) => each.key === key && own ? { key, width: own.width } : each);
}
