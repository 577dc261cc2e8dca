import {
  act,
  button,
  data,
  FakeApi,
  field,
  fireEvent,
  onStage,
  press,
  refusal,
  says,
  screen,
  type,
  waitFor,
} from "../../../engine/record/stage.tsx";
import assert from "node:assert/strict";
import { Menu, MenuList, MenuPopover } from "@fluentui/react-components";
import { AddedItems } from "../../../../../src/features/desk/extensions/added_items.tsx";
import { extensionItems, forgetAdded } from "../../../../../src/features/desk/extensions/extension_items.ts";
import AddedStep from "../../../../../src/features/desk/extensions/added_step.tsx";
import ExtensionWatch from "../../../../../src/features/desk/extensions/extension_watch.tsx";
import ExtensionView from "../../../../../src/features/desk/extensions/extension_view.tsx";
import { readDraft } from "../../../../../src/lib/drafts.ts";
import { toasts } from "../../../../../src/lib/toasts.ts";
import { mainMenu } from "../../../../../src/app/menu/model.ts";
import { person } from "../../../../support/client/person.ts";

const UNSET = { isSet: false, last4: "", updated_at: null, by: "", old_until: null };
const SET = { isSet: true, last4: "Zx9q", updated_at: 1_790_000_000, by: "Root Ruth", old_until: null };
const shown = (more: object = {}, secret: object = SET) =>
  data({
    getExtensionById: {
      _id: "order_chat",
      name: "Order chat",
      extension_version: "1.0.0",
      status: "Off",
      rights: ["orders", "send"],
      unaccepted: ["orders", "send"],
      accepted_at: null,
      accepted_by: "",
      events: ["order.made", "order.moved"],
      config: {
        chat_service: "slack",
        chat_room: "",
        chat_posts: ["held"],
        chat_language: "en",
        chat_prefix: "",
        chat_link: true,
      },
      secrets: [{ field: "chat_webhook", state: secret }],
      waiting: 0,
      dead: 0,
      last_at: null,
      last_error: "",
      last_status: 0,
      facts: { hasSettings: true },
      timeline: [],
      updated_at: null,
      version: 3,
      ...more,
    },
  });
const ON = { status: "On", unaccepted: [], accepted_at: 1_790_000_000, accepted_by: "Root Ruth" };
const log = data({ extensionDeliveries: [] });
const view = <ExtensionView id="order_chat" level={1} />;
const asRoot = { role: "super_root" };

Deno.test("S2.34 an extension is turned on by a person who read its rights and accepted them", () => {
  const api = new FakeApi().on("GetExtension", shown(), shown(ON)).on("ExtensionDeliveries", log)
    .on("Move", data({ moves: [{ _id: "order_chat", ok: true, version: 3, reason: null, legal: [] }] }));
  return onStage(api, view, async () => {
    await says("Nobody has accepted them yet.");
    await press("Turn on");
    await says("“Order chat” asks for these rights.");
    assert.equal(api.named("Move").length, 0);
    await press("Accept and turn on");
    await says("Accepted");
    const [sent] = api.named("Move");
    assert.deepEqual([sent?.variables["event"], sent?.variables["params"]], ["extension.on", {
      rights: ["orders", "send"],
    }]);
    assert.ok(await button("Turn off"));
  }, asRoot);
});

Deno.test("S2.34 without its requirements an extension cannot be turned on; its secret is in no draft and is not shown again", () => {
  const api = new FakeApi().on("GetExtension", shown({}, UNSET), shown()).on("ExtensionDeliveries", log)
    .on(
      "SetExtensionSecret",
      refusal("BAD_INPUT", { problems: [{ path: "value", code: "badUrl" }] }),
      data({ setExtensionSecret: { _id: "order_chat", version: 3 } }),
    );
  return onStage(api, view, async () => {
    await says("It can be turned on once this is set: Webhook address.");
    assert.equal((await button("Turn on")).getAttribute("aria-disabled"), "true");
    await press("Webhook address: Set secret");
    await type("Webhook address", "nonsense");
    await press("Save secret");
    await says("This is not a web address");
    await type("Webhook address", "https://chat.example/s3cr3t-Zx9q");
    assert.equal((await field("Webhook address")).type, "password");
    await press("Save secret");
    await says("it ends in Zx9q");
    assert.ok(screen.queryByLabelText("Webhook address") === null);
    assert.ok(!document.documentElement.outerHTML.includes("s3cr3t"));
    for (const what of ["extensions.order_chat.edit", "extensions.order_chat.state"]) {
      assert.ok(!JSON.stringify(readDraft("root", what) ?? null).includes("s3cr3t"));
    }
    assert.equal(api.named("SetExtensionSecret")[1]?.variables["value"], "https://chat.example/s3cr3t-Zx9q");
  }, asRoot);
});

Deno.test("S2.34 the settings form is built from the manifest, and only changes are sent", () => {
  const api = new FakeApi().on("GetExtension", shown()).on("ExtensionDeliveries", log)
    .on("Make", data({ made: { _id: "order_chat", version: 4 } }));
  return onStage(api, view, async () => {
    await says("Orders on hold");
    await press("Change settings");
    fireEvent.click(await screen.findByRole("checkbox", { name: "New orders" }));
    await type("Address of the room", "http://chat.example");
    await press("Save settings");
    await says("This is not a web address");
    await type("Address of the room", "https://chat.example/room");
    await press("Save settings");
    await waitFor(() => assert.equal(api.named("Make").length, 1));
    const { id, params, version } = api.named("Make")[0]!.variables;
    assert.deepEqual([id, version], ["order_chat", 3]);
    assert.deepEqual(params, { chat_posts: ["made", "held"], chat_room: "https://chat.example/room" });
  }, asRoot);
});

Deno.test("S2.34 an extension that requests more than was accepted says so; people without the right cannot change it", () => {
  const more = { ...ON, status: "Off", unaccepted: ["send"] };
  const api = new FakeApi().on("GetExtension", shown(more)).on("ExtensionDeliveries", log);
  return onStage(api, view, async () => {
    await says("It asks for more than was accepted");
    assert.ok(screen.queryByRole("button", { name: "Turn on" }) === null);
    assert.ok(screen.queryByRole("button", { name: "Change settings" }) === null);
  }, { role: "root" });
});

Deno.test("S2.34 a step of an extension runs once for each press and shows its result, or the reason for a failure", () => {
  const api = new FakeApi().on(
    "RunExtension",
    data({ runExtension: ["o1"] }),
    refusal("NOT_FOUND"),
  );
  const step = (
    <AddedStep action={{ of: "order_chat", key: "chat_post", list: "orders" }} id="o1" code="PD-000001" />
  );
  return onStage(api, step, async () => {
    await press("Post to chat");
    await waitFor(() => assert.equal(toasts.value.at(-1)?.text, "Post to chat: PD-000001."));
    const { _id, action, ids, key } = api.named("RunExtension")[0]!.variables;
    assert.deepEqual([_id, action, ids], ["order_chat", "chat_post", ["o1"]]);
    assert.equal(typeof key, "string");
    await press("Post to chat");
    await says("It does not exist, or you do not have access to it.");
  }, { role: "root" });
});

Deno.test("S2.34 an extension's menu line is in its group while the extension is on, and opens outside of the app", () => {
  const links = [{ key: "chat_room", group: "sales", href: "https://chat.example/room" }];
  const api = new FakeApi().on(
    "MyExtensions",
    data({ myExtensions: [{ _id: "order_chat", links, actions: [{ key: "chat_post", list: "orders" }] }] }),
  );
  const menuOf = (role: "root" | "printer") =>
    mainMenu(person({ role }), "orders", undefined, extensionItems.value.links);
  const lines = (role: "root" | "printer") =>
    menuOf(role).flatMap(({ id, nodes }) => nodes.map((node) => `${id}.${node.id}`));
  return onStage(api, <ExtensionWatch />, async () => {
    await waitFor(() => assert.equal(extensionItems.value.links.length, 1));
    assert.ok(lines("root").includes("sales.chat_room"));
    assert.ok(lines("printer").includes("sales.chat_room"));
    assert.deepEqual(extensionItems.value.actions, [{ of: "order_chat", key: "chat_post", list: "orders" }]);
    extensionItems.value = { links: [], actions: [] };
    assert.ok(!lines("root").includes("sales.chat_room"));
  }, { role: "root" });
});

Deno.test("S2.34 selected orders are shared together, as many as one call accepts", () => {
  const api = new FakeApi().on("RunExtension", data({ runExtension: ["o1", "o2"] }));
  const items = (ids: readonly string[] | null) => (
    <Menu open>
      <MenuPopover>
        <MenuList>
          <AddedItems list="orders" ids={ids} onOpen={() => {}} />
        </MenuList>
      </MenuPopover>
    </Menu>
  );
  const many = Array.from({ length: 21 }, (_, n) => `o${n}`);
  return onStage(
    api,
    <>{[["o1", "o2"], many, null].map((ids, n) => <div key={n}>{items(ids)}</div>)}</>,
    async () => {
      act(() => {
        extensionItems.value = {
          links: [],
          actions: [{ of: "order_chat", key: "chat_post", list: "orders" }],
        };
      });
      const found = await screen.findAllByRole("menuitem", { name: /Post to chat/, hidden: true });
      assert.deepEqual(found.map((each) => each.getAttribute("aria-disabled") === "true"), [
        false,
        true,
        true,
      ]);
      fireEvent.click(found[0]!);
      await waitFor(() => assert.equal(toasts.value.at(-1)?.text, "Post to chat: 2 orders."));
      assert.deepEqual(api.named("RunExtension")[0]?.variables["ids"], ["o1", "o2"]);
      act(() => forgetAdded());
    },
    { role: "root" },
  );
});
