/** Invariants of the badge and the feed under any order of events. */
import assert from "node:assert/strict";
import { visibleFeed } from "../../../machines/desk/notification_feed.ts";
import { EVERYTHING, FakeServer, UNREAD } from "../../support/client/notification_feed.ts";
import { fc } from "../../support/property.ts";

type Act =
  | {
    readonly do: "open" | "close" | "more" | "fresh" | "all" | "retry" | "dismiss" | "told" | "elsewhereAll";
  }
  | { readonly do: "view"; readonly unread: boolean }
  | { readonly do: "mark" | "unmark" | "elsewhere"; readonly index: number }
  | { readonly do: "answer"; readonly isDown: boolean };

const anyAct: fc.Arbitrary<Act> = fc.oneof(
  fc.constantFrom<Act>(
    ...(["open", "open", "close", "more", "fresh", "all", "retry", "dismiss", "told", "told", "elsewhereAll"]
      .map((each) => ({ do: each }) as Act)),
  ),
  fc.record({ do: fc.constant("view" as const), unread: fc.boolean() }),
  fc.record({ do: fc.constantFrom("mark", "unmark", "elsewhere"), index: fc.nat(60) }) as fc.Arbitrary<Act>,
  fc.record({ do: fc.constant("answer" as const), isDown: fc.boolean() }),
);

Deno.test("C5 S4.4 over all paths: the badge is never below 0, no row is duplicated, and the final state matches the API", async () => {
  await fc.assert(
    fc.asyncProperty(fc.nat(45), fc.array(anyAct, { maxLength: 40 }), async (count, acts) => {
      const server = new FakeServer();
      for (let index = 0; index < count; index++) server.tell();
      const { actor, badge, ids, shown, context } = server.open();
      const changed = () => actor.send({ type: "notifications.changed" });
      const at = (index: number) => shown()[index % Math.max(1, shown().length)]?._id ?? "none";
      const act = async (each: Act) => {
        switch (each.do) {
          case "open":
            return actor.send({ type: "feed.open" });
          case "close":
            return actor.send({ type: "feed.close" });
          case "more":
            return actor.send({ type: "feed.more" });
          case "fresh":
            return actor.send({ type: "fresh.show" });
          case "all":
            return actor.send({ type: "mark.all" });
          case "retry":
            return actor.send({ type: "mark.retry" });
          case "dismiss":
            return actor.send({ type: "mark.dismiss" });
          case "view":
            return actor.send({ type: "view.change", view: each.unread ? UNREAD : EVERYTHING });
          case "mark":
            return actor.send({ type: "mark", ids: [at(each.index)], status: "Readed" });
          case "unmark":
            return actor.send({ type: "mark", ids: [at(each.index)], status: "New" });
          case "told":
            server.tell();
            return changed();
          case "elsewhere":
            server.mark({ ids: [server.rows[each.index]?._id ?? "none"], status: "Readed" });
            return changed();
          case "elsewhereAll":
            server.mark({ ids: null, status: "Readed" });
            return changed();
          case "answer":
            return void await server.release(each.isDown);
        }
      };
      const holds = () => {
        assert.ok((badge() ?? 0) >= 0);
        const all = [...context().fresh.map(({ _id }) => _id), ...ids()];
        assert.equal(new Set(all).size, all.length);
      };
      for (const each of acts) {
        await act(each);
        holds();
      }
      await server.quiet();
      // The next fetch finds events that were missed while the API was down.
      changed();
      await server.quiet();
      holds();
      assert.equal(badge(), server.count());
      if (!context().isOpen) return;
      const states = new Map(server.rows.map((row) => [row._id, row.status]));
      const all = [...visibleFeed(context()).fresh, ...shown()];
      assert.ok(all.every(({ _id, status }) => states.get(_id) === status));
      const wanted = server.of(context().view);
      const still = all.filter((row) => wanted.some(({ _id }) => _id === row._id)).map(({ _id }) => _id);
      assert.deepEqual(still, wanted.slice(0, still.length).map(({ _id }) => _id));
      if (context().isEnd) assert.equal(still.length, wanted.length);
    }),
    { numRuns: 150, seed: 20261121 },
  );
});
