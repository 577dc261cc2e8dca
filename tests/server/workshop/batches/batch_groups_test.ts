/** Groups of garments by the API: their due days, selecting some garments, and several groups in one batch. */
import assert from "node:assert/strict";
import { keyText, readKey } from "../../../../api/workshop/batches.ts";
import type { PrintBatch } from "../../../../api/generated/schema.ts";
import {
  batchOf,
  type Groups,
  groupsOf,
  MAKE,
  move,
  payPrintableOrder,
  withMethod,
} from "../../../support/workshop/print_batches.ts";
import { onGrounds } from "../../../support/server/grounds.ts";
import { NOW } from "../../../support/people/people.ts";

Deno.test(
  "workshop §5 a group shows all days on which its garments are due, not only the first",
  onGrounds(async (scene) => {
    await withMethod(scene, "dtg");
    const [first, second, third] = await payPrintableOrder(scene, 3);
    const DAY = 86_400;
    const noon = Math.floor(NOW / DAY) * DAY + DAY / 2;
    const due = [[first, noon], [second, noon + DAY], [third, noon + DAY + 3_600]] as const;
    await scene.world.db.write(async (tx) => {
      for (const [id, due_at] of due) {
        await tx.updateTable("units").set({ due_at }).where("_id", "=", id ?? "").execute();
      }
    });
    const text = "{ groups: batchGroups { waiting due_at due_days { due_at count } } }";
    const { groups: [group] } = await scene.ask<Groups>("order_qc", text);
    assert.deepEqual([group?.waiting, group?.due_at], [3, noon]);
    assert.deepEqual(group?.due_days, [{ due_at: noon, count: 1 }, { due_at: noon + DAY, count: 2 }]);
  }),
);

Deno.test(
  "workshop §5 garments of a group are selected in the form of a batch; a garment that is taken or of another group is refused",
  onGrounds(async (scene) => {
    await withMethod(scene, "dtg");
    const [first, second, third] = await payPrintableOrder(scene, 3);
    const [group] = await groupsOf(scene);
    const text =
      "query W($key: String!) { rows: batchWaiting(group_key: $key) { _id ticket order_code rush } }";
    const waiting = async () =>
      (await scene.ask<{ rows: { _id: string; ticket: string }[] }>("order_qc", text, { key: group?.key }))
        .rows;
    assert.deepEqual((await waiting()).map(({ _id }) => _id), [first, second, third]);
    await scene.world.db.write((tx) =>
      tx.updateTable("units").set({ cycle: 2, cycles: 2 }).where("_id", "=", third ?? "").execute()
    );
    const tickets = (await waiting()).map(({ ticket }) => ticket.replace(/^UN-\d+/, ""));
    assert.deepEqual(tickets, ["", "", "-2"], "a remade garment is named by its new ticket");
    const params = { group_key: group?.key, unit_ids: [third, first] };
    const { made } = await scene.ask<{ made: PrintBatch }>("order_qc", MAKE, { params });
    assert.equal(made.units_count, 2);
    assert.deepEqual((await waiting()).map(({ _id }) => _id), [second]);
    const again = { params: { group_key: group?.key, unit_ids: [second, first] } };
    assert.equal(await scene.refused("order_qc", MAKE, again), "BAD_INPUT, params.unit_ids.1 unknown");
  }),
);

Deno.test(
  "Clear answers 11 groups of one machine are merged into one batch, the most urgent garments first; its garments wait again if it is cancelled",
  onGrounds(async (scene) => {
    await withMethod(scene, "dtg");
    const tees = await payPrintableOrder(scene, 2);
    const hoodies = await payPrintableOrder(scene, 2, "HOODIE-GREY-L");
    const [first, second] = hoodies;
    await scene.world.db.write((tx) =>
      tx.updateTable("units").set({ rush: 1 }).where("_id", "=", second ?? "").execute()
    );
    const groups = await groupsOf(scene);
    assert.deepEqual(groups.map(({ waiting }) => waiting), [2, 2]);
    const [group_key, more] = groups.map(({ key }) => key);
    const text = `query W($group_key: String!, $more_keys: [String!]) {
      rows: batchWaiting(group_key: $group_key, more_keys: $more_keys) { _id } }`;
    const both = { group_key, more_keys: [more] };
    const { rows } = await scene.ask<{ rows: { _id: string }[] }>("order_qc", text, both);
    assert.deepEqual(rows.map(({ _id }) => _id), [second, ...tees, first]);

    const { made } = await scene.ask<{ made: PrintBatch }>("order_qc", MAKE, { params: both });
    assert.deepEqual([made.units_count, made.title, made.color], [4, "", ""]);
    const location_id = readKey(group_key ?? "")?.location_id ?? "";
    assert.deepEqual(readKey(made.group_key), { location_id, method: "dtg", product_id: "", color: "" });
    assert.deepEqual(await groupsOf(scene), []);
    const { units, timeline, more_keys } = await batchOf(scene, made._id);
    assert.deepEqual([...more_keys].sort(), groups.map(({ key }) => key).sort());
    assert.deepEqual(units.map(({ _id }) => _id).sort(), [...tees, ...hoodies].sort());
    assert.deepEqual(timeline.map(({ action }) => action), ["makePrintBatch"]);
    assert.equal(
      await scene.refused("order_qc", MAKE, { params: both }),
      "BAD_INPUT, params.group_key unknown, params.more_keys.0 unknown",
    );

    assert.equal(await move(scene, made._id, "batch.cancel"), "ok");
    assert.deepEqual(await groupsOf(scene), groups);
    // Selecting garments of two groups makes a batch of only these.
    const picked = { params: { ...both, unit_ids: [tees[1], first] } };
    assert.equal((await scene.ask<{ made: PrintBatch }>("order_qc", MAKE, picked)).made.units_count, 2);
    assert.deepEqual((await groupsOf(scene)).map(({ waiting }) => waiting), [1, 1]);
  }),
);

Deno.test(
  "Clear answers 11 groups of another method or location are not merged, and merging requires the right to add a batch",
  onGrounds(async (scene) => {
    await withMethod(scene, "dtg");
    await payPrintableOrder(scene, 1);
    const [{ key } = { key: "" }] = await groupsOf(scene);
    const own = readKey(key)!;
    for (const other of [{ ...own, method: "embroidery" }, { ...own, location_id: "elsewhere" }]) {
      const params = { group_key: key, more_keys: [keyText(other)] };
      assert.equal(
        await scene.refused("order_qc", MAKE, { params }),
        "BAD_INPUT, params.more_keys otherMachine",
      );
    }
    const params = { group_key: key, more_keys: [key] };
    assert.match(await scene.refused("printer", MAKE, { params }) ?? "", /^FORBIDDEN/);
    assert.equal((await groupsOf(scene))[0]?.waiting, 1);
    // A group named twice counts once.
    assert.equal(
      (await scene.ask<{ made: PrintBatch }>("order_qc", MAKE, { params })).made.title,
      "tee-black-m",
    );
  }),
);
