import { apiWithRows, codes, count, onList, orderRow, rowOf, rows } from "./stage.tsx";
import assert from "node:assert/strict";
import { packages } from "../../../../resources/shipping/packages.ts";
import { direction } from "../../../../src/lib/i18n.ts";
import { data, FakeApi, json, press, refusal, says } from "../record/stage.tsx";
import { act, fireEvent, screen, waitFor } from "../record/stage.tsx";

const gate = () => {
  let open = (_: Response) => {};
  const answer = new Promise<Response>((resolve) => open = resolve);
  return { answer: () => answer, open: (body: unknown) => open(json({ data: body })) };
};

Deno.test("S2.19 /orders requests Processing, this month, and its count separately", async () => {
  await onList(apiWithRows(orderRow("1")), "/orders", async ({ api }) => {
    await rowOf("PD-1");
    await waitFor(() =>
      assert.equal(screen.getByRole("heading", { level: 1 }).nextSibling?.textContent, "1")
    );
    const [list, total] = [api.named("List"), api.named("Count")];
    assert.deepEqual(list.map(({ variables }) => variables), [
      { status: ["Processing"], range: "this-month", sort: "-created_at" },
    ]);
    assert.deepEqual(total.map(({ variables }) => variables), [{
      status: ["Processing"],
      range: "this-month",
    }]);
    await says("Status: Processing");
    await says("Created: This month");
  });
});

Deno.test("rows are drawn while their count is pending", async () => {
  const slow = gate();
  const api = new FakeApi().on("List", rows(orderRow("1"))).on("Count", slow.answer);
  await onList(api, "/orders", async () => {
    await rowOf("PD-1");
    assert.equal(document.querySelector("[data-count]")?.textContent, "");
    slow.open({ ordersCount: { count: 10_000, capped: true } });
    await says("10,000+");
    await says("1–1 of 10,000+");
  });
});

Deno.test("a skeleton of the real shape is shown until the first rows", async () => {
  const slow = gate();
  await onList(
    new FakeApi().on("List", slow.answer).on("Count", count(1)),
    "/orders?per_page=50",
    async () => {
      await waitFor(() => assert.ok(document.querySelector("[data-skeleton]")));
      const bones = document.querySelector("[data-skeleton] tbody tr")?.children.length;
      assert.equal(bones, document.querySelectorAll("[data-skeleton] th").length);
      // Keyboard users must not reach a control that is hidden from screen readers.
      assert.ok(document.querySelector("[data-skeleton] thead button"));
      assert.equal(document.querySelectorAll("[aria-hidden] :is(button, input, [tabindex])").length, 0);
      slow.open({ orders: [orderRow("1")] });
      await rowOf("PD-1");
      assert.equal(document.querySelectorAll("[data-skeleton]").length, 0);
    },
  );
});

Deno.test("a failed first load shows the reason and can be retried", async () => {
  const api = new FakeApi().on("List", refusal("RATE_LIMITED", {}, 429), rows(orderRow("1"))).on(
    "Count",
    count(1),
  );
  await onList(api, "/orders", async () => {
    await says("The list could not be loaded");
    await says("Too many requests");
    await press("Try again");
    await rowOf("PD-1");
  });
});

Deno.test("S8.2 a list that gets status 500 leads to /500, but its count does not", async () => {
  const api = new FakeApi().on("List", refusal("INTERNAL", {}, 500)).on(
    "Count",
    refusal("INTERNAL", {}, 500),
  );
  await onList(api, "/orders", async () => {
    await waitFor(() => assert.equal(api.named("Count").length, 1));
    await waitFor(() => assert.deepEqual(api.went, ["/500"]));
  });
});

Deno.test("errors with rows: the rows are shown with a message that some data is missing", async () => {
  const partly = () =>
    json({ data: { orders: [orderRow("1")] }, errors: [{ message: "x", extensions: { code: "INTERNAL" } }] });
  await onList(new FakeApi().on("List", partly).on("Count", count(1)), "/orders", async () => {
    await rowOf("PD-1");
    await says("Some rows could not be loaded.");
  });
});

Deno.test("a failed refresh keeps the rows and says that they may be outdated", async () => {
  const broken = () => {
    throw new TypeError("cut");
  };
  const api = new FakeApi().on("List", rows(orderRow("1")), broken, rows(orderRow("2"))).on(
    "Count",
    count(50),
  );
  await onList(api, "/orders", async () => {
    await rowOf("PD-1");
    await waitFor(() => assert.ok(screen.getByRole("button", { name: "Next page" })));
    await press("Next page");
    await says("These rows may be out of date. No connection to the server.");
    assert.deepEqual(codes(), ["PD-1"]);
    await press("Try again");
    await rowOf("PD-2");
  });
});

Deno.test("an empty search offers to clear the filters; an empty list offers the import", async () => {
  const filtered = new FakeApi().on("List", rows(), rows(orderRow("1"))).on("Count", count(0), count(7));
  await onList(filtered, "/orders", async ({ currentPath }) => {
    await says("Nothing matches these filters");
    const [clear] = screen.getAllByRole("button", { name: "Clear filters" }).reverse();
    fireEvent.click(clear!);
    await rowOf("PD-1");
    assert.equal(currentPath(), "/orders/all");
  });
  await onList(new FakeApi().on("List", rows()).on("Count", count(0)), "/orders", async () => {
    await says("Nothing here yet");
    assert.equal(screen.getAllByRole("link", { name: "Import orders" }).length, 2);
  });
  await onList(
    new FakeApi().on("List", rows()).on("Count", count(3)),
    "/orders?page=9",
    async ({ currentPath }) => {
      await says("There is no page 9");
      await press("Go to the first page");
      assert.equal(currentPath(), "/orders");
    },
  );
});

Deno.test("a table is one tab stop; controls in its row are reached by arrows, in reading direction", async () => {
  await onList(apiWithRows(orderRow("1"), orderRow("2")), "/orders", async () => {
    const row = await rowOf("PD-1");
    const stops = [...document.querySelectorAll<HTMLElement>("tbody tr, tbody a, tbody button, tbody input")];
    assert.deepEqual(stops.filter(({ tabIndex }) => tabIndex === 0), [row]);
    row.focus();
    const arrow = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });
    const reached = () =>
      document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.textContent;
    arrow("ArrowRight");
    assert.equal(reached(), "Select PD-1");
    arrow("ArrowRight");
    assert.equal(reached(), "PD-1");
    arrow("ArrowLeft");
    arrow("ArrowLeft");
    arrow("ArrowLeft");
    assert.ok(document.activeElement === row);
    direction.value = "rtl";
    arrow("ArrowLeft");
    assert.equal(reached(), "Select PD-1");
    direction.value = "ltr";
  });
});

Deno.test("a click on a column head sorts, announces it to a screen reader, and returns to the first page", async () => {
  await onList(apiWithRows(orderRow("1")), "/orders?page=3", async ({ api, currentPath }) => {
    await rowOf("PD-1");
    const head = () => screen.getByRole("columnheader", { name: /^Total/ });
    assert.equal(head().getAttribute("aria-sort"), "none");
    await press(/^Total/);
    await waitFor(() => assert.equal(head().getAttribute("aria-sort"), "descending"));
    assert.equal(currentPath(), "/orders?sort=-total_minor");
    await waitFor(() => assert.equal(api.named("List").at(-1)?.variables["sort"], "-total_minor"));
    await press(/^Total/);
    await waitFor(() => assert.equal(head().getAttribute("aria-sort"), "ascending"));
    // Sorting does not request the count again.
    assert.equal(api.named("Count").length, 1);
  });
});

Deno.test("the next page is one request, and Back shows the previous page", async () => {
  const api = new FakeApi().on("List", rows(orderRow("1")), rows(orderRow("2")), rows(orderRow("1")))
    .on("Count", count(45));
  await onList(api, "/orders", async ({ currentPath, back }) => {
    await says("1–1 of 45");
    await press("Next page");
    await rowOf("PD-2");
    assert.equal(currentPath(), "/orders?page=2");
    assert.equal(api.named("Count").length, 1);
    await says("of 3");
    act(() => back("/orders"));
    await rowOf("PD-1");
  });
});

Deno.test("the page size is part of the address", async () => {
  await onList(apiWithRows(orderRow("1")), "/orders", async ({ currentPath }) => {
    await rowOf("PD-1");
    fireEvent.change(screen.getByLabelText("Rows per page", { selector: "select" }), {
      target: { value: "100" },
    });
    assert.equal(currentPath(), "/orders?per_page=100");
  });
});

Deno.test("columns for several sellers are only shown to people who have several", async () => {
  const heads = () => screen.getAllByRole("columnheader").map((head) => head.textContent);
  await onList(apiWithRows(orderRow("1")), "/orders", async () => {
    await rowOf("PD-1");
    assert.ok(heads().includes("Seller"));
  });
  await onList(apiWithRows(orderRow("1")), "/orders", async () => {
    await rowOf("PD-1");
    assert.ok(!heads().includes("Seller"));
  }, { role: "sale", scopeOf: (own) => [own] });
});

Deno.test("S2.7 /packages needs no separate code for its columns, steps and records", async () => {
  const api = new FakeApi()
    .on(
      "List",
      data({ packages: [{ _id: "k1", version: 1, code: "PK-1", shipment_status: "Ready", weight_g: 1250 }] }),
    )
    .on("Count", data({ packagesCount: { count: 1, capped: false } }));
  await onList(api, "/packages", async () => {
    const row = await rowOf("PK-1");
    assert.match(row.textContent ?? "", /Ready/);
    assert.match(row.textContent ?? "", /1.25 kg/);
    assert.equal(screen.queryAllByRole("checkbox").length, 2);
    assert.ok(row.querySelector("a[href*='/packages/all/k1']"));
    assert.deepEqual(api.named("List")[0]?.variables, { range: "last-7-days", sort: "-created_at" });
  }, { role: "packager", resource: packages });
});

Deno.test("a row is a card if a table does not fit", async () => {
  await onList(apiWithRows(orderRow("1")), "/orders", async () => {
    const card = await rowOf("PD-1");
    assert.equal(card.tagName, "LI");
    assert.match(
      card.textContent ?? "",
      /PD-1.*Processing.*Ada Byron · London, United Kingdom.*T-shirt × 2.*1,234\.56/,
    );
  }, { width: 390 });
});

Deno.test("a click on a number opens the record over the list, with the list's filters in the address", async () => {
  await onList(apiWithRows(orderRow("1")), "/orders?page=1&sort=code", async ({ currentPath }) => {
    await rowOf("PD-1");
    const link = screen.getByRole<HTMLAnchorElement>("link", { name: "PD-1" });
    assert.equal(link.getAttribute("href"), "/orders/processing/1?range=this-month&sort=code&view=page");
    assert.equal(fireEvent.click(link, { ctrlKey: true }), true);
    assert.equal(currentPath(), "/orders?page=1&sort=code");
    assert.equal(fireEvent.click(link), false);
    assert.equal(currentPath(), "/orders/processing/1?range=this-month&sort=code");
  });
});

Deno.test("S2.7 a package links to its order, for people who may see orders, and to its carrier's page in another tab", async () => {
  const row = {
    _id: "k1",
    version: 1,
    code: "PK-1",
    order_id: "o1",
    order_code: "PD-1",
    carrier: "USPS",
    tracking_number: "94001000",
    shipment_status: "Ready",
  };
  const api = () =>
    new FakeApi().on("List", data({ packages: [row] }))
      .on("Count", data({ packagesCount: { count: 1, capped: false } }));
  const links = (name: string) => screen.queryByRole("link", { name });
  await onList(api(), "/packages", async () => {
    const track = await screen.findByRole("link", { name: /94001000/ });
    assert.equal(track.getAttribute("href"), "https://tools.usps.com/go/TrackConfirmAction?tLabels=94001000");
    assert.equal(track.getAttribute("rel"), "noopener noreferrer");
    await waitFor(() => assert.equal(links("PD-1")?.getAttribute("href"), "/orders/all/o1"));
  }, { role: "root", resource: packages });
  await onList(api(), "/packages", async () => {
    await screen.findByRole("link", { name: /94001000/ });
    assert.equal(links("PD-1"), null);
  }, { role: "packager", resource: packages });
});
