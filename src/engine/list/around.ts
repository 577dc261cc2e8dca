/** What comes with a list in one file: `listParts`. */
export { Notice } from "../../parts/notice.tsx";
export { ViewTabs } from "../views/view_tabs.tsx";
export { ExportButton } from "./export_button.tsx";
export { FilterEnd } from "./filter_end.tsx";
export { ListActions, NewsButton } from "./list_actions.tsx";
export { LookButton } from "./look_button.tsx";
export { Failed, Nothing } from "./nothing.tsx";
export { PagerParts } from "./pager_parts.tsx";
