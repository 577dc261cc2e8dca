/** Uses features of XState that our machines do not use: history, several targets, any event, forbidden events, ids. */
import { createMachine, fromPromise, not, or } from "xstate";

export const oddMachine = createMachine({
  id: "odd",
  initial: "idle",
  on: { reset: ".idle", "*": { target: "#failed", guard: "isBad" }, stop: "#odd.over" },
  states: {
    idle: {
      on: { start: "work", resume: "work.last", jump: { target: ["work.left.two", "work.right.off"] } },
    },
    work: {
      type: "parallel",
      onDone: "over",
      on: {
        reset: undefined,
        restart: { target: "work", reenter: true },
        leave: { target: "idle", guard: not("isBad") },
      },
      states: {
        left: {
          initial: "one",
          states: {
            one: { on: { next: "two", stop: {} } },
            two: {
              invoke: [
                {
                  id: "ask",
                  src: "ask",
                  onDone: "end",
                  onError: { target: "one" },
                  onSnapshot: { actions: "note" },
                },
                {
                  src: fromPromise(async () => {}),
                  onDone: [{ target: "one", guard: or(["isBad", "isOdd"]) }],
                },
              ],
              after: { 500: [{ target: "one", guard: "isOdd" }, { target: "end" }], pause: "one" },
            },
            end: { type: "final" },
          },
        },
        right: {
          initial: "on",
          states: {
            on: { on: { flip: { target: "off", actions: ["note", { type: "tell", params: { by: 2 } }] } } },
            off: { type: "final" },
          },
        },
        last: { type: "history", history: "deep" },
      },
    },
    failed: { id: "failed", entry: "tell", on: { again: { target: "work.last" } } },
    over: { type: "final" },
  },
} as never);
