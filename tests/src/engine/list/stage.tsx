/** Shows a list alone on a page, at an address, with an API that answers as the test says. */
import { page, resizeTo } from "../../../support/client/dom.ts";
import "../../../support/client/lazy_parts.ts";
import { FluentProvider, webLightTheme } from "@fluentui/react-components";
import { cleanup, render, screen } from "@testing-library/react";
import { Route, Router } from "wouter";
import { memoryLocation } from "wouter/memory-location";
import type { Row } from "../../../../machines/rows.ts";
import type { Resource } from "../../../../resources/define.ts";
import { orders } from "../../../../resources/orders/orders.ts";
import { connectClient } from "../../../../src/lib/client.ts";
import { setConfig } from "../../../../src/lib/config.ts";
import { listenForKeys } from "../../../../src/lib/keys.ts";
import { ListPage } from "../../../../src/engine/list/list_page.tsx";
import { type Me, PersonContext } from "../../../../src/lib/person.ts";
import { person } from "../../../support/client/person.ts";
import { data, FakeApi, forgetChoices } from "../record/stage.tsx";

export const CONFIG = {
  api: "http://api.test/api",
  login: "http://login.test/",
  register: "http://login.test/",
  loginMode: "code",
  name: "Pressdock",
  currency: "USD",
  timeZone: "UTC",
} as const;

/** Returns a row of the orders list; `over` has the values that matter to the test. */
export function orderRow(id: string, over: Partial<Row> = {}): Row {
  return {
    _id: id,
    version: 1,
    code: `PD-${id}`,
    created_at: 1_700_000_000,
    recipient_name: "Ada Byron",
    city: "London",
    country: "GB",
    items_title: "T-shirt × 2",
    items_count: 2,
    status: "Processing",
    print_status: "Waiting",
    shipment_status: "Processing",
    total_minor: 123_456,
    currency: "USD",
    tracking_number: "",
    external_number: "SH-1",
    store_name: "Nordlicht",
    seller_name: "Ada",
    due_at: 1_700_500_000,
    ...over,
  };
}

export const rows = (...list: Row[]) => data({ orders: list });
export const count = (number: number, capped = false) => data({ ordersCount: { count: number, capped } });

/** Returns an API whose list holds these rows. */
export const apiWithRows = (...list: Row[]): FakeApi =>
  new FakeApi().on("List", rows(...list)).on("Count", count(list.length));

export interface ListStage {
  readonly api: FakeApi;
  /** Visited addresses, the present one last. */
  readonly history: readonly string[];
  readonly currentPath: () => string;
  readonly back: (to: string) => void;
}

interface Options {
  readonly role?: string;
  /** Returns the sellers for whom the person works, given the person's id. */
  readonly scopeOf?: (id: string) => readonly string[];
  readonly width?: number;
  /** The person's last layout of each list. */
  readonly looks?: Me["list_looks"];
  readonly resource?: Resource;
}

const realFetch = globalThis.fetch;
/** Chosen columns are stored by person, so each test has another person. */
let people = 0;

export async function onList(
  api: FakeApi,
  path: string,
  work: (stage: ListStage) => Promise<void>,
  { role = "root", scopeOf, width = 1440, resource = orders, looks = {} }: Options = {},
): Promise<void> {
  resizeTo(width);
  setConfig(CONFIG);
  connectClient({ navigate: (to) => void api.went.push(to) }, 1_000);
  globalThis.fetch = (_, init) => api.answer(init ?? {});
  const { hook, searchHook, history, navigate } = memoryLocation({ path, record: true });
  const deaf = listenForKeys();
  const _id = `u${++people}`;
  const me = person({ _id, role, list_looks: looks, ...scopeOf && { scope: scopeOf(_id) } });
  try {
    render(
      <FluentProvider theme={webLightTheme}>
        <Router hook={hook} searchHook={searchHook}>
          <PersonContext value={me}>
            <Route path={`${resource.path}/:filter?/:_id?`}>
              {({ filter, _id }) => <ListPage resource={resource} segment={filter} id={_id} />}
            </Route>
          </PersonContext>
        </Router>
      </FluentProvider>,
    );
    await work({ api, history, currentPath: () => history.at(-1) ?? "", back: navigate });
  } finally {
    deaf();
    cleanup();
    globalThis.fetch = realFetch;
    connectClient({});
    forgetChoices();
    await page.happyDOM.abort();
  }
}

/** Finds the row that shows a number. */
export async function rowOf(code: string): Promise<HTMLElement> {
  const cell = await screen.findByText(code);
  const row = cell.closest<HTMLElement>("[data-id]");
  if (!row) throw new Error(`${code} is in no row`);
  return row;
}

/** Returns the numbers of the shown rows, in order. */
export const codes = (): string[] =>
  [...document.querySelectorAll("tr[data-id] td a[data-open]")].map((link) => link.textContent ?? "");
