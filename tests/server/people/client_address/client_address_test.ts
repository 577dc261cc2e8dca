/** The client of a request: only addresses that our own proxies add count. */
import assert from "node:assert/strict";
import { addressOf, proxiesOf } from "../../../../server/http/address.ts";

const from = (hostname: string, forwarded?: string, proxies?: string) =>
  addressOf(
    { remoteAddr: { transport: "tcp", hostname, port: 1 } },
    new Headers(forwarded === undefined ? {} : { "x-forwarded-for": forwarded }),
    proxies === undefined ? undefined : proxiesOf(proxies),
  );

Deno.test("security G6: the client is the rightmost address of X-Forwarded-For that is not one of our proxies", () => {
  const ours = "10.0.0.0/8,::1";
  assert.equal(from("203.0.113.7", "192.0.2.1"), "203.0.113.7", "no proxy is trusted by default");
  assert.equal(from("203.0.113.7", "192.0.2.1", ours), "203.0.113.7", "a stranger's header is ignored");
  assert.equal(from("10.0.0.1", "192.0.2.1", ours), "192.0.2.1");
  assert.equal(from("::1", "192.0.2.1", ours), "192.0.2.1");
  assert.equal(from("::ffff:10.0.0.1", "192.0.2.1:4711", ours), "192.0.2.1");
  assert.equal(
    from("10.0.0.1", "198.51.100.9, 192.0.2.1, 10.0.0.2", ours),
    "192.0.2.1",
    "addresses further left may be invented",
  );
  assert.equal(
    from("10.0.0.1", "192.0.2.1, unknown", ours),
    "10.0.0.1",
    "nothing is guessed behind nonsense",
  );
  assert.equal(from("10.0.0.1", undefined, ours), "10.0.0.1");
  assert.equal(from("10.0.0.1", "", ours), "10.0.0.1");
  assert.equal(from("10.0.0.1", `${"9".repeat(100_000)}, 192.0.2.1`, ours), "192.0.2.1");
  assert.equal(from("10.0.0.1", Array(500).fill("10.0.0.2").join(","), ours), "10.0.0.2");
});

Deno.test("security G6: an IPv6 client is its network of 64 bits, in any spelling", () => {
  const spellings = ["2001:db8:1:2::7", "2001:DB8:1:2:3:4:5:6", "[2001:0db8:0001:0002::9]:443"];
  for (const each of spellings) assert.equal(from("10.0.0.1", each, "10.0.0.1"), "2001:db8:1:2", each);
  assert.equal(from("2001:db8:1:2::7"), "2001:db8:1:2");
  assert.notEqual(from("2001:db8:1:3::7"), from("2001:db8:1:2::7"));
  assert.equal(addressOf(undefined, new Headers(), undefined), "local");
});
