import assert from "node:assert/strict";
import {
  applyChange,
  type Bookmark,
  isBookmarked,
  itemsOf,
  pagesOf,
  refusalOf,
} from "../../../../api/desk/bookmarks.ts";
import { visibleMenu } from "../../../../resources/menu.ts";
import { english } from "../../../../src/words/english.ts";
import { bookmarkChanges, inBookmarkScene } from "../../../support/desk/bookmark_calls.ts";
import { HOSTILE_TEXTS } from "../../../support/hostile/hostile_texts.ts";
import { HOSTILE } from "../../../support/hostile/hostile.ts";
import { person } from "../../../support/client/person.ts";
import { fc } from "../../../support/property.ts";

type Items = Parameters<typeof pagesOf>[0];
const linksOf = (items: Items) => items.filter(isBookmarked).map(({ link }) => link);
const starred = (items: Items) => items.filter((item) => item.starred).map(({ link }) => link);
const unstar = (link: string) => ({ link, starred: false });
const order = (items: Items) => items.map(({ id }) => ({ id }));

Deno.test(
  "S7.18 S3.8 searchResult has every screen that the person may see, in English, and none without a session",
  inBookmarkScene(async ({ read }) => {
    assert.deepEqual([(await read(null)).status, (await read(null)).refusal], [401, "UNAUTHENTICATED"]);
    const { status, items } = await read("root");
    assert.equal(status, 200);
    const titles: Readonly<Record<string, unknown>> = english.menu;
    const menu = visibleMenu(person()).flatMap((section) => section.items);
    assert.deepEqual(items.map(({ link }) => link), menu.map(({ path }) => path));
    for (const { id, title } of items) assert.equal(title, titles[id], id);
    assert.deepEqual(items.find(({ id }) => id === "orders"), {
      id: "orders",
      title: "Orders",
      link: "/orders",
      icon: "orders",
      color: "primary",
      starred: false,
      staronly: false,
      target: "_self",
    });
    const links = (await read("packager")).items.map(({ link }) => link);
    assert.ok(links.includes("/packages") && !links.includes("/orders"));
  }),
);

Deno.test(
  "S7.19 S4.8 a star is stored; the eleventh overflows, and the first of the overflow is promoted",
  inBookmarkScene(async ({ read, star, update }) => {
    for (let n = 1; n <= 12; n++) await star("anna", `/orders/all?search=${n}`, `Number ${n}`);
    const { items } = await read("anna");
    assert.equal(starred(items).length, 10);
    assert.deepEqual(items.filter((each) => each.overflow).map(({ title }) => title), [
      "Number 11",
      "Number 12",
    ]);
    assert.ok(items.slice(0, 12).every((each) => each.staronly));
    const fewer = (await update("anna", unstar("/orders/all?search=4"))).items;
    assert.equal(starred(fewer).at(-1), "/orders/all?search=11");
    assert.deepEqual((await read("anna")).items, fewer);
    assert.deepEqual(linksOf((await read("ben")).items), []);
  }),
);

Deno.test(
  "S3.8 a bookmarked address gets a new name and color in place; a screen keeps the product's name",
  inBookmarkScene(async ({ star, update }) => {
    await star("anna", "/orders/all?country=DE", "Germany");
    await star("anna", "/jobs", "Whatever");
    const renamed = {
      link: "/orders/all?country=DE",
      title: "  Deutschland ",
      color: "danger",
      starred: true,
    };
    const [first, second] = (await update("anna", { ...renamed, target: "_blank" })).items;
    assert.deepEqual([first?.title, first?.color, first?.target], ["Deutschland", "danger", "_blank"]);
    assert.deepEqual([second?.title, second?.icon, second?.staronly], ["Jobs", "jobs", false]);
    const { items } = await update("anna", { link: "/orders/all?country=DE", starred: true });
    assert.deepEqual(items[0], first);
  }),
);

Deno.test(
  "an overflow item that is sent back unchanged keeps its position",
  inBookmarkScene(async ({ star, update }) => {
    for (let n = 1; n <= 11; n++) await star("anna", `/orders/all?search=${n}`);
    const items = await star("anna", "/orders/all?search=11", "Last");
    const { items: same } = await update("anna", items[10]);
    assert.deepEqual(same, items);
  }),
);

Deno.test(
  "a new order of bookmarks is stored, also across the limit of ten; an outdated order loses no star of another window",
  inBookmarkScene(async ({ star, update, read }) => {
    let items: Items = [];
    for (let n = 1; n <= 11; n++) items = await star("anna", `/orders/all?search=${n}`);
    const mine = items.filter(isBookmarked);
    const moved = [mine[10]!, ...mine.slice(0, 10)];
    const after = (await update("anna", moved)).items;
    assert.deepEqual(linksOf(after), moved.map(({ link }) => link));
    assert.equal(after.find((each) => each.overflow)?.link, "/orders/all?search=10");

    const old = order((await read("ben")).items.slice(0, 1));
    assert.equal((await update("ben", old)).refusal, "NOT_FOUND");
    const [a, b] = [await star("ben", "/orders"), await star("ben", "/jobs")];
    const known = order(b.filter(isBookmarked));
    await star("ben", "/stores");
    await update("ben", unstar("/orders"));
    const merged = (await update("ben", known.toReversed())).items;
    assert.deepEqual(linksOf(merged), ["/jobs", "/stores"]);
    assert.equal(a.length, b.length);
  }),
);

Deno.test(
  "C9 an id that is not the person's bookmark is refused with a reason, and changes nothing",
  inBookmarkScene(async ({ star, update, read, db }) => {
    await star("anna", "/orders/all?search=secret");
    await star("ben", "/orders");
    const before = await db.read.selectFrom("bookmarks").selectAll().orderBy("user_id").execute();
    const cases: readonly (readonly [unknown, string])[] = [
      [[], "BAD_INPUT, obj required"],
      [[{ id: "unheard-of" }], "BAD_INPUT, obj.0.id unknown"],
      [[{ id: "__proto__" }], "BAD_INPUT, obj.0.id unknown"],
      [[{ id: "orders" }, { id: "/orders" }], "BAD_INPUT, obj.1.id taken"],
      [[{ id: "/orders/all?search=secret" }], "NOT_FOUND"],
      [unstar("/orders/all?search=secret"), "NOT_FOUND"],
      [{ link: "/orders/all", starred: true }, "BAD_INPUT, obj.title required"],
      [{ link: "//evil.test", title: "x", starred: true }, "BAD_INPUT, obj.link badUrl"],
      [null, "BAD_INPUT, obj required"],
      ["{}", "BAD_INPUT, obj required"],
      ['{"__proto__":{"obj":{"link":"/jobs","starred":true}}}', "BAD_INPUT, obj required"],
      ["[]", "BAD_INPUT"],
    ];
    for (const [obj, refusal] of cases) {
      const reply = await update("ben", obj);
      assert.deepEqual([reply.refusal, reply.items], [refusal, []], JSON.stringify(obj));
    }
    assert.equal((await update(null, unstar("/orders"))).refusal, "UNAUTHENTICATED");
    const after = await db.read.selectFrom("bookmarks").selectAll().orderBy("user_id").execute();
    assert.deepEqual(after, before);
    assert.deepEqual(linksOf((await read("anna")).items), ["/orders/all?search=secret"]);
  }),
);

Deno.test(
  "S3.8 S7.19 a bookmark keeps the id that was sent; no two of one person have the same",
  inBookmarkScene(async ({ read, update, star }) => {
    const put = (link: string, id?: string) => update("anna", { id, link, title: "x", starred: true });
    const ids = async () => (await read("anna")).items.filter(isBookmarked).map(({ id }) => id);
    await put("/orders/all?search=1", "vuex-7");
    await put("/orders/all?search=2");
    await put("/orders", "my orders");
    assert.deepEqual(await ids(), ["vuex-7", "/orders/all?search=2", "my orders"]);
    const { items } = await read("anna");
    assert.deepEqual([items[2]?.title, items[2]?.icon, items[2]?.staronly], ["Orders", "orders", false]);
    await update("anna", [{ id: "my orders" }, { id: "/orders/all?search=2" }, { id: "vuex-7" }]);
    assert.deepEqual(await ids(), ["my orders", "/orders/all?search=2", "vuex-7"]);
    // An item without an id keeps its stored id; an item that was read may be sent back unchanged.
    await put("/orders/all?search=1");
    for (const item of (await read("anna")).items.filter(isBookmarked)) {
      assert.equal((await update("anna", item)).refusal, "");
    }
    assert.deepEqual(await ids(), ["my orders", "/orders/all?search=2", "vuex-7"]);
    for (const title of ["vuex-7", "my orders", "/orders/all?search=2", "jobs"]) {
      assert.equal((await put("/stores", title)).refusal, "BAD_INPUT, obj.id taken", title);
    }
    assert.equal((await put("/stores", "x".repeat(101))).refusal, "BAD_INPUT, obj.id tooLong");
    assert.equal((await put("/stores", "x".repeat(100))).refusal, "");
    const long = `/orders/all?search=${"y".repeat(200)}`;
    assert.equal((await put(long, long)).refusal, "", "an address may be longer than an id");
    assert.equal((await star("ben", "/orders/all")).length > 0, true);
    assert.equal(
      (await update("ben", { id: "vuex-7", link: "/jobs", starred: true })).refusal,
      "",
      "of another",
    );
    await put("/orders/all?search=1", "another");
    assert.equal((await ids())[2], "another");
  }),
);

Deno.test(
  "the hundred and first bookmark is refused",
  inBookmarkScene(async ({ star, update }) => {
    for (let n = 1; n <= 100; n++) await star("anna", `/orders/all?search=${n}`);
    const reply = await update("anna", { link: "/orders", starred: true });
    assert.equal(reply.refusal, "LIMIT");
  }),
);

Deno.test(
  "C2 hostile titles are returned as text, and no hostile address as a link",
  inBookmarkScene(async ({ update, read }) => {
    for (const title of HOSTILE_TEXTS.slice(0, 20)) {
      const { items, refusal } = await update("anna", { link: "/orders/all", title, starred: true });
      const isOne = /^\P{Cc}{1,120}$/u.test(title.trim());
      assert.equal(refusal === "", isOne, title);
      if (isOne) assert.equal(items[0]?.title, title.trim());
    }
    for (const link of HOSTILE.filter((_, place) => place % 3 === 0)) {
      await update("anna", { link, title: "x", starred: true });
    }
    for (const { link } of (await read("anna")).items) {
      assert.equal(new URL(link, "https://app.test").origin, "https://app.test", link);
    }
  }),
);

Deno.test(
  "two windows that star at the same moment lose no star",
  inBookmarkScene(async ({ update, read }) => {
    const links = Array.from({ length: 8 }, (_, n) => `/orders/all?search=${n}`);
    await Promise.all(links.map((link) => update("anna", { link, title: "x", starred: true })));
    assert.deepEqual(linksOf((await read("anna")).items).sort(), links);
  }),
);

Deno.test(
  "a change is audited under its person and sent live only to that person; a call without a change leaves no trace",
  inBookmarkScene(async ({ db, star, update }) => {
    const items = await star("anna", "/orders/all", "All");
    await star("anna", "/orders/all", "All");
    await update("anna", order(items.filter(isBookmarked)));
    const audit = await db.read.selectFrom("audit_events").selectAll().where("entity", "=", "bookmarks")
      .execute();
    assert.deepEqual(audit.map((row) => [row.entity_id, row.actor_id, row.action, JSON.parse(row.changes)]), [
      ["anna", "anna", "bookmarks.put", [
        { field: "/orders/all", before: "", after: "All (primary, _self)" },
      ]],
    ]);
    const events = await db.read.selectFrom("outbox").selectAll().where("entity", "=", "bookmarks").execute();
    assert.deepEqual(events.map((row) => [row.user_id, row.seller_id, row.ids]), [[
      "anna",
      null,
      '["anna"]',
    ]]);
  }),
);

Deno.test(
  "S4.8 over random changes the API follows the one rule",
  inBookmarkScene(async ({ update, read }) => {
    const pages = pagesOf((await read("anna")).items);
    let rule: readonly Bookmark[] = [];
    const changes = fc.sample(bookmarkChanges(), { numRuns: 60, seed: 4 });
    for (const change of changes) {
      const put = change.kind === "put"
        ? { ...change.bookmark, title: `t${change.bookmark.title.length}` }
        : null;
      const obj = put
        ? { ...put, starred: true }
        : change.kind === "drop"
        ? unstar(change.link)
        : change.kind === "order"
        ? change.links.map((id) => ({ id }))
        : null;
      const { items, refusal } = await update("anna", obj);
      const meant = put ? { kind: "put", bookmark: put } as const : change;
      assert.equal(refusal !== "", refusalOf(rule, meant) !== null, refusal);
      rule = applyChange(rule, meant);
      if (!refusal) assert.deepEqual(items, itemsOf(rule, pages));
    }
    assert.deepEqual((await read("anna")).items, itemsOf(rule, pages));
  }),
);
