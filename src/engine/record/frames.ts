import type { Resource } from "../../../resources/define.ts";
import { lazyPart } from "../../lib/lazy_part.tsx";
import { screenOf } from "../features.ts";
import { PAGE_VIEW } from "../list/page_url.ts";

export const RecordDrawer = lazyPart(() => import("./record_drawer.tsx"));
export const RecordPage = lazyPart(() => import("./record_page.tsx"));

/** @param search query of the address without the question mark */
export const isPageView = ({ isWide }: Resource, search: string): boolean =>
  isWide === true || search.split("&").includes(PAGE_VIEW);

export async function prefetchRecordPage({ id }: Resource): Promise<void> {
  await Promise.all([RecordPage.prefetch(), screenOf(id).Record?.prefetch()]);
}
