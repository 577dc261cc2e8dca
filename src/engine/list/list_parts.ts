/** Parts of a list in one chunk (`listParts`), which loads with the first list. */
import { InlineMessageBar } from "../../parts/message_bar.tsx";
import { ViewTabs } from "../views/view_tabs.tsx";
import { ExportButton } from "./export_button.tsx";
import { FilterEnd } from "./filters/filter_end.tsx";
import { ListActions, NewsButton } from "./list_actions.tsx";
import { LayoutButton } from "./layout/layout_button.tsx";
import { ListFailure, Nothing } from "./nothing.tsx";
import { PagerParts } from "./pager/pager_parts.tsx";
import { SpokenResult } from "./spoken_result.tsx";
import { UnknownStatuses } from "./unknown_statuses.tsx";

export const parts = {
  InlineMessageBar,
  ViewTabs,
  ExportButton,
  FilterEnd,
  ListActions,
  NewsButton,
  LayoutButton,
  Failed: ListFailure,
  Nothing,
  PagerParts,
  SpokenResult,
  UnknownStatuses,
};
