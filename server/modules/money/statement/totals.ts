/** Computes the totals of a statement, which exist only for one seller and whole accounts over a period. */
import type { QueryArgs } from "../../../../api/generated/schema.ts";
import { endOf, spanOf, startOf } from "../../../../api/time/dates.ts";
import { isRange } from "../../../../api/time/ranges.ts";
import type { NoTotalsReason } from "../../../../api/money/statement.ts";
import type { StatementStatus } from "../../../../api/statuses.ts";
import { billingHistory as resource } from "../../../../resources/money/billing_history.ts";
import type { AuthorizedContext } from "../../../context.ts";
import { conditionsOf } from "../../../list/filters.ts";
import { narrowScope } from "../../../scope.ts";
import type { QueryField } from "../../../fields.ts";
import { statementList } from "./store.ts";
import { accountTotals, nameOf, openHolds, type Period } from "./totals_store.ts";

type Args = QueryArgs["statementTotals"];

/** Maps each account to the status of all its lines. */
const STATUS_OF: Readonly<Record<"wallet" | "due", StatementStatus>> = { wallet: "Paid", due: "Pending" };
export const ACCOUNTS = ["wallet", "due"] as const;

export const statementTotals: QueryField<"statementTotals"> = async (args, context) => {
  conditionsOf(resource, statementList, { ...args }, context);
  const { db, scope } = context;
  const seller = onlySeller(args, context);
  const name = seller === null ? undefined : await nameOf(db.read, seller);
  if (seller === null || name === undefined) return noTotals("severalSellers");
  const known = { seller_id: seller, seller_name: name };
  if (isNarrowed(args)) return { ...noTotals("narrowed"), ...known };
  const accounts = ACCOUNTS.filter((account) => isShown(args.status, STATUS_OF[account]));
  const request = { seller, accounts, ...periodOf(args, context) };
  return {
    ...known,
    reason: "",
    accounts: await accountTotals(db.heavy, db.engine, scope, request),
  };
};

const noTotals = (reason: NoTotalsReason) => ({
  seller_id: "",
  seller_name: "",
  reason,
  accounts: [],
});

export const holdsOf: QueryField<"openHolds"> = async (args, context) => {
  const seller = onlySeller(args, context);
  return seller === null ? [] : await openHolds(context.db.read, context.scope, seller);
};

/** Returns the only seller of the list; null if there are several, or none that the caller may see. */
export function onlySeller({ seller }: Pick<Args, "seller">, { scope }: AuthorizedContext): string | null {
  const [only, ...others] = narrowScope(scope, seller ?? null).sellers ?? [];
  return only !== undefined && others.length === 0 ? only : null;
}

const isNarrowed = ({ search, kind }: Args): boolean =>
  Boolean(search?.trim()) || Array.isArray(kind) && !kind.includes("All");

function isShown(values: Args["status"], status: string): boolean {
  if (!values) return true;
  const included = values.filter((value) => !value.startsWith("!"));
  const isOpen = included.includes("All") || included.length === 0 && values.length > 0;
  return (isOpen || included.includes(status)) && !values.includes(`!${status}`);
}

function periodOf({ range, start, end }: Args, { now, settings: { timeZone } }: AuthorizedContext): Period {
  const span = range && isRange(range) ? spanOf(range, now(), timeZone) : null;
  const from = Math.max(span?.from ?? 0, (start && startOf(start, timeZone)) || 0);
  const until = Math.min(
    span?.until ?? Number.MAX_SAFE_INTEGER,
    (end && endOf(end, timeZone)) || Number.MAX_SAFE_INTEGER,
  );
  // An empty period has no lines, but still has a balance.
  return { from, until: Math.max(from, until) };
}
