import assert from "node:assert/strict";
import { Buffer } from "node:buffer";
import {
  isSigned,
  makeWebhookSecret,
  readSignedHeaders,
  signedHeaders,
} from "../../../../server/secrets/webhook_signature.ts";
import { systemRandom } from "../../../../server/session/tokens.ts";

const NOW = 1_614_265_330;
const call = { id: "msg_p5jXN8AQM9LWM0D4loKWxJek", body: '{"test": 2432232314}', now: NOW };

Deno.test("a signature follows the Standard Webhooks specification", () => {
  // The specification's reference libraries use this example.
  const secret = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw";
  assert.equal(
    signedHeaders([secret], call)["webhook-signature"],
    "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=",
  );
});

Deno.test("a call is verified by any of its signatures, and by no other secret, body, id or time", () => {
  const [secret, other] = [makeWebhookSecret(systemRandom), makeWebhookSecret(systemRandom)];
  assert.equal(Buffer.from(secret.slice(6), "base64").length, 32);
  const read = (secrets: string[], now = NOW) => {
    const found = readSignedHeaders(new Headers(signedHeaders(secrets, call)), now);
    assert.ok(typeof found !== "string", String(found));
    return found;
  };
  assert.ok(isSigned([secret], read([secret]), call.body));
  assert.ok(isSigned([other, secret], read([secret]), call.body));
  assert.ok(isSigned([secret], read([other, secret]), call.body));
  assert.ok(!isSigned([other], read([secret]), call.body));
  assert.ok(!isSigned([], read([secret]), call.body));
  assert.ok(!isSigned([secret], read([secret]), `${call.body} `));
  assert.ok(!isSigned([secret], { ...read([secret]), id: "msg_other" }, call.body));
  assert.ok(!isSigned([secret], { ...read([secret]), timestamp: String(NOW + 1) }, call.body));
  assert.ok(!isSigned([secret], { ...read([secret]), signature: "" }, call.body));
});

Deno.test("headers that are missing, malformed or more than five minutes off are refused with a readable reason", () => {
  const headers = signedHeaders([makeWebhookSecret(systemRandom)], call);
  const says = (more: Record<string, string>, now = NOW) =>
    String(readSignedHeaders(new Headers({ ...headers, ...more }), now));
  assert.match(says({ "webhook-id": "" }), /webhook-id/);
  assert.match(says({ "webhook-id": "x".repeat(129) }), /webhook-id/);
  assert.match(says({ "webhook-timestamp": "yesterday" }), /unix seconds/);
  assert.match(says({}, NOW + 301), /too old/);
  assert.match(says({}, NOW - 301), /too old/);
  assert.equal(typeof readSignedHeaders(new Headers(headers), NOW + 300), "object");
});

Deno.test("the verification code of the documentation accepts our calls, and no others", async () => {
  const page = await Deno.readTextFile(new URL("../../../../docs/integrations.md", import.meta.url));
  const [, code = ""] = /```js\n([^]*?)```/.exec(page) ?? [];
  const { isOurs } = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  const [secret, other] = [makeWebhookSecret(systemRandom), makeWebhookSecret(systemRandom)];
  const now = Math.floor(Date.now() / 1000);
  const headers = new Headers(signedHeaders([other, secret], { ...call, now }));
  assert.equal(isOurs(secret, headers, call.body), true);
  assert.equal(isOurs(secret, headers, `${call.body} `), false);
  assert.equal(isOurs(makeWebhookSecret(systemRandom), headers, call.body), false);
  assert.equal(isOurs(secret, new Headers(signedHeaders([secret], call)), call.body), false);
});
