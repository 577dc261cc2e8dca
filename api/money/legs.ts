/**
 * The one table of postings. Amounts are whole minor units above zero, and zero posts nothing. A leg is a negative entry
 * of the account that money leaves and a positive one of the other, so assets are negative. Source: docs/adr/0034.
 */

export type Payer = "wallet" | "due";
/** Costs that packages share: the forwarder's, and the duty of a flight. */
export type HandoverCost = "local" | "duty";
/** Costs that are owed to somebody; production to the location that made the garments. */
export type OwedCost = HandoverCost | "production";
export type Heading = "goods" | "postage" | "handling" | "fee" | "adjustment";
export type Account =
  | Payer
  | `revenue:${Heading}`
  | "tax:"
  | "cost:goodwill"
  | "cost:writeoff"
  | "cost:postage"
  | `cost:${OwedCost}`
  | "cost:fee"
  | `provider:${string}`
  | `claim:${string}`
  | `cash:${string}`
  | "fx:";

export interface Leg {
  readonly from: Account;
  readonly to: Account;
  readonly minor: number;
  readonly currency: string;
}

export type Parts = Readonly<Partial<Record<Heading | "tax", number>>>;

interface Sum {
  readonly minor: number;
  readonly currency: string;
}
interface Owner extends Sum {
  readonly payer: Payer;
}
interface Charge {
  readonly payer: Payer;
  readonly parts: Parts;
  readonly currency: string;
}
interface Refund {
  readonly parts: Parts;
  /** The part that the seller still owes: it is repaid first, and only the rest goes into the wallet. */
  readonly due: number;
  readonly currency: string;
}
interface TopUp {
  readonly method: string;
  readonly received: Sum;
  readonly credited: Sum;
}
interface Payout extends Sum {
  readonly method: string;
}
interface Reversal {
  readonly kind: Reversible;
  readonly facts: Facts[Reversible];
}

interface ProviderSum extends Sum {
  readonly provider: string;
}
interface IncurredCost extends ProviderSum {
  readonly of: OwedCost;
}
interface ProviderPayment extends ProviderSum {
  readonly method: string;
}
/** Facts of a movement that may also go the other way: with `isBack`, money comes back. */
interface MaybeBack {
  readonly isBack?: boolean;
}
interface ClaimCredit extends ProviderSum {
  /** The sum that was claimed: a credit settles all of it. */
  readonly claimed: number;
}

export interface Facts {
  readonly charge: Charge;
  readonly refund: Refund;
  readonly topup: TopUp;
  readonly reversal: Reversal;
  readonly credit: Owner;
  readonly debit: Owner;
  readonly fee: Owner;
  readonly payout: Payout;
  readonly writeoff: Sum;
  readonly invoice_payment: Sum;
  /** Our cost of a label, without effect on a seller. */
  readonly postage_cost: ProviderSum;
  /** Our cost of production and handover. A difference to an agreed amount is another such cost, or its reversal. */
  readonly cost: IncurredCost;
  /** The difference between an invoiced label and the cost that was booked for it. */
  readonly postage_cost_diff: ProviderSum & MaybeBack;
  readonly pass_through: Owner & MaybeBack;
  readonly provider_fee: ProviderSum & MaybeBack;
  /** A sum that a provider bills and that is claimed back. */
  readonly dispute: ProviderSum;
  /** The cost of the label of a lost package, which a provider owes us. */
  readonly claim: ProviderSum;
  readonly claim_credit: ClaimCredit;
  readonly claim_loss: ProviderSum;
  readonly provider_payment: ProviderPayment;
  readonly hold: Sum;
  readonly release: Sum;
  /** Charges a part of a reservation and releases the rest. */
  readonly capture: Charge & { readonly held: number };
}
export type Kind = keyof Facts;
export type Reversible = Exclude<Kind, "hold" | "release" | "capture" | "reversal">;

export interface Movement {
  readonly legs: readonly Leg[];
  readonly held: number;
}

const accountOf = (part: Heading | "tax"): Account => part === "tax" ? "tax:" : `revenue:${part}`;
const partsOf = (parts: Parts): readonly (readonly [Heading | "tax", number])[] =>
  (Object.entries(parts) as [Heading | "tax", number][]).filter(([, minor]) => minor > 0);
export const sumOf = (parts: Parts): number => partsOf(parts).reduce((sum, [, minor]) => sum + minor, 0);

const chargeLegs = ({ payer, parts, currency }: Charge): Leg[] =>
  partsOf(parts).map(([part, minor]) => ({ from: payer, to: accountOf(part), minor, currency }));

/** Returns the legs of a refund, which repays a debt first. */
function refundLegs({ parts, due, currency }: Refund): Leg[] {
  let open = due;
  return partsOf(parts).flatMap(([part, minor]) => {
    const owed = Math.min(open, minor);
    open -= owed;
    const from = accountOf(part);
    return [
      { from, to: "due", minor: owed, currency } as const,
      { from, to: "wallet", minor: minor - owed, currency } as const,
    ];
  });
}

/** Money of another currency goes through the exchange account, which takes one currency and gives the other. */
function topUpLegs({ method, received, credited }: TopUp): Leg[] {
  const cash: Account = `cash:${method}`;
  if (received.currency === credited.currency) return [{ from: cash, to: "wallet", ...credited }];
  return [{ from: cash, to: "fx:", ...received }, { from: "fx:", to: "wallet", ...credited }];
}

const reverseLegs = (legs: readonly Leg[]): Leg[] =>
  legs.map(({ from, to, ...sum }) => ({ from: to, to: from, ...sum }));

const legsFor = ({ isBack = false }: MaybeBack, leg: Leg): Leg[] => isBack ? reverseLegs([leg]) : [leg];

function claimCreditLegs({ provider, minor, claimed, currency }: ClaimCredit): Leg[] {
  const claim: Account = `claim:${provider}`;
  const from: Account = `provider:${provider}`;
  return [
    { from, to: claim, minor: Math.min(minor, claimed), currency },
    { from, to: "cost:postage", minor: Math.max(0, minor - claimed), currency },
    { from: "cost:postage", to: claim, minor: Math.max(0, claimed - minor), currency },
  ];
}

const LEGS: { readonly [K in Kind]: (facts: Facts[K]) => readonly Leg[] } = {
  charge: chargeLegs,
  refund: refundLegs,
  topup: topUpLegs,
  reversal: ({ kind, facts }) => reverseLegs(LEGS[kind](facts as never)),
  credit: ({ payer, minor, currency }) => [{ from: "cost:goodwill", to: payer, minor, currency }],
  debit: ({ payer, minor, currency }) => [{ from: payer, to: "revenue:adjustment", minor, currency }],
  fee: ({ payer, minor, currency }) => [{ from: payer, to: "revenue:fee", minor, currency }],
  payout: ({ method, minor, currency }) => [{ from: "wallet", to: `cash:${method}`, minor, currency }],
  writeoff: ({ minor, currency }) => [{ from: "cost:writeoff", to: "due", minor, currency }],
  invoice_payment: ({ minor, currency }) => [{ from: "wallet", to: "due", minor, currency }],
  postage_cost: ({ provider, minor, currency }) => [
    { from: "cost:postage", to: `provider:${provider}`, minor, currency },
  ],
  cost: ({ of, provider, minor, currency }) => [
    { from: `cost:${of}`, to: `provider:${provider}`, minor, currency },
  ],
  postage_cost_diff: ({ provider, minor, currency, ...way }) =>
    legsFor(way, { from: "cost:postage", to: `provider:${provider}`, minor, currency }),
  pass_through: ({ payer, minor, currency, ...way }) =>
    legsFor(way, { from: payer, to: "revenue:adjustment", minor, currency }),
  provider_fee: ({ provider, minor, currency, ...way }) =>
    legsFor(way, { from: "cost:fee", to: `provider:${provider}`, minor, currency }),
  dispute: ({ provider, minor, currency }) => [
    { from: `claim:${provider}`, to: `provider:${provider}`, minor, currency },
  ],
  claim: ({ provider, minor, currency }) => [
    { from: `claim:${provider}`, to: "cost:postage", minor, currency },
  ],
  claim_credit: claimCreditLegs,
  claim_loss: ({ provider, minor, currency }) => [
    { from: "cost:postage", to: `claim:${provider}`, minor, currency },
  ],
  provider_payment: ({ provider, method, minor, currency }) => [
    { from: `provider:${provider}`, to: `cash:${method}`, minor, currency },
  ],
  hold: () => [],
  release: () => [],
  capture: chargeLegs,
};

/** Kinds of movements with entries. */
export const LEDGER_KINDS: readonly string[] = Object.keys(LEGS).filter((kind) =>
  !["hold", "release"].includes(kind)
);

const HELD: { readonly [K in Kind]?: (facts: Facts[K]) => number } = {
  hold: ({ minor }) => minor,
  release: ({ minor }) => -minor,
  capture: ({ held }) => -held,
};

/** @throws {RangeError} for an amount that is not a whole number of minor units, or below zero */
export function legs<K extends Kind>(kind: K, facts: Facts[K]): Movement {
  const found = LEGS[kind](facts);
  const held = HELD[kind]?.(facts) ?? 0;
  for (const minor of [...found.map(({ minor }) => minor), Math.abs(held)]) {
    if (!Number.isSafeInteger(minor) || minor < 0) {
      throw new RangeError(`Cannot post ${minor}: expected whole minor units, zero or more`);
    }
  }
  return { legs: found.filter(({ minor }) => minor > 0), held };
}

/**
 * The cover that a movement needs: the wallet with the seller's credit limit (`credit`), or only the wallet (`own`).
 * Any other kind may take the balance below zero.
 */
export const REQUIRED_COVER: { readonly [K in Kind]?: "credit" | "own" } = {
  charge: "credit",
  hold: "credit",
  payout: "own",
  invoice_payment: "own",
};

export function entriesOf({ legs }: Movement): readonly (Sum & { readonly account: Account })[] {
  const sums = new Map<string, Sum & { account: Account }>();
  const add = (account: Account, minor: number, currency: string) => {
    const key = `${account} ${currency}`;
    sums.set(key, { account, minor: (sums.get(key)?.minor ?? 0) + minor, currency });
  };
  for (const { from, to, minor, currency } of legs) {
    add(from, -minor, currency);
    add(to, minor, currency);
  }
  return [...sums.values()].filter(({ minor }) => minor !== 0);
}

/** Accounts of sellers have an owner and numbered lines; all others are ours. */
export const isSellers = (account: Account): account is Payer => account === "wallet" || account === "due";
