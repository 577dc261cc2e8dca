/** Lines of orders, and tables that orders refer to: SKU maps, tags. The conventions are those of tables.ts. */

export interface OrderLinesTable {
  _id: string;
  order_id: string;
  seller_id: string;
  position: number;
  item_id: string | null;
  sku: string;
  title: string;
  variant: string;
  quantity: number;
  /** What we charge for the line: the catalogue's price, 0 where it has none. */
  total_minor: number;
  /** What the shop says that it sold the line for; null where it says nothing. Never charged. */
  declared_minor: number | null;
  /** Currency of the declared value; empty: the order's. */
  declared_currency: string;
  /** The same as the shop wrote it. */
  raw_total: string;
  /** What its shop calls the item, where that is not our SKU: it names what is printed. */
  external_sku: string;
}

/** What a store calls one of our items. */
export interface SkuMapTable {
  store_id: string;
  seller_id: string;
  external_sku: string;
  item_id: string;
  user_id: string;
  created_at: number;
  updated_at: number;
}

export interface OrderTagsTable {
  order_id: string;
  seller_id: string;
  tag: string;
}
