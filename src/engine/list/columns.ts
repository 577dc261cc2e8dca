/** Which columns a person sees, and how they are laid out. */
import { useMemo } from "react";
import { allows } from "../../../api/access.ts";
import type { Column, Resource } from "../../../resources/define.ts";
import { type ListLayout, shownColumns } from "../../../resources/look.ts";
import { usePerson } from "../../lib/person.ts";

export interface Columns {
  /** All that the person may see. */
  readonly allowed: readonly Column[];
  /** Those of the look, in its order, with its widths. */
  readonly shown: readonly Column[];
  /** Those of the list itself: a card has them whatever the table shows. */
  readonly own: readonly Column[];
  /** Somebody set a width: columns are exactly as wide as they say, the last one takes the rest. */
  readonly isSized: boolean;
}

export function useColumns(resource: Resource, look: ListLayout): Columns {
  const person = usePerson();
  const allowed = useMemo(
    () => resource.columns.filter(({ rule }) => !rule || allows(rule, person)),
    [resource, person],
  );
  // Another page is another address with the same look: rows that wait for its answer are not drawn for that.
  const said = look.columns.map(({ key, width }) => `${key}:${width}`).join();
  return useMemo(() => {
    const shown = shownColumns(allowed, look);
    return {
      allowed,
      shown,
      own: allowed.filter(({ hidden }) => !hidden),
      // A column keeps its identity where its width is its own.
      isSized: shown.some((column) => !allowed.includes(column)),
    };
  }, [allowed, said]);
}
