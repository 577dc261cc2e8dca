/** Tables of money by hand. The conventions are those of tables.ts. */
import type { Generated } from "kysely";

export interface TopupsTable {
  seq: Generated<number>;
  _id: string;
  code: string;
  seller_id: string;
  kind: string;
  method_id: string | null;
  tx_ref: string;
  /** As it was typed, in the currency of the method. */
  paid: string;
  paid_minor: number;
  currency: string;
  paid_at: number | null;
  /** Of the day; null in our own currency, and where none is known. */
  rate_micro: number | null;
  credited_minor: number;
  credited_currency: string;
  note: string;
  reason: string;
  status: string;
  /** Who asked, and for whom they acted; who decided, and for whom. */
  maker: string;
  maker_for: string | null;
  checker: string | null;
  checker_for: string | null;
  decided_at: number | null;
  /** What it posted. */
  txn_id: string | null;
  /** What shows that it was sent. */
  proof_id: string | null;
  search_text: string;
  created_at: number;
  updated_at: number;
  version: number;
}

export interface PaymentMethodsTable {
  _id: string;
  name: string;
  currency: string;
  pay_to: string;
  min_minor: number;
  status: string;
  search_text: string;
  created_at: number;
  updated_at: number;
  version: number;
}

/** Never edited: a later row of the same day counts. */
export interface FxRatesTable {
  seq: Generated<number>;
  _id: string;
  currency: string;
  rate: string;
  rate_micro: number;
  effective_at: number;
  user_id: string;
  created_at: number;
  updated_at: number;
  version: number;
}

/** A file waits here for the top-up that it is the proof of. */
export interface TopupProofsTable {
  _id: string;
  /** Id of the real person who brought it. */
  maker: string;
  name: string;
  /** MIME type, as its bytes say. */
  type: string;
  /** 1 of a picture. */
  pages: number;
  /** Of what we keep. */
  bytes: number;
  /** SHA-256 of what was brought, hex. */
  digest: string;
  created_at: number;
}

/** Never edited: a later row of the same day counts. */
export interface TaxRatesTable {
  seq: Generated<number>;
  _id: string;
  /** Percent, as it was typed. */
  rate: string;
  /** Millionths of what is taxed. */
  rate_ppm: number;
  effective_at: number;
  user_id: string;
  created_at: number;
  updated_at: number;
  version: number;
}

export interface TopupTables {
  topups: TopupsTable;
  payment_methods: PaymentMethodsTable;
  fx_rates: FxRatesTable;
  topup_proofs: TopupProofsTable;
  tax_rates: TaxRatesTable;
}
