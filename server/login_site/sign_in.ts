/** Checks e-mail and password, slowly and evenly. Source: docs/adr/0073. */
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
import { countTry, forgetOld, forgive, type Growth, waitFor } from "../http/throttle_store.ts";
import { type KnownDevice, knows, withAccount } from "./device.ts";

/** Failures for one account from one network: failing here locks nobody out elsewhere. */
const PAIR: Growth = { free: 5, firstSeconds: 60, longestSeconds: 900, forgetSeconds: 600 };
/** Failures for one account from wherever it is not known: many networks together guess no quicker. */
const ACCOUNT: Growth = { free: 20, firstSeconds: 60, longestSeconds: 900, forgetSeconds: 3600 };
/** Failures from one network, whatever the account. Behind it stand many: past it they go one by one, none is refused. */
const NETWORK: Growth = { free: 30, firstSeconds: 10, longestSeconds: 900, forgetSeconds: 60 };
/** Failures on a device that the account was signed in with before: what strangers do is not counted here. */
const DEVICE: Growth = { free: 5, firstSeconds: 30, longestSeconds: 900, forgetSeconds: 600 };

export type SignInResult =
  | { readonly kind: "in"; readonly code: string; readonly device: KnownDevice }
  | { readonly kind: "refused" }
  | { readonly kind: "wait"; readonly seconds: number };

export interface SignInTools {
  readonly db: Database;
  readonly settings: Settings;
  readonly now: () => number;
  readonly random: Random;
  /** How a password is checked; for tests. */
  readonly verify?: typeof verifyPassword;
}

export interface Credentials {
  readonly email: string;
  readonly password: string;
  readonly address: string;
  readonly device: KnownDevice | null;
}

/** E-mail addresses are compared as they are stored: without spaces around, in lower case. */
export const normalEmail = (text: string): string => text.trim().toLowerCase();

const keyOf = (kind: string, text: string) => `sign-in:${kind}:${hashToken(text)}`;
const networkOf = (address: string) => [keyOf("network", address), NETWORK] as const;

/** What counts for a try, widest first. Hashed, so that the table holds no list of who tried. */
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
  /** To wait before the next try; 0 when this one may be made. */
  readonly seconds: number;
  /** Too much failed from the network: its passwords are checked one at a time. */
  readonly isAlone: boolean;
}

/** Counts a try before the password is looked at, so that many at once do not slip through. */
async function takeTry(tx: Writer, credentials: Credentials, now: number): Promise<Turn> {
  await forgetOld(tx, now);
  const all = counters(credentials);
  let [seconds, isAlone] = [0, false];
  for (const [key, growth] of all) {
    const wait = await waitFor(tx, key, growth, now);
    if (growth !== NETWORK) seconds = Math.max(seconds, wait);
    else isAlone = wait > 0;
  }
  // What is not tried is no failure.
  if (seconds === 0) { for (const [key, growth] of all) await countTry(tx, key, growth, now); }
  return { seconds, isAlone };
}

/** An address that is forgotten before its time counts as quiet. */
const MAX_ADDRESSES = 10_000;

/** Remembers which addresses tried to sign in of late. Each process does so for itself, as the places that it reserves are its own. */
class QuietAddresses {
  /** The latest tries of an address, in unix seconds; no more of them than decide. */
  readonly #tries = new Lru<readonly number[]>(MAX_ADDRESSES);

  /** Notes a try, and returns whether the address made few before it. */
  noteTry(address: string, now: number): boolean {
    const recent = (this.#tries.get(address) ?? []).filter((at) => at > now - QUIET_SECONDS);
    this.#tries.set(address, [...recent, now].slice(-QUIET_TRIES));
    return recent.length < QUIET_TRIES;
  }
}

const quietAddresses = new QuietAddresses();

/**
 * A place to check the password. Devices that the account was signed in with before wait for no stranger, and addresses that tried
 * little for none that tries much.
 * @throws {ApiError} RATE_LIMITED where too many wait; then nothing was read or written for the caller
 */
function reservePlace({ email, address, device }: Credentials, now: number): Place {
  const account = normalEmail(email);
  if (knows(device, account)) return passwordChecks.reserve("known", `account ${account}`);
  const isQuiet = quietAddresses.noteTry(address, now);
  return passwordChecks.reserve(isQuiet ? "quiet" : "other", `address ${address}`);
}

/** What went well was no failure; the network and the account keep what others did. */
async function forgiveTry(tx: Writer, credentials: Credentials): Promise<void> {
  for (const [key, growth] of counters(credentials)) {
    await forgive(tx, key, growth === PAIR || growth === DEVICE ? "all" : "one");
  }
}

/** The answer and the time are the same whether the account is unknown, locked or its password another one. */
export async function signIn(tools: SignInTools, credentials: Credentials): Promise<SignInResult> {
  const { db, now, random } = tools;
  using place = reservePlace(credentials, now());
  const turn = await db.write((tx) => takeTry(tx, credentials, now()));
  if (turn.seconds > 0) return { kind: "wait", seconds: turn.seconds };
  place.isAlone = turn.isAlone;
  const user = await credentialsOf(db.read, normalEmail(credentials.email));
  const { verify = verifyPassword, settings } = tools;
  const isRight = await verify(credentials.password, user?.password_hash ?? null, settings.scryptCost, place);
  if (!isRight || !user || user.status === "Locked") return { kind: "refused" };
  const { password_hash: before } = user;
  // A cost that is no longer ours ends here, where the password is known.
  const after = isOutdated(before, settings.scryptCost)
    ? await hashPassword(credentials.password, settings.scryptCost)
    : before;
  const code = await db.write(async (tx) => {
    if (after !== before) await replaceHash(tx, user._id, before, after);
    await forgiveTry(tx, credentials);
    return await issueCode(tx, user._id, now(), random);
  });
  return {
    kind: "in",
    code,
    device: withAccount(credentials.device, normalEmail(credentials.email), random),
  };
}
