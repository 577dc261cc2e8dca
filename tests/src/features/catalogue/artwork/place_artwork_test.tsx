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
import type { ReactNode } from "react";
import { Router } from "wouter";
import { memoryLocation } from "wouter/memory-location";
import { EVERY_ENTITY } from "../../../../../api/constants.ts";
import { startLive } from "../../../../../src/engine/live/live.ts";
import type { SocketEvents } from "../../../../../src/engine/live/socket.ts";
import { leaveBy, leaveRequest } from "../../../../../src/lib/leave_guard.ts";
import ArtworkPage from "../../../../../src/features/catalogue/artwork/artwork_page.tsx";
import { placeAfterKey } from "../../../../../src/features/catalogue/artwork/board.tsx";

const AREA = { key: "front", w_mm: 300, h_mm: 400, safe_mm: 5, dpi_min: 150, dpi_good: 300 };
const FILE = {
  _id: "f1",
  name: "logo.png",
  type: "image/png",
  bytes: 10,
  w_px: 1_200,
  h_px: 800,
  bbox: { x: 0, y: 0, w: 1_200, h: 800 },
  state: "Ready",
  checks: ["semiTransparent"],
};
const ARTWORK = {
  seller_id: "anna",
  sku: "TEE-M",
  title: "T-shirt",
  variant: "Black, M",
  art: "required",
  areas: [AREA, { ...AREA, key: "back" }],
  methods: ["dtg", "dtf"],
  order_id: "o1",
  order_code: "PD-000001",
  closed: "",
  image_id: "",
  placements: [],
  revision: "r1",
};
const PLACED = {
  _id: "p1",
  area: "front",
  x_mm: 20,
  y_mm: 30,
  w_mm: 100,
  method: "dtg",
  dpi: 304,
  checks: [],
  file: FILE,
};

const apiWith = (more: object = {}) =>
  new FakeApi()
    .on("GetArtwork", data({ getArtworkOf: { ...ARTWORK, ...more } }))
    .on("ArtFiles", data({ artFiles: [FILE] }));

const at = (search: string, content: ReactNode = <ArtworkPage />) => {
  const { hook, searchHook } = memoryLocation({ path: `/orders/artwork?${search}` });
  return <Router hook={hook} searchHook={searchHook}>{content}</Router>;
};
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByRole("textbox", { name: label }), { target: { value } });

Deno.test("the later of two windows reports that somebody placed art first, and shows it", async () => {
  const placed = { ...PLACED, x_mm: 77 };
  const api = apiWith()
    .on(
      "GetArtwork",
      data({ getArtworkOf: ARTWORK }),
      data({ getArtworkOf: { ...ARTWORK, revision: "r2", placements: [placed] } }),
    )
    .on(
      "PlaceArtwork",
      refusal("STALE"),
      data({ makePlacements: { closed: "", revision: "r3", placements: [] } }),
    );
  await onStage(api, at("line=l1"), async () => {
    await press("Place logo.png");
    await press("Save artwork");
    await says(/Somebody else changed it first/);
    assert.equal(api.named("PlaceArtwork")[0]?.variables["revision"], "r1");
    await press("Show the current artwork");
    await waitFor(() =>
      assert.equal(screen.getByRole<HTMLInputElement>("textbox", { name: "From the left" }).value, "77")
    );
    type("From the left", "78");
    await press("Save artwork");
    await waitFor(() => assert.equal(api.named("PlaceArtwork").length, 2));
    assert.equal(api.named("PlaceArtwork")[1]?.variables["revision"], "r2");
  });
});

Deno.test("an existing file is placed with a press, moved by keys and by typing, and saved as placed", async () => {
  const api = apiWith().on(
    "PlaceArtwork",
    refusal("INTERNAL"),
    data({ makePlacements: { closed: "", revision: "r2", placements: [] } }),
  );
  await onStage(api, at("line=l1"), async () => {
    await press("Place logo.png");
    // The file is placed in the middle at its largest sharp width: 1,200 pixels at 300 dpi.
    await says("101 × 67 mm");
    await says("Parts are semi-transparent: they print as dots or not at all.");
    const art = screen.getByRole("button", { name: "logo.png on Front" });
    fireEvent.keyDown(art, { key: "ArrowRight", shiftKey: true });
    type("From the top", "40");
    type("Width", "210");
    await says("Too wide for its pixels: 145 dpi, at least 150 are needed. Make it 203 mm or narrower.");
    await press("Save artwork");
    assert.equal(api.named("PlaceArtwork").length, 0, "what cannot be printed is not sent");
    type("Width", "abc");
    type("Width", "150");
    await press("Save artwork");
    await waitFor(() => assert.equal(api.named("PlaceArtwork").length, 1));
    await says(/Nothing was changed/);
    await press("Save artwork");
    await waitFor(() => assert.equal(api.named("PlaceArtwork").length, 2));
    const [first, second] = api.named("PlaceArtwork").map(({ variables }) => variables);
    assert.deepEqual(first!["placements"], [
      { area: "front", file_id: "f1", x_mm: 110, y_mm: 40, w_mm: 150, method: "dtg" },
    ]);
    assert.deepEqual([first!["line"], second!["key"]], ["l1", first!["key"]], "sent again as it was");
  });
});

Deno.test("artwork past its QC is shown and cannot be changed", async () => {
  await onStage(apiWith({ closed: "artClosed", placements: [PLACED] }), at("line=l1"), async () => {
    await says("The artwork can no longer be changed: a garment is past QC, or all of them were cancelled.");
    assert.equal(screen.queryByRole("button", { name: "Save artwork" }), null);
    fireEvent.keyDown(screen.getByRole("button", { name: "logo.png on Front" }), { key: "ArrowRight" });
    assert.equal((screen.getByRole("textbox", { name: "From the left" }) as HTMLInputElement).value, "20");
  });
});

Deno.test("all drafts that wait for a print file get it by one job", async () => {
  const api = apiWith().on("MakeBulk", data({ makeJob: { _id: "j1" } }));
  await onStage(api, at("line=l1&store=s1&sku=CAT&item=i1"), async () => {
    await press("Place logo.png");
    await press("Save artwork");
    await says("See the job");
    const [call] = api.named("MakeBulk");
    const { kind, store, external_sku, item, placements } = call!.variables["params"] as Record<
      string,
      unknown
    >;
    assert.deepEqual([kind, store, external_sku, item], ["orders.artwork", "s1", "CAT", "i1"]);
    assert.equal((placements as object[]).length, 1);
  });
});

Deno.test("keys move by a millimeter, with Shift by ten, and change the width; others do nothing", () => {
  const place = { x_mm: 10, y_mm: 10, w_mm: 1 };
  assert.deepEqual(placeAfterKey(place, "ArrowUp", false), { ...place, y_mm: 9 });
  assert.deepEqual(placeAfterKey(place, "ArrowLeft", true), { ...place, x_mm: 0 });
  assert.deepEqual(placeAfterKey(place, "+", true), { ...place, w_mm: 11 });
  assert.deepEqual(placeAfterKey(place, "-", false), place, "a millimeter is the least");
  assert.equal(placeAfterKey(place, "a", false), null);
});

Deno.test("placements in an area that the product has no more are left out, and a method that it has no more is replaced", async () => {
  const before = [{ ...PLACED, method: "screen" }, { ...PLACED, _id: "p2", area: "sleeve" }];
  const api = apiWith({ placements: before })
    .on("PlaceArtwork", data({ makePlacements: { closed: "", revision: "r2", placements: [] } }));
  await onStage(api, at("line=l1"), async () => {
    await waitFor(() => screen.getByRole("textbox", { name: "From the left" }));
    type("From the left", "21");
    await press("Save artwork");
    await waitFor(() => assert.equal(api.named("PlaceArtwork").length, 1));
    assert.deepEqual(api.named("PlaceArtwork")[0]?.variables["placements"], [
      { area: "front", file_id: "f1", x_mm: 21, y_mm: 30, w_mm: 100, method: "dtg" },
    ]);
  });
});

Deno.test("the page is not left with artwork that is not saved unless that is confirmed", async () => {
  const api = apiWith()
    .on("PlaceArtwork", data({ makePlacements: { closed: "", revision: "r2", placements: [] } }));
  await onStage(api, at("line=l1"), async () => {
    await press("Place logo.png");
    let isLeft = false;
    leaveBy(() => isLeft = true);
    assert.equal(isLeft, false);
    act(() => leaveRequest.peek()?.stay());
    await press("Save artwork");
    await waitFor(() => assert.equal(api.named("PlaceArtwork").length, 1));
    await waitFor(() => {
      leaveBy(() => isLeft = true);
      act(() => leaveRequest.peek()?.stay());
      assert.equal(isLeft, true);
    });
  });
});

/** Connects the screen with live changes; gathered changes are handled at once. */
async function withLive(work: (events: SocketEvents) => Promise<void>): Promise<void> {
  const played = Promise.withResolvers<SocketEvents>();
  const stop = startLive(() => {}, () =>
    Promise.resolve((events: SocketEvents) => {
      played.resolve(events);
      return () => {};
    }));
  const slow = globalThis.setTimeout;
  const GATHERED_MS = 5_000;
  const hurried = (run: () => void, ms?: number) => slow(run, ms === GATHERED_MS ? 0 : ms);
  globalThis.setTimeout = hurried as typeof setTimeout;
  try {
    await work(await played.promise);
  } finally {
    globalThis.setTimeout = slow;
    stop();
  }
}

Deno.test("what is placed after a save stays while the connection is lost and found again", async () => {
  const saved = { ...ARTWORK, revision: "r2", placements: [PLACED] };
  const api = apiWith()
    .on("GetArtwork", data({ getArtworkOf: ARTWORK }), data({ getArtworkOf: saved }))
    .on("PlaceArtwork", data({ makePlacements: { closed: "", revision: "r2", placements: [] } }));
  await onStage(api, at("line=l1"), () =>
    withLive(async (events) => {
      await press("Place logo.png");
      await press("Save artwork");
      await waitFor(() => assert.equal(api.named("PlaceArtwork").length, 1));
      await waitFor(() => assert.equal(screen.queryByText("Saving…"), null));
      type("From the left", "33");
      act(() => events.onChange(EVERY_ENTITY, []));
      await new Promise((resolve) => setTimeout(resolve, 50));
      const left = screen.getByRole<HTMLInputElement>("textbox", { name: "From the left" });
      assert.deepEqual([left.value, api.named("GetArtwork").length], ["33", 1]);
    }));
});
