/**
 * Signs a seller in at a platform, which sends the browser back with a code; we exchange the code for tokens.
 * A state works once, for 10 minutes, for its person, store and platform. Source: docs/shops.md.
 */
import { createHash } from "node:crypto";
import { MINUTE_SECONDS } from "../../../../api/constants.ts";
import { ApiError } from "../../../../api/errors.ts";
import { says } from "../../../../api/inputs/read.ts";
import type { AuthorizedContext } from "../../../context.ts";
import { notFoundOf } from "../../../entity/refusals.ts";
import { preparedMutation } from "../../../fields.ts";
import { newId } from "../../../ids.ts";
import { openSecret, sealSecret } from "../../../secrets/secrets.ts";
import { makeToken } from "../../../session/tokens.ts";
import { activeApp } from "../../desk/integrations/given_secrets.ts";
import { storeById } from "../../orders/stores/store.ts";
import { shopAdapters } from "../adapters.ts";
import type { ShopGrant } from "../port.ts";
import { withinBudget } from "./budget.ts";
import { signInPage } from "./call.ts";
import { signInBinding } from "./grants.ts";
import { badShop, refusedByShop, troubleOf } from "./read_shop.ts";
import { shopAt } from "./shop.ts";
import { consumeState, insertSignIn, keepGrant, type SignInRow } from "./sign_in_store.ts";

const STATE_SECONDS = 10 * MINUTE_SECONDS;
/** Seconds to test and connect after a sign-in, without a renewal: tokens are valid for an hour or more. */
const GRANT_SECONDS = 45 * MINUTE_SECONDS;
const MAX_CODE_CHARS = 2_000;
const RETURN_PATH = "/stores/connected";

const digestOf = (text: string): string => createHash("sha256").update(text).digest("hex");
const challengeOf = (verifier: string): string => createHash("sha256").update(verifier).digest("base64url");

/** @throws {ApiError} BAD_INPUT for a platform without an app, or before the business has set it up */
async function appOf(platform: string, { db, settings }: AuthorizedContext) {
  const adapter = shopAdapters.all().find((each) => each.platform === platform);
  if (!adapter?.app) throw badShop([{ path: "platform", code: says("unknown") }]);
  const app = await activeApp(db.read, adapter.app.kind, settings.secrets);
  if (!app) throw badShop([{ path: "platform", code: says("required") }]);
  return { adapter, port: adapter.app, secrets: app.secrets };
}

export const beginShopSignIn = preparedMutation<"beginShopSignIn">(
  async ({ store: id, platform, origin }, context) => {
    const { db, scope, settings, random, session, now } = context;
    const store = await storeById(db.read, scope, id);
    if (!store) throw notFoundOf("store")();
    if (!settings.appOrigins.includes(origin)) throw badShop([{ path: "origin", code: says("unknown") }]);
    const { port, secrets } = await appOf(platform, context);
    const [state, verifier, _id] = [makeToken(random), makeToken(random), newId()];
    const redirect = origin + RETURN_PATH;
    const page = signInPage(platform) ?? port.signInAddress;
    const address = page(secrets, { state, challenge: challengeOf(verifier), redirect });
    return async (tx) => {
      const at = now();
      await insertSignIn(tx, {
        ...{
          _id,
          state: digestOf(state),
          user_id: session.actor._id,
          store_id: store._id,
          platform,
          redirect,
        },
        verifier: sealSecret(settings.secrets, verifier, signInBinding(_id, "verifier")),
        ...{ secrets: "", token: "", token_until: 0, expires_at: at + STATE_SECONDS, created_at: at },
      });
      return { result: { address }, audit: [] };
    };
  },
);

/** The error is the same for a state that is wrong, used, too old or somebody else's. */
const signInOver = () => new ApiError("NOT_FOUND", "This sign-in is over: begin again at the store.");

export const finishShopSignIn = preparedMutation<"finishShopSignIn">(async ({ code, state }, context) => {
  const { db, scope, settings: { secrets: keys }, session, now } = context;
  const user_id = session.actor._id;
  if (code === "" || code.length > MAX_CODE_CHARS || state.length > MAX_CODE_CHARS) throw signInOver();
  // Uses up the state before the exchange, so that a second call cannot exchange the code again.
  const row = await db.write((tx) =>
    consumeState(tx, { state: digestOf(state), user_id, used: digestOf(newId()) }, now())
  );
  const store = row && await storeById(db.read, scope, row.store_id);
  if (!row || !store) throw signInOver();
  const granted = await exchangeCode(row, code, context);
  return async (tx) => {
    const { _id, store_id, platform } = row;
    await keepGrant(tx, row, {
      secrets: sealSecret(keys, JSON.stringify(granted.secrets), signInBinding(_id, "secrets")),
      token: sealSecret(keys, granted.text, signInBinding(_id, "token")),
      token_until: granted.until,
      expires_at: Math.min(now() + GRANT_SECONDS, granted.until),
    });
    const changes = [{ field: "platform", before: "", after: platform }];
    return {
      result: { store_id, platform },
      audit: [{
        ...{ entity: "stores", entityId: store_id, sellerId: store.seller_id },
        ...{ action: "finishShopSignIn", changes },
      }],
    };
  };
});

async function exchangeCode(row: SignInRow, code: string, context: AuthorizedContext): Promise<ShopGrant> {
  const { settings: { secrets: keys } } = context;
  const { adapter, port, secrets } = await appOf(row.platform, context);
  const verifier = openSecret(keys, row.verifier, signInBinding(row._id, "verifier"));
  const place = {
    ...adapter.placeOf("")!,
    ...{ secrets: {}, app: secrets, shop_id: "", tokenHost: port.tokenHost },
  };
  const shop = withinBudget(adapter, shopAt(place, context), row._id, { purpose: "person" }, context);
  try {
    return await port.exchange(shop, { code, verifier, redirect: row.redirect });
  } catch (error) {
    throw refusedByShop(troubleOf(error));
  }
}
