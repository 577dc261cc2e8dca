/** Draws the rows of a list, also in the early picture. */
import { useMemo, useRef } from "react";
import type { Row } from "../../../../machines/rows.ts";
import type { Column, Resource } from "../../../../resources/define.ts";
import { nameColumn } from "../../../../resources/record_name.ts";
import type { LayoutColumn, ListLayout } from "../../../../resources/list_layout.ts";
import { t } from "../../../lib/i18n.ts";
import { useHeld } from "../../../lib/use_held.ts";
import { useMedia } from "../../../lib/use_media.ts";
import { CardList } from "./card_list.tsx";
import type { Columns } from "../layout/columns.ts";
import { DataTable } from "./data_table.tsx";
import type { ListUrl } from "../list_url.ts";
import type { SelectionActor } from "../wiring.ts";

/** Rows are cards below this width. */
const CARDS = "(max-width: 639px)";

export interface TableParts {
  readonly resource: Resource;
  readonly url: Pick<ListUrl, "query" | "layout" | "pageOf" | "open" | "change" | "changeLayout">;
  /** The current address of the list, because `url` may be deferred. */
  readonly now?: Pick<ListUrl, "query" | "pageOf">;
  readonly selection: SelectionActor;
  readonly columns: Columns;
  readonly canSelect: boolean;
}

export function useTable({ resource, url, selection, columns, canSelect }: TableParts) {
  const isCards = useMedia(CARDS);
  const now = { resource, url, shown: columns.shown };
  const latest = useRef(now);
  latest.current = now;
  // The callbacks are stable, so that another page does not redraw the head.
  const hands = useMemo(() => ({
    onSort: (next: string) => latest.current.url.change({ sort: next }),
    onWidths: (widths: readonly number[]) => {
      const { url, shown } = latest.current;
      url.changeLayout({ columns: sized(url.layout, shown, widths) });
    },
    onResetWidth: (key: string) => {
      const { url, resource } = latest.current;
      url.changeLayout({ columns: unsized(url.layout, resource, key) });
    },
  }), []);
  return {
    isCards,
    columns: isCards ? columns.own : columns.shown,
    ...{ selection, canSelect },
    sort: url.query.sort,
    density: url.layout.density,
    isSized: columns.isSized,
    ...hands,
  };
}

interface Props extends TableParts {
  readonly rows: readonly Row[];
  readonly gone: readonly string[];
  /** Number of matching rows; null while it is unknown. */
  readonly total: number | null;
  readonly isBusy: boolean;
}

export function ListRows({ rows, gone, total, isBusy, ...parts }: Props) {
  const { isCards, ...table } = useTable(parts);
  const { resource, url, now } = parts;
  const { query, pageOf } = now ?? url;
  const { page, perPage } = query;
  // Until the new rows arrive, the old rows keep the links of their page. Otherwise each page turn would redraw them twice.
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

/** Returns the layout's columns, with the default width for one of them. */
function unsized({ columns }: ListLayout, resource: Resource, key: string): readonly LayoutColumn[] {
  const own = resource.columns.find((column) => column.key === key);
  return columns.map((each) => each.key === key && own ? { key, width: own.width } : each);
}
