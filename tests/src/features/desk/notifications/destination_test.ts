import assert from "node:assert/strict";
import { addressOf } from "../../../../../resources/desk/notification_address.ts";
import {
  destinationOfNotification,
  pictureOf,
} from "../../../../../src/features/desk/notifications/destination.ts";
import { HOSTILE, HOSTILE_URLS } from "../../../../support/hostile/hostile.ts";
import { person } from "../../../../support/client/person.ts";

const root = person({ role: "root" });
const to = (type: string, referent: string, who = root) => destinationOfNotification({ type, referent }, who);

Deno.test("S2.44 an Order notification leads to the list with a search; a Support one to the referent itself", () => {
  assert.equal(to("Order", "PD-000123"), "/orders/all?status=All&search=PD-000123");
  assert.equal(to("Order", "a&status=Draft #1"), "/orders/all?status=All&search=a%26status%3DDraft%20%231");
  assert.equal(to("Support", "/jobs/all/j1"), "/jobs/all/j1");
  assert.equal(to("Support", "/orders/all?due=late"), "/orders/all?due=late");
});

Deno.test("S2.44 an Item notification leads to its list by its id", () => {
  assert.equal(addressOf({ type: "Item", referent: "item 1/2" }), "/items/internal?_id=item%201%2F2");
});

Deno.test("S2.44 a notification with an unbuilt, forbidden or unknown target stays text", () => {
  // A person without the item_info permission may not open the list of items.
  assert.equal(to("Item", "item-1"), null);
  assert.equal(to("Order", "PD-1", person({ role: "packager" })), null);
  assert.equal(to("Support", "/jobs/all/j1", person({ role: "nobody" })), null);
  for (const type of ["Refund", "", "constructor", "__proto__", "toString"]) {
    assert.equal(to(type, "/orders"), null);
  }
  for (const referent of ["", "  "]) {
    for (const type of ["Order", "Item", "Support"]) assert.equal(to(type, referent), null);
  }
});

Deno.test("S2.44 of 300 script and URL vectors no referent leads out of the app, and none of another address is a link", () => {
  assert.ok(HOSTILE.length >= 300);
  for (const referent of HOSTILE_URLS) assert.equal(to("Support", referent), null, JSON.stringify(referent));
  for (const referent of HOSTILE) {
    for (const type of ["Order", "Item", "Support"]) {
      const href = to(type, referent);
      if (href === null) continue;
      const url = new URL(href, "https://app.test/notifications");
      assert.equal(url.origin, "https://app.test", referent);
      assert.equal(url.pathname, "/orders/all");
      assert.equal(url.searchParams.get("search"), referent.toWellFormed());
    }
  }
});

Deno.test("only pictures of the app itself are shown, and no hostile vector is accepted as one", () => {
  for (const image of ["/icon.svg", "/assets/tee-black.png", "/a/b-c_d.2.webp"]) {
    assert.equal(pictureOf(image), image);
  }
  const more = [
    "/../x.png",
    "/a/../x.png",
    "/a//x.png",
    "/x.png?to=//evil.test",
    "/x.png#a",
    "/x",
    "x.png",
    "/.png",
  ];
  for (const image of [...HOSTILE, ...more]) assert.equal(pictureOf(image), null, JSON.stringify(image));
});
