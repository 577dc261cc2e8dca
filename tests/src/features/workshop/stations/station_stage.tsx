/** A station on a page with an API that answers each scan in turn. */
import { data, FakeApi, onStage, waitFor } from "../../../engine/record/stage.tsx";
import assert from "node:assert/strict";
import { act } from "@testing-library/react";
import { Router } from "wouter";
import { memoryLocation } from "wouter/memory-location";
import type { ScanInput } from "../../../../../api/generated/schema.ts";
import {
  type Answer,
  type Desk,
  openAfter,
  type StationChoice,
} from "../../../../../machines/workshop/station_context.ts";
import StationPage from "../../../../../src/features/workshop/stations/station_page.tsx";
import { Keyboard } from "../../../../support/client/hand_scanner.ts";
import { answerOf, deskOf, garmentOf } from "../../../../support/client/station.ts";

export const choice = (code: string, name: string): StationChoice => ({
  code,
  name,
  step: "sewing",
  location_code: "MAIN",
  location_name: "Newark",
});
export const ONE = [choice("ST-000001", "Sewing 1")];

interface Bench {
  readonly api: FakeApi;
  readonly scan: (code: string) => void;
  readonly key: (sign: string) => void;
  /** Returns the codes that were sent, in order. */
  readonly sent: () => unknown[];
  readonly inputs: () => readonly ScanInput[];
  /** The open garment in the next answer of the desk, independent of the scans. */
  readonly desk: { open?: Desk["open"] };
  /** Goes to another page of this device. */
  readonly go: (path: string) => void;
}

let people = 0;
// Deno's BroadcastChannel sends events that this page does not know, and there is no other window.
Reflect.deleteProperty(globalThis, "BroadcastChannel");

/** Opens a sewing station with a desk, and an API that answers each scan in turn. */
export async function atStation(
  desk: Partial<Desk>,
  answers: readonly Answer[],
  work: (bench: Bench) => Promise<void>,
  choices: readonly StationChoice[] = ONE,
): Promise<void> {
  localStorage.clear();
  const waiting = [...answers];
  // The open garment follows the scans, as at the real API.
  let open = desk.open ?? null;
  const scans: ScanInput[] = [];
  const own: Bench["desk"] = {};
  const api = new FakeApi().on("StationChoices", data({ stationChoices: choices }))
    .on("StationDesk", (...args) => data({ stationDesk: deskOf({ ...desk, open, ...own }) })(...args))
    .on("Scan", ({ variables }, signal) => {
      const sentScans = variables["scans"] as ScanInput[];
      scans.push(...sentScans);
      const scan = sentScans.map(({ key }) => ({ ...waiting.shift() ?? answerOf("", null), key }));
      for (const each of scan) open = openAfter(each, "Sewing") ?? (each.outcome === "done" ? null : open);
      return data({ scan })({ name: "Scan", variables }, signal);
    });
  const { hook, navigate } = memoryLocation({ path: "/stations/sewing" });
  const content = (
    <Router hook={hook}>
      <StationPage />
    </Router>
  );
  let board: Keyboard | null = null;
  const bench = (): Keyboard => {
    const input = document.querySelector<HTMLInputElement>("[data-scan-box]");
    assert.ok(input);
    input.focus();
    board ??= new Keyboard(input);
    // The pause shows that the key is a person's, not the scanner's.
    board.pause(1_000);
    return board;
  };
  await onStage(api, content, async () => {
    await work({
      api,
      scan: (code) => act(() => bench().scan(code)),
      key: (sign) => act(() => bench().sign(sign)),
      sent: () => scans.map(({ code }) => code),
      inputs: () => scans,
      desk: own,
      go: (path) => act(() => navigate(path)),
    });
    // The queue of scans is stored by person.
  }, { role: "sewer", me: { _id: `sewer${people++}` } });
}

export const verdict = () => document.querySelector("[data-verdict]")?.getAttribute("data-verdict");
export const isShown = (shape: string) => waitFor(() => assert.equal(verdict(), shape));
export const isOpen = (ticket: string) =>
  waitFor(() => assert.ok(document.querySelector(`[data-garment='${ticket}']`)));
export const startedAnswer = answerOf("unit.start", garmentOf(1));
export const passedAnswer = answerOf(
  "unit.pass",
  garmentOf(1, { print_status: "Packing", work_status: "Waiting" }),
  {
    next: { step: "Packing", station_name: "" },
  },
);
