import type { AREAS, PRODUCT_TYPES } from "../../../api/catalogue/catalogue.ts";
import type { METHODS } from "../../../api/catalogue/locations.ts";

type Type = (typeof PRODUCT_TYPES)[number];
type Method = (typeof METHODS)[number];
type Area = readonly [key: (typeof AREAS)[number], w_mm: number, h_mm: number];

export interface DemoProduct {
  readonly code: string;
  readonly title: string;
  readonly colors: readonly string[];
  readonly sizes: readonly string[];
  /** Cents for the first three sizes; each size beyond costs 150 more. */
  readonly price: number;
  /** Grams of the smallest size; each size adds 4 %. */
  readonly grams: number;
  readonly route: readonly string[];
}

const PRINTED = ["qc", "print", "final_qc", "pack"];
const SEWN = ["qc", "cutting", "print", "sewing", "final_qc", "pack"];

const ADULT = ["S", "M", "L", "XL", "2XL", "3XL"];
const KIDS = ["2T", "3T", "4T", "5T"];
export const ONE_SIZE = ["One size"];
const DARK = ["Black", "Navy", "Forest"];
const CORE = ["White", "Black", "Heather Grey", "Navy"];

const product = (
  code: string,
  title: string,
  price: number,
  grams: number,
  colors: readonly string[] = ["White"],
  sizes: readonly string[] = ONE_SIZE,
  route: readonly string[] = PRINTED,
): DemoProduct => ({ code, title, price, grams, colors, sizes, route });

export const PRODUCTS: readonly DemoProduct[] = [
  product("TEE-3001", "Unisex jersey tee", 895, 142, [...CORE, "Forest"], ADULT),
  product("TEE-5000", "Heavy cotton tee", 745, 180, CORE, ADULT),
  product("TEE-6400", "Women's relaxed tee", 925, 128, CORE, ADULT.slice(0, 5)),
  product("TEE-3600", "Organic cotton tee", 1095, 155, CORE, ADULT),
  product("TEE-LS24", "Long sleeve tee", 1345, 210, CORE, ADULT),
  product("TEE-Y300", "Kids' tee", 795, 96, CORE, KIDS),
  product("TEE-OV1", "Oversized boxy tee", 1445, 240, DARK, ADULT),
  product("TNK-3480", "Unisex tank top", 845, 118, CORE, ADULT.slice(0, 5)),
  product("POL-8800", "Piqué polo", 1595, 220, DARK, ADULT),
  product("HOD-18500", "Heavy blend hoodie", 2195, 520, [...CORE, "Forest"], ADULT),
  product("HOD-3719", "Fleece pullover hoodie", 2795, 560, DARK, ADULT),
  product("HOD-ZIP1", "Zip hoodie", 2995, 600, DARK, ADULT),
  product("HOD-Y185", "Kids' hoodie", 1895, 310, CORE.slice(0, 3), KIDS),
  product("SWT-18000", "Crewneck sweatshirt", 1795, 440, CORE, ADULT),
  product("SWT-ORG2", "Organic raglan sweatshirt", 2595, 460, DARK, ADULT),
  product("HOD-DYE5", "Garment-dyed hoodie", 3195, 590, ["Sage", "Clay"], ADULT),
  product("TEE-2000", "Classic tee", 695, 165, ["White", "Black"], ADULT.slice(0, 3)),
  product("JOG-974", "Fleece joggers", 2395, 430, DARK, ADULT),
  product("SHO-AOP1", "All-over print shorts", 2145, 190, ["White"], ADULT, SEWN),
  product("HAW-AOP2", "Hawaiian shirt, all-over print", 2645, 210, ["White"], ADULT, SEWN),
  product("DRS-AOP3", "Skater dress, all-over print", 2895, 260, ["White"], ADULT.slice(0, 5), SEWN),
  product("LEG-AOP4", "Leggings, all-over print", 2245, 220, ["White"], ADULT.slice(0, 5), SEWN),
  product("BOM-AOP5", "Bomber jacket, all-over print", 4495, 540, ["White"], ADULT, SEWN),
  product("BSB-AOP6", "Baseball jersey", 2745, 230, ["White"], ADULT, SEWN),
  product("ONE-100B", "Baby bodysuit", 845, 78, CORE.slice(0, 3), ["3-6 M", "6-12 M", "12-18 M"]),
  product("BIB-1005", "Baby bib", 545, 40),
  product("APR-520", "Kitchen apron", 1295, 230, ["Black", "Natural"]),
  product("TOT-8503", "Cotton tote bag", 795, 120, ["Natural", "Black"]),
  product("TOT-AOP7", "Weekender bag, all-over print", 3895, 680, ["White"], ONE_SIZE, SEWN),
  product("CAP-6245", "Embroidered dad cap", 1345, 90, DARK),
  product("BEA-1501", "Cuffed beanie", 1195, 85, DARK),
  product("SOC-CREW", "Crew socks", 895, 70, ["White"], ["M", "L"], SEWN),
  product("MUG-11OZ", "Ceramic mug", 495, 380, ["White", "Black inside"], ["11 oz", "15 oz"]),
  product("MUG-ENAM", "Enamel camp mug", 845, 160, ["White"], ["12 oz"]),
  product("TUM-20OZ", "Skinny tumbler", 1295, 340, ["White", "Black"], ["20 oz"]),
  product("PST-MATT", "Matte poster", 645, 90, ["White"], ['12" x 18"', '18" x 24"', '24" x 36"']),
  product("CNV-GAL", "Gallery canvas", 1995, 900, ["White"], ['12" x 16"', '16" x 20"', '24" x 36"']),
  product("STK-KISS", "Kiss-cut sticker", 195, 8, ["White"], ['3" x 3"', '4" x 4"']),
  product("PIL-AOP8", "Throw pillow with insert", 1595, 480, ["White"], ['16" x 16"', '18" x 18"'], SEWN),
  product("BLK-SHER", "Sherpa blanket", 3295, 1150, ["White"], ['50" x 60"', '60" x 80"'], SEWN),
  product("ORN-CER", "Ceramic ornament", 595, 60, ["White"], ["Round", "Heart"]),
  product("PHN-TGH", "Tough phone case", 1195, 55, ["Glossy", "Matte"], [
    "iPhone 15",
    "iPhone 16",
    "Pixel 9",
  ]),
];

/** Codes of discontinued products; `OUT_OF_STOCK` has SKUs or their beginnings. */
export const ENDED_ITEMS = ["TEE-2000"];
export const OUT_OF_STOCK = ["HOD-DYE5-CLY-2XL", "HOD-DYE5-CLY-3XL", "MUG-ENAM"];

interface Kind {
  readonly type: Type;
  readonly methods: readonly Method[];
  readonly areas: readonly Area[];
  readonly hs: string;
  readonly customs: string;
  readonly origin: string;
  /** Length, width and height of the smallest size when folded, in millimeters. */
  readonly packed: readonly [number, number, number];
  /** VIP points, in hundredths. */
  readonly points: number;
}

const CHEST: readonly Area[] = [["front", 305, 406], ["back", 305, 406]];
const FULL: readonly Area[] = [["full", 900, 1100], ["inside", 60, 60]];
const kind = (
  type: Type,
  methods: readonly Method[],
  areas: readonly Area[],
  hs: string,
  customs: string,
  origin: string,
  packed: Kind["packed"],
  points: number,
): Kind => ({ type, methods, areas, hs, customs, origin, packed, points });

const TEE = kind(
  "apparel",
  ["dtg", "dtf"],
  CHEST,
  "610910",
  "Cotton T-shirt, printed",
  "VN",
  [300, 240, 20],
  50,
);
const WARM = kind(
  "apparel",
  ["dtg", "dtf", "embroidery"],
  CHEST,
  "611020",
  "Cotton sweatshirt, printed",
  "VN",
  [360, 300, 60],
  50,
);
const AOP = kind("apparel", ["sublimation"], FULL, "611430", "Polyester garment, printed", "VN", [
  300,
  240,
  30,
], 50);
const CAP = kind(
  "headwear",
  ["embroidery"],
  [["front", 110, 55], ["back", 90, 40]],
  "650500",
  "Cap, embroidered",
  "CN",
  [260, 180, 120],
  25,
);
const BAG = kind(
  "bag",
  ["dtf", "sublimation"],
  [["front", 280, 330], ["back", 280, 330]],
  "420292",
  "Textile bag, printed",
  "CN",
  [320, 260, 30],
  25,
);
const CUP = kind(
  "drinkware",
  ["sublimation"],
  [["full", 210, 92], ["inside", 40, 40]],
  "691200",
  "Ceramic mug, printed",
  "CN",
  [120, 120, 110],
  25,
);
const PAPER = kind(
  "paper",
  ["dtf"],
  [["front", 305, 457], ["back", 305, 457]],
  "491191",
  "Poster, printed",
  "US",
  [480, 60, 60],
  25,
);
const HOME = kind(
  "home",
  ["sublimation"],
  [["front", 400, 400], ["back", 400, 400]],
  "630140",
  "Polyester textile, printed",
  "VN",
  [400, 300, 80],
  25,
);
const SMALL = kind(
  "accessory",
  ["sublimation", "dtf"],
  [["front", 70, 140], ["back", 70, 140]],
  "392690",
  "Accessory, printed",
  "CN",
  [180, 110, 20],
  25,
);

const KINDS: Readonly<Record<string, Kind>> = {
  TEE,
  TNK: TEE,
  POL: TEE,
  ONE: TEE,
  HOD: WARM,
  SWT: WARM,
  JOG: WARM,
  SHO: AOP,
  HAW: AOP,
  DRS: AOP,
  LEG: AOP,
  BOM: AOP,
  BSB: AOP,
  CAP,
  BEA: CAP,
  TOT: BAG,
  MUG: CUP,
  TUM: CUP,
  PST: PAPER,
  CNV: PAPER,
  STK: PAPER,
  PIL: HOME,
  BLK: HOME,
  APR: HOME,
};

export const kindOf = ({ code }: DemoProduct): Kind => KINDS[code.slice(0, 3)] ?? SMALL;
