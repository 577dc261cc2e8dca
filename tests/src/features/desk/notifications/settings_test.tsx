import {
  act,
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
import NotificationsPage from "../../../../../src/features/desk/notification_settings/own_page.tsx";
import Tab from "../../../../../src/features/desk/notification_settings/users_tab.tsx";

const MAI = { id: "mai", username: "mai", first_name: "Mai", last_name: "Tran" };
const TOM = { id: "tom", username: "tom", first_name: "Tom", last_name: "" };
const PLACE = { mentions: [], url: "", group: null, alias_mentions: [] };
const event = (id: string, more: object = {}) => ({ id, status: "Paused", ...PLACE, times: [], ...more });
const setting = (more: object = {}) => ({
  _id: "u1.Order",
  type: "Order",
  status: "Active",
  subject: "",
  language: "en",
  ...PLACE,
  events: [event("order.mention", { status: "Active" }), event("order.held")],
  version: 0,
  ...more,
});
const nothing = { ...setting(), _id: "u1.Support", type: "Support", events: [] };
const answers = (...settings: object[]) => {
  let turn = 0;
  return new FakeApi().on("ShowUserNotification", ({ variables }) => {
    if (variables["type"] !== "Order") return data({ userNotification: nothing })(NEVER, SIGNAL);
    const shown = settings[Math.min(turn++, settings.length - 1)];
    return data({ userNotification: shown })(NEVER, SIGNAL);
  });
};
const NEVER = { name: "", variables: {} };
const SIGNAL = new AbortController().signal;
const saved = data({ makeUserNotification: { _id: "u1.Order", version: 1 } });
const page = <NotificationsPage />;
/** Opens a details element as a browser would, which happy-dom does not. */
const open = async (summary: string) => {
  const details = (await screen.findByText(summary)).closest("details")!;
  await act(() => {
    details.open = true;
    details.dispatchEvent(new Event("toggle"));
    return Promise.resolve();
  });
};
const turnOn = async (name: string) => fireEvent.click(await screen.findByRole("switch", { name }));

Deno.test("S5.4 S7.16 changes are saved: times with both hour and minute, as integers", () => {
  const on = event("order.held", { status: "Active" });
  const flipped = setting({ version: 1, events: [setting().events[0], on] });
  const held = { ...on, times: [{ hour: 8, minute: 5 }] };
  const after = setting({ version: 2, events: [setting().events[0], held] });
  const api = answers(setting(), flipped, after).on("MakeUserNotification", saved);
  return onStage(api, page, async () => {
    await says("Mentioned in a comment");
    assert.ok(screen.queryByText("Save") === null, "nothing changed yet");
    await turnOn("Order put on hold");
    await waitFor(() => assert.equal(api.named("MakeUserNotification").length, 1));
    const add = () => screen.getAllByRole("button", { name: "Add a time" })[1]!;
    await waitFor(() => assert.notEqual(add().getAttribute("aria-disabled"), "true"));
    fireEvent.click(add());
    await type("Hour of time 1", "8");
    await type("Minute of time 1", "05");
    fireEvent.click(add());
    await type("Hour of time 2", "9");
    await press("Save");
    await waitFor(() => assert.equal(api.named("MakeUserNotification").length, 2));
    const { key, ...sent } = api.named("MakeUserNotification")[1]!.variables;
    assert.equal(typeof key, "string");
    const place = { url: "", mentions: [], alias_mentions: [], group: { id: "" } };
    assert.deepEqual(sent, {
      id: "u1.Order",
      version: 1,
      params: {
        events: [
          { id: "order.mention", status: "Active", ...place, times: [] },
          { id: "order.held", status: "Active", ...place, times: [{ hour: 8, minute: 5 }] },
        ],
      },
    });
    await waitFor(() =>
      assert.ok(screen.queryByLabelText("Hour of time 2") === null, "an incomplete time is not saved")
    );
    assert.equal((await field("Hour of time 1")).value, "08");
  });
});

Deno.test("S5.4 settings can be changed again after a save that changed nothing", () => {
  const api = answers(setting()).on(
    "MakeUserNotification",
    data({ makeUserNotification: { _id: "u1.Order", version: 0 } }),
  );
  return onStage(api, page, async () => {
    await press("Add a time");
    await press("Save");
    await waitFor(() => assert.equal(api.named("MakeUserNotification").length, 1));
    await waitFor(() => assert.ok(screen.queryByText("Save") === null, "the empty time is gone"));
    await press("Add a time");
    await type("Hour of time 1", "9");
    assert.equal((await field("Hour of time 1")).value, "9");
  });
});

Deno.test("each switch of notification settings saves when flipped; a refused one flips back", () => {
  const on = setting({
    version: 1,
    events: [setting().events[0], event("order.held", { status: "Active" })],
  });
  let turn = 0;
  const api = answers(setting(), on).on(
    "MakeUserNotification",
    (call, signal) => (turn++ === 0 ? saved : refusal("FORBIDDEN"))(call, signal),
  );
  return onStage(api, page, async () => {
    await turnOn("Order put on hold");
    await waitFor(() => assert.equal(api.named("MakeUserNotification").length, 1));
    const { key: _, ...sent } = api.named("MakeUserNotification")[0]!.variables;
    assert.deepEqual(sent, {
      id: "u1.Order",
      version: null,
      params: { events: [{ id: "order.held", status: "Active" }] },
    });
    assert.ok(screen.queryByText("Save") === null, "nothing is left to save");
    const whole = await screen.findByRole<HTMLInputElement>("switch", { name: "Notify" });
    fireEvent.click(whole);
    await waitFor(() => assert.equal(api.named("MakeUserNotification").length, 2));
    assert.deepEqual(api.named("MakeUserNotification")[1]!.variables["params"], { status: "Paused" });
    await waitFor(() => assert.ok(whole.checked));
  });
});

Deno.test("two quick switches leave the form open, even if a refetch shows both before the second answer", () => {
  const on = { status: "Active" };
  const url = "https://chat.test";
  const events = [event("order.mention"), event("order.held", on)];
  const both = setting({ version: 2, url, subject: "Both", events });
  const second = Promise.withResolvers<void>();
  const api = answers(setting({ url }), both).on("MakeUserNotification", saved, async (call, signal) => {
    await second.promise;
    return data({ makeUserNotification: { _id: "u1.Order", version: 2 } })(call, signal);
  });
  return onStage(api, page, async () => {
    await turnOn("Order put on hold");
    await turnOn("Mentioned in a comment");
    await waitFor(() => assert.equal(api.named("MakeUserNotification").length, 2));
    await waitFor(async () => assert.equal((await field("The message begins with")).value, "Both"));
    const isBusy = () =>
      screen.getAllByRole("button", { name: "Add a time" }).some((add) =>
        add.getAttribute("aria-disabled") === "true"
      );
    assert.ok(isBusy());
    second.resolve();
    await waitFor(() => assert.ok(!isBusy()));
  });
});

Deno.test("S3.7 each problem is shown at its field and typed text stays: a time, an address of an event", () => {
  const api = answers(setting()).on(
    "MakeUserNotification",
    refusal("BAD_INPUT", { problems: [{ path: "params.events.0.url", code: "notHttps" }] }),
  );
  return onStage(api, page, async () => {
    await press("Add a time");
    await type("Hour of time 1", "24");
    await type("Minute of time 1", "00");
    await press("Save");
    await says("Enter a valid number.");
    assert.equal(api.named("MakeUserNotification").length, 0);
    await type("Hour of time 1", "23");
    await open("Separate address");
    const own = await field("Web address");
    fireEvent.change(own, { target: { value: "http://chat.test" } });
    await press("Save");
    await says("Use an https address.");
    assert.equal((await field("Hour of time 1")).value, "23");
  });
});

Deno.test("S3.7 colleagues are found by name and become chips; names are separated by commas; a room is a group", () => {
  const api = answers(setting({ url: "https://chat.test", alias_mentions: [MAI] }))
    .on("NotificationPeople", data({ notificationPeople: [MAI, TOM] }))
    .on("MakeUserNotification", saved);
  return onStage(api, page, async () => {
    await says("@mai");
    const [box] = screen.getAllByPlaceholderText("Name or handle").toReversed();
    fireEvent.click(box!);
    fireEvent.change(box!, { target: { value: "to" } });
    fireEvent.click(await screen.findByRole("option", { name: /@tom/ }));
    await says("@tom");
    await press("Remove Mai Tran");
    const last = (label: string) => screen.getAllByLabelText(label, { selector: "input" }).at(-1)!;
    fireEvent.change(last("Names before the message"), { target: { value: "ops, , lead" } });
    fireEvent.change(last("Room"), { target: { value: "-100" } });
    await press("Save");
    await waitFor(() => assert.equal(api.named("MakeUserNotification").length, 1));
    const { params } = api.named("MakeUserNotification")[0]!.variables as { params: Record<string, unknown> };
    assert.deepEqual(params, {
      mentions: ["ops", "lead"],
      group: { id: "-100" },
      alias_mentions: [TOM],
    });
  });
});

Deno.test("S3.7 a test shows the real answer; the log is requested when it is opened", () => {
  const tried = { ok: false, status: 503, error: "badStatus", ms: 4, answer: "closed today" };
  const api = answers(setting({ url: "https://chat.test" }))
    .on("TestUserNotification", data({ testUserNotification: tried }))
    .on("UserNotificationDeliveries", data({ userNotificationDeliveries: [] }));
  return onStage(api, page, async () => {
    await press("Send a test message");
    await says("closed today");
    await says("The response was 503.");
    assert.equal(api.named("UserNotificationDeliveries").length, 0);
    await open("Sent messages");
    await waitFor(() => assert.equal(api.named("UserNotificationDeliveries").length, 1));
    assert.deepEqual(api.named("UserNotificationDeliveries")[0]?.variables, { _id: "u1.Order" });
  });
});

Deno.test("S3.7 events are hidden while their type is off; a stale save shows both versions", () => {
  const theirs = { ...setting({ version: 3, subject: "Theirs" }), user_id: "u1" };
  const api = answers(setting({ version: 2, subject: "Old", url: "https://chat.test" }))
    .on("MakeUserNotification", refusal("STALE", { current: theirs }));
  return onStage(api, page, async () => {
    await type("The message begins with", "Mine");
    await turnOn("Notify");
    assert.ok(screen.queryByRole("button", { name: "Add a time" }) === null);
    assert.equal(api.named("MakeUserNotification").length, 0, "beside what is typed it waits for Save");
    await press("Save");
    await says("Theirs");
    await says("Mine");
  });
});

Deno.test("the language of messages is chosen by its own name and saved separately", () => {
  const api = answers(setting(), setting({ version: 1, language: "de" })).on("MakeUserNotification", saved);
  return onStage(api, page, async () => {
    const choice = await screen.findByRole<HTMLSelectElement>("combobox", { name: "Language" });
    fireEvent.change(choice, { target: { value: "de" } });
    assert.equal(choice.selectedOptions[0]?.textContent, "Deutsch");
    await press("Save");
    await waitFor(() => assert.equal(api.named("MakeUserNotification").length, 1));
    assert.deepEqual(api.named("MakeUserNotification")[0]!.variables["params"], { language: "de" });
  });
});

Deno.test("a role that sees nothing gets a message; another person's settings are fetched by their id; while acting nothing is fetched", async () => {
  const empty = answers(nothing);
  await onStage(empty, page, () => says("There is nothing this role can be notified about yet."));
  const other = answers(setting());
  await onStage(other, <Tab record={{ _id: "u9", version: 1 }} />, async () => {
    await says("Mentioned in a comment");
    assert.equal(other.named("ShowUserNotification")[0]?.variables["user_id"], "u9");
  }, { role: "super_root" });
  const acting = { _id: "u9", name: "Root", role: "root", until: 2_000_000_000, left: 60 };
  const mine = answers(setting());
  await onStage(mine, page, async () => {
    await says("This page belongs to");
    assert.equal(mine.requests.length, 0);
  }, { me: { acting } });
});
