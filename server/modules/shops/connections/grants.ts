/** Decrypts the tokens that a platform granted to a person for a store. Source: docs/shops.md. */
import type { AuthorizedContext } from "../../../context.ts";
import type { Reader } from "../../../db/database.ts";
import { type Keyring, openSecret, sealBinding } from "../../../secrets/secrets.ts";
import type { ShopAdapter, ShopGrant } from "../port.ts";
import { grantedSignIn, type SignInRow } from "./sign_in_store.ts";

export const signInBinding = (_id: string, column: "verifier" | "secrets" | "token"): string =>
  sealBinding("shop_sign_ins", _id, column);

/** Everything that a person's sign-in granted for a store. */
export interface Grant {
  readonly row: SignInRow;
  readonly secrets: ShopGrant["secrets"];
  readonly token: { readonly text: string; readonly until: number };
}

/** Returns null if the person has not signed in at this platform for this store, or did so too long ago. */
export async function grantOf(
  reader: Reader,
  { platform }: ShopAdapter,
  storeId: string,
  { session, settings: { secrets: keys }, now }: AuthorizedContext,
): Promise<Grant | null> {
  const place = { user_id: session.actor._id, store_id: storeId, platform };
  const row = await grantedSignIn(reader, place, now());
  return row ? openGrant(row, keys) : null;
}

const openGrant = (row: SignInRow, keys: Keyring): Grant => ({
  row,
  secrets: JSON.parse(
    openSecret(keys, row.secrets, signInBinding(row._id, "secrets")),
  ) as ShopGrant["secrets"],
  token: { text: openSecret(keys, row.token, signInBinding(row._id, "token")), until: row.token_until },
});

/** Returns true if the form can offer to test and connect without another sign-in. */
export async function isSignedInAt(
  platform: string,
  storeId: string,
  { db, session, now }: AuthorizedContext,
): Promise<boolean> {
  const place = { user_id: session.actor._id, store_id: storeId, platform };
  return await grantedSignIn(db.read, place, now()) !== undefined;
}
