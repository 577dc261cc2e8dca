/** A station's machine with a garment on its bench, and answers to its scans, for tests. */
import { createActor } from "xstate";
import { stationMachine } from "../../machines/station.ts";
import type { Answer, Garment, Scanned } from "../../machines/station_facts.ts";

export const garment = (id: string, art = 1, more: Partial<Garment> = {}): Garment => ({
  _id: id,
  ticket: `UN-00000${id}`,
  order_code: "OR-000001",
  sku: "TEE-BLK-M",
  ordered_sku: "",
  location_name: "",
  title: "Tee",
  product_title: "Tee",
  color: "Black",
  size: "M",
  print_status: "Sewing",
  work_status: "Inprocess",
  n: 1,
  of: 2,
  due_at: 0,
  rush: false,
  cycle: 1,
  note: "",
  held_reason: "",
  bin_label: "",
  image_id: "",
  arts: Array.from({ length: art }, () => ({}) as Garment["arts"][number]),
  route: ["Cutting", "Sewing", "Packing"],
  ...more,
});
export const answer = (event: string, unit: Garment | null, more: Partial<Answer> = {}): Answer => ({
  key: "k1",
  outcome: "done",
  code: "",
  text: "",
  event,
  passed: "",
  at: 0,
  unit,
  undo_until: 120,
  bin: null,
  next: null,
  parcel: null,
  holder: null,
  ...more,
});
export const started = answer("unit.start", garment("1"));
export const passed = answer(
  "unit.pass",
  garment("1", 1, { print_status: "Packing", work_status: "Waiting" }),
);
export const theirs = answer("", garment("3"), {
  outcome: "refused",
  code: "isTheirs",
  holder: { name: "Linh", since: 0, own: false },
});
export const rejected = answer(
  "unit.reject",
  garment("1", 1, { print_status: "Cutting", work_status: "Waiting" }),
);

/** A station with a garment that is open, and what it asked for. */
export function atWork(open: Garment | null = garment("1", 2)) {
  const sent: Scanned[] = [];
  const asked: string[] = [];
  const machine = stationMachine.provide({
    actions: {
      sendScan: (_, scanned) => void sent.push(scanned),
      refuse: (_, { code }) => void asked.push(code),
      printTicket: () => void asked.push("print"),
      keepStation: ({ context }) => void asked.push(context.station),
      forgetStation: () => void asked.push("forget"),
    },
  });
  const choosing = machine.resolveState({
    value: { bench: "choosing", photo: "none" },
    context: createActor(machine, { input: { step: "sewing" } }).getSnapshot().context,
  });
  const actor = createActor(machine, { input: { step: "sewing" }, snapshot: choosing }).start();
  actor.send({ type: "code.scanned", code: "st-000001", typed: false });
  actor.send({ type: "desk.came", open, photo: false, asked: 5 });
  const scan = (code: string) => actor.send({ type: "code.scanned", code, typed: false });
  return { actor, sent, asked, scan, context: () => actor.getSnapshot().context };
}
