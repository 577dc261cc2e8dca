import type { Bookmark, BookmarkColor } from "../../../api/desk/bookmarks.ts";
import type { BookmarksTable } from "../../db/tables.ts";

const BOOKMARKS: readonly (readonly [link: string, title: string, icon: string, color: BookmarkColor])[] = [
  ["/dashboard", "Dashboard", "dashboard", "primary"],
  ["/orders", "Orders", "orders", "primary"],
  ["/orders/all?due=late", "Late orders", "orders", "danger"],
  ["/orders/on-hold", "Orders on hold", "orders", "warning"],
  ["/orders/cancel-requested", "Cancel requested", "orders", "info"],
  ["/packages/exception", "Packages in trouble", "packages", "danger"],
  ["/packages/in-transit", "Packages under way", "packages", "success"],
  ["/jobs/failed", "Failed jobs", "jobs", "danger"],
  ["/stores", "Stores", "stores", "primary"],
  ["/orders/all?sort=-total_minor&range=last-30-days", "Largest of the last 30 days", "orders", "success"],
  ["/orders/draft", "Drafts", "orders", "dark"],
  ["/jobs", "Jobs", "jobs", "primary"],
];

export const makeBookmarks = (user_id: string, at: number): BookmarksTable => ({
  user_id,
  items: JSON.stringify(BOOKMARKS.map(([link, title, icon, color]): Bookmark => ({
    link,
    title,
    icon,
    color,
    target: "_self",
  }))),
  updated_at: at,
});
