/** The addresses for people without a token, and the top bar of people with one. */
import { menu, open, path } from "./stage.tsx";
import assert from "node:assert/strict";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { person } from "../../../support/client/person.ts";

Deno.test("S2.36 /register without a token leads to the external site, which leads the person back", async () => {
  const went: string[] = [];
  const { replace } = location;
  location.replace = (address) => void went.push(String(address));
  try {
    await open("/register?from=%2Forders", null, async () => {
      await waitFor(() => assert.equal(went.length, 1));
      const address = new URL(went[0]!);
      assert.equal(address.origin + address.pathname, "http://localhost:8001/register");
      assert.equal(address.searchParams.get("return_to"), "http://localhost:8000/orders");
      assert.match(address.searchParams.get("state")!, /^[0-9a-f]{32}$/);
      assert.equal(path(), "/register");
    });
    await open("/login", null, async () => void await screen.findByRole("heading", { name: /^Sign in to/ }));
    assert.equal(went.length, 1, "/login stays");
  } finally {
    location.replace = replace;
  }
});

Deno.test("S2.36 with a token /login and /register lead to the person's landing page", async () => {
  for (const address of ["/login", "/register"]) {
    await open(address, person({ role: "packager", groups: [] }), async () => {
      await waitFor(() => assert.equal(path(), "/stations/pack", address));
    });
  }
});

Deno.test("S1.3 S2.50 S9.10 the floor too has its balance and VIP level in the top bar; a station has none, and a link back", async () => {
  const me = person({ role: "packager", groups: [], total_credit: 0, vip: 0 });
  await open("/packages", me, async () => {
    await menu();
    assert.ok(screen.getByText("$0.00"));
    assert.ok(screen.getByText("Vip: 0"));
  });
  await open("/stations/pack", me, async () => {
    fireEvent.click(await screen.findByRole("button", { name: "Station menu" }));
    const back = await screen.findByRole("menuitem", { name: "Back to the app" });
    assert.equal(back.getAttribute("href"), "/packages");
    assert.equal(screen.queryByText("Vip: 0"), null);
  });
});
