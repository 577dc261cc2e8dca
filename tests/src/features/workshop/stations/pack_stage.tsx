/** A pack bench on a page, with an API that answers its scans in turn. */
import { data, FakeApi, onStage, says, screen, waitFor } from "../../../engine/record/stage.tsx";
import assert from "node:assert/strict";
import { act, within } from "@testing-library/react";
import { Router } from "wouter";
import { memoryLocation } from "wouter/memory-location";
import type { ScannedPackage } from "../../../../../machines/workshop/pack_context.ts";
import type { Answer } from "../../../../../machines/workshop/station_context.ts";
import PackPage from "../../../../../src/features/workshop/stations/pack/pack_page.tsx";
import { packedPackage } from "../../../../support/client/packed_package.ts";
import { stationKeyboard } from "../../../../support/client/hand_scanner.ts";
import { answerOf, deskOf, garmentOf } from "../../../../support/client/station.ts";

export const NUMBER = "RR123456785VN";
export const unit = (n: number, isIn: boolean): ScannedPackage["units"][number] => ({
  _id: `u${n}`,
  ticket: `UN-00000${n}`,
  title: "Heavy tee",
  color: "Black",
  size: "M",
  print_status: isIn ? "Packed" : "Packing",
  image_id: "",
});
export const ONE = packedPackage({
  bins: ["A07"],
  units: [unit(1, true), unit(2, false)],
  recipient_name: "Zoë",
});
export const ALL = { ...ONE, packed: 2, bins: [], units: [unit(1, true), unit(2, true)] };
export const WITH_REQUESTED_LABEL: ScannedPackage = { ...ALL, label_status: "Asked", weighed_g: 410 };
export const LIVE: ScannedPackage = {
  ...WITH_REQUESTED_LABEL,
  label_status: "Live",
  shipment_status: "Packed",
  carrier: "VNPost",
  tracking_number: NUMBER,
};

export const packedAnswer = (pkg: ScannedPackage, n = pkg.packed) =>
  answerOf("unit.pass", garmentOf(n, { print_status: "Packed", work_status: "" }), { parcel: pkg });
export const packAnswer = (event: string, pkg: ScannedPackage | null, more: Partial<Answer> = {}) =>
  answerOf(event, null, { undo_until: null, parcel: pkg, ...more });

interface Sent {
  readonly code: string;
  readonly about?: string;
  readonly weight_g?: number;
  readonly sure?: boolean;
  readonly net_sure?: boolean;
  readonly method_code?: string;
}
interface Bench {
  readonly api: FakeApi;
  readonly scan: (code: string) => void;
  readonly key: (sign: string) => void;
  readonly sent: () => readonly Sent[];
  /** Changes the desk's later answers, and makes the window fetch the desk again. */
  readonly becomes: (pkg: ScannedPackage) => void;
  /** While `isCut` is true, calls with scans fail. */
  readonly net: { isCut: boolean };
  readonly prints: () => unknown[];
}

let people = 0;
// Deno's BroadcastChannel sends events that this page does not know, and there is no other window.
Reflect.deleteProperty(globalThis, "BroadcastChannel");
const station = (code: string) => ({
  ...{ code, name: "Packing 1", step: "pack", location_code: "MAIN", location_name: "Newark" },
});

/** Opens a pack bench whose scans are answered in turn. */
export async function atBench(
  answers: readonly Answer[],
  work: (bench: Bench) => Promise<void>,
): Promise<void> {
  localStorage.clear();
  const waiting = [...answers];
  let pkg: ScannedPackage | null = null;
  const scans: Sent[] = [];
  const net = { isCut: false };
  const api = new FakeApi().on("StationChoices", data({ stationChoices: [station("ST-000006")] }))
    .on("StationDesk", (...args) =>
      data({
        stationDesk: deskOf({
          code: "ST-000006",
          name: "Packing 1",
          step: "pack",
          print_status: "Packing",
          parcel: pkg,
        }),
      })(...args))
    .on("Scan", ({ variables }, signal) => {
      if (net.isCut) throw new TypeError("cut");
      const sentScans = variables["scans"] as (Sent & { readonly key: string })[];
      scans.push(...sentScans);
      const scan = sentScans.map(({ key }) => ({ ...waiting.shift() ?? packAnswer("", null), key }));
      pkg = scan.at(-1)?.event === "parcel.close" ? null : scan.at(-1)?.parcel ?? pkg;
      return data({ scan })({ name: "Scan", variables }, signal);
    })
    .on(
      "MakePrintJob",
      data({
        makePrintJob: {
          ...{
            _id: "j1",
            labels: 1,
            format: "zpl203",
            media: "4x6",
            printer_kind: "file",
            left_out: [],
            boxed: [],
          },
        },
      }),
    ).withFile(new Blob(["^XA"]));
  const { click } = HTMLAnchorElement.prototype;
  HTMLAnchorElement.prototype.click = () => {};
  const { hook } = memoryLocation({ path: "/stations/pack" });
  const content = (
    <Router hook={hook}>
      <PackPage />
    </Router>
  );
  try {
    await onStage(api, content, async () => {
      await says("Scan a garment");
      await work({
        api,
        net,
        scan: (code) => act(() => stationKeyboard().scan(code)),
        key: (sign) => act(() => stationKeyboard().press(sign)),
        sent: () => scans,
        becomes: (next) => {
          pkg = next;
          act(() => void dispatchEvent(new Event("online")));
        },
        prints: () => api.named("MakePrintJob").map(({ variables }) => variables["params"]),
      });
      // The bench never shows an amount.
      assert.doesNotMatch(document.body.textContent ?? "", /USD|\d\.\d\d\b|@/);
      // The queue of scans is stored by person.
    }, { role: "packager", me: { _id: `packager${people++}` } });
  } finally {
    HTMLAnchorElement.prototype.click = click;
  }
}

export const isShown = (shape: string) =>
  waitFor(() => assert.equal(document.querySelector("[data-verdict]")?.getAttribute("data-verdict"), shape));
export const isAt = (bench: string) =>
  waitFor(() =>
    assert.match(document.querySelector("[data-bench]")?.getAttribute("data-bench") ?? "", new RegExp(bench))
  );
export const card = () => within(screen.getByRole("region", { name: "PK-000001" }));
