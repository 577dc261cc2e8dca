import assert from "node:assert/strict";
import type { Resource } from "../../resources/define.ts";
import { PAGE_SIZES } from "../../api/constants.ts";
import { slugOf } from "../../api/statuses.ts";
import { audit } from "../../resources/people/audit.ts";
import { resources } from "../../resources/generated/resources.ts";
import { pages } from "../../resources/pages.ts";
import { orders } from "../../resources/orders/orders.ts";
import { ordersShip } from "../../resources/shipping/orders_ship.ts";
import { fxRates } from "../../resources/money/payment_methods.ts";
import { localCostTable, shippingCosts } from "../../resources/shipping/price_tables.ts";
import { units } from "../../resources/workshop/units.ts";
import { packages } from "../../resources/shipping/packages.ts";
import { userGroups } from "../../resources/people/user_groups.ts";
import { users } from "../../resources/people/users.ts";
import {
  isSegment,
  type ListQuery,
  readUrl,
  takesSegment,
  variablesOf,
  writeUrl,
} from "../../resources/url.ts";
import { fc } from "../support/property.ts";

/** Opens an address the way the router does. */
function open(resource: Resource, address: string): ListQuery {
  const url = new URL(address, "http://localhost");
  const segment = url.pathname.slice(resource.path.length).split("/")[1];
  return readUrl(resource, segment, url.searchParams);
}

const filtersOf = (address: string) => open(orders, address).filters;

Deno.test("S2.19 the bare menu link shows Processing orders of this month, newest first", () => {
  assert.deepEqual(open(orders, "/orders"), {
    filters: { status: "Processing", range: "this-month" },
    sort: "-created_at",
    page: 1,
    perPage: 20,
  });
});

Deno.test("S2.7 the bare menu link shows all packages of the last 7 days", () => {
  assert.deepEqual(open(packages, "/packages").filters, { range: "last-7-days" });
});

Deno.test("S2.0 a {filter} segment is a status slug or all, and replaces all defaults", () => {
  assert.deepEqual(filtersOf("/orders/in-production"), { status: "In Production" });
  assert.deepEqual(filtersOf("/orders/all"), {});
  assert.deepEqual(open(packages, "/packages/out-for-delivery").filters, {
    shipment_status: "Out For Delivery",
  });
});

Deno.test("S2.0 the query's status wins over the segment and replaces all defaults", () => {
  assert.deepEqual(filtersOf("/orders/all?status=Processing"), { status: "Processing" });
  assert.deepEqual(filtersOf("/orders/draft?status=Pending"), { status: "Pending" });
  assert.deepEqual(filtersOf("/orders?status=Pending"), { status: "Pending" });
  assert.deepEqual(filtersOf("/orders/draft?status=All"), {});
});

Deno.test("S2.0 S2.7 S2.20 S2.21 the parameter status filters every list, whatever its column is named", () => {
  const filters = (resource: Resource, address: string) => open(resource, address).filters;
  const lists = [[packages, "shipment_status"], [ordersShip, "shipment_status"], [
    units,
    "print_status",
  ]] as const;
  for (const [resource, column] of lists) {
    const { path } = resource;
    const [one = "", other = ""] = resource.filters.find(({ key }) => key === column)?.values ?? [];
    for (
      const address of [
        `${path}?status=${one}`,
        `${path}/all?status=${one}`,
        `${path}/${slugOf(other)}?status=${one}`,
        `${path}/${slugOf(one)}`,
        `${path}?${column}=${one}`,
        `${path}/all?${column}=${one}`,
      ]
    ) assert.deepEqual(filters(resource, address), { [column]: one }, address);
    const both = { status: one, [column]: other };
    assert.deepEqual(filters(resource, `${path}?status=${one}&${column}=${other}`), both);
    assert.deepEqual(filters(resource, `${path}/${slugOf(one)}?${column}=${other}`), both);
    assert.deepEqual(filters(resource, `${path}?status=All&${column}=${other}`), { [column]: other });
  }
});

Deno.test("S2.0 an unknown status stays, and replaces the defaults; slugs and capitals are read", () => {
  const isShown = (address: string, filters: object) =>
    assert.deepEqual(filtersOf(address), filters, address);
  isShown("/orders/nonsense", { status: "nonsense" });
  isShown("/orders?status=nonsense", { status: "nonsense" });
  isShown("/orders/all?status=in-production,!on%20hold", { status: "In Production,!On Hold" });
  assert.deepEqual(open(packages, "/packages?status=nonsense").filters, { shipment_status: "nonsense" });
  assert.deepEqual(open(users, "/users?status=nonsense").filters, { status: "nonsense" });
  assert.equal(takesSegment(orders, "nonsense"), true);
  assert.equal(takesSegment(audit, "nonsense"), false, "a list without statuses");
  assert.equal(takesSegment(fxRates, "eur"), true);
});

Deno.test("S2.29 S2.30 shipping costs first show the active ones, prices and duties alike; the local cost table shows all", () => {
  assert.deepEqual(open(shippingCosts, "/shipping-costs").filters, { status: "active" });
  assert.deepEqual(open(localCostTable, "/local_cost_table").filters, {});
  const kind = shippingCosts.columns.find(({ key }) => key === "kind");
  assert.ok(kind && !kind.hidden);
  assert.ok(shippingCosts.filters.some(({ key }) => key === "kind"));
});

Deno.test("S2.44 a notification's address opens all orders that match its referent", () => {
  assert.deepEqual(filtersOf("/orders/all?status=All&search=PD-000123"), { search: "PD-000123" });
});

Deno.test("S2.0 a NUL byte of an address is dropped: the API accepts no text with one", () => {
  assert.deepEqual(filtersOf("/orders/all?status=All&search=PD-%00000123%00"), { search: "PD-000123" });
});

Deno.test("a search for the word all is a search, though a filter of that value is none", () => {
  assert.deepEqual(filtersOf("/orders/all?search=all&store=All"), { search: "all" });
});

Deno.test("S2.0 other filters add to the defaults of the bare link", () => {
  assert.deepEqual(filtersOf("/orders?store=s1"), { status: "Processing", range: "this-month", store: "s1" });
});

Deno.test("S9.2 the default is page 1 and 20 rows, unless the address has a known size and a reachable page", () => {
  const page = (text: string) => {
    const { page, perPage } = open(orders, `/orders?${text}`);
    return [page, perPage];
  };
  assert.deepEqual(page(""), [1, 20]);
  assert.deepEqual(page("page=3&per_page=50"), [3, 50]);
  assert.deepEqual(page("page=0&per_page=21"), [1, 20]);
  assert.deepEqual(page("page=1e9&per_page=200"), [125, 200]);
  assert.deepEqual(page("page=-2"), [1, 20]);
  assert.deepEqual(page("page=2.5"), [1, 20]);
});

Deno.test("a sort by an unsortable column is left out", () => {
  assert.equal(open(orders, "/orders?sort=-due_at").sort, "-due_at");
  assert.equal(open(orders, "/orders?sort=password_hash").sort, "-created_at");
  assert.equal(open(orders, "/orders?sort=items_title").sort, "-created_at");
});

Deno.test("S2.0 isSegment() distinguishes a filter from an unknown word", () => {
  assert.equal(isSegment(orders, "all"), true);
  assert.equal(isSegment(orders, "on-hold"), true);
  assert.equal(isSegment(orders, "import"), false);
  assert.equal(isSegment(orders, "On Hold"), false);
});

const word = fc.string({ minLength: 1, maxLength: 12 }).map((text) => text.trim()).filter((text) =>
  text !== "" && text.toLowerCase() !== "all"
);

/** Generates queries that a person can make on a list. */
function queries(resource: Resource): fc.Arbitrary<ListQuery> {
  const record: Record<string, fc.Arbitrary<string | undefined>> = {};
  for (const filter of resource.filters) {
    if (filter.kind === "statuses") {
      const signed = fc.tuple(fc.constantFrom("", "!"), fc.constantFrom(...filter.values ?? []));
      record[filter.key] = fc.uniqueArray(signed.map((pair) => pair.join("")), { maxLength: 3 })
        .map((list) => list.join(",") || undefined);
    } else if (filter.kind === "days") {
      record["range"] = fc.constantFrom(undefined, "today", "this-month");
    } else if (filter.values) {
      record[filter.key] = fc.constantFrom(undefined, ...filter.values);
    } else {
      record[filter.key] = fc.option(word, { nil: undefined });
    }
  }
  // A filter may also be given by its column's name, beside status.
  const isFit = (name: string, filters: object) => {
    const sameAs = resource.filters.find(({ key }) => key === name)?.sameAs;
    return sameAs === undefined || (filters as Record<string, unknown>)[sameAs] !== undefined;
  };
  const sortable = resource.columns.filter((column) => column.sortable).map((column) => column.key);
  return fc.record({
    filters: fc.record(record).map((filters) =>
      Object.fromEntries(
        Object.entries(filters).filter(([key, value]) => value !== undefined && isFit(key, filters)),
      )
    ),
    sort: fc.constantFrom(...sortable, ...sortable.map((key) => `-${key}`)),
    page: fc.integer({ min: 1, max: 125 }),
    perPage: fc.constantFrom(...PAGE_SIZES),
  }, { noNullPrototype: true });
}

for (const resource of resources) {
  Deno.test(`S2.0 readUrl() of writeUrl() gives the same query back: ${resource.id}`, () => {
    fc.assert(fc.property(queries(resource), (query) => {
      assert.deepEqual(open(resource, writeUrl(resource, query)), query);
    }));
  });

  Deno.test(`S2.0 the address of a record keeps the list's query: ${resource.id}`, () => {
    fc.assert(fc.property(queries(resource), (query) => {
      const address = writeUrl(resource, query, "01ABC");
      assert.match(new URL(address, "http://x").pathname, /\/01ABC$/);
      assert.deepEqual(open(resource, address), query);
    }));
  });

  Deno.test(`readUrl() never throws and never requests a part that the list lacks: ${resource.id}`, () => {
    const known = new Set(
      Object.keys(variablesOf(resource, readUrl(resource, "all", new URLSearchParams()))),
    );
    fc.assert(fc.property(fc.string(), fc.webQueryParameters(), (segment, text) => {
      const query = readUrl(resource, segment, new URLSearchParams(text));
      for (const key of Object.keys(variablesOf(resource, query))) {
        assert.ok(
          known.has(key) || resource.filters.some((each) => each.key === key || each.kind === "days"),
        );
      }
    }));
  });
}

Deno.test("S2.0 the default query is written as the bare menu link, one status as its slug", () => {
  assert.equal(writeUrl(orders, open(orders, "/orders")), "/orders");
  assert.equal(writeUrl(orders, open(orders, "/orders/all?status=Draft")), `/orders/${slugOf("Draft")}`);
  assert.equal(writeUrl(orders, open(orders, "/orders/all")), "/orders/all");
});

Deno.test("S7.2 lists are split for the wire, and a search keeps its commas", () => {
  const query = open(orders, "/orders/all?status=Draft,!On%20Hold&search=a,b&country=US,DE");
  assert.deepEqual(variablesOf(orders, query), {
    sort: "-created_at",
    search: "a,b",
    status: ["Draft", "!On Hold"],
    country: ["US", "DE"],
  });
});

Deno.test("S5.5 the status Opened is sent as an empty one, from the bare link, a segment and the chip of users and of groups", () => {
  for (const resource of [users, userGroups]) {
    const sent = (address: string) => {
      const url = new URL(address, "http://localhost");
      const segment = url.pathname.slice(resource.path.length).split("/")[1];
      return variablesOf(resource, readUrl(resource, segment, url.searchParams))["status"];
    };
    const { path } = resource;
    for (const address of [path, `${path}/opened`, `${path}/all?status=Opened`]) {
      assert.equal(sent(address), "");
    }
    assert.equal(sent(`${path}/locked`), "Locked");
  }
});

Deno.test("S2.0 a status whose slug has another meaning in an address is written in the query", () => {
  const filters = orders.filters.map((filter) =>
    filter.key === "status" ? { ...filter, values: ["New", "All", "Paid"] } : filter
  );
  const resource = { ...orders, filters } as typeof orders;
  const at = (status: string) => writeUrl(resource, { ...open(orders, "/orders/all"), filters: { status } });
  assert.deepEqual([at("New"), at("Paid")], ["/orders/all?status=New", "/orders/paid"]);
  assert.deepEqual(open(resource, at("New")).filters, { status: "New" });
  assert.ok(!isSegment(resource, "new"));
});

Deno.test("S2.0 no status has the address of a screen below its list", () => {
  const paths = resources.flatMap(({ path, filters, segment }) =>
    (filters.find(({ key }) => key === segment)?.values ?? [])
      .map((value) => `${path}/${slugOf(value)}`)
      .filter((address) => pages.some((page) => page.path === address))
  );
  assert.deepEqual(paths, []);
});
