/** Implements the effects of the scan queue: storage, calls of the API, and the lock among windows. */
import { fromPromise } from "xstate";
import { scanQueueMachine } from "../../../../../machines/workshop/scan_queue.ts";
import { LATE_ANSWER_MS } from "../../../../../machines/workshop/verdict.ts";
import type {
  QueuedScan,
  ScanAnswer,
  ScanNotStored,
  StoreOpened,
} from "../../../../../machines/workshop/scan_queue_context.ts";
import { shownPerson } from "../../../../lib/client.ts";
import { t } from "../../../../lib/i18n.ts";
import type { DeviceServices, OtherWindows } from "./device_services.ts";
import type { ScanOwner, ScanStore } from "./scan_store.ts";
import { localReply, sendHead } from "./send_scans.ts";
import type { Turn } from "./turn.ts";

export interface Wiring {
  /** The signed-in person; scans of other people are not sent. */
  readonly owner: ScanOwner;
  readonly around: DeviceServices;
  readonly windows: OtherWindows;
  readonly turn: Turn;
  /** Checks for a scan for whose answer nobody is waiting any more. */
  readonly isLate: (scan: Pick<QueuedScan, "key">) => boolean;
  readonly tell: (answers: readonly ScanAnswer[]) => void;
}

const WHY: Readonly<Record<ScanNotStored, () => string>> = {
  queueFull: () => t("keptScans.queueFull"),
  cannotKeep: () => t("keptScans.cannotKeep"),
};

export function wiredScanQueue({ owner, around, windows, turn, isLate, tell }: Wiring) {
  let isShown = false;
  const answered = new Set<string>();
  let store: ScanStore | null = null;
  /** True if the last request was answered: most likely the next one is too, before the power can fail. */
  let isReached = true;
  const overview = { isWhole: false };
  /** Number that is reserved for the next scan; null if the storage numbers it on writing. */
  let reserved: number | null = null;
  /** Number of writes of scans without a number. */
  let numbered = 0;

  async function open(): Promise<StoreOpened> {
    isShown = shownPerson() === owner._id;
    store = await around.open();
    // Asks to keep the storage; not awaited, since some browsers ask the person.
    void navigator.storage?.persist?.().catch(() => false);
    return { kind: "opened", ...await store.read(owner._id) };
  }
  const drop = (keys: readonly string[]) => {
    // A scan that cannot be deleted is sent again later, with the same answer.
    void store?.settle(keys.map((key) => ({ key, refusal: null }))).catch(() => {});
  };
  /** Writes the scans to disk if an answer is late, since the verdict then says that they are stored. */
  const keepSafe = async () => {
    const wasReached = isReached;
    isReached = false;
    if (wasReached) await store?.secure().catch(() => {});
  };
  /** Reserves a number, unless a scan with a higher number is written meanwhile. */
  const reserve = async () => {
    if (!store || !turn.isMine() || !overview.isWhole) return;
    const before = numbered;
    const seq = await store.reserve().catch(() => null);
    if (before === numbered) reserved = seq;
  };
  /** @returns the reserved number, so that a scan can be sent while it is written; null if there is none */
  const allot = (isIdle: boolean): number | null => {
    const isMine = turn.isMine();
    const seq = isIdle && isMine && overview.isWhole ? reserved : null;
    reserved = null;
    // Asks for the lock, so that these scans are sent before later ones of another window.
    if (!isMine) turn.want();
    return seq;
  };
  const machine = scanQueueMachine.provide({
    actors: {
      openStore: fromPromise(open),
      writeScans: fromPromise(async ({ input }) => {
        if (!store) return { kind: "closed" };
        if (input.some(({ seq }) => seq === null)) {
          reserved = null;
          numbered += 1;
        }
        return { kind: "written", seqs: await store.write(owner, input, isReached && navigator.onLine) };
      }),
      sendScans: fromPromise(async ({ input: { scans, most, isKeeping } }) => {
        const slow = setTimeout(keepSafe, LATE_ANSWER_MS);
        if (!turn.isMine()) overview.isWhole = false;
        const sent = await turn.run(() =>
          sendHead(scans, {
            person: owner._id,
            store: isKeeping ? store : null,
            ask: around.ask,
            mayAsk: () => !isShown || shownPerson() === owner._id,
            most,
            isLate,
            answered,
            overview,
          })
        );
        clearTimeout(slow);
        if (sent.kind !== "answered") await keepSafe();
        else {
          isReached = true;
          void reserve();
          windows.tell({ person: owner._id, answers: sent.answers.map(({ answer }) => answer) });
        }
        return sent;
      }),
    },
    actions: {
      dropRefusal: (_, { key }) => drop([key]),
      tell: (_, { answers }) => tell(answers),
      refuse: (_, { scan, why }) => {
        const answer = localReply(scan.key, why, WHY[why]());
        // Reports the refusal after the caller has received the key.
        queueMicrotask(() => tell([{ answer, isLate: false }]));
      },
    },
  });
  return { machine, drop, allot };
}
