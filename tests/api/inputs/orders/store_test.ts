import assert from "node:assert/strict";
import type { InferOutput } from "valibot";
import type { StoreInput } from "../../../../api/generated/schema.ts";
import { readInput } from "../../../../api/inputs/read.ts";
import { storeInput } from "../../../../api/inputs/orders/store.ts";

type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends (<T>() => T extends B ? 1 : 2) ? true : false;
/** Platform and status are closed lists in the schema and strings in the SDL; everything else must be identical. */
type Texts = Omit<InferOutput<typeof storeInput>, "platform" | "status">;
const isGeneratedType: Same<Texts, Omit<StoreInput, "platform" | "status">> = true;
const isAccepted: InferOutput<typeof storeInput> extends StoreInput ? true : false = true;

const problemsOf = (input: unknown) => {
  const read = readInput(storeInput, input);
  return read.ok ? [] : read.problems.map(({ path, code }) => `${path} ${code}`);
};

Deno.test("the store's schema gives the generated input type", () => {
  assert.ok(isGeneratedType && isAccepted);
});

Deno.test("S2.35 all problems of a store are reported at once, with their paths", () => {
  assert.deepEqual(
    problemsOf({
      name: " ",
      platform: "ebay",
      status: "Closed",
      url: "javascript:alert(1)",
      time_zone: "Europe/Ulm",
      auto_hold: "yes",
      cooling_off_min: 10_081,
    }),
    [
      "name required",
      "platform unknown",
      "status unknown",
      "url badUrl",
      "time_zone badTimeZone",
      "auto_hold invalid",
      "cooling_off_min badNumber",
    ],
  );
});

Deno.test("a store's address is a web page, or empty", () => {
  for (
    const url of [
      "",
      "https://a.example",
      "HTTP://a.example/shop?x=1",
      "https://a.example/@shop?to=b@c.example",
      "http://localhost:8080",
      "https://[2001:db8::1]:8443/x",
      "https://bücher.example",
      `https://a.example/${"x".repeat(280)}`,
    ]
  ) {
    assert.deepEqual(problemsOf({ url }), [], url);
  }
  for (
    const url of [
      ...["a.example", "https://", "ftp://a.example", "https:// a", "data:text/html,x", "//a.example"],
      ...["http://user:pass@x/", "https://user@a.example", "https://@a.example", "https:///a.example"],
      ...["https:a.example", "https://?x", "https://a.example\\@b.example", "https://a b.example"],
    ]
  ) {
    assert.deepEqual(problemsOf({ url }), ["url badUrl"], url);
  }
  assert.deepEqual(problemsOf({ url: `https://a.example/${"x".repeat(290)}` }), ["url tooLong"]);
});

Deno.test("a time zone is a name with daylight saving rules", () => {
  for (const time_zone of ["", "UTC", "Europe/Berlin", "America/Argentina/Buenos_Aires"]) {
    assert.deepEqual(problemsOf({ time_zone }), [], time_zone);
  }
  for (const time_zone of ["+01:00", "Mars/Base", "Europe"]) {
    assert.deepEqual(problemsOf({ time_zone }), ["time_zone badTimeZone"], time_zone);
  }
});

Deno.test("a cooling-off time is a whole number of minutes, a week at most", () => {
  for (const cooling_off_min of [0, 1, 10_080]) assert.deepEqual(problemsOf({ cooling_off_min }), []);
  for (const cooling_off_min of [-1, 1.5, NaN, "5"]) {
    assert.deepEqual(problemsOf({ cooling_off_min }), ["cooling_off_min badNumber"]);
  }
});
