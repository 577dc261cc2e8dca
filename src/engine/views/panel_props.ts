import type { Resource } from "../../../resources/define.ts";
import type { Columns } from "../list/columns.ts";
import type { ListUrl } from "../list/list_url.ts";
import type { Views } from "./views_wiring.ts";
import type { ActiveView } from "./active_view.ts";

export interface PanelProps {
  readonly resource: Resource;
  readonly url: ListUrl;
  readonly views: Views;
  readonly columns: Columns;
  readonly active: ActiveView;
  readonly isOpen: boolean;
  readonly target: HTMLElement | null;
  readonly onOpen: (isOpen: boolean) => void;
}

export type PanelDialog = "new" | "edit" | "trash" | null;
