import { MAX_PACKAGE_G } from "./workshop/package_weight.ts";
import {
  ART_LIFE_DAYS,
  MAX_ART_BYTES,
  MAX_ART_MM,
  MAX_ART_PIXELS,
  MAX_MISSING_ART_ROWS,
} from "./catalogue/artwork.ts";
import {
  MAX_AREAS,
  MAX_PRICE_LEVEL,
  MAX_PRICE_LEVELS,
  MAX_PRICE_MINOR,
  MAX_PRODUCT_IMAGE_BYTES,
  MAX_PRODUCT_IMAGES,
  MAX_VARIANTS,
  SKU_CHARS,
} from "./catalogue/catalogue.ts";
import { MAX_BATCH_UNITS, MAX_MERGED_GROUPS } from "./workshop/batches.ts";
import { SIZE_CHART_CHARS } from "./inputs/catalogue/product.ts";
import { type Limit, limit } from "./limit.ts";
import { MAX_CUSTOMS_DESC, MAX_CUSTOMS_LINES } from "./shipping/customs.ts";
import {
  MAX_COPIES,
  MAX_MERGED_BYTES,
  MAX_PRINT_REASON,
  MAX_PRINTED,
  PRINT_FILE_SECONDS,
} from "./catalogue/prints.ts";
import {
  MAX_RETURN_NOTE,
  MAX_RETURNS_SHOWN,
  MAX_SHELF_KINDS,
  MAX_SHELF_SHOWN,
  RETURN_UNDO_SECONDS,
} from "./workshop/returns.ts";
import {
  MAX_DEVICE_CHARS,
  MAX_NEXT_SHOWN,
  MAX_OTHERS_SHOWN,
  MAX_QUEUED_SCANS,
  MAX_SCANS,
  MAX_SCANS_SHOWN,
  MAX_TICKETS_SHOWN,
  SCAN_CODE_CHARS,
  SCAN_LIFE_DAYS,
} from "./workshop/scans.ts";
import { RANGE_CHARS } from "./catalogue/stations.ts";
import {
  MAX_CAMERA_BYTES,
  MAX_PHOTO_BYTES,
  MAX_PHOTO_PIXELS,
  MAX_REJECT_PHOTOS,
  PHOTO_SIDE,
} from "./workshop/unit_photos.ts";

export const CATALOGUE_LIMITS: readonly Limit[] = [
  limit({ MAX_VARIANTS }, "items", "a product"),
  limit({ MAX_AREAS }, "areas", "a product"),
  limit({ MAX_PRICE_LEVEL }, "level", "the highest VIP level with its own price"),
  limit({ MAX_PRICE_LEVELS }, "prices", "VIP levels of an item"),
  limit({ MAX_PRICE_MINOR }, "minor units", "the price of an item"),
  limit({ SKU_CHARS }, "characters", "a SKU, and the code of a product"),
  limit({ SIZE_CHART_CHARS }, "characters", "the size chart of a product"),
  limit({ MAX_PRODUCT_IMAGES }, "pictures", "a product"),
  limit({ MAX_PRODUCT_IMAGE_BYTES }, "bytes", "a picture of a product"),
];

export const ART_LIMITS: readonly Limit[] = [
  limit({ MAX_ART_BYTES }, "bytes", "a print file"),
  limit({ MAX_ART_PIXELS }, "pixels", "a print file"),
  limit({ MAX_ART_MM }, "mm", "the width of a placement, and its offset from the corner of its area"),
  limit({ ART_LIFE_DAYS }, "days", "the time an unused print file is kept"),
  limit({ MAX_MISSING_ART_ROWS }, "rows", "missing print files of drafts, shown at once"),
];

export const WORKSHOP_LIMITS: readonly Limit[] = [
  limit({ MAX_BATCH_UNITS }, "garments", "a print batch"),
  limit({ MAX_MERGED_GROUPS }, "groups", "groups merged with another one into a print batch"),
  limit({ MAX_RETURNS_SHOWN }, "packages", "waiting packages shown at the returns bench"),
  limit(
    { MAX_SHELF_KINDS },
    "kinds of garments",
    "kinds of garments on the returns shelf that the bench lists",
  ),
  limit({ MAX_SHELF_SHOWN }, "garments", "longest kept garments of that shelf that are shown"),
  limit({ MAX_RETURN_NOTE }, "characters", "the note on a returned garment"),
  limit({ RETURN_UNDO_SECONDS }, "seconds", "the time in which a grade can be undone"),
  limit({ MAX_PRINTED }, "records", "a print"),
  limit({ MAX_COPIES }, "copies", "a printed label"),
  limit({ MAX_PRINT_REASON }, "characters", "the reason for printing again"),
  limit({ MAX_MERGED_BYTES }, "bytes", "carriers' label files in one print"),
  limit({ MAX_CUSTOMS_LINES }, "lines", "a customs declaration"),
  limit({ MAX_CUSTOMS_DESC }, "characters", "the description on a line of a customs declaration"),
  limit({ PRINT_FILE_SECONDS }, "seconds", "the time in which the file of a print can be fetched"),
  limit({ RANGE_CHARS }, "characters", "the range of labels of bins made at once"),
  limit({ MAX_SCANS }, "scans", "a call of a station"),
  limit({ MAX_QUEUED_SCANS }, "scans", "scans of a person stored on a device without a connection"),
  limit({ SCAN_CODE_CHARS }, "characters", "the stored code of a scan"),
  limit({ MAX_PACKAGE_G }, "grams", "a package"),
  limit({ MAX_DEVICE_CHARS }, "characters", "the id of a station's device"),
  limit({ SCAN_LIFE_DAYS }, "days", "the time scans are kept"),
  limit({ MAX_NEXT_SHOWN }, "garments", "next garments that a station shows"),
  limit({ MAX_OTHERS_SHOWN }, "garments", "other open garments that a station shows"),
  limit({ MAX_SCANS_SHOWN }, "scans", "last scans that a station shows"),
  limit({ MAX_TICKETS_SHOWN }, "tickets", "tickets that a station offers to print"),
  limit({ MAX_PHOTO_BYTES }, "bytes", "a photo of a rejected or graded garment"),
  limit({ MAX_PHOTO_PIXELS }, "pixels", "a photo of a garment, or of the paper of a shipment invoice"),
  limit({ MAX_REJECT_PHOTOS }, "photos", "a reject"),
  limit({ MAX_CAMERA_BYTES }, "bytes", "a camera's picture before it is shrunk"),
  limit({ PHOTO_SIDE }, "pixels", "the longer side of a photo that is sent"),
];
