/** A box station on a page, with an API that answers its scans in turn. */
import { data, FakeApi, onStage, says, waitFor } from "../../../engine/record/stage.tsx";
import assert from "node:assert/strict";
import { act } from "@testing-library/react";
import { Router } from "wouter";
import { memoryLocation } from "wouter/memory-location";
import type { OpenBox } from "../../../../../machines/handover/box_station_context.ts";
import type { Answer } from "../../../../../machines/workshop/station_context.ts";
import BoxPage from "../../../../../src/features/handover/box_station/box_page.tsx";
import { boxAnswer } from "../../../../support/client/open_box.ts";
import { stationKeyboard } from "../../../../support/client/hand_scanner.ts";
import { deskOf } from "../../../../support/client/station.ts";

export interface SentScan {
  readonly code: string;
  readonly into?: string;
  readonly out?: boolean;
  readonly weight_g?: number;
  readonly tare_g?: number;
  readonly count?: number;
  readonly note?: string;
}

interface Bench {
  readonly scan: (code: string) => void;
  readonly key: (sign: string) => void;
  readonly sent: () => readonly SentScan[];
  /** Returns kind and box of each print, and the station whose printers it uses. */
  readonly prints: () => readonly string[];
  /** While `isCut` is true, calls with scans fail. */
  readonly net: { isCut: boolean };
  /** Sends the browser's event that the network is back. */
  readonly back: () => void;
}

interface BenchOptions {
  readonly role?: "packager" | "order_qc";
  readonly boxes?: readonly OpenBox[];
  readonly to_box?: number;
  readonly me?: string;
  readonly isFresh?: boolean;
}

const PRINT = {
  ...{ _id: "j1", labels: 1, format: "zpl203", media: "", printer_kind: "file" },
  ...{ left_out: [], boxed: [] },
};

let people = 0;
// Deno's BroadcastChannel sends events that this page does not know, and there is no other window.
Reflect.deleteProperty(globalThis, "BroadcastChannel");

/** Opens a box station whose scans are answered in turn. */
export async function atBoxStation(
  answers: readonly Answer[],
  work: (bench: Bench) => Promise<void>,
  { role = "packager", boxes = [], to_box = 0, me = `boxer${people++}`, isFresh = true }: BenchOptions = {},
): Promise<void> {
  if (isFresh) localStorage.clear();
  const waiting = [...answers];
  let box: OpenBox | null = null;
  const scans: SentScan[] = [];
  const net = { isCut: false };
  const choice = { code: "ST-000006", name: "Boxing 1", step: "box" };
  const place = { location_code: "MAIN", location_name: "Newark" };
  const api = new FakeApi().on("StationChoices", data({ stationChoices: [{ ...choice, ...place }] }))
    .on(
      "StationDesk",
      (...args) =>
        data({ stationDesk: deskOf({ ...choice, ...place, print_status: "", box, boxes, to_box }) })(...args),
    )
    .on("Scan", ({ variables }, signal) => {
      if (net.isCut) throw new TypeError("cut");
      const sent = variables["scans"] as (SentScan & { readonly key: string })[];
      scans.push(...sent);
      const scan = sent.map(({ key }) => ({ ...waiting.shift() ?? boxAnswer("", null), key }));
      const last = scan.at(-1)?.box;
      if (last) box = last.status === "Processing" ? last : null;
      return data({ scan })({ name: "Scan", variables }, signal);
    })
    .on("MakePrintJob", data({ makePrintJob: PRINT }))
    .withFile(new Blob(["^XA"]));
  const { hook } = memoryLocation({ path: "/stations/box" });
  const content = (
    <Router hook={hook}>
      <BoxPage />
    </Router>
  );
  // Saving a file must not navigate the page, but other tests of the process need clicks on links.
  const { click } = HTMLAnchorElement.prototype;
  HTMLAnchorElement.prototype.click = () => {};
  await onStage(api, content, async () => {
    await says("Last scans");
    await work({
      net,
      scan: (code) => act(() => stationKeyboard().scan(code)),
      key: (sign) => act(() => stationKeyboard().press(sign)),
      sent: () => scans,
      prints: () =>
        api.named("MakePrintJob").map(({ variables }) => {
          const { kind, ids, station } = variables["params"] as Readonly<Record<string, string>>;
          return `${kind} ${ids} ${station}`;
        }),
      back: () => act(() => void dispatchEvent(new Event("online"))),
    });
    // The queue of scans is stored by person.
  }, { role, me: { _id: me } }).finally(() => {
    HTMLAnchorElement.prototype.click = click;
  });
}

export const isShown = (shape: string) =>
  waitFor(() => assert.equal(document.querySelector("[data-verdict]")?.getAttribute("data-verdict"), shape));
