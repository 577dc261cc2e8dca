/**
 * Which window of the device sends: one at a time. It keeps its turn afterwards, so that the next scan leaves without asking
 * for it, until another window wants it or this one is out of sight: the system may stop that one at any moment, and a turn
 * that sleeps would hold up all.
 */
export interface Turn {
  /** Runs when no other window sends; at once where this one has the turn. */
  readonly run: <T>(work: () => Promise<T>) => Promise<T>;
  /** This window has it, and no other one has asked for it. */
  readonly isMine: () => boolean;
  /** Something waits here: whoever has the turn gives it up after what it does. */
  readonly want: () => void;
  readonly close: () => void;
}

/** What a turn is made of; tests have their own. */
export interface TurnPlace {
  /** @returns when no other window has it: what ends it */
  readonly lock: () => Promise<() => void>;
  readonly tellOthers: () => void;
  /** Another window wants it, or this one goes out of sight; returns what stops listening. */
  readonly onWanted: (listener: () => void) => () => void;
  /** It would hear that another window wants it. */
  readonly mayKeep: () => boolean;
}

export function turnOf({ lock, tellOthers, onWanted, mayKeep }: TurnPlace): Turn {
  let end: (() => void) | null = null;
  let isBusy = false;
  let isWanted = false;
  const leave = () => {
    end?.();
    end = null;
    isWanted = false;
  };
  const stop = onWanted(() => {
    if (isBusy) isWanted = true;
    else leave();
  });
  return {
    async run(work) {
      isBusy = true;
      try {
        if (!end) {
          tellOthers();
          end = await lock();
        }
        return await work();
      } finally {
        isBusy = false;
        if (isWanted || !mayKeep()) leave();
      }
    },
    isMine: () => end !== null && !isWanted,
    want: tellOthers,
    close: () => {
      stop();
      leave();
    },
  };
}

/** Also of windows with another build. */
const LOCK = "scans";
const CHANNEL = "scans.turn";

/** Of a device without locks there is one window, we hope: keys make a second one harmless. */
const lockOf = ({ locks }: { readonly locks?: LockManager }) => () =>
  new Promise<() => void>((got, fail) => {
    if (!locks) return got(() => {});
    locks.request(LOCK, () => new Promise<void>((end) => got(() => end()))).catch(fail);
  });

export function windowTurn(): Turn {
  const lock = lockOf(navigator);
  if (typeof BroadcastChannel !== "function") {
    return turnOf({ lock, tellOthers: () => {}, onWanted: () => () => {}, mayKeep: () => false });
  }
  const channel = new BroadcastChannel(CHANNEL);
  const isSeen = () => document.visibilityState === "visible";
  return turnOf({
    lock,
    tellOthers: () => channel.postMessage(null),
    mayKeep: isSeen,
    onWanted: (listener) => {
      const onLook = () => isSeen() || listener();
      channel.addEventListener("message", listener);
      document.addEventListener("visibilitychange", onLook);
      addEventListener("pagehide", listener);
      return () => {
        channel.close();
        document.removeEventListener("visibilitychange", onLook);
        removeEventListener("pagehide", listener);
      };
    },
  });
}
