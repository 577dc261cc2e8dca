/** Simulates buying labels one by one, so that a preview knows which purchases would fail. */
import type { Reader } from "../../../db/database.ts";
import { readIn, StepCache } from "../../../lifecycle/step_cache.ts";
import { POSTAGE_HELD } from "../../money/ledger/hold_store.ts";
import { availableOf } from "../../money/ledger/wallet_store.ts";
import { numbersLeft } from "../numbers/issue_store.ts";
import { buyingMethods, postageDue } from "./buying_store.ts";
import type { PackageRow } from "./rows.ts";
import type { MethodQuote } from "../price_tables/quotes.ts";

type Price = MethodQuote["price"] & { readonly ok: true };

export class PurchaseSimulation {
  readonly #numbers = new Map<string, { open: number; readonly paused: number }>();
  readonly #money = new Map<string, number>();

  private constructor(
    readonly reader: Reader,
    readonly at: number,
    readonly cache: StepCache,
  ) {}

  static async of(reader: Reader, rows: readonly PackageRow[], at: number): Promise<PurchaseSimulation> {
    const cache = new StepCache();
    const simulation = new PurchaseSimulation(reader, at, cache);
    await readIn({ tx: reader, cache }, POSTAGE_HELD, rows.map(({ _id }) => _id));
    for (const [code, { provider }] of await buyingMethods(reader, rows.map((row) => row.method_code))) {
      if (provider === "house") simulation.#numbers.set(code, await numbersLeft(reader, code));
    }
    return simulation;
  }

  /** Returns why the package's label cannot be bought after the earlier ones; null if it can. */
  async buy({ _id, seller_id, method_code }: PackageRow, price: Price): Promise<string | null> {
    const numbers = this.#numbers.get(method_code);
    if (numbers && numbers.open === 0) return numbers.paused > 0 ? "rangesPaused" : "noNumbers";
    const step = { tx: this.reader, cache: this.cache };
    const { total_minor: minor, currency } = price;
    const due = await postageDue(step, { _id, seller_id }, { minor, currency }, this.at);
    if (due > 0) {
      const purse = `${seller_id} ${currency}`;
      const left = this.#money.get(purse) ?? await availableOf(this.reader, seller_id, currency);
      if (due > left) return "balanceShort";
      this.#money.set(purse, left - due);
    }
    if (numbers) numbers.open--;
    return null;
  }
}
