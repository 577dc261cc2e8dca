/** Tables of cards. The conventions are those of tables.ts; a body is a `CardBody` of api/rating/card.ts. */
import type { Generated } from "kysely";

/** A whole card: what a method costs, from one instant on. Source: shipping §2. */
export interface PriceTablesTable {
  seq: Generated<number>;
  _id: string;
  /** PT-000001. */
  code: string;
  /** price, cost or duty. */
  kind: string;
  /** What it stands for, of which one card is in force at a time: kind, method, plan, VIP, place, forwarder, country. */
  line: string;
  method_code: string;
  /** Empty for all. */
  plan: string;
  min_vip: number;
  /** Of a cost: where from; null for everywhere. */
  location_id: string | null;
  /** Of a cost: who takes it. */
  forwarder: string;
  /** Of a duty: the country. */
  destination: string;
  currency: string;
  title: string;
  /** JSON: CardBody. */
  body: string;
  effective_at: number;
  /** Before it: null where the next card of the line says so. */
  expired_at: number | null;
  /** Of api/rating/card.ts. */
  status: string;
  /** JSON: what the last back-test found. */
  backtest: string;
  maker: string;
  search_text: string;
  created_at: number;
  updated_at: number;
  version: number;
}

export interface RatingTables {
  price_tables: PriceTablesTable;
}
