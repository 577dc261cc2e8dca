/** Tables that orders refer to: SKU maps, shipping methods, tags. The conventions are those of tables.ts. */

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

/** The house's list of shipping methods; an order carries the code. */
export interface ShippingMethodsTable {
  code: string;
  name: string;
  carrier: string;
  min_days: number;
  max_days: number;
  position: number;
  /** Active or Retired. */
  status: string;
}

export interface OrderTagsTable {
  order_id: string;
  seller_id: string;
  tag: string;
}
