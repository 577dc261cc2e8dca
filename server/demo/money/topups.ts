/** Makes the seller's request for each top-up in the books, and some requests that wait or were refused. */
import { DAY_SECONDS } from "../../../api/constants.ts";
import { unitsText } from "../../../api/typed_amount.ts";
import { exchangeSum, RATE_DECIMALS, type Rates } from "../../../api/money/exchange.ts";
import type { Facts } from "../../../api/money/legs.ts";
import type { FxRatesTable, PaymentMethodsTable, TaxRatesTable, TopupsTable } from "../../db/tables.ts";
import { rateText } from "../../modules/money/topups/rates_store.ts";

type Topup = Omit<TopupsTable, "seq">;

export interface TopUpsOptions {
  readonly currency: string;
  readonly newId: (at: number) => string;
  readonly takeCode: () => string;
  readonly accountingId: string;
  readonly openedAt: number;
  readonly now: number;
}

export interface SentTopUp {
  readonly _id: string;
  readonly code: string;
  readonly facts: Facts["topup"];
}

const MICRO = 10 ** RATE_DECIMALS;
/** Every fourth top-up is paid in Vietnam. */
const FROM_ABROAD = 4;
const THOUSAND = 1_000;
const MIN_MINOR = 5_000;
const MIN_DONG = 500_000;
const FEE_MINOR = 18_500;
const MIN_EURO = 4_500;
/** Millionths of a euro for one dollar. */
const EURO_MICRO = 920_000;

const rateOn = (week: number): number => (25_300 + week * 37 % 290) * MICRO;

export function makeTopUps({ currency, newId, takeCode, accountingId, openedAt, now }: TopUpsOptions) {
  const times = { created_at: openedAt, updated_at: openedAt, version: 1 };
  const method = (
    name: string,
    of: string,
    pay_to: string,
    min_minor: number,
    status = "Active",
  ): PaymentMethodsTable => ({
    _id: newId(openedAt),
    name,
    currency: of,
    pay_to,
    min_minor,
    status,
    search_text: `${name} ${pay_to}`.toLowerCase(),
    ...times,
  });
  const bank = method(
    "Bank transfer",
    currency,
    "Pressdock Inc.\nFirst Newark Bank\n021 000 021 · 8830 1147",
    MIN_MINOR,
  );
  const abroad = method("Vietcombank", "VND", "CÔNG TY PRESSDOCK VIỆT NAM\n0071 000 983 210", MIN_DONG);
  const sepa = method("SEPA transfer", "EUR", "Pressdock GmbH\nDE02 1203 0000 0000 2020 51", MIN_EURO);
  const paused = method(
    "Check by mail",
    currency,
    "Pressdock Inc.\nPO Box 1187, Newark NJ 07101",
    MIN_MINOR,
    "Paused",
  );
  const weeks = Math.ceil((now - openedAt) / (7 * DAY_SECONDS));
  const rates = Array.from({ length: weeks }, (_, week): Omit<FxRatesTable, "seq"> => {
    const at = openedAt + week * 7 * DAY_SECONDS;
    const rate_micro = rateOn(week);
    return {
      _id: newId(at),
      currency: "VND",
      rate: rateText(rate_micro),
      rate_micro,
      effective_at: at - at % DAY_SECONDS,
      user_id: accountingId,
      created_at: at,
      updated_at: at,
      version: 1,
    };
  });
  const euro = {
    ...rates[0]!,
    _id: newId(openedAt),
    currency: "EUR",
    rate: rateText(EURO_MICRO),
    rate_micro: EURO_MICRO,
  };
  // The tax rate is zero, because no charge of the demo has tax.
  const day = openedAt - openedAt % DAY_SECONDS;
  const taxes: readonly Omit<TaxRatesTable, "seq">[] = [{
    ...{ _id: newId(openedAt), rate: "0", rate_ppm: 0, effective_at: day, user_id: accountingId },
    ...{ created_at: openedAt, updated_at: openedAt, version: 1 },
  }];
  const rows: Topup[] = [];

  function add(seller_id: string, at: number, minor: number, more: Partial<Topup> = {}): Topup {
    const isAbroad = rows.length % FROM_ABROAD === FROM_ABROAD - 1;
    const rate_micro = isAbroad ? rateOn(Math.floor((at - openedAt) / (7 * DAY_SECONDS))) : null;
    // Whole thousands of dong, never less than the wanted sum.
    const dong = rate_micro && Math.ceil(minor / 100 * rate_micro / MICRO / THOUSAND) * THOUSAND;
    const row: Topup = {
      _id: newId(at),
      code: takeCode(),
      seller_id,
      kind: "topup",
      method_id: isAbroad ? abroad._id : bank._id,
      tx_ref: `FT${String(rows.length * 7_919 + 260_001)}`,
      paid: dong ? String(dong) : unitsText(minor, 2),
      paid_minor: dong ?? minor,
      currency: isAbroad ? "VND" : currency,
      paid_at: at - at % DAY_SECONDS,
      rate_micro,
      credited_minor: dong && rate_micro
        ? exchangeSum({ minor: dong, currency: "VND" }, currency, rate_micro)
        : minor,
      credited_currency: currency,
      note: "",
      reason: "",
      status: "Approved",
      maker: seller_id,
      maker_for: null,
      checker: accountingId,
      checker_for: null,
      decided_at: at,
      txn_id: null,
      proof_id: null,
      search_text: "",
      created_at: at,
      updated_at: at,
      version: 2,
      ...more,
    };
    rows.push({ ...row, search_text: `${row.code} ${row.tx_ref}`.toLowerCase() });
    return row;
  }

  return {
    methods: [bank, abroad, sepa, paused],
    rates: [...rates, euro],
    taxes,
    /** Returns the exchange rates at an instant: for each currency the latest that is effective. */
    ratesAt: (at: number): Rates => ({
      ours: currency,
      micro: new Map(
        [...rates, euro].filter(({ effective_at }) => effective_at <= at)
          .map((rate) => [rate.currency, rate.rate_micro]),
      ),
    }),
    sent(seller: string, at: number, minor: number): SentTopUp {
      const { _id, code, method_id, paid_minor, currency: of, credited_minor } = add(seller, at, minor);
      const facts = {
        method: method_id ?? "",
        received: { minor: paid_minor, currency: of },
        credited: { minor: credited_minor, currency },
      };
      return { _id, code, facts };
    },
    booked(payee: string, debtor: string, minor: number, at: number) {
      const own = { tx_ref: "", paid: "", paid_minor: 0, paid_at: null, rate_micro: null, currency };
      const by = { ...own, maker: accountingId };
      const paidOut = add(payee, at, minor, {
        ...by,
        kind: "payout",
        method_id: bank._id,
        credited_minor: minor,
        note: "Paid back as agreed.",
      });
      const fee = add(debtor, at, FEE_MINOR, {
        ...by,
        kind: "fee",
        method_id: null,
        credited_minor: FEE_MINOR,
        note: "Storage of blanks, last month.",
      });
      return [
        {
          _id: paidOut._id,
          code: paidOut.code,
          seller: payee,
          kind: "payout",
          facts: { method: bank._id, minor, currency },
        },
        {
          _id: fee._id,
          code: fee.code,
          seller: debtor,
          kind: "fee",
          facts: { payer: "due", minor: FEE_MINOR, currency },
        },
      ] as const;
    },
    /** Returns all top-ups, also open and refused ones. @param txns ids of the movements, by the top-up's id */
    rows(sellers: readonly string[], txns: ReadonlyMap<string, string>): readonly Topup[] {
      const waiting = { status: "Pending", checker: null, decided_at: null, version: 1 };
      const [first = "", second = first] = sellers;
      add(first, now - 3 * DAY_SECONDS, 120_000, {
        status: "Rejected",
        reason: "Nothing came in under this number.",
      });
      add(first, now - 2 * DAY_SECONDS, 80_000, { ...waiting, status: "Cancelled" });
      add(first, now - 5 * 3_600, 250_000, waiting);
      const { tx_ref, method_id } = add(second, now - 3 * 3_600, 60_000, waiting);
      add(first, now - 2 * 3_600, 60_000, {
        ...waiting,
        tx_ref,
        method_id,
        currency,
        rate_micro: null,
        paid: "600.00",
        paid_minor: 60_000,
        credited_minor: 60_000,
      });
      add(second, now - 3_600, 400_000, waiting);
      return rows.map((row) => ({ ...row, txn_id: txns.get(row._id) ?? null }));
    },
  };
}
export type TopUps = ReturnType<typeof makeTopUps>;
