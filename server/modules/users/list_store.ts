/** People as any list: for views, exports and counts, which ask by the screen's filters alone. */
import { sql } from "kysely";
import type { User } from "../../../api/generated/schema.ts";
import type { Loose } from "../../fields.ts";
import type { ListSource } from "../../list_source.ts";
import { inGroup } from "./reach_store.ts";
import { RIGHTS } from "../session/rights_store.ts";
import { GROUP_IDS, type ListedUser } from "./store.ts";
import { whole } from "./wire.ts";

/** Dollars of the person's own wallet, where an export asks for many at once. */
const CREDIT = sql<number>`(select coalesce(sum(e.amount_minor), 0) from ledger_entries e
  join ledger_accounts a on a._id = e.account_id
  where a.seller_id = u._id and a.kind = 'wallet' and a.currency = 'USD')`.as("credit_minor");
const MORE = sql.join([...RIGHTS, GROUP_IDS, CREDIT].map((each) => sql`${each}`));

type CreditedUser = ListedUser & { readonly credit_minor: number | string };

export const usersList: ListSource<CreditedUser, Loose<User> & { readonly _id: string }> = {
  table: "users",
  key: "_id",
  columns: { ids: "_id" },
  conditions: {
    group: (names) => sql<boolean>`k._id in (select u._id from users as u where ${inGroup(names)})`,
  },
  // The rule of the screen says who sees people: super_root.
  visible: () => sql<boolean>`deleted_at is null`,
  rows: (rows) => sql<CreditedUser>`select u.*, ${MORE} from ${rows} join users as u on u._id = r._id`,
  wire: ({ credit_minor, ...row }) => ({
    ...whole(row),
    _id: row._id,
    total_credit: Number(credit_minor) / 100,
  }),
};
