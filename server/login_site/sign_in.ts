/** Checks e-mail and password, slowly and evenly. Source: security G6. */
import type { Settings } from "../context.ts";
import type { Database, Writer } from "../db/database.ts";
import { isPasswordQueueFull, verifyPassword } from "../modules/session/password.ts";
import { issueCode } from "../modules/session/store.ts";
import { hashToken, type Random } from "../modules/session/tokens.ts";
import { credentialsOf } from "../modules/session/people_store.ts";
import { type Bucket, forgetOld, giveBack, take } from "../throttle_store.ts";

/** Tries of one account from one network: failing here locks nobody out elsewhere. */
const ACCOUNT: Bucket = { capacity: 5, perSecond: 1 / 60 };
/** Tries from one network, whatever the account. */
const NETWORK: Bucket = { capacity: 30, perSecond: 1 / 10 };

export type SignInResult =
  | { readonly kind: "in"; readonly code: string }
  | { readonly kind: "refused" }
  | { readonly kind: "wait"; readonly seconds: number };

export interface SignInTools {
  readonly db: Database;
  readonly settings: Settings;
  readonly now: () => number;
  readonly random: Random;
}

export interface Credentials {
  readonly email: string;
  readonly password: string;
  readonly address: string;
}

/** E-mail addresses are compared as they are stored: without spaces around, in lower case. */
export const normalEmail = (text: string): string => text.trim().toLowerCase();

const keysOf = ({ email, address }: Credentials) => ({
  // Hashed, so that the table holds no list of who tried.
  account: `sign-in:${hashToken(`${normalEmail(email)} ${address}`)}`,
  network: `sign-in:${address}`,
});

/** Takes a try before the password is looked at, so that many at once do not slip through. */
async function takeTry(tx: Writer, credentials: Credentials, now: number): Promise<number> {
  const keys = keysOf(credentials);
  await forgetOld(tx, now);
  const wait = await take(tx, keys.network, NETWORK, now);
  return wait > 0 ? wait : await take(tx, keys.account, ACCOUNT, now);
}

/** The answer and the time are the same whether the account is unknown, locked or its password another one. */
export async function signIn(tools: SignInTools, credentials: Credentials): Promise<SignInResult> {
  const { db, settings, now, random } = tools;
  if (isPasswordQueueFull()) return { kind: "wait", seconds: 5 };
  const seconds = await db.write((tx) => takeTry(tx, credentials, now()));
  if (seconds > 0) return { kind: "wait", seconds };
  const user = await credentialsOf(db.read, normalEmail(credentials.email));
  const isRight = await verifyPassword(
    credentials.password,
    user?.password_hash ?? null,
    settings.scryptCost,
  );
  if (!isRight || !user || user.status === "Locked") return { kind: "refused" };
  const keys = keysOf(credentials);
  const code = await db.write(async (tx) => {
    await giveBack(tx, keys.account, ACCOUNT, now(), ACCOUNT.capacity);
    await giveBack(tx, keys.network, NETWORK, now());
    return await issueCode(tx, user._id, now(), random);
  });
  return { kind: "in", code };
}
