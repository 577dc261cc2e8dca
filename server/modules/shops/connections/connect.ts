/** Calls the shop before the transaction. Mutations with secrets take no key, because a digest of them would be stored. */
import { ApiError } from "../../../../api/errors.ts";
import { says } from "../../../../api/inputs/read.ts";
import type { AuthorizedContext } from "../../../context.ts";
import type { Writer } from "../../../db/database.ts";
import { checkVersion, notFoundOf } from "../../../entity/refusals.ts";
import { type AuditEntry, mutation, preparedMutation } from "../../../fields.ts";
import { takeTokens } from "../../../http/throttle_store.ts";
import { newId } from "../../../ids.ts";
import { storeById } from "../../orders/stores/store.ts";
import { activeApp } from "../../desk/integrations/given_secrets.ts";
import { shopAdapters } from "../adapters.ts";
import { changesOf, shownConnection } from "./audit.ts";
import { leaveShop } from "./hooks.ts";
import { sealedSecrets, sealedToken, secretsOf } from "./seals.ts";
import type { ShopTools } from "./shop.ts";
import { deleteSignIn } from "./sign_in_store.ts";
import {
  areMethods,
  connectionOfStore,
  type ConnectionRow,
  deleteConnection,
  insertConnection,
  NO_FAULT,
  setTrackingUpdate,
  storeOfShop,
  trackingUpdateOf,
  updateConnection,
} from "./store.ts";
import {
  badShop,
  failedTest,
  findShop,
  keepsSignIn,
  readShop,
  refusedByShop,
  startOfToday,
  testOf,
  troubleOf,
  type TypedShop,
} from "./read_shop.ts";
import { connectionView, zoneOf } from "./view.ts";

export const toolsOf = ({ db, settings, now, signal }: AuthorizedContext): ShopTools => ({
  db,
  settings,
  now,
  signal,
});

const storeMissing = notFoundOf("store");
const shopMissing = notFoundOf("connection");

/** @throws {ApiError} NOT_FOUND for a store out of scope */
async function storeOf(id: string, { db, scope }: AuthorizedContext) {
  const store = await storeById(db.read, scope, id);
  if (!store) throw storeMissing();
  return store;
}

/** Limits calls to typed addresses, so that nobody can scan the network with them. */
const TESTS = { capacity: 20, perSecond: 0.1 };

async function takeTest(storeId: string, { db, now }: AuthorizedContext): Promise<void> {
  const wait = await db.write((tx) => takeTokens(tx, `shop:${storeId}`, TESTS, now()));
  if (wait > 0) throw new ApiError("RATE_LIMITED", "Too many tests; wait a little.", { retry_after: wait });
}

export const testShop = preparedMutation<"testShop">(async ({ store: id, params }, context) => {
  const store = await storeOf(id, context);
  const before = await connectionOfStore(context.db.read, store._id);
  const typed = await readShop(params, store, before, context);
  await takeTest(store._id, context);
  const result = await findShop(typed, toolsOf(context)).then(
    async ({ found }) => {
      const owner = await storeOfShop(context.db.read, typed.adapter.platform, found.shop_id);
      return testOf(typed, found, owner !== undefined && owner !== store._id);
    },
    (error: unknown) => failedTest(troubleOf(error)),
  );
  return () => Promise.resolve({ result, audit: [] });
});

interface FoundShop {
  readonly columns: Pick<
    ConnectionRow,
    "host" | "path" | "shop_id" | "shop_name" | "currency" | "secrets" | "last4" | "token" | "token_until"
  >;
}

/** @throws {ApiError} BAD_INPUT if the call to the shop fails, or the shop refuses the secrets */
async function findShopColumns(
  typed: TypedShop,
  _id: string,
  context: AuthorizedContext,
): Promise<FoundShop> {
  const { settings: { secrets: keys } } = context;
  const { found, token } = await findShop(typed, toolsOf(context)).catch((error: unknown) => {
    throw refusedByShop(troubleOf(error));
  });
  return {
    columns: {
      host: typed.host,
      path: typed.path,
      shop_id: found.shop_id,
      shop_name: found.name,
      currency: found.currency,
      ...sealedSecrets(_id, typed.secrets, keys),
      token: token ? sealedToken(_id, token.text, keys) : "",
      token_until: token?.until ?? 0,
    },
  };
}

/** @throws {ApiError} BAD_INPUT if the shop is connected with another store, without naming that store */
async function checkFree(tx: Writer, platform: string, shopId: string, storeId: string): Promise<void> {
  const owner = await storeOfShop(tx, platform, shopId);
  if (owner !== undefined && owner !== storeId) throw badShop([{ path: "address", code: says("taken") }]);
}

async function checkMethods(tx: Writer, { methodCodes }: TypedShop): Promise<void> {
  if (!await areMethods(tx, methodCodes)) throw badShop([{ path: "methods", code: says("unknown") }]);
}

export const connectShop = preparedMutation<"connectShop">(async ({ store: id, params }, context) => {
  const store = await storeOf(id, context);
  if (await connectionOfStore(context.db.read, store._id)) throw alreadyConnected();
  const typed = await readShop(params, store, undefined, context);
  await takeTest(store._id, context);
  const _id = newId();
  const { columns } = await findShopColumns(typed, _id, context);
  return async (tx) => {
    const at = context.now();
    if (await connectionOfStore(tx, store._id)) throw alreadyConnected();
    await checkFree(tx, typed.adapter.platform, columns.shop_id, store._id);
    await checkMethods(tx, typed);
    const timeZone = zoneOf(store, context.settings);
    const from_at = typed.values.from_at ?? startOfToday(timeZone, at);
    const row = await insertConnection(tx, {
      ...{ _id, store_id: store._id, seller_id: store.seller_id, platform: typed.adapter.platform },
      ...columns,
      ...typed.values,
      from_at,
    }, at);
    if (typed.grant) await deleteSignIn(tx, typed.grant.row);
    const profile = await storeTrackingChoice(tx, typed, row.seller_id, at);
    const made = (await connectionOfStore(tx, store._id))!;
    return {
      result: await connectionView(tx, made, store, context),
      audit: [auditOf(row, "connectShop", changesOf(null, shownConnection(row, timeZone))), ...profile],
    };
  };
});

const alreadyConnected = () => badShop([{ path: "store", code: says("taken") }]);

const auditOf = (
  { store_id, seller_id }: Pick<ConnectionRow, "store_id" | "seller_id">,
  action: string,
  changes: AuditEntry["changes"],
): AuditEntry => ({ entity: "stores", entityId: store_id, sellerId: seller_id, action, changes });

/** Stores the choice of when tracking numbers are sent, which is a field of the seller's account. */
async function storeTrackingChoice(
  tx: Writer,
  { when_tracking_update: after }: TypedShop,
  sellerId: string,
  at: number,
): Promise<AuditEntry[]> {
  const before = await trackingUpdateOf(tx, sellerId);
  if (after === null || after === before) return [];
  await setTrackingUpdate(tx, sellerId, after, at);
  const changes = [{ field: "when_tracking_update", before, after }];
  return [{ entity: "users", entityId: sellerId, sellerId: null, action: "connectShop", changes }];
}

export const changeShop = preparedMutation<"changeShop">(async ({ store: id, version, params }, context) => {
  const store = await storeOf(id, context);
  const before = await connectionOfStore(context.db.read, store._id);
  if (!before) throw shopMissing();
  const typed = await readShop(params, store, before, context);
  if (typed.isNew) await takeTest(store._id, context);
  const found = typed.isNew ? await findShopColumns(typed, before._id, context) : null;
  return async (tx) => {
    const row = await connectionOfStore(tx, store._id);
    if (!row || row._id !== before._id) throw shopMissing();
    await checkVersion(
      row,
      version,
      "Cannot change the connection: it was changed by somebody else first",
      () => connectionView(tx, row, store, context),
    );
    await checkMethods(tx, typed);
    const at = context.now();
    // Orders of another shop could have the same numbers as orders of this one.
    if (found && found.columns.shop_id !== row.shop_id) {
      throw badShop([{ path: "address", code: says("fixed") }]);
    }
    const from_at = typed.values.from_at ?? row.from_at;
    const { order_states = row.order_states } = typed.values;
    const hasOtherStates = order_states !== row.order_states;
    const next: ConnectionRow = {
      ...row,
      ...found && { ...found.columns, ...NO_FAULT, ...signInColumns(row, typed, context) },
      ...found && found.columns.host !== row.host && { hooks_at: "" },
      // Makes the upkeep due, which registers webhooks with the new secrets.
      ...found && { variants_at: null },
      ...typed.values,
      // Reads orders again that the earlier settings left out.
      cursor_at: from_at < row.from_at || hasOtherStates ? from_at : row.cursor_at,
      ...(found || typed.values.from_at !== undefined || typed.values.order_states) &&
        { page: "", page_since: null, page_until: null, next_at: at, leased_by: "" },
      updated_at: at,
      version: row.version + 1,
    };
    const { seq: _seq, _id, store_id: _store, ...change } = next;
    await updateConnection(tx, { _id }, change);
    if (typed.grant) await deleteSignIn(tx, typed.grant.row);
    const profile = await storeTrackingChoice(tx, typed, row.seller_id, at);
    const timeZone = zoneOf(store, context.settings);
    const changes = changesOf(shownConnection(row, timeZone), shownConnection(next, timeZone));
    return {
      result: await connectionView(tx, next, store, context),
      audit: [...changes.length > 0 ? [auditOf(row, "changeShop", changes)] : [], ...profile],
    };
  };
});

/** Returns the columns of the sign-in that differ from those which were read before the transaction. */
function signInColumns(
  row: ConnectionRow,
  typed: TypedShop,
  { settings: { secrets: keys } }: AuthorizedContext,
) {
  // A renewal with the earlier secrets cannot store its token.
  if (!keepsSignIn(typed)) return { renewed_by: "" };
  // The token may have been renewed since, and each refresh token works once.
  const secrets = { ...secretsOf(row, keys), ...typed.typedSecrets };
  return { ...sealedSecrets(row._id, secrets, keys), token: row.token, token_until: row.token_until };
}

export const disconnectShop = preparedMutation<"disconnectShop">(async ({ store: id, version }, context) => {
  const store = await storeOf(id, context);
  const before = await connectionOfStore(context.db.read, store._id);
  if (!before) throw shopMissing();
  await checkVersion(
    before,
    version,
    "Cannot disconnect: it was changed by somebody else first",
    () => connectionView(context.db.read, before, store, context),
  );
  // The person can disconnect even if the shop does not respond.
  await leaveShop(before, toolsOf(context));
  return async (tx) => {
    const row = await connectionOfStore(tx, store._id);
    if (!row || row._id !== before._id) throw shopMissing();
    await deleteConnection(tx, row, context.now());
    const shown = shownConnection(row, zoneOf(store, context.settings));
    return { result: store._id, audit: [auditOf(row, "disconnectShop", changesOf(shown, null))] };
  };
});

/** Makes a sync due at once, unless the shop is Waiting or being synced; a Broken one gets a new token. */
export const syncShop = mutation<"syncShop">(async (tx, { store: id }, context) => {
  const store = await storeById(tx, context.scope, id);
  if (!store) throw storeMissing();
  const row = await connectionOfStore(tx, store._id);
  if (!row) throw shopMissing();
  const at = context.now();
  const isWaiting = row.waiting_until !== null && row.waiting_until > at;
  const change = row.broken !== ""
    ? { broken: "", failures: 0, noticed: 0, token: "", token_until: null, next_at: at }
    : { ...isWaiting || row.leased_by !== "" ? {} : { next_at: at } };
  if (Object.keys(change).length > 0) await updateConnection(tx, row, change);
  const result = await connectionView(tx, { ...row, ...change }, store, context);
  return {
    result,
    audit: [auditOf(row, "syncShop", [{ field: "shop", before: "", after: row.host + row.path }])],
  };
});

export const platforms = ({ db, settings }: AuthorizedContext) =>
  Promise.all(
    shopAdapters.all().map(async ({ platform, secrets, app, isPushed = false }) => ({
      platform,
      secrets: secrets.map(({ name, chars, isOptional = false }) => ({ name, chars, isOptional })),
      has_sign_in: app !== undefined,
      has_unpaid: !isPushed,
      is_ready: !app || await activeApp(db.read, app.kind, settings.secrets) !== undefined,
    })),
  );
