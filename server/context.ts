/** What every resolver gets: who asks, for what page, when, and the database. */
import type { BlockList } from "node:net";
import { isSeller, type Person } from "../api/access.ts";
import type { LeveledPlan } from "../api/catalogue/pricing.ts";
import type { Database } from "./db/database.ts";
import type { FileStore, Sender } from "./files/store.ts";
import type { Scope } from "./scope.ts";
import type { Keyring } from "./secrets/secrets.ts";

/** A person with what the house calls them, and what decides the prices they pay: see levelAt(). */
export type NamedPerson = Person & {
  readonly name: string;
  readonly email: string;
  /** The VIP level outside of plans. */
  readonly vip: number;
  readonly plans: readonly LeveledPlan[];
};

/** The signed-in person with the two sides kept apart: the real actor and whom they act as. */
export interface Session {
  readonly _id: string;
  /** The sign-in that it hangs on; the same as `_id` unless somebody acts as somebody else. */
  readonly signInId: string;
  /** Unix seconds; it may end earlier. */
  readonly expiresAt: number;
  /** Whose rights and scope hold. `person.actor` is set while somebody acts as them. */
  readonly person: NamedPerson;
  /** The real person; the same as `person` unless somebody acts as somebody else. */
  readonly actor: NamedPerson;
}

/** True while somebody acts as somebody else. */
export const isActing = ({ person }: Session): boolean => Boolean(person.actor);

export interface Page {
  readonly page: number;
  readonly perPage: number;
}

/** Settings of a running API, from the environment or a test. */
export interface Settings {
  readonly currency: string;
  readonly timeZone: string;
  /** Origins of the static app: CORS, WebSocket and login return. */
  readonly appOrigins: readonly string[];
  readonly loginOrigin: string;
  readonly dataDir: string;
  /** Where people's files are; the data's folder unless said. Read it with filesOf(). */
  readonly files?: FileStore;
  /** Bounds on stored files; there are none without it. */
  readonly storage?: StorageLimits;
  /** scrypt cost, N times its rounds; 2^17 in production, 2^10 in tests. */
  readonly scryptCost: number;
  /** Seals secrets of others. */
  readonly secrets: Keyring;
  /** Hosts that may be called although they are private: `host` or `host:port`. */
  /** Specimens of labels are sold, as the demo's data has them. */
  readonly demo?: boolean;
  readonly egressAllow: readonly string[];
  /** Bearer token for the metrics. Without it they are not served. */
  readonly metricsToken?: string;
  /** Writes a log line for each request. Off by default. */
  readonly isAccessLogged?: boolean;
  /** Proxies whose word is taken for where a request is from; none unless said. */
  readonly trustedProxies?: Pick<BlockList, "check">;
  /** Whether a document may ask for the schema. Off unless said. */
  readonly introspection?: boolean;
  readonly limits: Limits;
}

export interface StorageLimits {
  /** Bytes of files that a seller may keep; 0 sets no limit. */
  readonly sellerBytes: number;
  /** With less than this free on a disk nothing is added; 0 sets no limit. */
  readonly minFreeBytes: number;
  /** Reads what is free; a test gives its own. */
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
  /** Unix seconds, from the injected clock. */
  readonly now: () => number;
  readonly settings: Settings;
  readonly session: Session | null;
  /** Whose rows this call may touch; nobody's without a session. */
  readonly scope: Scope;
  /** The bearer of this call, for `cUser.token`; never stored or logged. */
  readonly token: string | null;
  /** The super token of this call; read by Switch user alone. Null where it is missing or not one. */
  readonly superToken: string | null;
  readonly page: Page;
  readonly signal: AbortSignal;
  /** Random bytes, from the injected source. */
  readonly random: (bytes: number) => Uint8Array;
  /** Whom the connection is from; for throttles. */
  readonly address: string;
  /** Tells the server's log of what failed in a part of the answer that can do without it. */
  readonly note: (error: unknown) => void;
}

/** The context of a field whose rule was checked: somebody is there. */
export interface AuthorizedContext extends Context {
  readonly session: Session;
}

/** Returns the seller whose quota counts the files that a person sends or exports. */
export const senderOf = ({ session: { person } }: AuthorizedContext): Sender => ({
  sellerId: isSeller(person) ? person._id : null,
});

/** The same call with another page. No copy: what is asked for by few does not stand in the call itself. */
export const onPage = (context: AuthorizedContext, page: Page): AuthorizedContext =>
  Object.create(context, { page: { value: page } });
