/** Stores sign-ins at platforms: first the state that the platform must send back, later the granted tokens. */
import type { Selectable } from "kysely";
import type { Reader, Writer } from "../../../db/database.ts";
import type { ShopSignInsTable } from "../../../db/tables.ts";

export type SignInRow = Readonly<Selectable<ShopSignInsTable>>;
type Place = Pick<SignInRow, "user_id" | "store_id" | "platform">;

/** Replaces the person's earlier sign-in for this store and platform; deletes everybody's expired ones. */
export async function insertSignIn(tx: Writer, row: Omit<SignInRow, "seq">): Promise<void> {
  await tx.deleteFrom("shop_sign_ins").where((is) =>
    is.or([
      is("expires_at", "<=", row.created_at),
      is.and({ user_id: row.user_id, store_id: row.store_id, platform: row.platform }),
    ])
  ).execute();
  await tx.insertInto("shop_sign_ins").values(row).execute();
}

/** Returns the sign-in that a state belongs to, for one caller only: the state is used up. */
export async function consumeState(
  tx: Writer,
  { state, user_id, used }: { readonly state: string; readonly user_id: string; readonly used: string },
  now: number,
): Promise<SignInRow | undefined> {
  const row = await tx.selectFrom("shop_sign_ins").selectAll().where("state", "=", state)
    .where("user_id", "=", user_id).where("expires_at", ">", now).executeTakeFirst();
  if (!row) return undefined;
  const { numUpdatedRows } = await tx.updateTable("shop_sign_ins").set({ state: used, verifier: "" })
    .where("_id", "=", row._id).where("state", "=", state).executeTakeFirst();
  return numUpdatedRows > 0n ? row : undefined;
}

export async function keepGrant(
  tx: Writer,
  { _id }: Pick<SignInRow, "_id">,
  grant: Pick<SignInRow, "secrets" | "token" | "token_until" | "expires_at">,
): Promise<void> {
  await tx.updateTable("shop_sign_ins").set(grant).where("_id", "=", _id).execute();
}

export async function deleteSignIn(tx: Writer, { _id }: Pick<SignInRow, "_id">): Promise<void> {
  await tx.deleteFrom("shop_sign_ins").where("_id", "=", _id).execute();
}

export function grantedSignIn(reader: Reader, place: Place, now: number): Promise<SignInRow | undefined> {
  return reader.selectFrom("shop_sign_ins").selectAll().where((is) => is.and(place))
    .where("secrets", "<>", "").where("expires_at", ">", now).executeTakeFirst();
}
