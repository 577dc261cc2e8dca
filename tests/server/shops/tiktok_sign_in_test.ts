/** A seller types the code of a TikTok shop that is connected already: it is checked, and the sign-in stays valid. */
import assert from "node:assert/strict";
import type { Egress } from "../../../server/egress/egress.ts";
import { simulateShops } from "../../../server/modules/shops/connections/call.ts";
import { sealedSecrets, secretsOf } from "../../../server/modules/shops/connections/seals.ts";
import { connectionOfStore, updateConnection } from "../../../server/modules/shops/connections/store.ts";
import { simulatedEgress } from "../../../server/shop_simulator/egress.ts";
import { TIKTOK_SHOP } from "../../support/shops/tiktok_stage.ts";
import { inTiktok, passSeconds, TIKTOK_STORE, type TiktokWorld } from "../../support/shops/tiktok_world.ts";

const ALMOST_EXPIRED_SECONDS = 6 * 86_400 + 60;
const CODE = `USLC${TIKTOK_SHOP.slice(-4)}`;

const stored = async ({ db, settings }: TiktokWorld) => {
  const row = (await connectionOfStore(db.read, TIKTOK_STORE))!;
  return { row, secrets: secretsOf(row, settings.secrets) };
};

async function typeCode(world: TiktokWorld, code: string) {
  const { row: { version } } = await stored(world);
  return await world.ask(
    `mutation { changeShop(store: "${TIKTOK_STORE}", version: ${version},
      params: { secrets: [{ name: "shop_code", value: "${code}" }] }) { status } }`,
  );
}

Deno.test("S2.35 the code of another TikTok shop is refused", () =>
  inTiktok(async (world) => {
    await world.connectTiktok();
    const before = await stored(world);
    const { errors } = await typeCode(world, "USLC0000");
    assert.deepEqual(errors[0]?.extensions["problems"], [{ path: "params.address", code: "notAShop" }]);
    assert.deepEqual(await stored(world), before);
  }));

Deno.test("S2.35 a code that is typed while the token is renewed is stored, and the next renewal works", () =>
  inTiktok(async (world) => {
    await world.connectTiktok();
    world.clock.now += ALMOST_EXPIRED_SECONDS;
    assert.deepEqual((await typeCode(world, CODE)).errors, []);
    assert.equal((await stored(world)).secrets["shop_code"], CODE);
    await passSeconds(world, ALMOST_EXPIRED_SECONDS);
    const { row, secrets } = await stored(world);
    assert.deepEqual([row.broken, row.trouble, secrets["shop_code"]], ["", "", CODE]);
  }));

Deno.test("S2.35 a renewal keeps a code that is stored during its call", () =>
  inTiktok(async (world) => {
    const { db, settings: { secrets: keys }, simulator } = world;
    await world.connectTiktok();
    const others: Egress = {
      send: () => Promise.resolve({ kind: "failed", reason: "connection", ms: 0 }),
    };
    const simulated = simulatedEgress(simulator, others);
    simulateShops({
      async send(request, signal) {
        const answer = await simulated.send(request, signal);
        if (!request.url.includes("/token/refresh")) return answer;
        const { row, secrets } = await stored(world);
        await db.write((tx) =>
          updateConnection(tx, row, sealedSecrets(row._id, { ...secrets, shop_code: CODE }, keys))
        );
        return answer;
      },
    });
    const before = await stored(world);
    await passSeconds(world, ALMOST_EXPIRED_SECONDS);
    const { secrets } = await stored(world);
    assert.notEqual(secrets["refresh_token"], before.secrets["refresh_token"]);
    assert.deepEqual(secrets, { ...before.secrets, ...secrets, shop_code: CODE });
  }));
