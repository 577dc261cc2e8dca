import assert from "node:assert/strict";
import { rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { keyringFor } from "../../../server/secrets/keyring_store.ts";
import { keyringIn, SECRET_FILE } from "../../../server/secrets/secret_file.ts";
import { keyIdOf, makeSecretKey, readKeyring } from "../../../server/secrets/secrets.ts";
import { readEnvironment } from "../../../server/settings/settings.ts";
import { newestAudit, sealAudit } from "../../../server/audit/seals.ts";
import { makeWorld } from "../../support/orders/world.ts";
import { withDatabase, withDirectory } from "../../support/server/database.ts";

Deno.test("servers that start at the same time agree on one key, and only its owner may read the file", () =>
  withDirectory(async (parent) => {
    const dataDir = join(parent, "data");
    const rings = await Promise.all(Array.from({ length: 8 }, () => keyringIn(dataDir)));
    const ids = new Set(rings.map(({ keys }) => keys.map(({ id }) => id).join()));
    assert.equal(ids.size, 1);
    assert.equal((await stat(join(dataDir, SECRET_FILE))).mode & 0o777, 0o600);
    assert.deepEqual((await keyringIn(dataDir)).keys.map(({ id }) => id).join(), [...ids][0]);
    assert.deepEqual(Array.from(Deno.readDirSync(dataDir), ({ name }) => name), [SECRET_FILE]);
  }));

Deno.test("SECRET_KEY, EGRESS_ALLOW and TRUSTED_PROXIES are read from the environment, and a wrong one prevents the start", () => {
  const [current, old] = [makeSecretKey(), makeSecretKey()];
  const { settings } = readEnvironment({
    SECRET_KEY: `${current},${old}`,
    EGRESS_ALLOW: "Printer.lan:8080, [::1]",
  });
  assert.equal(settings.secrets?.keys.length, 2);
  assert.deepEqual(settings.egressAllow, ["printer.lan:8080", "[::1]"]);
  assert.throws(() => readEnvironment({ SECRET_KEY: "short" }), /SECRET_KEY/);
  const { trustedProxies: proxies } = readEnvironment({ TRUSTED_PROXIES: "10.0.0.0/8, ::1" }).settings;
  assert.ok(proxies?.check("10.9.8.7", "ipv4") && proxies.check("::1", "ipv6"));
  assert.equal(proxies?.check("11.0.0.1", "ipv4"), false);
  for (
    const bad of ["*", "10.0.0.0/33", "10.0.0.0/0", "::/129", "proxy.lan", "10.0.0.0/8/8", "10.0.0.1:80"]
  ) {
    assert.throws(() => readEnvironment({ TRUSTED_PROXIES: bad }), /TRUSTED_PROXIES/, bad);
  }
  for (const bad of ["*", "*.lan", "http://a", "a/b", "a b", "me@a", "a:b"]) {
    assert.throws(() => readEnvironment({ EGRESS_ALLOW: bad }), /EGRESS_ALLOW/, bad);
  }
});

Deno.test("a key is made for new data only: data that another key has sealed is refused without that key", () =>
  withDatabase((db) =>
    withDirectory(async (dataDir) => {
      const keys = await keyringFor(db, dataDir);
      assert.deepEqual(await keyringFor(db, dataDir), keys, "the file is read from then on");
      await (await makeWorld(db)).order();
      const others = readKeyring(makeSecretKey());
      await sealAudit(db, others, await newestAudit(db.read), 1);
      assert.deepEqual(await keyringFor(db, dataDir), keys, "a key that somebody put there is not judged");
      await rm(join(dataDir, SECRET_FILE));
      await assert.rejects(keyringFor(db, dataDir), new RegExp(`sealed with key ${keyIdOf(others)}`));
      await assert.rejects(stat(join(dataDir, SECRET_FILE)), { code: "ENOENT" });
    })
  ));
