import assert from "node:assert/strict";
import { safePath } from "../../../api/paths.ts";
import { httpsAddress } from "../../../src/lib/location.ts";
import { fc } from "../../support/property.ts";

Deno.test("S1.5 http becomes https, except on localhost; https stays", () => {
  const of = (href: string) => {
    const { protocol, hostname } = new URL(href);
    return httpsAddress({ protocol, hostname, href });
  };
  assert.equal(of("http://desk.example/orders?x=1#y"), "https://desk.example/orders?x=1#y");
  assert.equal(of("http://notlocalhost/"), "https://notlocalhost/");
  assert.equal(of("http://localhost.evil.example/"), "https://localhost.evil.example/");
  for (
    const stays of [
      "https://desk.example/",
      "http://localhost:8000/",
      "http://app.localhost/",
      "http://127.0.0.1:8000/",
      "http://[::1]:8000/",
    ]
  ) assert.equal(of(stays), null, stays);
});

Deno.test("S3 a return path never leads out of the app, whatever it contains", () => {
  const piece = fc.constantFrom(
    ..."/ // \\ /\\ @ : ? # . .. %2f %5c %00 \t \n javascript: data: https: http: //evil.example evil.example [::1] user:pw@ 。 orders ／"
      .split(" "),
    "\t",
    "\n",
    "\u0000",
  );
  const text = fc.array(fc.oneof(piece, fc.string({ maxLength: 6 })), { maxLength: 8 }).map((parts) =>
    parts.join("")
  );
  const origin = "https://desk.example";
  fc.assert(
    fc.property(fc.oneof(text, text.map((each) => `/${each}`), fc.webUrl()), (written) => {
      const path = safePath(written);
      if (path === null) return;
      assert.equal(new URL(path, origin).origin, origin);
      assert.equal(new URL(`${origin}${path}`).origin, origin);
      assert.ok(!path.startsWith("//"));
    }),
    { numRuns: 2_000, seed: 20261121 },
  );
});

Deno.test("S3 a path of the app keeps its query", () => {
  assert.equal(safePath("/orders/all?status=Pending&page=2"), "/orders/all?status=Pending&page=2");
  assert.equal(safePath("/"), "/");
  for (const bad of [null, "", "orders", "//evil.example", "/\\evil.example", "/login?from=/x", "/a b"]) {
    assert.equal(safePath(bad), null, String(bad));
  }
});
