import { useMemo } from "react";
import { allows } from "../../../../api/access.ts";
import type { Column, Resource } from "../../../../resources/define.ts";
import { type ListLayout, shownColumns } from "../../../../resources/list_layout.ts";
import { usePerson } from "../../../lib/person.ts";

export interface Columns {
  readonly allowed: readonly Column[];
  /** Columns of the layout, in its order, with its widths. */
  readonly shown: readonly Column[];
  /** Columns of the list itself: a card has them whatever the table shows. */
  readonly own: readonly Column[];
  /** A width was set: columns have exactly their widths, and the last one takes the rest. */
  readonly isSized: boolean;
}

export function useColumns(resource: Resource, layout: ListLayout): Columns {
  const person = usePerson();
  const allowed = useMemo(
    () => resource.columns.filter(({ rule }) => !rule || allows(rule, person)),
    [resource, person],
  );
  // Another page has another address with the same layout: its rows are not drawn again for that.
  const columnsKey = layout.columns.map(({ key, width }) => `${key}:${width}`).join();
  return useMemo(() => {
    const shown = shownColumns(allowed, layout);
    return {
      allowed,
      shown,
      own: allowed.filter(({ hidden, card }) => !hidden || card),
      // A column keeps its identity when its width is its own.
      isSized: shown.some((column) => !allowed.includes(column)),
    };
  }, [allowed, columnsKey]);
}
