/** Tables of what can be made and sold. It belongs to the house. */
import type { Generated } from "kysely";

/** Source: spec S2.22. */
export interface ProductsTable {
  _id: string;
  code: string;
  /** The code folded: no two are alike. */
  code_key: string;
  title: string;
  /** Of api/catalogue.ts. */
  type: string;
  /** JSON: string[], as the route: of api/locations.ts. */
  methods: string;
  route: string;
  /** JSON: PrintArea[]. */
  areas: string;
  hs_code: string;
  origin: string;
  customs_desc: string;
  /** Lines of cells with tabs between them. */
  size_chart: string;
  /** Hundredths. */
  vip_points: number;
  /** Active or Discontinued. */
  status: string;
  search_text: string;
  created_at: number;
  updated_at: number;
  version: number;
}

/** One row per sellable variant. */
export interface ItemsTable {
  seq: Generated<number>;
  _id: string;
  /** Each has one; a column that refers to another table can be added to a table only with null as its default. */
  product_id: string | null;
  sku: string;
  /** The SKU folded: no two are alike. */
  sku_key: string;
  /** Of its product, kept here for whoever looks for it. */
  title: string;
  color: string;
  size: string;
  /** Color and size in one line. */
  variant: string;
  currency: string;
  /** Of VIP level 0. */
  price_minor: number;
  /** JSON: LevelPrice[], by their level. */
  prices: string;
  weight_g: number;
  packed_l_mm: number;
  packed_w_mm: number;
  packed_h_mm: number;
  /** required, optional or none. */
  art: string;
  substitute_id: string | null;
  /** Active, Out Of Stock or Discontinued. */
  status: string;
  search_text: string;
  created_at: number;
  updated_at: number;
  version: number;
}

/** A whole row to be inserted; the engine counts `seq`. */
export type NewItem = Omit<ItemsTable, "seq">;

/** A picture of a product, whose bytes lie among the files. */
export interface ProductImagesTable {
  _id: string;
  product_id: string;
  /** The color that it shows; empty for the product as such. */
  color: string;
  position: number;
  type: string;
  bytes: number;
  digest: string;
  created_at: number;
}

/** One row while open drafts have to be looked at again: what gives them a shipping method has changed. */
export interface MethodRechecksTable {
  _id: string;
  /** Running number of the last draft that is behind us. */
  after_seq: number;
  /** Counts up with each change, so that one in between is not lost. */
  round: number;
}

/** Items whose drafts have to be looked at again: what can be ordered has changed. */
export interface ItemRechecksTable {
  item_id: string;
  /** Running number of the last draft that is behind us. */
  after_seq: number;
  /** Counts up with each change, so that one in between is not lost. */
  round: number;
}
