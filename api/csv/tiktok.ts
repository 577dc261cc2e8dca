/**
 * TikTok Shop's order export: one row per SKU of an order. The row below the header describes the columns; long ids end
 * in a tab, so that spreadsheets keep their digits; exports for the US write days month first, with AM or PM,
 * others day first. Headers differ a little between countries.
 */
import { textHeadings } from "../orders/order_texts.ts";
import type { Profile } from "./profile.ts";
import { CANCELLED_WORDS, meaningBy } from "./remarks.ts";

export const tiktok: Profile = {
  id: "tiktok",
  names: {
    ...textHeadings("tiktok"),
    ordered_on: ["Created Time", "Paid Time"],
    sku: ["Seller SKU", "SKU ID"],
    title: ["Product Name"],
    variant: ["Variation"],
    quantity: ["Quantity"],
    line_total: ["SKU Subtotal After Discount", "SKU Subtotal Before Discount"],
    unit_price: ["SKU Unit Original Price"],
  },
  marks: ["external_number", "sku", "title", "quantity", "line_total", "recipient_name"],
  filled: ["line_total"],
  decimal: ".",
  dateOrder: "mdy",
  isUsDateOrder: true,
  hasDescriptionRow: true,
  // Vietnam and Indonesia write the parts of a place in separate columns.
  joins: { address_line2: ["Commune", "Villages", "Districts"] },
  statuses: [
    // Headers of times are the same in every language; the words of the status are not.
    { names: ["Cancelled Time", "Canceled Time"], meaning: "cancelled" },
    {
      names: ["Order Status"],
      meaning: meaningBy({
        cancelled: CANCELLED_WORDS,
        unpaid: ["Unpaid", "Belum dibayar", "Chưa thanh toán"],
        shipped: [
          ...["Shipped", "In transit", "Delivered", "Completed", "Dikirim", "Selesai"],
          ...["Đang vận chuyển", "Đã vận chuyển", "Đã giao", "Đã hoàn tất"],
        ],
      }),
    },
    { names: ["Shipped Time", "Delivered Time"], meaning: "shipped" },
  ],
  returned: ["Sku Quantity of return"],
};
