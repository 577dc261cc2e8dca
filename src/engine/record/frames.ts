import type { Resource } from "../../../resources/define.ts";
import { lazily } from "../../lib/lazily.tsx";
import { screenOf } from "../features.ts";
import { PAGE_VIEW } from "../list/page_url.ts";

export const RecordDrawer = lazily(() => import("./record_drawer.tsx"));
export const RecordPage = lazily(() => import("./record_page.tsx"));

/** @param search the address's query, without its question mark */
export const isPageView = ({ isWide }: Resource, search: string): boolean =>
  isWide === true || search.split("&").includes(PAGE_VIEW);

export async function prefetchRecordPage({ id }: Resource): Promise<void> {
  await Promise.all([RecordPage.ahead(), screenOf(id).Record?.ahead()]);
}
