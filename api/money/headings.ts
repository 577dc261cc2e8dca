/** The headings of our accounts in reports. All providers share one heading, and so do all payment methods. */
export const REVENUE_HEADINGS = [
  "revenue:goods",
  "revenue:postage",
  "revenue:handling",
  "revenue:fee",
  "revenue:adjustment",
] as const;
export const COST_HEADINGS = [
  "cost:production",
  "cost:postage",
  "cost:local",
  "cost:duty",
  "cost:fee",
  "cost:goodwill",
  "cost:writeoff",
] as const;
export const LEDGER_HEADINGS = [
  ...REVENUE_HEADINGS,
  ...COST_HEADINGS,
  "tax",
  "cash",
  "provider",
  "claim",
  "fx",
] as const;

/** Splits an account at its first colon: names of forwarders are typed by people, and may have colons too. */
export function splitAccount(account: string): readonly [kind: string, party: string] {
  const [kind = "", ...party] = account.split(":");
  return [kind, party.join(":")];
}
