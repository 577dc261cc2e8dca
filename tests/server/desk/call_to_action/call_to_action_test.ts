/** Announcements: who makes them, who sees them when, what is counted, and which addresses are no links. */
import assert from "node:assert/strict";
import type { CallToActionInput } from "../../../../api/generated/schema.ts";
import { MAX_CALLS_SHOWN } from "../../../../api/desk/call_to_action.ts";
import { addStaff, switchTo } from "../../../support/people/acting_people.ts";
import { DISMISS, inSquare, MAKE, type Square, TRASH } from "../../../support/desk/announcement_calls.ts";
import { HOSTILE_TEXTS } from "../../../support/hostile/hostile_texts.ts";
import { HOSTILE_URLS } from "../../../support/hostile/hostile.ts";
import { addPerson, NOW } from "../../../support/people/people.ts";
import { listen } from "../../../support/server/live_socket.ts";
import { serveApp } from "../../../support/server/sockets.ts";
import type { Name } from "../../../support/orders/world.ts";

const DAY = 86_400;
const titles = async ({ mine }: Square, name: Name) =>
  (await mine(name)).map(({ title }) => title).join(", ");

Deno.test(
  "S2.31 an announcement is for the roles, groups and people that it names, otherwise for everybody",
  inSquare(async (square) => {
    const { make, world } = square;
    await addPerson(world.db, { _id: "extra", groups: ["night"] });
    await world.db.write((tx) =>
      tx.insertInto("user_groups").values({ user_id: "cutting", group_id: "group-night" }).execute()
    );
    await make({ title: "All" });
    await make({ title: "Sellers", roles: ["sale"] });
    await make({ title: "Night", groups: ["group-night"] });
    await make({ title: "Ben or floor", roles: ["printer"], users: ["ben"] });
    assert.equal(await titles(square, "anna"), "Sellers, All");
    assert.equal(await titles(square, "ben"), "Ben or floor, Sellers, All");
    assert.equal(await titles(square, "printer"), "Ben or floor, All");
    assert.equal(await titles(square, "cutting"), "Night, All");
    assert.equal(await titles(square, "sewer"), "All");
    await world.db.write((tx) => tx.updateTable("groups").set({ status: "Locked" }).execute());
    assert.equal(await titles(square, "cutting"), "All");
  }),
);

Deno.test(
  "S2.31 an announcement is shown from the first second of its first day to the last of its last, and never while paused",
  inSquare(async (square) => {
    const { clock, get, make } = square;
    // The time is noon; days are those of the business time zone.
    const { _id } = await make({ title: "Fair", first_day: NOW + DAY, last_day: NOW + 2 * DAY });
    const begins = (await get(_id)).first_day!;
    assert.ok(begins > NOW && begins < NOW + DAY);
    const seen = async (now: number) => {
      clock.now = now;
      return `${await titles(square, "sewer") !== ""} ${(await get(_id)).phase}`;
    };
    assert.equal(await seen(begins - 1), "false later");
    assert.equal(await seen(begins), "true now");
    assert.equal(await seen(begins + 2 * DAY - 1), "true now");
    assert.equal(await seen(begins + 2 * DAY), "false over");
    clock.now = begins;
    await make({ status: "Paused" }, _id);
    assert.equal(await seen(begins), "false off");
    await make({ status: "Active", first_day: null, last_day: null }, _id);
    assert.equal(await seen(0), "true now");
  }),
);

Deno.test(
  "S2.31 the list finds announcements by status, phase and a word of any language",
  inSquare(async ({ ask, make }) => {
    await make({ title: "On" });
    await make({ title: "Soon", title_de: "Prüfung", first_day: NOW + DAY });
    await make({ title: "Gone", last_day: NOW - DAY });
    await make({ title: "Off", status: "Paused", text_fr: "", last_day: NOW - DAY });
    const found = async (args: string) => {
      const { rows, callToActionsCount: { count } } = await ask<
        { rows: { title: string }[]; callToActionsCount: { count: number } }
      >(
        "root",
        `{ rows: callToActions(${args}, sort: "title") { title } callToActionsCount(${args}) { count } }`,
      );
      assert.equal(count, rows.length);
      return rows.map(({ title }) => title).join(" ");
    };
    assert.equal(await found('status: ["All"]'), "Gone Off On Soon");
    assert.equal(await found('status: ["Paused"]'), "Off");
    assert.equal(await found('phase: ["now"]'), "On");
    assert.equal(await found('phase: ["later", "over"]'), "Gone Soon");
    assert.equal(await found('phase: ["off"]'), "Off");
    assert.equal(await found('search: "prufung"'), "Soon");
  }),
);

Deno.test(
  "S2.31 seen, followed and dismissed are counted once for each person; a dismissed announcement is gone for them, and others keep it",
  inSquare(async (square) => {
    const { ask, get, make, mine, note } = square;
    const { _id } = await make({ title: "Stocktaking", roles: ["sale"] });
    const other = await make({ title: "Floor", roles: ["printer"] });
    assert.deepEqual((await mine("anna")).map(({ is_seen }) => is_seen), [false]);
    assert.deepEqual(await note("anna", [_id, other._id, "nothing"], "shown"), [_id]);
    assert.deepEqual(await note("anna", [_id], "shown"), []);
    assert.deepEqual(await note("ben", [_id], "shown"), [_id]);
    assert.deepEqual(await note("ben", [_id], "clicked"), [_id]);
    assert.deepEqual((await mine("anna")).map(({ is_seen }) => is_seen), [true]);
    await ask("anna", DISMISS, { _id });
    await ask("anna", DISMISS, { _id });
    assert.deepEqual([await mine("anna"), (await mine("ben")).length], [[], 1]);
    const { shown, clicked, dismissed } = await get(_id);
    assert.deepEqual([shown, clicked, dismissed], [2, 1, 1]);
    assert.equal((await get(other._id)).shown, 0);
    assert.equal(await square.refused("anna", DISMISS, { _id: other._id }), "NOT_FOUND");
    await ask("root", TRASH, { ids: [_id] });
    assert.deepEqual(await mine("ben"), []);
  }),
);

Deno.test(
  "security I3 a person who acts as somebody sees their announcements, and neither dismisses nor counts for them",
  inSquare(async (square) => {
    const { app, get, make, mine, world } = square;
    const { _id } = await make({ title: "For all" });
    const acting = await switchTo(app, await addStaff(world.db), "anna");
    const calls = {
      myNotices: "{ myNotices { title } }",
      dismissNotice: `mutation { dismissNotice(_id: "${_id}") }`,
      noteNotices: `mutation { noteNotices(ids: ["${_id}"], deed: "shown") }`,
    };
    const codes = [];
    for (const text of Object.values(calls)) {
      codes.push((await app.ask(acting, text)).errors[0]?.extensions.code ?? "allowed");
    }
    assert.deepEqual(codes, ["allowed", "FORBIDDEN", "FORBIDDEN"]);
    assert.equal((await mine("anna")).length, 1);
    assert.equal((await get(_id)).shown, 0);
  }),
);

Deno.test(
  "S2.31 an invalid announcement is refused at its field, and nothing is written",
  inSquare(async ({ make, refused, world }) => {
    const { _id, version } = await make({ title: "Kept" });
    const cases: readonly (readonly [CallToActionInput, string])[] = [
      [{}, "title:required"],
      [{ title: "  " }, "title:required"],
      [{ title: "x".repeat(121) }, "title:tooLong"],
      [{ title: "x", text_de: "Nur Text" }, "title_de:required"],
      [{ title: "x", link: "/nowhere" }, "link:unknown"],
      [{ title: "x", link: "https://evil.test" }, "link:invalid"],
      [{ title: "x", first_day: NOW, last_day: NOW - DAY }, "last_day:dayOrder"],
      [{ title: "x", first_day: -1 }, "first_day:badDate"],
      [{ title: "x", status: "On" }, "status:unknown"],
      [{ title: "x", roles: ["boss"] }, "roles.0:unknown"],
      [{ title: "x", groups: ["nothing"] }, "groups:unknown"],
      [{ title: "x", users: ["anna", "nobody"] }, "users:unknown"],
      [{ title: "x", pages: ["orders", "nowhere"] }, "pages:unknown"],
    ];
    for (const [params, problem] of cases) {
      assert.equal(
        await refused("root", MAKE, { id: null, params }),
        `BAD_INPUT params.${problem}`,
        JSON.stringify(params),
      );
    }
    assert.equal(await refused("root", MAKE, { id: "nothing", params: { title: "x" } }), "NOT_FOUND");
    assert.equal(await refused("root", MAKE, { id: _id, params: {}, version: version + 1 }), "STALE");
    const rows = await world.db.read.selectFrom("calls_to_action").select("title").execute();
    assert.deepEqual(rows, [{ title: "Kept" }]);
    // A single day is a valid span.
    await make({
      first_day: NOW,
      last_day: NOW + 60,
      pages: ["orders", "dashboard"],
      link: "/orders/draft?page=2",
    }, _id);
  }),
);

Deno.test(
  "S2.31 an announcement keeps a group that was locked and a person who left while others are added",
  inSquare(async ({ get, make, refused, world }) => {
    await addPerson(world.db, { _id: "zoe", groups: ["night"] });
    const { _id } = await make({ title: "Night", groups: ["group-night"], users: ["zoe"] });
    await world.db.write(async (tx) => {
      await tx.updateTable("groups").set({ status: "Locked" }).execute();
      await tx.updateTable("users").set({ deleted_at: NOW }).where("_id", "=", "zoe").execute();
    });
    await make({ groups: ["group-night"], users: ["zoe", "ben"] }, _id);
    assert.deepEqual((await get(_id)).users.toSorted(), ["ben", "zoe"]);
    const params = { users: ["zoe"], groups: ["group-night"] };
    assert.equal(
      await refused("root", MAKE, { id: null, params: { title: "x", ...params } }),
      "BAD_INPUT params.groups:unknown params.users:unknown",
    );
  }),
);

Deno.test(
  "security C2 no hostile address becomes a link, and a hostile text is stored as written or refused",
  inSquare(async (square) => {
    const { make, refused } = square;
    for (const link of HOSTILE_URLS.filter((each) => each.trim() !== "")) {
      assert.match(
        await refused("root", MAKE, { id: null, params: { title: "x", link } }),
        /^BAD_INPUT params\.link:/,
        JSON.stringify(link),
      );
    }
    const { _id } = await make({ title: "x" });
    let count = 0;
    for (const text of HOSTILE_TEXTS) {
      const answer = await refused("root", MAKE, { id: _id, params: { title: text } });
      assert.match(answer, /^(allowed|BAD_INPUT params\.title:\w+)$/, JSON.stringify(text));
      if (answer !== "allowed") continue;
      count++;
      assert.equal((await square.mine("anna"))[0]?.title, text.trim().toWellFormed());
    }
    assert.ok(count > 10);
  }),
);

Deno.test(
  "S2.31 people are found for an announcement by name or by id, and groups too, except locked ones",
  inSquare(async ({ ask, world }) => {
    await addPerson(world.db, { _id: "zoe", name: "Zoë Groß", groups: ["night"] });
    await addPerson(world.db, { _id: "gone", name: "Zoë Gone", deleted_at: NOW });
    const people = async (args: string) =>
      (await ask<{ noticePeople: { _id: string }[] }>("root", `{ noticePeople(${args}) { _id name role } }`))
        .noticePeople.map(({ _id }) => _id).join(" ");
    assert.equal(await people('search: "zoë"'), "zoe");
    assert.equal(await people('ids: ["anna", "gone", "nobody"]'), "anna");
    assert.ok((await people('search: ""')).split(" ").length <= 20);
    const { noticeGroups } = await ask<{ noticeGroups: { name: string }[] }>(
      "root",
      "{ noticeGroups { name } }",
    );
    assert.ok(noticeGroups.some(({ name }) => name === "night"));
    await world.db.write((tx) => tx.updateTable("groups").set({ status: "Locked" }).execute());
    assert.deepEqual(
      (await ask<{ noticeGroups: object[] }>("root", "{ noticeGroups { name } }")).noticeGroups,
      [],
    );
  }),
);

Deno.test(
  "S2.31 one person is shown a limited number of announcements, the newest first",
  inSquare(async (square) => {
    for (let index = 0; index <= MAX_CALLS_SHOWN; index++) await square.make({ title: `N${index}` });
    const mine = await square.mine("sewer");
    assert.equal(mine.length, MAX_CALLS_SHOWN);
    assert.ok(mine.every(({ title }) => title !== "N0"));
  }),
);

Deno.test(
  "S2.31 every window gets a new announcement at once, a seller's too; a dismissal reaches only the person's own windows",
  inSquare(async ({ app, ask, make, world }) => {
    await using server = serveApp(app.app);
    const listenAs = async (name: Name) => {
      const socket = await listen(server, await world.token(name));
      return async () => {
        const frame = await socket.next();
        const { changes } = (frame!.payload as { data: { changes: { entity: string; ids: string[] } } }).data;
        return `${changes.entity} ${changes.ids}`;
      };
    };
    const [anna, ben] = [await listenAs("anna"), await listenAs("ben")];
    const { _id } = await make({ title: "News" });
    assert.deepEqual([await anna(), await ben()], [`myNotices ${_id}`, `myNotices ${_id}`]);
    await ask("anna", DISMISS, { _id });
    await ask("root", TRASH, { ids: [_id] });
    assert.deepEqual([await anna(), await anna()], [`myNotices ${_id}`, `myNotices ${_id}`]);
    // Ben's next event is the deletion: it sends one event, and anna's dismissal sends him none.
    await make({ title: "More" });
    assert.equal(await ben(), `myNotices ${_id}`);
    assert.notEqual(await ben(), `myNotices ${_id}`);
  }),
);
