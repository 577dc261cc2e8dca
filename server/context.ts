import type { BlockList } from "node:net";
import { isSeller, type Person } from "../api/access.ts";
import type { LeveledPlan } from "../api/catalogue/pricing.ts";
import type { Database } from "./db/database.ts";
import type { FileStore, Sender } from "./files/store.ts";
import type { Scope } from "./scope.ts";
import type { Keyring } from "./secrets/secrets.ts";

/** A person with their name and what decides the prices they pay: see levelAt(). */
export type NamedPerson = Person & {
  readonly name: string;
  readonly email: string;
  readonly vip: number;
  readonly plans: readonly LeveledPlan[];
};

/** The session of the real person (`actor`) and of the person they act as (`person`). */
export interface Session {
  readonly _id: string;
  /** The sign-in that the session depends on; differs from `_id` only while somebody acts as somebody else. */
  readonly signInId: string;
  /** Unix seconds; the session may end earlier. */
  readonly expiresAt: number;
  /** The person whose rights and scope apply. `person.actor` is set while somebody acts as them. */
  readonly person: NamedPerson;
  /** The real person; the same as `person` unless somebody acts as somebody else. */
  readonly actor: NamedPerson;
}

export const isActing = ({ person }: Session): boolean => Boolean(person.actor);

export interface Page {
  readonly page: number;
  readonly perPage: number;
}

export interface Settings {
  readonly currency: string;
  readonly timeZone: string;
  /** Days after which a delivered order is completed; 0 or absent if only people complete orders. */
  readonly completeDays?: number;
  readonly appOrigins: readonly string[];
  readonly loginOrigin: string;
  readonly dataDir: string;
  /** The store of people's files; by default in the data folder. Read it with filesOf(). */
  readonly files?: FileStore;
  readonly storage?: StorageLimits;
  /** The scrypt cost: N times the number of rounds; 2^17 in production, 2^10 in tests. */
  readonly scryptCost: number;
  readonly secrets: Keyring;
  /** True to allow the provider of specimen labels, which the demo's data uses. */
  readonly demo?: boolean;
  /** Private hosts that may be called: `host` or `host:port`. */
  readonly egressAllow: readonly string[];
  /** The API's public https address, for webhooks of shops; without it no webhook is registered. */
  readonly publicApi?: string;
  /** Bearer token for the metrics. Without it they are not served. */
  readonly metricsToken?: string;
  readonly isAccessLogged?: boolean;
  /** Proxies whose X-Forwarded-For is trusted; none by default. */
  readonly trustedProxies?: Pick<BlockList, "check">;
  /** True if queries may read the schema. Off by default. */
  readonly introspection?: boolean;
  readonly limits: Limits;
}

export interface StorageLimits {
  /** Bytes of files that a seller may store; 0 sets no limit. */
  readonly sellerBytes: number;
  /** Bytes that must be free on a disk for files to be added; 0 sets no limit. */
  readonly minFreeBytes: number;
  readonly freeBytes?: () => Promise<number>;
}

/** Source: docs/limits.md. */
export interface Limits {
  readonly bodyBytes: number;
  readonly tokens: number;
  readonly depth: number;
  readonly rootFields: number;
  readonly aliases: number;
  readonly cost: number;
  readonly ratePerSecond: number;
}

export interface Context {
  readonly requestId: string;
  readonly db: Database;
  readonly now: () => number;
  readonly settings: Settings;
  readonly session: Session | null;
  /** The sellers whose rows this call may touch; no seller without a session. */
  readonly scope: Scope;
  /** The bearer of this call, for `cUser.token`; never stored or logged. */
  readonly token: string | null;
  /** The super token of this call, read only by Switch user. Null if it is missing or invalid. */
  readonly superToken: string | null;
  readonly page: Page;
  readonly signal: AbortSignal;
  readonly random: (bytes: number) => Uint8Array;
  readonly address: string;
  readonly note: (error: unknown) => void;
}

/** The context of a field whose rule was checked. */
export interface AuthorizedContext extends Context {
  readonly session: Session;
}

/** Returns the seller whose quota counts the files that a person sends or exports. */
export const senderOf = ({ session: { person } }: AuthorizedContext): Sender => ({
  sellerId: isSeller(person) ? person._id : null,
});

/** Returns the context with another page. The old context is its prototype, because a copy would lose lazy getters. */
export const onPage = (context: AuthorizedContext, page: Page): AuthorizedContext =>
  Object.create(context, { page: { value: page } });
