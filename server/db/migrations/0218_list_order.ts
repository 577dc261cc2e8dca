/** Adds indices for the order of lists that grow, so that a page reads its own rows and sorts nothing. */
import type { Migration } from "../ddl.ts";

/** Repeated here: TikTok orders without a deadline come last. */
const DUE = "(due_at is null), due_at, seq";

export const listOrder: Migration = {
  number: 218,
  name: "order of lists",
  statements: () => [
    "drop index tiktok_orders_by_status",
    `create index tiktok_orders_by_status on tiktok_orders (status, ${DUE})`,
    `create index tiktok_orders_by_due on tiktok_orders (${DUE})`,
    `create index tiktok_orders_by_seller_due on tiktok_orders (seller_id, ${DUE})`,
    "create index packages_by_due on packages (due_at, seq)",
    "create index postage_lines_by_at on postage_lines (at, seq)",
    "create index label_pages_by_seller on label_pages (seller_id, created_at, seq)",
    "create index postal_numbers_by_created on postal_numbers (created_at, seq)",
    "create index print_batches_by_created on print_batches (created_at, seq)",
  ],
};
