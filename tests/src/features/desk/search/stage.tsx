/** The search alone on a page, with a server that answers as the test says. */
import {
  FakeApi,
  fireEvent,
  json,
  onStage as onRecordStage,
  press,
  screen,
  waitFor,
} from "../../../engine/record/stage.tsx";
import assert from "node:assert/strict";
import type { ReactNode } from "react";
import type { SearchAnswer } from "../../../../../api/desk/search.ts";
import { setLanguage } from "../../../../../src/lib/i18n.ts";
import { listenForKeys } from "../../../../../src/lib/keys.ts";
import { isWanted, searchOpening } from "../../../../../src/features/desk/search/search_opening.ts";
import { SearchButton } from "../../../../../src/features/desk/search/search_button.tsx";
import { SearchPlace } from "../../../../../src/features/desk/search/search_place.tsx";

const UNSTARRED = { color: "primary", starred: false, staronly: false, target: "_self" } as const;

export const ORDER = {
  ...UNSTARRED,
  id: "o1",
  title: "PD-000001",
  link: "/orders/all/o1",
  icon: "orders",
  subtitle: "Ada Byron · Köln, DE",
  code: "SHOP-77",
  status: "Processing",
};
export const ANSWER: SearchAnswer = {
  searchResult: [
    { groupTitle: "Orders", searchLimit: 5, kind: "orders", data: [ORDER] },
    {
      groupTitle: "Items",
      searchLimit: 5,
      kind: "items",
      data: [{ ...UNSTARRED, id: "i1", title: "Tee", link: "", icon: "items", code: "TEE" }],
    },
  ],
};

interface Stage {
  readonly history: readonly string[];
  /** Texts that the server was asked for. */
  readonly requests: string[];
  answer: SearchAnswer | null;
}

const page = (
  <>
    <button type="button">before</button>
    <SearchButton />
    <SearchPlace />
  </>
);

export async function onStage(
  work: (stage: Stage) => Promise<void>,
  { role = "root", content = page as ReactNode } = {},
): Promise<void> {
  const stage = {
    requests: [] as string[],
    answer: ANSWER as SearchAnswer | null,
    history: [] as readonly string[],
  };
  const stop = listenForKeys();
  try {
    await onRecordStage(new FakeApi(), content, async ({ history }) => {
      globalThis.fetch = (url) => {
        stage.requests.push(new URL(String(url)).searchParams.get("q") ?? "");
        return Promise.resolve(stage.answer ? json(stage.answer) : json({}, 500));
      };
      await work(Object.assign(stage, { history }));
    }, { role });
  } finally {
    stop();
    searchOpening.value = null;
    isWanted.value = false;
    await setLanguage("en");
  }
}

export const field = () => screen.findByRole<HTMLInputElement>("combobox", { hidden: true });
export const type = async (value: string) => fireEvent.change(await field(), { target: { value } });
export const key = async (name: string, more = {}) =>
  fireEvent.keyDown(await field(), { key: name, ...more });
export const options = () => screen.queryAllByRole("option", { hidden: true });
export const titles = () => options().map((each) => each.querySelector("bdi")?.textContent);
/** Returns the titles of the results in a group. */
export const titlesIn = (group: string) =>
  screen.queryAllByRole("group", { hidden: true, name: group })
    .flatMap((each) => [...each.querySelectorAll("[role=option] bdi:first-child")])
    .map((each) => each.textContent);
export const selectedOption = () => options().find((each) => each.getAttribute("aria-selected") === "true");
export const isClosed = () =>
  waitFor(() => assert.ok(screen.queryByRole("combobox", { hidden: true }) === null));
export const openIt = async () => {
  await press("Search: Order, Item, ...");
  await field();
};
