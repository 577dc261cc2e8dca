// Written by "deno task flows". Do not edit.
import d0 from "./acting.json" with { type: "json" };
import d1 from "./api_token.json" with { type: "json" };
import d2 from "./batch.json" with { type: "json" };
import d3 from "./batch.quiet.json" with { type: "json" };
import d4 from "./bookmarks.json" with { type: "json" };
import d5 from "./box.json" with { type: "json" };
import d6 from "./box.quiet.json" with { type: "json" };
import d7 from "./box_station.json" with { type: "json" };
import d8 from "./bulk.json" with { type: "json" };
import d9 from "./bulk_job.json" with { type: "json" };
import d10 from "./call.json" with { type: "json" };
import d11 from "./call_to_action.json" with { type: "json" };
import d12 from "./case.json" with { type: "json" };
import d13 from "./case.quiet.json" with { type: "json" };
import d14 from "./comment.json" with { type: "json" };
import d15 from "./consolidation.json" with { type: "json" };
import d16 from "./consolidation.quiet.json" with { type: "json" };
import d17 from "./demonstration.json" with { type: "json" };
import d18 from "./demonstration_tasks.json" with { type: "json" };
import d19 from "./entry_link.json" with { type: "json" };
import d20 from "./extension.json" with { type: "json" };
import d21 from "./file_upload.json" with { type: "json" };
import d22 from "./form.json" with { type: "json" };
import d23 from "./grid.json" with { type: "json" };
import d24 from "./import.json" with { type: "json" };
import d25 from "./import_file.json" with { type: "json" };
import d26 from "./import_file.quiet.json" with { type: "json" };
import d27 from "./integration.json" with { type: "json" };
import d28 from "./invoice.json" with { type: "json" };
import d29 from "./invoice.quiet.json" with { type: "json" };
import d30 from "./item.json" with { type: "json" };
import d31 from "./item_file.json" with { type: "json" };
import d32 from "./job.json" with { type: "json" };
import d33 from "./label.json" with { type: "json" };
import d34 from "./label_page.json" with { type: "json" };
import d35 from "./label_page.quiet.json" with { type: "json" };
import d36 from "./layout.json" with { type: "json" };
import d37 from "./list.json" with { type: "json" };
import d38 from "./local_bill.json" with { type: "json" };
import d39 from "./local_bill.quiet.json" with { type: "json" };
import d40 from "./maintenance.json" with { type: "json" };
import d41 from "./manifest.json" with { type: "json" };
import d42 from "./move.json" with { type: "json" };
import d43 from "./new_case.json" with { type: "json" };
import d44 from "./notifications.json" with { type: "json" };
import d45 from "./number_range.json" with { type: "json" };
import d46 from "./number_range.quiet.json" with { type: "json" };
import d47 from "./order.json" with { type: "json" };
import d48 from "./order.quiet.json" with { type: "json" };
import d49 from "./pack.json" with { type: "json" };
import d50 from "./pack.quiet.json" with { type: "json" };
import d51 from "./package.json" with { type: "json" };
import d52 from "./package.quiet.json" with { type: "json" };
import d53 from "./password.json" with { type: "json" };
import d54 from "./placing.json" with { type: "json" };
import d55 from "./playback.json" with { type: "json" };
import d56 from "./postage_invoice.json" with { type: "json" };
import d57 from "./postage_invoice.quiet.json" with { type: "json" };
import d58 from "./postage_line.json" with { type: "json" };
import d59 from "./postage_request.json" with { type: "json" };
import d60 from "./postage_request.quiet.json" with { type: "json" };
import d61 from "./postal_number.json" with { type: "json" };
import d62 from "./postal_number.quiet.json" with { type: "json" };
import d63 from "./preferences.json" with { type: "json" };
import d64 from "./price_grid.json" with { type: "json" };
import d65 from "./price_table.json" with { type: "json" };
import d66 from "./price_table.quiet.json" with { type: "json" };
import d67 from "./record.json" with { type: "json" };
import d68 from "./refund.json" with { type: "json" };
import d69 from "./refund.quiet.json" with { type: "json" };
import d70 from "./release.json" with { type: "json" };
import d71 from "./report.json" with { type: "json" };
import d72 from "./return_bench.json" with { type: "json" };
import d73 from "./scan_queue.json" with { type: "json" };
import d74 from "./search.json" with { type: "json" };
import d75 from "./selection.json" with { type: "json" };
import d76 from "./session.json" with { type: "json" };
import d77 from "./sessions.json" with { type: "json" };
import d78 from "./shop_connection.json" with { type: "json" };
import d79 from "./station.json" with { type: "json" };
import d80 from "./switch_user.json" with { type: "json" };
import d81 from "./tiktok_order.json" with { type: "json" };
import d82 from "./tiktok_order.quiet.json" with { type: "json" };
import d83 from "./topup.json" with { type: "json" };
import d84 from "./unit.json" with { type: "json" };
import d85 from "./unit.quiet.json" with { type: "json" };
import d86 from "./verdict.json" with { type: "json" };
import d87 from "./view.json" with { type: "json" };
import d88 from "./views.json" with { type: "json" };

/** Drawings of all flows by id; `.quiet` follows the id of one without its quiet edges. */
export const drawings: Readonly<Record<string, unknown>> = {
  "acting": d0,
  "api_token": d1,
  "batch": d2,
  "batch.quiet": d3,
  "bookmarks": d4,
  "box": d5,
  "box.quiet": d6,
  "box_station": d7,
  "bulk": d8,
  "bulk_job": d9,
  "call": d10,
  "call_to_action": d11,
  "case": d12,
  "case.quiet": d13,
  "comment": d14,
  "consolidation": d15,
  "consolidation.quiet": d16,
  "demonstration": d17,
  "demonstration_tasks": d18,
  "entry_link": d19,
  "extension": d20,
  "file_upload": d21,
  "form": d22,
  "grid": d23,
  "import": d24,
  "import_file": d25,
  "import_file.quiet": d26,
  "integration": d27,
  "invoice": d28,
  "invoice.quiet": d29,
  "item": d30,
  "item_file": d31,
  "job": d32,
  "label": d33,
  "label_page": d34,
  "label_page.quiet": d35,
  "layout": d36,
  "list": d37,
  "local_bill": d38,
  "local_bill.quiet": d39,
  "maintenance": d40,
  "manifest": d41,
  "move": d42,
  "new_case": d43,
  "notifications": d44,
  "number_range": d45,
  "number_range.quiet": d46,
  "order": d47,
  "order.quiet": d48,
  "pack": d49,
  "pack.quiet": d50,
  "package": d51,
  "package.quiet": d52,
  "password": d53,
  "placing": d54,
  "playback": d55,
  "postage_invoice": d56,
  "postage_invoice.quiet": d57,
  "postage_line": d58,
  "postage_request": d59,
  "postage_request.quiet": d60,
  "postal_number": d61,
  "postal_number.quiet": d62,
  "preferences": d63,
  "price_grid": d64,
  "price_table": d65,
  "price_table.quiet": d66,
  "record": d67,
  "refund": d68,
  "refund.quiet": d69,
  "release": d70,
  "report": d71,
  "return_bench": d72,
  "scan_queue": d73,
  "search": d74,
  "selection": d75,
  "session": d76,
  "sessions": d77,
  "shop_connection": d78,
  "station": d79,
  "switch_user": d80,
  "tiktok_order": d81,
  "tiktok_order.quiet": d82,
  "topup": d83,
  "unit": d84,
  "unit.quiet": d85,
  "verdict": d86,
  "view": d87,
  "views": d88,
};
