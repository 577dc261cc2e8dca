import {
  act,
  data,
  FakeApi,
  fireEvent,
  onStage,
  press,
  refusal,
  says,
  screen,
  waitFor,
} from "../../../engine/record/stage.tsx";
import assert from "node:assert/strict";
import { BITS, type ModulePermission, MODULES } from "../../../../../api/modules.ts";
import { userGroups } from "../../../../../resources/people/user_groups.ts";
import EntityView from "../../../../../src/engine/record/generic_entity_view.tsx";
import NewEntity from "../../../../../src/engine/form/new_entity.tsx";

const access = (...bits: readonly string[]) =>
  Object.fromEntries(BITS.map((bit) => [bit, bits.includes(bit)])) as unknown as ModulePermission["access"];
const GROUP = {
  _id: "g1",
  version: 3,
  name: "Night shift",
  path: "office\tnight shift",
  depth: 1,
  status: "Active",
  role: "",
  parent_id: "g0",
  parent_name: "Office",
  is_default: false,
  members: 1,
  permission: [{ module: "orders", access: access("view") }],
  inherited: [{ module: "stores", access: access("view", "add") }],
  created_at: 1_790_000_000,
  updated_at: 1_790_000_000,
};
const OFFICE = { _id: "g0", name: "Office", permission: GROUP.inherited, inherited: [] };
const PEOPLE = [{ _id: "u7", identity_label: "Linh (linh)", role: "order_qc", status: "Available" }];
const gone: string[] = [];
const view = <EntityView resource={userGroups} id="g1" level={1} onClose={() => void gone.push("closed")} />;
const head = { role: "super_root" };
const apiWith = () =>
  new FakeApi().on("Record", data({ record: GROUP })).on("GroupMembers", data({ groupMembers: PEOPLE }))
    .on("GroupRights", data({ getUserGroupById: OFFICE }))
    .on("UserGroups", data({ usergroups: [{ _id: "g0", name: "Office", parent_name: "" }] }))
    .on("Make", data({ made: { _id: "g1", version: 4 } }));
const box = (name: string) => screen.findByRole<HTMLInputElement>("checkbox", { name });

Deno.test("S3.5 a group shows its own and inherited rights, each with its source in words", () =>
  onStage(apiWith(), view, async () => {
    await says("Set here");
    assert.equal((await box("Orders: View")).checked, true);
    assert.equal((await box("Orders: Add")).checked, false);
    assert.equal((await box("Stores: Add")).checked, true);
    await says("As in Office");
    await says("Default of each person’s role");
    await says("Nobody, until it is granted");
    // The table is read-only, so a click changes nothing.
    fireEvent.click(await box("Orders: Add"));
    assert.equal((await box("Orders: Add")).checked, false);
    // The table leaves out rights that no group can grant.
    assert.equal(screen.queryByRole("checkbox", { name: "User groups: View" }), null);
  }, head));

Deno.test("S3.5 rights of a group wait for those of its parent, which a tick would override; a failure can be tried again", () =>
  onStage(
    apiWith().on("GroupRights", refusal("INTERNAL"), data({ getUserGroupById: OFFICE })),
    view,
    async () => {
      await press("Edit group");
      await says("The rights of the groups could not be loaded.");
      assert.equal(screen.queryByRole("checkbox", { name: "Stores: Add" }), null);
      await press("Try again");
      assert.equal((await box("Stores: Add")).checked, true);
    },
    head,
  ));

Deno.test("S7.12 changed ticks are sent as whole entries of their modules; a reset removes an entry", async () => {
  const api = apiWith();
  await onStage(api, view, async () => {
    await press("Edit group");
    await says("As in Office");
    fireEvent.click(await box("Stores: Delete"));
    fireEvent.click(await box("Packages: View"));
    await press("Orders: use the default");
    fireEvent.submit(screen.getByRole("form", { name: "Edit group" }));
    await waitFor(() => assert.equal(api.named("Make").length, 1));
    const { params, version } = api.named("Make")[0]!.variables;
    assert.equal(version, 3);
    assert.deepEqual(params, {
      permission: [
        { module: "packages", access: access() },
        { module: "stores", access: access("view", "add", "delete") },
      ],
    });
  }, head);
});

Deno.test("a row or a column is set together, skipping missing rights", async () => {
  const api = apiWith();
  await onStage(api, <NewEntity resource={userGroups} shape={userGroups.shape!} />, async () => {
    fireEvent.change(await screen.findByLabelText(/^Name/), { target: { value: "Quiet" } });
    fireEvent.click(await box("View: all parts"));
    await waitFor(async () => assert.equal((await box("Orders: View")).checked, true));
    fireEvent.click(await box("Stores: all rights"));
    fireEvent.submit(screen.getByRole("form"));
    await waitFor(() => assert.equal(api.named("Make").length, 1));
    const { permission, name, role } = api.named("Make")[0]!.variables["params"] as {
      permission: ModulePermission[];
      name: string;
      role: string;
    };
    assert.deepEqual([name, role], ["Quiet", ""]);
    const given = permission.filter(({ access }) => access.view).map(({ module }) => module);
    assert.deepEqual(given, MODULES.filter(({ needsGrant }) => needsGrant).map(({ id }) => id));
    assert.deepEqual(permission.find(({ module }) => module === "stores")?.access, access());
  }, head);
});

Deno.test("only one box is a tab stop; arrows move to the next existing box, over empty cells", () =>
  onStage(apiWith(), view, async () => {
    await press("Edit group");
    const first = await box("Orders: View");
    act(() => first.focus());
    const go = (key: string) => fireEvent.keyDown(document.activeElement!, { key });
    const focusedLabel = () => document.activeElement?.getAttribute("aria-label");
    assert.equal(document.querySelectorAll('table input[tabindex="0"]').length, 1);
    go("ArrowRight");
    assert.equal(focusedLabel(), "Orders: Add");
    go("ArrowDown");
    assert.equal(focusedLabel(), "Shipment invoices: Add");
    go("ArrowUp");
    go("ArrowUp");
    assert.equal(focusedLabel(), "Add: all parts");
    go("ArrowDown");
    go("ArrowLeft");
    go("ArrowLeft");
    assert.equal(focusedLabel(), "Orders: all rights");
    assert.equal(document.querySelectorAll('table input[tabindex="0"]').length, 1);
  }, head));

Deno.test("S7.12 people are added and removed, each once with a key; a person's own row has no such button", async () => {
  const api = apiWith().on("MakeGroupMembers", data({ makeGroupMembers: { _id: "g1", members: 2 } }))
    .on("TrashGroupMembers", data({ trashGroupMembers: { _id: "g1", members: 0 } }))
    .on(
      "GroupMembers",
      (call) =>
        call.variables["outside"]
          ? data({ groupMembers: [{ ...PEOPLE[0], _id: "u8", identity_label: "Tom (tom)" }] })(
            call,
            AbortSignal.timeout(1),
          )
          : data({ groupMembers: [...PEOPLE, { ...PEOPLE[0], _id: "u1", identity_label: "Me (me)" }] })(
            call,
            AbortSignal.timeout(1),
          ),
    );
  await onStage(api, view, async () => {
    await says("Linh (linh)");
    assert.equal(screen.queryByRole("button", { name: "Remove: Me (me)" }), null);
    await press("Remove: Linh (linh)");
    await waitFor(() => assert.equal(api.named("TrashGroupMembers").length, 1));
    const { key, ...rest } = api.named("TrashGroupMembers")[0]!.variables;
    assert.deepEqual([rest, typeof key], [{ group: "g1", ids: ["u7"] }, "string"]);
    await press("Add people");
    await press("Add: Tom (tom)");
    await waitFor(() => assert.equal(api.named("MakeGroupMembers").length, 1));
  }, head);
});

Deno.test("S7.12 before a group is deleted the dialog names the affected people and what they lose", () => {
  const api = apiWith().on(
    "GroupTrashPreview",
    data({
      groupTrashPreview: {
        people: 3,
        groups: [{ _id: "g1", name: "Night shift", members: 3, children: 1 }],
        changes: [
          { module: "item_info", bit: "view", lost: 2, gained: 0 },
          { module: "orders", bit: "update", lost: 0, gained: 1 },
        ],
      },
    }),
  ).on("Trash", data({ trashed: ["g1"] }));
  return onStage(api, view, async () => {
    await press("Delete group");
    await says("3 people are removed from it.");
    await says("1 group below it moves up.");
    await says("2 people lose “Products: View”.");
    await says("1 person gets “Orders: Change”.");
    assert.equal(api.named("Trash").length, 0);
    fireEvent.submit(screen.getByRole("form", { name: "Delete group" }));
    await waitFor(() => assert.deepEqual(gone, ["closed"]));
  }, head);
});
