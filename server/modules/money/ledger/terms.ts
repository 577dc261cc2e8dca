import { limitIn } from "../../../../api/money_limits.ts";
import { MAX_CREDIT_CENTS } from "../../../../api/people/people.ts";
import type { AuthorizedContext } from "../../../context.ts";
import type { Writer } from "../../../db/database.ts";
import type { AgreedTerms } from "../../people/users/seller_terms.ts";
import type { UserRequest } from "../../people/users/values.ts";
import { agreeTerms } from "./wallets_store.ts";
import { walletOf } from "./wallet_store.ts";

const TERMS = ["credit_limit_minor", "low_minor"] as const;
type Terms = Readonly<Record<(typeof TERMS)[number], number>>;

export async function changedTermsOf(
  tx: Writer,
  id: string,
  role: string,
  request: UserRequest,
  { settings: { currency }, now }: AuthorizedContext,
): Promise<AgreedTerms> {
  const wallet = await walletOf(tx, id, currency);
  const before: Terms = { credit_limit_minor: 0, low_minor: 0, ...wallet };
  const next: Terms = {
    credit_limit_minor: request.credit_limit_minor ?? before.credit_limit_minor,
    low_minor: request.low_minor ?? before.low_minor,
  };
  const most = limitIn(currency, MAX_CREDIT_CENTS);
  const changed = TERMS.filter((field) => next[field] !== before[field]);
  return {
    changes: changed.map((field) => ({ field, before: String(before[field]), after: String(next[field]) })),
    problems: role === "sale"
      ? changed.filter((field) => next[field] > most).map((path) => ({ path, code: "badAmount" }))
      : changed.filter((field) => next[field] > 0).map((path) => ({ path, code: "invalid" })),
    write: async (writer) => {
      if (changed.length > 0) await agreeTerms(writer, id, currency, next, now());
    },
  };
}
