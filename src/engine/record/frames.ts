/** What a record stands in: over its list, or a page of its own. */
import type { Resource } from "../../../resources/define.ts";
import { lazily } from "../../lib/lazily.tsx";
import { screenOf } from "../features.ts";
import { PAGE_VIEW } from "../list/page_url.ts";

export const RecordDrawer = lazily(() => import("./record_drawer.tsx"));
export const RecordPage = lazily(() => import("./record_page.tsx"));

/** @param search Of the address, without its question mark. */
export const isPageView = ({ isWide }: Resource, search: string): boolean =>
  isWide === true || search.split("&").includes(PAGE_VIEW);

/** Loads what a record's own page is drawn of. */
export async function recordPageAhead({ id }: Resource): Promise<void> {
  await Promise.all([RecordPage.ahead(), screenOf(id).Record?.ahead()]);
}
