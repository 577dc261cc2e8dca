import { data, menu, open, path } from "./stage.tsx";
import { resizeTo } from "../../../support/client/dom.ts";
import assert from "node:assert/strict";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { keep, read } from "../../../../src/lib/cookies.ts";
import { language, setLanguage } from "../../../../src/lib/i18n.ts";
import { publishChange } from "../../../../src/engine/live/live.ts";
import type { Me } from "../../../../machines/people/session.ts";
import { menuLines } from "../../../support/client/menu_words.ts";
import { person } from "../../../support/client/person.ts";

Deno.test("C6 S4.1 a stored token opens the screen of the address", async () => {
  await open("/orders", person(), async () => {
    const items = within(await menu()).getAllByRole("link").map((link) => link.textContent);
    assert.ok(items.includes("Orders"));
    assert.deepEqual(items, menuLines(person()));
    assert.equal(screen.getByRole("link", { name: "Orders" }).getAttribute("aria-current"), "page");
    assert.equal(path(), "/orders");
  });
});

Deno.test("S6.5 S6.6 a floor role sees its stations and Packages, and no other group", async () => {
  await open("/packages", person({ role: "packager", groups: [] }), async () => {
    const nav = within(await menu());
    assert.deepEqual(nav.getAllByRole("heading").map((each) => each.textContent), ["Stations", "Shipments"]);
    assert.deepEqual(nav.getAllByRole("link").map((each) => each.textContent), [
      "Packing",
      "Box station",
      "Returns bench",
      "Packages",
      "Box",
      "IBCI Containers",
      "Shipment Invoice",
    ]);
    assert.equal(path(), "/packages");
  });
});

Deno.test("S6.7 a screen without permission leads to /404 in the vertical layout", async () => {
  await open("/orders", person({ role: "packager", groups: [] }), async () => {
    await screen.findByRole("heading", { name: "Page not found" });
    assert.equal(path(), "/404");
    // Clear answers 17: the page is inside the layout, whose menu offers another way on.
    assert.ok((await menu()).querySelector("a[href='/packages']"));
    fireEvent.click(screen.getByRole("link", { name: "Go to the start page" }));
    await waitFor(() => assert.equal(path(), "/stations/pack"));
  });
});

Deno.test("S6.7 in the horizontal layout a screen without permission leads to /misc/not-authorized", async () => {
  const me = person({ role: "packager", groups: [] });
  const customizer = { ...me.customizer, layout: "horizontal" };
  await open("/orders", { ...me, customizer }, async () => {
    await screen.findByRole("heading", { name: "No access" });
    assert.equal(path(), "/misc/not-authorized");
  });
});

Deno.test("S2.0 an unknown status matches nothing in a list, and the list reports that", async () => {
  for (const address of ["/orders/nonsense", "/orders/print/nonsense", "/packages?status=nonsense"]) {
    await open(address, person(), async () => {
      await screen.findByText("No status is called nonsense");
      assert.equal(path() + location.search, address);
    });
  }
});

Deno.test("S2.0 a segment that is no status of its list, and an unknown address, lead to /404", async () => {
  for (const address of ["/audit/nonsense", "/nowhere", "/orders/all/1/2"]) {
    await open(address, person({ role: "super_root" }), async () => {
      await screen.findByRole("heading", { name: "Page not found" });
      assert.equal(path(), "/404", address);
    });
  }
});

Deno.test("S1.1 S2.36 without a token a protected address leads to /login, which has links and no form", async () => {
  await open("/orders/all?page=2", null, async ({ requests }) => {
    const screenLink = async (name: string) =>
      (await within(screen.getByRole("main")).findByRole("link", { name })).getAttribute("href")!;
    const signIn = new URL(await screenLink("Sign in"));
    const signUp = new URL(await screenLink("Sign up"));
    assert.equal(path(), "/login");
    assert.equal(signIn.origin + signIn.pathname, "http://localhost:8001/");
    assert.equal(signUp.pathname, "/register");
    assert.equal(signIn.searchParams.get("return_to"), "http://localhost:8000/orders/all?page=2");
    assert.match(signIn.searchParams.get("state")!, /^[0-9a-f]{32}$/);
    assert.ok(document.querySelector("form, input") === null);
    assert.deepEqual(requests, []);
  });
});

Deno.test("S4.2 Log Out in the person's menu clears the cookies and goes to /login", async () => {
  await open("/orders", person(), async ({ requests }) => {
    await menu();
    assert.equal(read("role"), "root");
    fireEvent.click(screen.getByTitle("Account of Ada Root"));
    fireEvent.click(await screen.findByRole("menuitem", { name: "Log Out", hidden: true }));
    await screen.findByText("You are signed out.");
    assert.equal(path(), "/login");
    assert.deepEqual([read("token"), read("role"), read("userId")], [null, null, null]);
    assert.ok(requests.includes("logOut"));
  });
});

Deno.test("S8.7 a refused session ends on /login with a link back; a failed one on the error page", async () => {
  const failing = (status: number) => ({ cUser: () => new Response("{}", { status }) });
  await open("/orders/all", failing(401), async () => {
    await screen.findByText(/Your session has expired/);
    assert.equal(`${path()}${location.search}`, "/login?from=%2Forders%2Fall");
    assert.equal(read("token"), null);
  });
  for (const [status, title] of [[500, /went wrong/], [503, /Back soon/], [404, /not found/]] as const) {
    await open("/orders", failing(status), async () => {
      await screen.findByRole("heading", { name: title });
      assert.equal(read("token"), null);
    });
  }
});

Deno.test("S8.2 a list that gets a 500 leads to /500, and its button leads back", async () => {
  let isBroken = true;
  const me = { cUser: data({ cUser: person() }) };
  const orders = () =>
    isBroken ? new Response("{}", { status: 500 }) : Response.json({ data: { orders: [] } });
  await open("/orders/all", { ...me, orders }, async () => {
    await screen.findByRole("heading", { name: "Something went wrong on the server" });
    assert.equal(path(), "/500");
    isBroken = false;
    fireEvent.click(screen.getByRole("link", { name: "Back to where you were" }));
    await menu();
    assert.equal(path(), "/orders/all");
  });
});

Deno.test("S8.7 a 401 during work fetches the person again and the screen stays", async () => {
  await open("/orders", person(), async ({ session, requests }) => {
    await menu();
    const before = requests.filter((field) => field === "cUser").length;
    act(() => session.recheck());
    assert.ok(screen.getByRole("navigation", { name: "Main menu" }));
    await waitFor(() => assert.equal(requests.filter((field) => field === "cUser").length, before + 1));
    await waitFor(() => assert.equal(session.actor.getSnapshot().value, "signedIn"));
  });
});

Deno.test("S1.3 S9.10 the top bar shows the balance in dollars and the VIP level", async () => {
  await open("/orders", person({ total_credit: -1234.5, vip: 3 }), async () => {
    await menu();
    assert.ok(screen.getByText(/-\$1,234\.50/));
    assert.ok(screen.getByText("Vip: 3"));
  });
});

Deno.test("S4.11 under 1200 px the menu is a drawer that closes after a click on an item", async () => {
  await open("/orders", person(), async () => {
    await menu();
    act(() => resizeTo(1199));
    // Comparing elements by assert.equal would print the whole page if they differ.
    assert.ok(screen.queryByRole("navigation", { name: "Main menu" }) === null);
    fireEvent.click(screen.getByRole("button", { name: "Open menu" }));
    fireEvent.click(await screen.findByRole("link", { name: "Packages", hidden: true }));
    assert.equal(path(), "/packages");
    await waitFor(() => assert.ok(screen.queryByRole("dialog", { hidden: true }) === null));
    act(() => resizeTo(1200));
    assert.ok(await screen.findByRole("navigation", { name: "Main menu", hidden: true }));
  });
});

Deno.test("S1.4 S9.13 the language changes in place and is held in memory only", async () => {
  await open("/orders", person(), async () => {
    await menu();
    await act(() => setLanguage("de"));
    await screen.findByRole("navigation", { name: "Hauptmenü" });
    assert.equal(document.documentElement.lang, "de");
    assert.ok(screen.getByRole("link", { name: "Bestellungen" }));
    assert.ok(!document.cookie.includes("de") && localStorage.length === 0);
    assert.equal(language.value, "de");
  });
});

Deno.test("S3.2 the person's own text direction is applied", async () => {
  await open("/orders", person({ customizer: { ...person().customizer, direction: "rtl" } }), async () => {
    await menu();
    assert.equal(document.documentElement.dir, "rtl");
  });
});

Deno.test("S2.40 S2.41 S2.42 S2.43 the plain pages have no frame and link onwards", async () => {
  const titles = {
    "/404": "Page not found",
    "/500": "Something went wrong on the server",
    "/maintenance": "Back soon",
    "/misc/not-authorized": "No access",
  };
  for (const [address, name] of Object.entries(titles)) {
    await open(address, null, async () => {
      assert.ok(await screen.findByRole("heading", { name }));
      assert.equal(screen.getByRole("link", { name: "Go to sign in" }).getAttribute("href"), "/login");
      assert.equal(path(), address);
    });
  }
});

Deno.test("S8 if another window signs in another person this one reloads and does not act as that person", async () => {
  await open("/orders", person(), async ({ requests }) => {
    await menu();
    keep("token", "of-somebody-else");
    dispatchEvent(new Event("focus"));
    assert.ok(requests.includes("(reload)"));
  });
});

Deno.test("S2.38 a changed name is in the top bar at once, and another person's never is", async () => {
  let now: Me = person();
  const cUser = () => Response.json({ data: { cUser: now } });
  await open("/orders", { cUser }, async () => {
    await menu();
    now = person({ name: "Ada Newname" });
    act(() => publishChange("cUser", ["u1"]));
    await screen.findByTitle("Account of Ada Newname");
    now = person({ _id: "u2", name: "Somebody Else" });
    act(() => publishChange("cUser", ["u1"]));
    await act(() => new Promise((resolve) => setTimeout(resolve, 250)));
    assert.ok(screen.getByTitle("Account of Ada Newname"));
  });
});

Deno.test("S1.3 a balance changed by a payment is in the top bar within moments", async () => {
  let now: Me = person({ scope: ["u1"], total_credit: 100 });
  const cUser = () => Response.json({ data: { cUser: now } });
  await open("/orders", { cUser }, async () => {
    await screen.findByText("$100.00");
    now = person({ scope: ["u1"], total_credit: 45.5 });
    act(() => publishChange("wallets", ["u1"]));
    await screen.findByText("$45.50");
  });
});
