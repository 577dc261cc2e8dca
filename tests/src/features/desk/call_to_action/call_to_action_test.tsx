import {
  act,
  type Answer,
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
import type { MyNotice } from "../../../../../api/generated/schema.ts";
import { callToAction } from "../../../../../resources/desk/call_to_action.ts";
import { setLanguage } from "../../../../../src/lib/i18n.ts";
import CallToActionBar from "../../../../../src/features/desk/call_to_action/bar.tsx";
import EntityView from "../../../../../src/engine/record/generic_entity_view.tsx";
import NewEntity from "../../../../../src/engine/form/new_entity.tsx";
import { HOSTILE } from "../../../../support/hostile/hostile.ts";
import { callOf } from "../../../../support/desk/call_to_action.ts";

const A = callOf("a", {
  title: "Stocktaking on Friday",
  text: "From noon.\nNothing is packed.",
  link: "/orders/draft",
});
const B = callOf("b", { title: "New labels", pages: ["jobs"] });
const C = callOf("c", { title: "Fire drill", title_de: "Feueralarm-Übung", is_seen: true });
const ACTING = { _id: "u9", name: "Daniel", role: "root", until: 2_000_000_000, left: 3_000 } as const;

const noted: Answer = ({ variables }) =>
  data({ noteNotices: variables["ids"] })({} as never, {} as never) as Response;
const apiWith = (...calls: readonly MyNotice[]) =>
  new FakeApi().on("MyNotices", data({ myNotices: calls })).on("NoteNotices", noted)
    .on("DismissNotice", data({ dismissNotice: "a" }));
const text = () => document.body.textContent ?? "";

Deno.test("S2.31 of several announcements the newest is in one line with the number of the others, and a press opens all", () =>
  onStage(apiWith(A, B, C), <CallToActionBar />, async ({ api }) => {
    await says("Stocktaking on Friday");
    // An announcement for another screen is neither shown nor counted.
    assert.ok(!text().includes("New labels"));
    assert.ok(!text().includes("Fire drill"));
    await press("1 more");
    await says("Fire drill");
    fireEvent.keyDown(screen.getByRole("region", { name: "Announcements" }), { key: "Escape" });
    await waitFor(() => assert.ok(!text().includes("Fire drill")));
    assert.equal(document.activeElement?.textContent, "1 more");
    // The new announcement was recorded as shown; those that the person had seen before were not.
    await waitFor(() =>
      assert.deepEqual(api.named("NoteNotices").map(({ variables }) => variables), [{
        ids: ["a"],
        deed: "shown",
      }])
    );
  }));

Deno.test("S2.31 a dismissed announcement disappears at once, and the focus moves to the next one and then to the screen", () =>
  onStage(
    apiWith(A, C),
    <>
      <CallToActionBar />
      <main id="content" tabIndex={-1} />
    </>,
    async ({ api }) => {
      await press("Dismiss: Stocktaking on Friday");
      await says("Fire drill");
      await waitFor(() =>
        assert.equal(document.activeElement?.getAttribute("aria-label"), "Dismiss: Fire drill")
      );
      await press("Dismiss: Fire drill");
      await waitFor(() => assert.equal(screen.queryByRole("region", { name: "Announcements" }), null));
      await waitFor(() => assert.equal(document.activeElement?.id, "content"));
      await waitFor(() =>
        assert.deepEqual(api.named("DismissNotice").map(({ variables }) => variables["_id"]), ["a", "c"])
      );
    },
  ));

Deno.test("S2.31 a refused dismissal restores the announcement, but not a deleted one", async () => {
  await onStage(apiWith(A).on("DismissNotice", refusal("INTERNAL")), <CallToActionBar />, async ({ api }) => {
    await press("Dismiss: Stocktaking on Friday");
    await waitFor(() => assert.equal(api.named("DismissNotice").length, 1));
    await says("Stocktaking on Friday");
  });
  await onStage(
    apiWith(A).on("DismissNotice", refusal("NOT_FOUND")),
    <CallToActionBar />,
    async ({ api }) => {
      await press("Dismiss: Stocktaking on Friday");
      await waitFor(() => assert.equal(api.named("DismissNotice").length, 1));
      await waitFor(() => assert.ok(!text().includes("Stocktaking")));
    },
  );
});

Deno.test("S2.31 an announcement's link names its screen and is recorded when followed; people who may not open the screen get no link", async () => {
  await onStage(apiWith(A), <CallToActionBar />, async ({ api, history }) => {
    fireEvent.click(await screen.findByRole("link", { name: "Open Orders" }));
    assert.equal(history.at(-1), "/orders/draft");
    await waitFor(() =>
      assert.deepEqual(api.named("NoteNotices").map(({ variables }) => variables["deed"]), [
        "shown",
        "clicked",
      ])
    );
  });
  await onStage(apiWith(A), <CallToActionBar />, async () => {
    await says("Stocktaking on Friday");
    assert.equal(screen.queryByRole("link"), null);
  }, { role: "packager" });
});

Deno.test("S2.31 an announcement is shown in the person's language, or in English if it has no such text", () =>
  onStage(apiWith(C, A), <CallToActionBar />, async () => {
    await act(() => setLanguage("de"));
    try {
      await says("Feueralarm-Übung");
      await press("1 weitere");
      await says("Stocktaking on Friday");
    } finally {
      await act(() => setLanguage("en"));
    }
  }));

Deno.test("security I3 a person who acts as another sees that person's announcements and dismisses them only for this window", () =>
  onStage(apiWith(A), <CallToActionBar />, async ({ api }) => {
    await press("Dismiss: Stocktaking on Friday");
    await waitFor(() => assert.ok(!text().includes("Stocktaking")));
    assert.deepEqual([...api.named("NoteNotices"), ...api.named("DismissNotice")], []);
  }, { me: { acting: ACTING } }));

Deno.test("security C2 no hostile part of an announcement becomes an element or a link", () =>
  onStage(
    apiWith(
      ...HOSTILE.slice(0, 20).map((each, at) =>
        callOf(String(at), { title: `N${at} ${each}`, text: each, link: each, title_de: each })
      ),
    ),
    <CallToActionBar />,
    async () => {
      await press("19 more");
      await says("N19 ");
      assert.equal(screen.queryAllByRole("link").length, 0);
      const bar = screen.getByRole("region", { name: "Announcements" });
      assert.equal(bar.querySelectorAll("script, img, iframe, object, style, a").length, 0);
    },
  ));

const RECORD = {
  ...A,
  version: 1,
  status: "Active",
  phase: "now",
  first_day: null,
  last_day: null,
  roles: ["sale"],
  groups: ["g1"],
  users: ["u7"],
  pages: ["jobs"],
  shown: 12,
  clicked: 3,
  dismissed: 1,
  user_name: "Ada Root",
  created_at: 1_790_000_000,
  updated_at: 1_790_000_000,
};
const office = () =>
  new FakeApi().on("Record", data({ record: RECORD })).on("Make", data({ made: { _id: "a", version: 2 } }))
    .on("NoticeGroups", data({ noticeGroups: [{ _id: "g1", name: "Night shift" }] }))
    .on(
      "NoticePeople",
      ({ variables }) =>
        data({
          noticePeople: variables["ids"]
            ? [{ _id: "u7", name: "Linh (linh)", role: "order_qc" }]
            : [{ _id: "u8", name: "Tom (tom)", role: "sale" }],
        })({} as never, {} as never),
    );

Deno.test("S2.31 the record shows the announcement as readers see it, its audience by name, and its counts", () =>
  onStage(office(), <EntityView resource={callToAction} id="a" level={1} onClose={() => {}} />, async () => {
    await says("Linh (linh)");
    await says("Night shift");
    await says("Jobs");
    await says(/Shown in English to readers of: Deutsch, Français/);
    await says("12");
    // The record only shows the announcement, so it has no Dismiss button.
    assert.equal(screen.queryByRole("button", { name: /^Dismiss/ }), null);
  }));

Deno.test("S2.31 the form previews the typed text, finds people by name, and sends the choices", async () => {
  const api = office();
  await onStage(api, <NewEntity resource={callToAction} shape={callToAction.shape!} />, async () => {
    await says("The title appears here.");
    await type(/^Title\W*$/, "Holiday");
    await type("Text", "Closed on Monday.\nBack on Tuesday.");
    await type("Link", "/orders/draft");
    await says("Holiday");
    await says("Open Orders");
    await type("Title in German", "Feiertag");
    await says("Feiertag");
    await says(/Shown in English to readers of: Français/);
    fireEvent.click(await screen.findByRole("checkbox", { name: "Night shift" }));
    fireEvent.click(await screen.findByRole("checkbox", { name: "Sales" }));
    fireEvent.click(await screen.findByRole("checkbox", { name: "Orders" }));
    await type("Find people", "tom");
    // Enter searches for people, and does not save the form.
    fireEvent.keyDown(await field("Find people"), { key: "Enter" });
    await press("Add Tom (tom)");
    await press("Remove Tom (tom)");
    await type("Find people", "to");
    await press("Add Tom (tom)");
    fireEvent.submit(screen.getByRole("form"));
    await waitFor(() => assert.equal(api.named("Make").length, 1));
    assert.deepEqual(api.named("Make")[0]!.variables["params"], {
      title: "Holiday",
      text: "Closed on Monday.\nBack on Tuesday.",
      link: "/orders/draft",
      status: "Active",
      first_day: null,
      last_day: null,
      roles: ["sale"],
      groups: ["g1"],
      users: ["u8"],
      pages: ["orders"],
      title_de: "Feiertag",
      text_de: "",
      title_fr: "",
      text_fr: "",
      title_pt: "",
      text_pt: "",
    });
  });
});
