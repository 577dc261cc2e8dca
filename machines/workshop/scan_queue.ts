/**
 * `keeping` writes each scan to the device's storage (opening → resting ⇄ writing), or holds it in memory if there is
 * no storage (without). `sending` sends numbered scans, the oldest first, with the key that each got when it was
 * scanned (resting ⇄ asking). A request without an answer is repeated (pausing), if somebody is signed in (else stuck).
 *
 * The storage numbers the scans. If no scan waits and no other window sends, the number is known in advance, and the
 * scan is sent while it is written.
 *
 * Because of its key a scan counts once, however often it is sent. The refusal of a scan that waited is kept until a
 * person has seen it. Source: docs/adr/0042.
 */
import { assign, setup } from "xstate";
import { MAX_QUEUED_SCANS, MAX_SCANS } from "../../api/workshop/scans.ts";
import { placeholderAction, placeholderActor } from "../placeholder.ts";
import {
  afterAnswers,
  answersForQueue,
  findUnwritten,
  headOf,
  type QueuedScan,
  type ScanAnswer,
  type ScanNotStored,
  type ScanQueueContext,
  type ScanQueueEvent,
  type ScansWritten,
  type SendInput,
  type SendResult,
  type StoreOpened,
  type TakenScan,
} from "./scan_queue_context.ts";

type OpenDone = { readonly output: StoreOpened };
type WriteDone = { readonly output: ScansWritten };
type SendDone = { readonly output: SendResult };
type ScanParams = { readonly scan: TakenScan; readonly seq: number | null };
type AnswerParams = { readonly answers: readonly ScanAnswer[] };
const answersOf = ({ output }: SendDone): readonly ScanAnswer[] =>
  output.kind === "answered" ? output.answers : [];

export const scanQueueMachine = setup({
  types: {
    context: {} as ScanQueueContext,
    events: {} as ScanQueueEvent,
  },
  actors: {
    openStore: placeholderActor<StoreOpened, void>("openStore"),
    writeScans: placeholderActor<ScansWritten, readonly QueuedScan[]>("writeScans"),
    /** One window sends at a time; answered scans leave the storage before they are announced. */
    sendScans: placeholderActor<SendResult, SendInput>("sendScans"),
  },
  actions: {
    dropRefusal: (_, _params: { readonly key: string }): void => placeholderAction("dropRefusal")(),
    tell: (_, _params: AnswerParams): void => placeholderAction("tell")(),
    refuse: (_, _params: { readonly scan: TakenScan; readonly why: ScanNotStored }): void =>
      placeholderAction("refuse")(),
    take: assign(({ context }, { scan, seq }: ScanParams) => ({
      scans: [...context.scans, { ...scan, seq }],
      ...seq !== null && { sentEarly: [...context.sentEarly, scan.key] },
    })),
    /** Scans of an earlier visit come before new ones. */
    noteOpened: assign(({ context }, { output }: OpenDone) =>
      output.kind === "opened"
        ? {
          store: "open" as const,
          scans: [...output.scans, ...context.scans],
          refusals: [...output.refusals, ...context.refusals],
          others: output.others,
        }
        : { store: "none" as const }
    ),
    noteWritten: assign(({ context }, { output }: WriteDone) => {
      const seqs = output.kind === "written" ? output.seqs : {};
      return {
        scans: context.scans.map((scan) => ({ ...scan, seq: scan.seq ?? seqs[scan.key] ?? null })),
        sentEarly: context.sentEarly.filter((key) => seqs[key] === undefined),
      };
    }),
    loseStore: assign({ store: "none", sentEarly: [] }),
    noteAnswers: assign(({ context }, { answers }: AnswerParams) => afterAnswers(context, answers)),
    dropTapped: assign(({ context }, { key }: { readonly key: string }) => ({
      refusals: context.refusals.filter(({ scan }) => scan.key !== key),
    })),
    reach: assign({ tries: 0, isBarred: false, most: MAX_SCANS }),
    countTry: assign({ tries: ({ context }) => context.tries + 1 }),
    sendSingly: assign({ most: 1 }),
    bar: assign({ isBarred: true }),
  },
  guards: {
    isFull: ({ context }) => context.scans.length >= MAX_QUEUED_SCANS,
    /** Without storage and connection the scan would be lost with the window. */
    cannotKeep: ({ context }, { isOnline }: { readonly isOnline: boolean }) =>
      context.store === "none" && (!isOnline || context.tries > 0 || context.isBarred),
    hasUnwritten: ({ context }) => findUnwritten(context).length > 0,
    hasHead: ({ context }) => headOf(context).length > 0,
    isOpened: (_, { output }: OpenDone) => output.kind === "opened",
    isWritten: (_, { output }: WriteDone) => output.kind === "written",
    isAnswered: (_, { output }: SendDone) => output.kind === "answered",
    isRefusedTogether: ({ context }, { output }: SendDone) => output.kind === "refused" && context.most > 1,
    isBarred: (_, { output }: SendDone) => output.kind === "barred",
  },
  delays: {
    /** 1, 2, 4, 8, 16, then 30 s; a returning network also triggers an attempt. */
    untilNextTry: ({ context }) => Math.min(30_000, 1_000 * 2 ** Math.max(0, context.tries - 1)),
    untilSignedIn: 30_000,
  },
}).createMachine({
  id: "scan_queue",
  type: "parallel",
  context: {
    store: "opening",
    scans: [],
    sentEarly: [],
    refusals: [],
    others: [],
    tries: 0,
    isBarred: false,
    most: MAX_SCANS,
  },
  on: {
    "scan.take": [
      {
        guard: "isFull",
        actions: { type: "refuse", params: ({ event }) => ({ ...event, why: "queueFull" as const }) },
      },
      {
        guard: { type: "cannotKeep", params: ({ event }) => event },
        actions: { type: "refuse", params: ({ event }) => ({ ...event, why: "cannotKeep" as const }) },
      },
      { actions: { type: "take", params: ({ event }) => event } },
    ],
    "answers.hear": {
      actions: [
        {
          type: "tell",
          params: ({ context, event }) => ({ answers: answersForQueue(context, event.answers) }),
        },
        { type: "noteAnswers", params: ({ event }) => event },
      ],
    },
    "refusal.tap": {
      actions: [
        { type: "dropRefusal", params: ({ event }) => event },
        { type: "dropTapped", params: ({ event }) => event },
      ],
    },
  },
  states: {
    keeping: {
      initial: "opening",
      states: {
        opening: {
          invoke: {
            id: "openStore",
            src: "openStore",
            onDone: [
              {
                target: "resting",
                guard: { type: "isOpened", params: ({ event }) => event },
                actions: { type: "noteOpened", params: ({ event }) => event },
              },
              { target: "without", actions: "loseStore" },
            ],
            onError: { target: "without", actions: "loseStore" },
          },
        },
        resting: { always: { target: "writing", guard: "hasUnwritten" } },
        writing: {
          invoke: {
            id: "writeScans",
            src: "writeScans",
            input: ({ context }) => findUnwritten(context),
            onDone: [
              {
                target: "resting",
                guard: { type: "isWritten", params: ({ event }) => event },
                actions: { type: "noteWritten", params: ({ event }) => event },
              },
              { target: "without", actions: "loseStore" },
            ],
            onError: { target: "without", actions: "loseStore" },
          },
        },
        /** Storage is full, forbidden or missing, so new scans are lost when the window closes. */
        without: { type: "final" },
      },
    },
    sending: {
      initial: "resting",
      states: {
        resting: { always: { target: "asking", guard: "hasHead" } },
        asking: {
          invoke: {
            id: "sendScans",
            src: "sendScans",
            input: ({ context }) => ({
              scans: headOf(context),
              most: context.most,
              isKeeping: context.store === "open",
            }),
            onDone: [
              {
                target: "resting",
                guard: { type: "isAnswered", params: ({ event }) => event },
                actions: [
                  {
                    type: "tell",
                    params: ({ context, event }) => ({ answers: answersForQueue(context, answersOf(event)) }),
                  },
                  { type: "noteAnswers", params: ({ event }) => ({ answers: answersOf(event) }) },
                  "reach",
                ],
              },
              {
                target: "resting",
                guard: { type: "isRefusedTogether", params: ({ event }) => event },
                actions: "sendSingly",
              },
              {
                target: "stuck",
                guard: { type: "isBarred", params: ({ event }) => event },
                actions: "bar",
              },
              { target: "pausing", actions: "countTry" },
            ],
            onError: { target: "pausing", actions: "countTry" },
          },
        },
        pausing: { on: { "net.back": "resting" }, after: { untilNextTry: "resting" } },
        stuck: { on: { "net.back": "resting" }, after: { untilSignedIn: "resting" } },
      },
    },
  },
});
