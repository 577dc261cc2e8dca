import assert from "node:assert/strict";
import {
  isOldSeal,
  makeSecretKey,
  openSecret,
  readKeyring,
  sealSecret,
} from "../../../server/secrets/secrets.ts";

Deno.test("an encrypted secret can be decrypted only for its own record with its own key", () => {
  const ring = readKeyring(makeSecretKey());
  const sealed = sealSecret(ring, "whsec_ümlaut", "integrations/1/secret");
  assert.equal(openSecret(ring, sealed, "integrations/1/secret"), "whsec_ümlaut");
  assert.ok(!sealed.includes("whsec"));
  assert.notEqual(sealSecret(ring, "whsec_ümlaut", "integrations/1/secret"), sealed);
  assert.throws(() => openSecret(ring, sealed, "integrations/2/secret"));
  assert.throws(
    () => openSecret(readKeyring(makeSecretKey()), sealed, "integrations/1/secret"),
    /SECRET_KEY/,
  );
  for (const part of [2, 3]) {
    const parts = sealed.split(".");
    parts[part] = `${parts[part]![0] === "A" ? "B" : "A"}${parts[part]!.slice(1)}`;
    assert.throws(() => openSecret(ring, parts.join("."), "integrations/1/secret"));
  }
});

Deno.test("after a change of the key values encrypted with the old one can still be decrypted, and are recognised as old", () => {
  const old = makeSecretKey();
  const sealed = sealSecret(readKeyring(old), "one", "p");
  const both = readKeyring(`${makeSecretKey()},${old}`);
  assert.equal(openSecret(both, sealed, "p"), "one");
  assert.ok(isOldSeal(both, sealed));
  assert.ok(!isOldSeal(both, sealSecret(both, "one", "p")));
});

Deno.test("a malformed SECRET_KEY is refused at the start", () => {
  for (const bad of ["", "short", `${makeSecretKey()},`, "x".repeat(44)]) {
    assert.throws(() => readKeyring(bad), /32 bytes/);
  }
});
