import { onList } from "./stage.tsx";
import assert from "node:assert/strict";
import { MAX_CHECKS } from "../../../../machines/move.ts";
import type { Resource } from "../../../../resources/define.ts";
import { stores } from "../../../../resources/orders/stores.ts";
import { userGroups } from "../../../../resources/people/user_groups.ts";
import { users } from "../../../../resources/people/users.ts";
import TrashDialog from "../../../../src/engine/bulk/trash_dialog.tsx";
import { canTrash } from "../../../../src/engine/list/bulk_actions.ts";
import {
  data,
  FakeApi,
  fireEvent,
  onStage,
  press,
  refusal,
  says,
  screen,
  settledElement,
  waitFor,
} from "../record/stage.tsx";
import { person } from "../../../support/client/person.ts";

const group = (_id: string, name: string) => ({
  _id,
  version: 1,
  name,
  path: name,
  depth: 0,
  status: "Active",
  role: "",
  members: 2,
  is_default: false,
  updated_at: 0,
});

const preview = {
  people: 3,
  groups: [{ _id: "g1", name: "Packing", members: 2, children: 1 }, {
    _id: "g2",
    name: "Night",
    members: 1,
    children: 0,
  }],
  changes: [{ module: "orders", title: "Orders", bit: "view", lost: 2, gained: 0 }],
};

const onGroups = (api: FakeApi, work: Parameters<typeof onList>[2]) =>
  onList(
    api.on("List", data({ usergroups: [group("g1", "Packing"), group("g2", "Night")] })).on(
      "Count",
      data({ usergroupsCount: { count: 2, capped: false } }),
    ).on("GroupTrashPreview", data({ groupTrashPreview: preview })),
    "/user-groups/all",
    work,
    { resource: userGroups as Resource, role: "super_root" },
  );

const act = () =>
  settledElement(() => screen.findByRole("button", { name: "Delete 2 records", hidden: true }));

async function pickBoth(): Promise<void> {
  await screen.findByText("Packing");
  for (const box of screen.getAllByRole("checkbox").slice(1)) fireEvent.click(box);
  await press("Delete…");
}

Deno.test("S7.12 several groups are deleted together: the effect on their people is shown first, then confirmed once", () =>
  onGroups(new FakeApi().on("Trash", data({ trashed: ["g1", "g2"] })), async ({ api }) => {
    await pickBoth();
    await says("Delete 2 records?");
    await says("3 people are removed from it.");
    assert.equal(api.named("Trash").length, 0);
    assert.deepEqual(api.named("GroupTrashPreview").at(-1)?.variables["ids"], ["g1", "g2"]);
    fireEvent.click(await act());
    await waitFor(() => assert.equal(api.named("Trash").length, 1));
    const { ids, key } = api.named("Trash")[0]!.variables;
    assert.deepEqual(ids, ["g1", "g2"]);
    assert.match(String(key), /^[0-9a-f-]{36}$/);
    await waitFor(() => assert.equal(screen.queryByText("Delete 2 records?"), null));
    await waitFor(() => assert.equal(api.named("List").length, 2));
  }));

Deno.test("a deletion without an answer is not taken for that of other records", async () => {
  const asking = (api: FakeApi, row: ReturnType<typeof group>, keepsDrafts: boolean) =>
    onStage(
      api.on("GroupTrashPreview", data({ groupTrashPreview: preview })),
      <TrashDialog resource={userGroups as Resource} rows={[row]} onDone={() => {}} onClose={() => {}} />,
      async () => {
        const act = () => screen.findByRole("button", { name: "Delete 1 record", hidden: true });
        fireEvent.click(await settledElement(act));
        await waitFor(() => assert.ok(api.named("Trash").length === 1 + (keepsDrafts ? MAX_CHECKS : 0)));
      },
      { role: "super_root", keepsDrafts },
    );
  await asking(new FakeApi().on("Trash", refusal("INTERNAL", {}, 500)), group("g1", "Packing"), true);
  const api = new FakeApi().on("Trash", data({ trashed: ["g2"] }));
  await asking(api, group("g2", "Night"), false);
  assert.deepEqual(api.named("Trash").map(({ variables }) => variables["ids"]), [["g2"]]);
});

Deno.test("a refusal is shown in the dialog; the selection stays and the deletion can be retried", () =>
  onGroups(
    new FakeApi().on("Trash", refusal("LIMIT", {}), data({ trashed: ["g1", "g2"] })),
    async ({ api }) => {
      await pickBoth();
      fireEvent.click(await act());
      await screen.findByRole("group", { hidden: true });
      await waitFor(() => assert.ok(document.querySelector(".fui-MessageBar")));
      fireEvent.click(await act());
      await waitFor(() => assert.equal(api.named("Trash").length, 2));
      assert.notEqual(api.named("Trash")[0]!.variables["key"], api.named("Trash")[1]!.variables["key"]);
    },
  ));

Deno.test("rows are deleted together if the API accepts several, by people with the right", () => {
  const root = person({ role: "super_root" });
  assert.ok(canTrash(userGroups, root) && canTrash(stores, root));
  // The API deletes only one person at a time.
  assert.equal(canTrash(users, root), false);
  assert.equal(canTrash(userGroups, person({ role: "packager" })), false);
});
