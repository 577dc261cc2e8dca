import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { certificateFault } from "../../../server/egress/certificate.ts";
import { makeEgress } from "../../../server/egress/egress.ts";

Deno.test("an untrusted certificate is distinguished from a missing host, whichever check fails", () => {
  const coded = (code: string, message = "x") => Object.assign(new Error(message), { code });
  const untrusted = [
    coded("UNABLE_TO_VERIFY_LEAF_SIGNATURE", "unable to verify the first certificate"),
    coded("DEPTH_ZERO_SELF_SIGNED_CERT"),
    coded("CERT_HAS_EXPIRED"),
    coded("INVALID_CA"),
    coded("ERR_TLS_CERT_ALTNAME_INVALID"),
    new TypeError("fetch failed", {
      cause: new Error("client error: invalid peer certificate: UnknownIssuer"),
    }),
  ];
  for (const error of untrusted) assert.ok(certificateFault(error), error.message);
  assert.equal(certificateFault(untrusted.at(-1)), "UnknownIssuer");
  for (const error of [coded("ECONNREFUSED"), coded("ENOTFOUND"), new Error("timed out"), "text", null]) {
    assert.equal(certificateFault(error), null);
  }
});

/**
 * Calls a server that uses a certificate of the fixtures under the given name; returns its text, or the
 * failure's reason.
 */
async function callOver(name: string, key: string, host: string, ca?: string): Promise<string> {
  const pem = (each: string) => readFile(new URL(`../../fixtures/tls/${each}.pem`, import.meta.url), "utf8");
  const options = {
    hostname: "127.0.0.1",
    port: 0,
    cert: await pem(name),
    key: await pem(key),
    onListen: () => {},
  };
  const server = Deno.serve(options, () => new Response("safe"));
  const egress = makeEgress({
    allow: [host],
    timeoutMs: 2000,
    resolve: () => Promise.resolve(["127.0.0.1"]),
    ...(ca && { ca: await pem(ca) }),
  });
  const url = `https://${host}:${server.addr.port}/`;
  const answer = await egress.send({ url, method: "GET", headers: {} }).finally(() => server.shutdown());
  return answer.kind === "answered" ? answer.body : answer.reason;
}

Deno.test("over https the certificate must be for the name, and from a known authority", async () => {
  assert.equal(await callOver("cert", "key", "localhost", "cert"), "safe");
  assert.equal(await callOver("cert", "key", "other.example", "cert"), "tls");
  assert.equal(await callOver("cert", "key", "localhost"), "tls");
  // The server does not send its authority's certificate, and OpenSSL's code for that does not contain the
  // word certificate.
  assert.equal(await callOver("leaf", "leaf_key", "localhost"), "tls");
});
