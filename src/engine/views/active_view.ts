import { useMemo } from "react";
import type { Resource } from "../../../resources/define.ts";
import { isSameView, type View } from "../../../resources/view.ts";
import { t } from "../../lib/i18n.ts";
import type { Columns } from "../list/layout/columns.ts";
import type { ViewUrl } from "./view_url.ts";
import type { Views } from "./views_wiring.ts";

export interface ActiveView {
  /** The view that the address names, or else a tab that equals the address. */
  readonly view: View | null;
  /** True if the address differs from its view. */
  readonly isModified: boolean;
  /** True if the view in the address does not exist for this person; then only the filters of the address apply. */
  readonly isMissing: boolean;
}

export function useActiveView(
  resource: Resource,
  { addressQuery, layout }: ViewUrl,
  { all, tabs, isKnown }: Views,
  { allowed }: Pick<Columns, "allowed">,
): ActiveView {
  return useMemo(() => {
    const isSame = (view: View) => isSameView(resource, view, addressQuery, allowed);
    if (layout.view === "") return { view: tabs.find(isSame) ?? null, isModified: false, isMissing: false };
    const view = all.find(({ _id }) => _id === layout.view) ?? null;
    return { view, isModified: view !== null && !isSame(view), isMissing: isKnown && view === null };
  }, [resource, addressQuery, layout.view, all, tabs, isKnown, allowed]);
}

export const viewName = ({ code, name }: Pick<View, "code" | "name">): string =>
  code === "" ? name : t(`view.${code}`);
