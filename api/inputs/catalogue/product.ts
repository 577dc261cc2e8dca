import {
  array,
  check,
  type GenericSchema,
  maxLength,
  nullish,
  object,
  picklist,
  pipe,
  regex,
  string,
  transform,
} from "valibot";
import { AREA_DPI, AREAS, MAX_AREAS, PACK_STEP, PRODUCT_TYPES, SAFE_MM } from "../../catalogue/catalogue.ts";
import type { ProductInput } from "../../generated/schema.ts";
import { METHODS, STEPS } from "../../catalogue/locations.ts";
import { PRODUCT_STATUSES } from "../../statuses.ts";
import { whole } from "../numbers.ts";
import { postalParts } from "../order_texts.ts";
import { says } from "../read.ts";
import { sku } from "./sku.ts";
import { line, paragraphs, requiredLine } from "../text.ts";

const TITLE = 120;
/** Number of characters that fit on a customs form. */
const CUSTOMS = 50;
export const SIZE_CHART_CHARS = 4_000;
const MM = 10_000;
const DPI = 2_400;
/** Highest points of a product, in hundredths: ten points for one unit. */
const POINTS = 1_000;

const someOf = <const Value extends string>(values: readonly Value[]) =>
  pipe(array(picklist(values, says("unknown")), says("invalid")), maxLength(values.length, says("tooMany")));

/** Six digits worldwide, or a country's longer code; people write dots and blanks. */
const hsCode = pipe(
  string(says("invalid")),
  transform((text) => text.normalize("NFKC").replaceAll(/[\s.]/g, "")),
  regex(/^(\d{6,10})?$/, says("badHsCode")),
);

const area = object({
  key: picklist(AREAS, says("unknown")),
  w_mm: whole(1, MM),
  h_mm: whole(1, MM),
  safe_mm: nullish(whole(0, MM), SAFE_MM),
  dpi_min: nullish(whole(1, DPI), AREA_DPI.min),
  dpi_good: nullish(whole(1, DPI), AREA_DPI.good),
});

const areas = pipe(
  array(area, says("invalid")),
  maxLength(MAX_AREAS, says("tooMany")),
  check((all) => new Set(all.map(({ key }) => key)).size === all.length, says("taken")),
);

export const productInput = object({
  code: nullish(sku),
  title: nullish(requiredLine(TITLE)),
  type: nullish(picklist(PRODUCT_TYPES, says("unknown"))),
  methods: nullish(someOf(METHODS)),
  route: nullish(pipe(someOf(STEPS), check((steps) => steps.includes(PACK_STEP), says("routeEnd")))),
  areas: nullish(areas),
  hs_code: nullish(hsCode),
  origin: postalParts.country,
  customs_desc: nullish(line(CUSTOMS)),
  size_chart: nullish(paragraphs(SIZE_CHART_CHARS)),
  vip_points: nullish(whole(0, POINTS, says("badAmount"))),
  status: nullish(picklist(PRODUCT_STATUSES, says("unknown"))),
}) satisfies GenericSchema<unknown, ProductInput>;
