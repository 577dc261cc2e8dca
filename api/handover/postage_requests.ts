/** Requests for money back from providers of postage, and the deadline of each. Source: docs/postage.md. */
import { DAY_SECONDS } from "../constants.ts";

export const REQUEST_KINDS = ["void", "apv", "claim", "missing_credit"] as const;
export type RequestKind = (typeof REQUEST_KINDS)[number];
export const REQUEST_SOURCES = ["manual", "auto-void", "case", "invoice-variance"] as const;
export type RequestSource = (typeof REQUEST_SOURCES)[number];

const DAYS: Readonly<Record<RequestKind, { readonly usual: number } & Readonly<Record<string, number>>>> = {
  void: { usual: 30, UPS: 90, FedEx: 90 },
  apv: { usual: 60 },
  claim: { usual: 45 },
  missing_credit: { usual: 45 },
};

/** Returns the deadline of a request. @param from the purchase of the label, or the time of the disputed line */
export function deadlineOf(kind: RequestKind, carrier: string, from: number): number {
  const days = DAYS[kind][carrier] ?? DAYS[kind].usual;
  return from + days * DAY_SECONDS;
}

/** Unused labels are voided automatically this many days before their deadline. */
export const AUTO_VOID_DAYS = 5;

/** Days before a deadline from which on it is shown in this color. */
export const WARN_DAYS = { amber: 7, red: 2 } as const;

export const daysLeft = (deadline: number, now: number): number => Math.floor((deadline - now) / DAY_SECONDS);
