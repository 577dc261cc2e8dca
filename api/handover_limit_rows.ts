import { MAX_BOX_G, MAX_BOX_PACKAGES, MAX_TARE_G } from "./handover/box_weight.ts";
import { MAX_GATEWAY_ROWS, MAX_SCAN_PLACE } from "./handover/box_scans.ts";
import { MAX_CHECK_DAYS, MAX_CHECK_NOTE, MAX_SIGNED_BY } from "./handover/check_days.ts";
import { MAX_FLIGHT_PACKAGES, MAX_FLIGHT_PROBLEMS, MAX_LOADABLE_BOXES } from "./handover/flights.ts";
import { MAX_BILL_BOXES, MAX_BILL_G, MAX_PAPER_BYTES } from "./handover/local_bills.ts";
import { MAX_MANIFEST_ITEMS, MAX_OFFICE, MAX_REJECT_REASON } from "./handover/manifest_bounds.ts";
import { type Limit, limit } from "./limit.ts";
import { MAX_SHIPPED_ROWS, MAX_TIKTOK_LINES, MAX_TIKTOK_ROWS } from "./handover/tiktok.ts";
import { MAX_TYPE_WORDS } from "./csv/postage_table.ts";
import { MAX_POSTAGE_CENTS, MAX_POSTAGE_ROWS } from "./handover/postage.ts";
import { MAX_SERIAL, MAX_SSCC_HEAD } from "./shipping/number_ranges.ts";
import { MAX_ISSUED, MAX_NUMBERS_CHECKED, MAX_SHEET_NUMBERS } from "./shipping/postal_numbers.ts";
import { MAX_BOXES_SHOWN, MAX_COUNTED } from "./workshop/scans.ts";

export const HANDOVER_LIMITS: readonly Limit[] = [
  limit({ MAX_BOX_PACKAGES }, "packages", "a box"),
  limit({ MAX_BOX_G }, "g", "a closed box"),
  limit({ MAX_TARE_G }, "g", "an empty box"),
  limit({ MAX_COUNTED }, "packages", "the count of a box"),
  limit({ MAX_BOXES_SHOWN }, "boxes", "the open boxes that a station offers"),
  limit({ MAX_SSCC_HEAD }, "digits", "the head of a range of box numbers"),
  limit({ MAX_SERIAL }, "serial number", "the last number of a range"),
  limit({ MAX_ISSUED }, "numbers", "numbers of sheets that are issued at once"),
  limit({ MAX_SHEET_NUMBERS }, "numbers", "a PDF of numbers of sheets"),
  limit({ MAX_NUMBERS_CHECKED }, "numbers", "numbers checked at once"),
  limit({ MAX_BILL_BOXES }, "boxes", "a shipment invoice"),
  limit({ MAX_BILL_G }, "g", "the weight of a shipment invoice"),
  limit({ MAX_PAPER_BYTES }, "bytes", "a photo of the signed paper"),
  limit({ MAX_MANIFEST_ITEMS }, "packages", "a postal manifest"),
  limit({ MAX_OFFICE }, "characters", "the post office of a manifest"),
  limit({ MAX_REJECT_REASON }, "characters", "the reason for an item that the post did not take"),
  limit({ MAX_FLIGHT_PACKAGES }, "packages", "a flight and its manifest"),
  limit({ MAX_FLIGHT_PROBLEMS }, "packages", "packages of a flight with problems that are named"),
  limit({ MAX_LOADABLE_BOXES }, "boxes", "boxes offered for a flight"),
  limit({ MAX_CHECK_DAYS }, "days", "the Check List at once"),
  limit({ MAX_SIGNED_BY }, "characters", "the name under a tick"),
  limit({ MAX_CHECK_NOTE }, "characters", "the note of a tick"),
  limit({ MAX_GATEWAY_ROWS }, "scans", "a forwarder's file"),
  limit({ MAX_TIKTOK_ROWS }, "rows", "a file of orders of TikTok"),
  limit({ MAX_TIKTOK_LINES }, "lines", "an order of TikTok"),
  limit({ MAX_SHIPPED_ROWS }, "orders", "a file for TikTok's bulk shipping"),
  limit({ MAX_POSTAGE_ROWS }, "rows", "a file of a postage provider"),
  limit({ MAX_POSTAGE_CENTS }, "US cents", "an amount in a file of a postage provider"),
  limit({ MAX_TYPE_WORDS }, "words", "the column of types in a file of a postage provider"),
  limit({ MAX_SCAN_PLACE }, "characters", "the place of a scan in a forwarder's file"),
];
