/** Runs the mutation protocol without HTTP: a person, a stopped clock, and a toy mutation. */
import type { AuthorizedContext, Settings } from "../../../server/context.ts";
import type { Database } from "../../../server/db/database.ts";
import { type AuditEntry, mutation, type MutationField } from "../../../server/fields.ts";
import { ALL_SELLERS } from "../../../server/scope.ts";
import { makeSecretKey, readKeyring } from "../../../server/secrets/secrets.ts";
import { DEFAULT_LIMITS } from "../../../server/settings/settings.ts";

/** 2026-11-16T12:00:00Z. */
const NOW = 1_794_830_400;

const settings: Settings = {
  currency: "USD",
  timeZone: "UTC",
  appOrigins: [],
  loginOrigin: "",
  dataDir: ".",
  scryptCost: 2 ** 10,
  secrets: readKeyring(makeSecretKey()),
  egressAllow: [],
  limits: DEFAULT_LIMITS,
};

/** Returns the context of a call; `actor` differs from `person` if one acts for another. */
export function contextOf(db: Database, person = "ann", actor = person): AuthorizedContext {
  const named = (_id: string) => ({
    _id,
    role: "root",
    groups: [],
    permission: [],
    scope: null,
    name: _id,
    email: "",
    vip: 0,
    plans: [],
  });
  return {
    requestId: "request-1",
    db,
    now: () => NOW,
    settings,
    session: {
      _id: "session-1",
      signInId: actor === person ? "session-1" : "session-0",
      expiresAt: Infinity,
      person: { ...named(person), ...actor !== person && { actor: named(actor) } },
      actor: named(actor),
    },
    scope: ALL_SELLERS,
    token: null,
    superToken: null,
    page: { page: 1, perPage: 20 },
    signal: new AbortController().signal,
    random: (bytes) => crypto.getRandomValues(new Uint8Array(bytes)),
    address: "127.0.0.1",
    note: () => {},
  };
}

export const auditOf = (entityId: string, more: Partial<AuditEntry> = {}): AuditEntry => ({
  entity: "orders",
  entityId,
  sellerId: "seller-1",
  action: "order.hold",
  changes: [{ field: "status", before: "Pending", after: "On Hold" }],
  ...more,
});

/** Increments the counter of each id as a `moveOrder`, and returns the count as the version. */
export const countUp: MutationField<"moveOrder"> = mutation(async (tx, { ids }) => {
  const result = [];
  for (const name of ids) {
    const { next } = await tx.insertInto("counters").values({ name, next: 1 })
      .onConflict((row) => row.column("name").doUpdateSet((of) => ({ next: of("counters.next", "+", 1) })))
      .returning("next").executeTakeFirstOrThrow();
    result.push({ _id: name, ok: true, version: next });
  }
  return { result, audit: ids.map((id) => auditOf(id)) };
});

export const countOf = async (db: Database, name: string): Promise<number> =>
  (await db.read.selectFrom("counters").select("next").where("name", "=", name).executeTakeFirst())?.next ??
    0;
