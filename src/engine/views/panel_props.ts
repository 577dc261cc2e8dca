import type { Resource } from "../../../resources/define.ts";
import type { Columns } from "../list/layout/columns.ts";
import type { Views } from "./views_wiring.ts";
import type { ActiveView } from "./active_view.ts";
import type { ViewUrl } from "./view_url.ts";

export interface PanelProps {
  readonly resource: Resource;
  readonly url: ViewUrl;
  readonly views: Views;
  readonly columns: Pick<Columns, "allowed">;
  readonly active: ActiveView;
  readonly isOpen: boolean;
  readonly target: HTMLElement | null;
  readonly onOpen: (isOpen: boolean) => void;
}

export type PanelDialog = "new" | "edit" | "trash" | null;
