import { createActor } from "xstate";
import { stationMachine } from "../../../machines/workshop/station.ts";
import type { Garment, ScanInput } from "../../../machines/workshop/station_context.ts";
import { answerOf, garmentOf } from "../client/station.ts";

/** @param art number of print files of the garment */
export const garment = (id: string, art = 1, more: Partial<Garment> = {}): Garment =>
  garmentOf(Number(id), {
    _id: id,
    n: 1,
    of: 2,
    arts: Array.from({ length: art }, () => ({}) as Garment["arts"][number]),
    ...more,
  });
export const startedAnswer = answerOf("unit.start", garment("1"));
export const passedAnswer = answerOf(
  "unit.pass",
  garment("1", 1, { print_status: "Packing", work_status: "Waiting" }),
);
export const theirs = answerOf("", garment("3"), {
  outcome: "refused",
  code: "isTheirs",
  holder: { name: "Linh", since: 0, own: false },
});
export const rejectedAnswer = answerOf(
  "unit.reject",
  garment("1", 1, { print_status: "Cutting", work_status: "Waiting" }),
);

/** Returns a station with an open garment, and the effects that it requests. */
export function atWork(open: Garment | null = garment("1", 2)) {
  const sent: ScanInput[] = [];
  const requests: string[] = [];
  const machine = stationMachine.provide({
    actions: {
      sendScan: (_, scanned) => void sent.push(scanned),
      refuse: (_, { code }) => void requests.push(code),
      printTicket: () => void requests.push("print"),
      keepStation: ({ context }) => void requests.push(context.station),
      forgetStation: () => void requests.push("forget"),
    },
  });
  const choosing = machine.resolveState({
    value: { bench: "choosing", photo: "none" },
    context: createActor(machine, { input: { step: "sewing" } }).getSnapshot().context,
  });
  const actor = createActor(machine, { input: { step: "sewing" }, snapshot: choosing }).start();
  actor.send({ type: "code.scanned", code: "st-000001", typed: false });
  actor.send({ type: "desk.came", open, photo: false, requestedAt: 5 });
  const scan = (code: string) => actor.send({ type: "code.scanned", code, typed: false });
  return { actor, sent, asked: requests, scan, context: () => actor.getSnapshot().context };
}
