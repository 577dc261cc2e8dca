/** Checks e-mail and password, slowly and in the same time for all outcomes. Source: docs/adr/0073. */
import { QUIET_SECONDS, QUIET_TRIES } from "../../api/caller_limits.ts";
import type { Settings } from "../context.ts";
import type { Database, Writer } from "../db/database.ts";
import { Lru } from "../http/lru.ts";
import {
  hashPassword,
  isOutdated,
  passwordChecks,
  verifyPassword,
} from "../modules/people/session/password.ts";
import type { Place } from "../modules/people/session/reserved_semaphore.ts";
import { issueCode } from "../modules/people/session/store.ts";
import { hashToken, type Random } from "../session/tokens.ts";
import { credentialsOf, replaceHash } from "../modules/people/session/people_store.ts";
import { countTry, forgetOld, forgiveTries, type Growth, waitFor } from "../http/throttle_store.ts";
import { knows, type RememberedDevice, withAccount } from "./device.ts";

/** Limits failures for one account from one network, which do not lock out the person elsewhere. */
const PAIR: Growth = { free: 5, firstSeconds: 60, longestSeconds: 900, forgetSeconds: 600 };
/** Limits failures for one account from unknown devices, so that many networks together guess no faster. */
const ACCOUNT: Growth = { free: 20, firstSeconds: 60, longestSeconds: 900, forgetSeconds: 3600 };
/** Limits failures from one network: tries beyond this limit are not refused, but run one by one. */
const NETWORK: Growth = { free: 30, firstSeconds: 10, longestSeconds: 900, forgetSeconds: 60 };
/** Limits failures on a known device of the account, for which those of strangers do not count. */
const DEVICE: Growth = { free: 5, firstSeconds: 30, longestSeconds: 900, forgetSeconds: 600 };

export type SignInResult =
  | { readonly kind: "in"; readonly code: string; readonly device: RememberedDevice }
  | { readonly kind: "refused" }
  | { readonly kind: "wait"; readonly seconds: number };

export interface SignInTools {
  readonly db: Database;
  readonly settings: Settings;
  readonly now: () => number;
  readonly random: Random;
  readonly verify?: typeof verifyPassword;
}

export interface Credentials {
  readonly email: string;
  readonly password: string;
  readonly address: string;
  readonly device: RememberedDevice | null;
}

export const normalEmail = (text: string): string => text.trim().toLowerCase();

const keyOf = (kind: string, text: string) => `sign-in:${kind}:${hashToken(text)}`;
const networkOf = (address: string) => [keyOf("network", address), NETWORK] as const;

/** Returns the counters of a try, widest first. Keys are hashed, so that the table contains no addresses. */
function counters({ email, address, device }: Credentials): readonly (readonly [string, Growth])[] {
  const account = normalEmail(email);
  if (knows(device, account)) return [[keyOf("device", `${account} ${device.id}`), DEVICE]];
  return [
    networkOf(address),
    [keyOf("account", account), ACCOUNT],
    [keyOf("pair", `${account} ${address}`), PAIR],
  ];
}

interface Turn {
  /** Seconds before the next try; 0 if this try may be made. */
  readonly seconds: number;
  /** True after too many failures from the network: its passwords are checked one at a time. */
  readonly isExclusive: boolean;
}

/** Counts a try before the password is checked, so that concurrent tries do not slip through. */
async function takeTry(tx: Writer, credentials: Credentials, now: number): Promise<Turn> {
  await forgetOld(tx, now);
  const all = counters(credentials);
  let [seconds, isExclusive] = [0, false];
  for (const [key, growth] of all) {
    const wait = await waitFor(tx, key, growth, now);
    if (growth !== NETWORK) seconds = Math.max(seconds, wait);
    else isExclusive = wait > 0;
  }
  // A try that was refused before the check is not a failure.
  if (seconds === 0) { for (const [key, growth] of all) await countTry(tx, key, growth, now); }
  return { seconds, isExclusive };
}

/** The maximum number of remembered addresses; an evicted address counts as quiet. */
const MAX_ADDRESSES = 10_000;

/** Remembers recent tries by address, in each process separately, like the queue of password checks. */
class QuietAddresses {
  /** The latest tries of an address, in unix seconds; at most `QUIET_TRIES`. */
  readonly #tries = new Lru<readonly number[]>(MAX_ADDRESSES);

  /** Records a try; returns true if the address made few tries before. */
  noteTry(address: string, now: number): boolean {
    const recent = (this.#tries.get(address) ?? []).filter((at) => at > now - QUIET_SECONDS);
    this.#tries.set(address, [...recent, now].slice(-QUIET_TRIES));
    return recent.length < QUIET_TRIES;
  }
}

const quietAddresses = new QuietAddresses();

/** Reserves a place in the queue, in which known devices come first. @throws {ApiError} RATE_LIMITED if it is full */
function reservePlace({ email, address, device }: Credentials, now: number): Place {
  const account = normalEmail(email);
  if (knows(device, account)) return passwordChecks.reserve("known", `account ${account}`);
  const isQuiet = quietAddresses.noteTry(address, now);
  return passwordChecks.reserve(isQuiet ? "quiet" : "other", `address ${address}`);
}

/** Removes this try from the counters; network and account keep the tries of others. */
async function forgiveTry(tx: Writer, credentials: Credentials): Promise<void> {
  for (const [key, growth] of counters(credentials)) {
    await forgiveTries(tx, key, growth === PAIR || growth === DEVICE ? "all" : "one");
  }
}

/** Signs in. Answer and time are the same for an unknown account, a locked account and a wrong password. */
export async function signIn(tools: SignInTools, credentials: Credentials): Promise<SignInResult> {
  const { db, now, random } = tools;
  using place = reservePlace(credentials, now());
  const turn = await db.write((tx) => takeTry(tx, credentials, now()));
  if (turn.seconds > 0) return { kind: "wait", seconds: turn.seconds };
  place.isExclusive = turn.isExclusive;
  const email = normalEmail(credentials.email);
  const { verify = verifyPassword, settings: { scryptCost } } = tools;
  for (let reserved: Place | undefined = place;; reserved = undefined) {
    const user = await credentialsOf(db.read, email);
    const isRight = await verify(credentials.password, user?.password_hash ?? null, scryptCost, reserved);
    if (!isRight || !user || user.status === "Locked") return { kind: "refused" };
    const code = await writeSignIn(tools, credentials, user);
    // Without a code the account was changed during the check, which is repeated for the account as it is now.
    if (code !== null) return { kind: "in", code, device: withAccount(credentials.device, email, random) };
  }
}

type CheckedAccount = NonNullable<Awaited<ReturnType<typeof credentialsOf>>>;

/** Issues a code; returns null if the account has another password or status than the one that was checked. */
async function writeSignIn(
  { db, settings: { scryptCost }, now, random }: SignInTools,
  credentials: Credentials,
  { _id, password_hash: before, status }: CheckedAccount,
): Promise<string | null> {
  const after = isOutdated(before, scryptCost)
    ? await hashPassword(credentials.password, scryptCost)
    : before;
  return await db.write(async (tx) => {
    const present = await credentialsOf(tx, normalEmail(credentials.email));
    if (present?._id !== _id || present.password_hash !== before || present.status !== status) return null;
    if (after !== before) await replaceHash(tx, _id, before, after);
    await forgiveTry(tx, credentials);
    return await issueCode(tx, _id, now(), random);
  });
}
