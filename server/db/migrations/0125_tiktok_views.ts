/** Adds the tabs of the list of TikTok orders. */
import type { Migration } from "../ddl.ts";

/** Repeated here, because a migration must not change with the code. */
const VIEWS = [
  ["tiktok_map", { status: "On Hold,Processing", todo: "map" }],
  ["tiktok_push", { status: "Processing", todo: "push" }],
  ["tiktok_label", { status: "Processing", todo: "label" }],
  ["tiktok_late", { status: "Processing", todo: "late" }],
  ["tiktok_cancel", { status: "Cancel Requested" }],
] as const;

export const tiktokViews: Migration = {
  number: 125,
  name: "tiktok_views",
  statements: () => [
    `insert into saved_views (_id, resource, name, code, audience, role, default_role, columns, density,
filters, sort, position, created_at, updated_at, version) values
${
      VIEWS.map(([code, filters], position) =>
        `('view-${code}', 'tiktok_orders', '${code}', '${code}', 'everyone', '', '',
'[]', 'normal', '${JSON.stringify(filters)}', 'due_at', ${position}, 0, 0, 1)`
      ).join(",\n")
    }`,
  ],
};
