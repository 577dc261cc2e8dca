/** Saved views for tests, and a list that has them. */
import { count, onList, orderRow, rowOf, rows } from "../list/stage.tsx";
import type { View } from "../../../../resources/view.ts";
// Importing a lazy part makes it available at once, however busy the machine is.
import "../../../../src/engine/views/view_panel.tsx";
import { data, FakeApi, fireEvent, press, screen, settledElement } from "../record/stage.tsx";

/** Returns a person's own view, as a tab; `over` has the values that matter to the test. */
export const view = (id: string, over: Partial<View> = {}): View => ({
  _id: id,
  name: id,
  code: "",
  audience: "mine",
  owner_name: "Ada Root",
  is_mine: true,
  may_edit: true,
  group: null,
  role: "",
  default_role: "",
  columns: [],
  density: "normal",
  filters: { status: "On Hold" },
  sort: "-created_at",
  is_pinned: true,
  version: 1,
  ...over,
});

export const answerViews = (...views: View[]) => data({ views });
export const madeView = (id: string, version = 1) => data({ makeView: { _id: id, version } });

/** Returns an API whose list has one order and these views. */
export const withViews = (...views: View[]): FakeApi =>
  new FakeApi()
    .on("List", rows(orderRow("1")))
    .on("Count", count(1))
    .on("Views", answerViews(...views))
    .on("ViewCounts", data({ viewCounts: [] }))
    .on("MyGroup", data({ cUser: { group: null } }))
    .on("PinViews", data({ pinViews: [] }));

export const onViews = (
  api: FakeApi,
  path: string,
  work: Parameters<typeof onList>[2],
  options?: Parameters<typeof onList>[3],
): Promise<void> =>
  onList(api, path, async (stage) => {
    await rowOf("PD-1");
    await work(stage);
  }, options);

/** Returns the texts of the tabs, in order. */
export const tabs = (): string[] =>
  [...document.querySelectorAll('nav[aria-label="Views"] a')].map((tab) => tab.textContent ?? "");

export const tab = (name: string | RegExp) => screen.findByRole<HTMLAnchorElement>("link", { name });

/** Chooses an entry in the menu of views. */
export async function choose(name: string | RegExp): Promise<void> {
  await press("View options");
  fireEvent.click(await screen.findByRole("menuitem", { name, hidden: true }));
}

/** Presses a button of a dialog; the browser test checks what the dialog hides. */
export const answer = async (name: string): Promise<void> =>
  void fireEvent.click(await settledElement(() => screen.findByRole("button", { name, hidden: true })));
