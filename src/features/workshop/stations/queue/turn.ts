/** Lets one window of the device send at a time, until another one wants the lock or this one is hidden. */
export interface Turn {
  /** Runs the work while no other window sends; at once if this window has the lock. */
  readonly run: <T>(work: () => Promise<T>) => Promise<T>;
  /** Returns true if this window has the lock and no other window wants it. */
  readonly isMine: () => boolean;
  /** Asks the window with the lock to release it after its work, since scans wait here. */
  readonly want: () => void;
  readonly close: () => void;
}

/** Functions of the browser that a turn needs; tests replace them. */
export interface TurnPlace {
  /** Waits for the lock. @returns a function that releases it */
  readonly lock: () => Promise<() => void>;
  readonly notifyOthers: () => void;
  /** Calls the listener when another window wants the lock or this one is hidden; returns a function to stop it. */
  readonly onWanted: (listener: () => void) => () => void;
  /** Returns true if the window may keep the lock, since it would notice that another one wants it. */
  readonly mayKeep: () => boolean;
}

export function turnOf({ lock, notifyOthers, onWanted, mayKeep }: TurnPlace): Turn {
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
          notifyOthers();
          end = await lock();
        }
        return await work();
      } finally {
        isBusy = false;
        if (isWanted || !mayKeep()) leave();
      }
    },
    isMine: () => end !== null && !isWanted,
    want: notifyOthers,
    close: () => {
      stop();
      leave();
    },
  };
}

/** Names of the lock and of the channel, which windows of all builds share. */
const LOCK = "scans";
const CHANNEL = "scans.turn";

/** A browser without locks most likely has one window; idempotency keys make a second one harmless. */
const lockOf = ({ locks }: { readonly locks?: LockManager }) => () =>
  new Promise<() => void>((got, fail) => {
    if (!locks) return got(() => {});
    locks.request(LOCK, () => new Promise<void>((end) => got(() => end()))).catch(fail);
  });

export function windowTurn(): Turn {
  const lock = lockOf(navigator);
  if (typeof BroadcastChannel !== "function") {
    return turnOf({ lock, notifyOthers: () => {}, onWanted: () => () => {}, mayKeep: () => false });
  }
  const channel = new BroadcastChannel(CHANNEL);
  const isSeen = () => document.visibilityState === "visible";
  return turnOf({
    lock,
    notifyOthers: () => channel.postMessage(null),
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
