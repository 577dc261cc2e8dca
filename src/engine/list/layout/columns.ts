import { useMemo } from "react";
import { allows } from "../../../../api/access.ts";
import type { Column, Resource } from "../../../../resources/define.ts";
import { type ListLayout, shownColumns } from "../../../../resources/list_layout.ts";
import { usePerson } from "../../../lib/person.ts";

export interface Columns {
  readonly allowed: readonly Column[];
  /** Columns of the layout, in its order and with its widths. */
  readonly shown: readonly Column[];
  /** The list's default columns, which a card shows whatever the layout is. */
  readonly own: readonly Column[];
  /** True if a person set a width: then all columns have exact widths, and the last column takes the remaining space. */
  readonly isSized: boolean;
}

export function useColumns(resource: Resource, layout: ListLayout): Columns {
  const person = usePerson();
  const allowed = useMemo(
    () => resource.columns.filter(({ rule }) => !rule || allows(rule, person)),
    [resource, person],
  );
  // The columns depend on the layout's text, so that a new address with the same layout does not redraw the rows.
  const columnsKey = layout.columns.map(({ key, width }) => `${key}:${width}`).join();
  return useMemo(() => {
    const shown = shownColumns(allowed, layout);
    return {
      allowed,
      shown,
      own: allowed.filter(({ hidden, card }) => !hidden || card),
      // A column with its default width stays the same object.
      isSized: shown.some((column) => !allowed.includes(column)),
    };
  }, [allowed, columnsKey]);
}
