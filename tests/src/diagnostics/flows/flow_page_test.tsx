/** The page of a flow without a browser: words, tree, search, panel, walk, and an order's history on its chart. */
import {
  act,
  data,
  FakeApi,
  fireEvent,
  onStage,
  press,
  says,
  screen,
  waitFor,
} from "../../engine/record/stage.tsx";
import assert from "node:assert/strict";
import { LIFECYCLES } from "../../../../machines/lifecycles/lifecycles.ts";
import { createMachine } from "xstate";
import { Suspense } from "react";
import { chartOf } from "../../../../api/flows/chart.ts";
import { FlowScreen } from "../../../../src/diagnostics/flows/flow_screen.tsx";
import { enteredStatesOf } from "../../../../src/diagnostics/flows/entered_states.ts";
import { flowOf, wordsIn } from "../../../../src/diagnostics/flows/load.ts";
import RecordFlow from "../../../../src/diagnostics/flows/record_flow.tsx";
import { FlowList } from "../../../../src/diagnostics/flows/flow_list.tsx";
import { FlowPage } from "../../../../src/diagnostics/flows/flow_page.tsx";
import { orderHistory } from "../../../../src/features/orders/orders/order_history.ts";
import { orderMachine } from "../../../../machines/lifecycles/orders/order.ts";
import { toasts } from "../../../../src/lib/toasts.ts";
import { order } from "../../engine/record/sample.ts";
import { resizeTo } from "../../../support/client/dom.ts";

const shown = (content: React.ReactNode) => <Suspense fallback="waits">{content}</Suspense>;

const loaded = async () => void await Promise.all([flowOf("acting"), flowOf("order"), wordsIn("en")]);

const item = (name: RegExp) => screen.getByRole("treeitem", { name });
const turnTo = async (name: string) => fireEvent.click(await screen.findByRole("tab", { name }));

async function onPage(
  content: React.ReactNode,
  work: (history: readonly string[]) => Promise<void>,
  api = new FakeApi(),
) {
  await loaded();
  await onStage(api, shown(content), ({ history }) => work(history));
}

Deno.test("C7 all flows are listed by title and purpose; the search also covers states and events, and says which of them matched", () =>
  onPage(<FlowList />, async () => {
    await says("Acting as somebody else");
    const cards = screen.getAllByRole("link").filter((link) =>
      /^\/flows\/\w+$/.test(link.getAttribute("href") ?? "")
    )
      .filter((link) => link.getAttribute("href") !== "/flows/reports");
    assert.ok(cards.length >= 20);
    // Clear answers 17: flows that people ask about most come first.
    assert.deepEqual(
      cards.slice(0, 3).map((link) => link.getAttribute("href")).sort(),
      ["/flows/order", "/flows/package", "/flows/refund"],
    );
    // Lifecycles come before flows of screens, as people ask about orders.
    const first = Object.keys(LIFECYCLES).map((name) => `/flows/${name}`);
    assert.ok(first.includes("/flows/order"));
    assert.deepEqual(
      cards.slice(0, first.length).map((link) => link.getAttribute("href")).sort(),
      first.sort(),
    );
    fireEvent.change(screen.getByRole("searchbox"), { target: { value: "could not go back" } });
    const found = () =>
      screen.queryAllByRole("link").map((link) => link.getAttribute("href")).filter((href) =>
        href?.includes("find=")
      );
    await waitFor(() => assert.deepEqual(found(), ["/flows/acting?find=could%20not%20go%20back"]));
    fireEvent.change(screen.getByRole("searchbox"), { target: { value: "no such thing" } });
    await says("No match found.");
  }));

Deno.test("C7 a chosen state shows the screen, advice, and the targets of its transitions; each is a link", () =>
  onPage(<FlowPage id="acting" />, async () => {
    await turnTo("Tree");
    fireEvent.click(await screen.findByRole("treeitem", { name: /^Could not go back/ }));
    await says("The bar says why the way back was refused.");
    await says("Press “Switch back to …” again");
    fireEvent.click(screen.getAllByRole("link", { name: "Going back" })[0]!);
    await waitFor(() => assert.equal(screen.getByRole("heading", { level: 2 }).textContent, "Going back"));
    await says("Switch back");
    await press("How do I get to this state?");
    await says("The shortest path");
    assert.equal(
      screen.getAllByRole("listitem").some((each) => /Asked to go back/.test(each.textContent ?? "")),
      true,
    );
  }));

Deno.test("C7 the tree works by keyboard: down, in, out, to the ends; Enter chooses", () =>
  onPage(<FlowPage id="acting" />, async () => {
    await turnTo("Tree");
    const tree = await screen.findByRole("tree");
    const key = (name: string) => fireEvent.keyDown(document.activeElement ?? tree, { key: name });
    const focused = () => document.activeElement?.textContent ?? "";
    act(() => item(/^Acting/).focus());
    key("ArrowRight");
    await waitFor(() => assert.match(focused(), /Asked to go back/));
    key("ArrowLeft");
    await waitFor(() => assert.match(focused(), /^Acting/));
    key("ArrowLeft");
    await waitFor(() => assert.equal(item(/^Acting/).getAttribute("aria-expanded"), "false"));
    key("End");
    await waitFor(() => assert.match(focused(), /^Back/));
    key("Enter");
    await says("The page starts again with the person’s own name.");
    key("Home");
    await waitFor(() => assert.match(focused(), /^Acting/));
  }));

Deno.test("C7 plain words come first, and a switch shows the machine's own names", () =>
  onPage(<FlowPage id="acting" />, async () => {
    await turnTo("Tree");
    await says("Asked to go back");
    fireEvent.click(screen.getByRole("switch", { name: "Technical names" }));
    await says("back.ask");
    await waitFor(() => assert.equal(screen.queryByText("Asked to go back"), null));
  }));

Deno.test("C7 a flow is simulated: a step, a server answer, conditions, a step back, all stored in the address", () =>
  onPage(<FlowPage id="acting" />, async (history) => {
    await turnTo("Try it out");
    await press(/^Asked to go back/);
    await press(/^Failed: Switch back/);
    await says("Could not go back");
    assert.match(history.at(-1)!, /step=.*step=/);
    await press("Undo the last step");
    fireEvent.click(await screen.findByRole("radio", { name: "No" }));
    await says("Not possible now");
    await press("Start over");
    await waitFor(() => assert.doesNotMatch(history.at(-1)!, /step=/));
  }));

Deno.test("C7 a link to a simulation that the browser does not copy says so", () =>
  onPage(<FlowPage id="acting" />, async () => {
    const writeText = () => Promise.reject(new DOMException("no", "NotAllowedError"));
    Object.defineProperty(navigator, "clipboard", { value: { writeText }, configurable: true });
    try {
      await turnTo("Try it out");
      await press(/^Asked to go back/);
      await press("Copy link");
      await waitFor(() => assert.equal(toasts.value.at(-1)?.text, "The browser does not allow copying."));
    } finally {
      Reflect.deleteProperty(navigator, "clipboard");
      toasts.value = [];
    }
  }));

Deno.test("C7 the page names what the picture cannot show, and the tree has it; a flow without a picture has only a tree", async () => {
  const config = { initial: "a", states: { a: { on: { go: "b" }, somethingNew: 1 }, b: {} } };
  const chart = chartOf(createMachine(config as never).config);
  const drawing = { id: "x", width: 10, height: 10, boxes: {}, arrows: {} };
  const subject = { id: "mine", chart, drawing, rules: new Map(), words: undefined };
  await onPage(<FlowScreen subject={subject} />, async () => {
    await says('a has "somethingNew", which is not drawn.');
    assert.ok(item(/^go/));
    assert.equal(screen.queryByRole("tab", { name: "Chart" }), null);
  });
  const plain = chartOf({ id: "mine", initial: "a", states: { a: {} } });
  await onPage(
    <FlowScreen subject={{ ...subject, chart: plain, drawing: null }} />,
    () => says("no chart"),
  );
});

Deno.test("C7 a turn of the wheel at the largest zoom does not move the center of the next button", () =>
  onPage(<FlowPage id="acting" />, async () => {
    const place = await screen.findByRole("region", { name: /as a chart/ });
    const wheel = (deltaY: number) =>
      fireEvent(
        place,
        Object.assign(new Event("wheel"), { ctrlKey: true, deltaY, clientX: 300, clientY: 0 }),
      );
    wheel(-2_000);
    await says("300%");
    place.scrollLeft = 0;
    wheel(-100);
    fireEvent.click(screen.getByLabelText("Smaller (−)"));
    await says("240%");
    assert.equal(place.scrollLeft, 0, "the window of the test has no width, so its middle is 0");
  }));

Deno.test("C7 on a narrow screen the tree comes first", async () => {
  resizeTo(390);
  try {
    await onPage(<FlowPage id="acting" />, async () => void await screen.findByRole("tree"));
  } finally {
    resizeTo(1440);
  }
});

const TIME = 1_790_000_000;
const entry = (
  at: number,
  action: string,
  changes: readonly { field: string; before: string; after: string }[],
) => ({
  _id: `e${at}`,
  at: TIME + at,
  actor: "Ada Byron",
  actor_for: "",
  action,
  reason: "",
  changes: [...changes],
});
const held = order({
  status: "On Hold",
  print_status: "Waiting",
  shipment_status: "Processing",
  timeline: [
    entry(120, "order.hold", [{ field: "status", before: "Pending", after: "On Hold" }]),
    entry(60, "order.submit", [{ field: "status", before: "Draft", after: "Pending" }]),
    entry(0, "makeOrder", []),
  ],
});

Deno.test("C7 an order's history shows the states that it entered, by which transition, when and by whom", () => {
  const entered = enteredStatesOf("order", chartOf(orderMachine.config), orderHistory(held, TIME));
  assert.deepEqual(
    entered.map(({ path, way, entry: { at } }) => [path, way?.split("/")[2] ?? "", at - TIME]),
    [
      ["status.Draft", "", 0],
      ["print.Waiting", "", 0],
      ["shipment.Processing", "", 0],
      ["status.Pending", "order.submit", 60],
      ["status.On Hold", "order.hold", 120],
    ],
  );
});

Deno.test("C7 an order on its chart shows three statuses, its history with people, and the possible steps with reasons", () =>
  onPage(<RecordFlow name="order" past={orderHistory(held, TIME)} />, async () => {
    await says("What can happen next");
    const lit = [...document.querySelectorAll("[data-lit]")].map((each) => each.getAttribute("data-state"));
    for (const path of ["status.On Hold", "print.Waiting", "shipment.Processing"]) {
      assert.ok(lit.includes(path), path);
    }
    await says(/Ada Byron/);
    await says(/not now: /);
    assert.ok(document.querySelector('[data-mark="taken"]'));
    assert.ok(document.querySelector('[data-mark="blocked"]'));
    await says(/Ada/);
  }));

Deno.test("C7 an order's flow begins with the lists, then explains the lines of the chart, and opens at the order's state", () => {
  const scrolled: ScrollToOptions[] = [];
  const { scrollTo } = HTMLElement.prototype;
  HTMLElement.prototype.scrollTo = function (to?: ScrollToOptions | number) {
    if (typeof to === "object") scrolled.push(to);
  } as typeof scrollTo;
  return onPage(<RecordFlow name="order" past={orderHistory(held, TIME)} />, async () => {
    await says("What can happen next");
    const place = screen.getByRole("region", { name: /as a chart/ });
    const lists = screen.getByRole("heading", { name: "How it got here" });
    assert.ok(
      lists.compareDocumentPosition(place) & Node.DOCUMENT_POSITION_FOLLOWING,
      "the lists come first",
    );
    const legend = screen.getByRole("list", { name: "What the chart shows" });
    assert.deepEqual([...legend.children].map((each) => each.textContent), [
      "where it is now",
      "the path it took",
      "not possible now",
    ]);
    await says("100%");
    assert.equal(scrolled[0]?.behavior, "instant");
    assert.ok((scrolled[0]?.left ?? 0) + (scrolled[0]?.top ?? 0) > 0, "at its state, not at the corner");
  }).finally(() => {
    HTMLElement.prototype.scrollTo = scrollTo;
  });
});

Deno.test("C7 the chart of a lifecycle counts the records in each state, ten states to a request, each a link to its list", async () => {
  const api = new FakeApi().on(
    "LifecycleCounts",
    ({ variables }) =>
      data(Object.fromEntries(
        Object.keys(variables).map((name, at) => [
          name.replace(/^s(\d+)_.*/, "c$1"),
          { count: at, capped: false },
        ]),
      ))({ name: "", variables }, new AbortController().signal),
  );
  const { LifecyclePage } = await import("../../../../src/diagnostics/flows/lifecycle_page.tsx");
  const { useSubject } = await import("../../../../src/diagnostics/flows/use_subject.ts");
  const Page = () => <LifecyclePage name="order" subject={useSubject("order")} above={null} />;
  await onPage(<Page />, async () => {
    await says("Records by state");
    assert.deepEqual(api.named("LifecycleCounts").map(({ variables }) => Object.keys(variables).length), [
      10,
      10,
      2,
    ]);
    const links = screen.getAllByRole("link").map((each) => each.getAttribute("href"));
    assert.ok(links.includes("/orders/pending"), links.join());
  }, api);
});
