/** Collects the keys of a scanner before React, so that none waits for rendering. Source: docs/stations.md. */
import { CODE_BREAK } from "../../../../../api/codes/line.ts";
import { MAX_SCAN_LENGTH } from "../../../../../api/codes/scan_codes.ts";
import { noteScan, scannerPace } from "./pace.ts";
import { KeyReader, type Scan } from "./reader.ts";
import { isOverlayOpen, isPressable, isTextField } from "./targets.ts";
import { characterOfUsKey, isEnd } from "./us_keys.ts";

export interface ScanHandlers {
  readonly onScan: (scan: Scan) => void;
  /** True if all codes of a line are one scan. */
  readonly takesAll?: boolean;
  /** True while a number is asked for: then no digit is a shortcut. */
  readonly takesNumbers?: boolean;
  /** Handles a single key in the empty box. Returns false if the key does nothing now. */
  readonly onKey: (key: string) => boolean;
  /** Called when a text was dropped because it is longer than any code. */
  readonly onTooLong: () => void;
  /** Called with true if the box has a whole code but the key that ends it does not come. */
  readonly onUnended: (isUnended: boolean) => void;
}

/** A character that stays alone this long is from a person: twice the pause of the slowest known scanner. */
const ALONE_MS = 400;
/** Minimum time for which a person holds a key, by event times; most scanners release it sooner. */
const HELD_MS = 40;
/** Time for which a first key waits for the rest of a code, since the radio or the computer may be slow. */
const STALLED_MS = 2_000;
/** Time within which a quick scanner would have sent the next letter. */
const RELEASED_MS = 100;
/** Key that begins a code typed by hand. */
const BY_HAND = "/";
/** Shortcuts of stations. One that does nothing now is dropped instead of becoming part of the next scan. */
const STATION_KEY = /^[RUNPABS1-9]$/;
/** A second end key (LF after CR, Tab after Enter) within this time is from the scanner, not from a person. */
const ECHO_MS = 400;
const UNENDED_MS = 1_500;
/** Time within which an input method that consumes Enter has written its text. */
const COMPOSED_MS = 200;
/** A longer text in the clipboard cannot be codes. */
const MAX_PASTED_CHARS = 4_000;
/** If a timer runs this late, the window was busy, and keys may still be waiting. */
const LATE_MS = 50;

/** Input types that no scanner causes. */
const TYPED: readonly string[] = ["insertReplacementText", "insertFromPaste"];

const SEPARATOR_KEY = "BracketRight";
const LINES = /[\r\n\t]+/;

/** Returns the letter or digit of a key in any keyboard layout. */
const plainKey = ({ key, code }: KeyboardEvent): string =>
  /^[a-z0-9]$/i.test(key) ? key.toUpperCase() : characterOfUsKey(code, false);

/** The only character in the box. */
interface Alone {
  readonly key: string;
  /** `KeyboardEvent.code` */
  readonly place: string;
  readonly at: number;
  readonly timer: ReturnType<typeof setTimeout>;
}

/** Listens for scans until `stop` is called; `end` ends the current text without a key. */
export function listenTo(
  input: HTMLInputElement,
  handlers: () => ScanHandlers,
): { readonly stop: () => void; readonly end: () => void } {
  const reader = new KeyReader();
  let alone: Alone | null = null;
  let unended: ReturnType<typeof setTimeout> | undefined;
  let composed: ReturnType<typeof setTimeout> | undefined;
  let isComposing = false;
  let isKeyed = false;
  let endedAt = -Infinity;
  /** True while a person types a code, in which no letter is a shortcut. */
  let isByHand = false;
  /** True if a part of the text was typed by hand. */
  let isFingered = false;
  let pressedAt: { readonly place: string; readonly at: number } | null = null;

  const isEmpty = () => input.value === "" && reader.isEmpty;
  const take = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  const forgetAlone = () => {
    clearTimeout(alone?.timer);
    alone = null;
  };
  const clear = () => {
    forgetAlone();
    clearTimeout(unended);
    clearTimeout(composed);
    composed = undefined;
    isByHand = isFingered = false;
    reader.reset();
    input.value = "";
    handlers().onUnended(false);
  };

  function finish(at: number): void {
    const single = isByHand ? undefined : alone?.key;
    const pause = isByHand || isFingered || !reader.isCode(input.value) ? null : reader.longestPause;
    const read = reader.end(input.value);
    clear();
    if (pause !== null) noteScan(pause);
    endedAt = at;
    if (single && handlers().onKey(single)) return;
    if (read === "tooLong") handlers().onTooLong();
    else if (handlers().takesAll && read.length > 1) {
      const code = read.map((scan) => scan.code).join(CODE_BREAK);
      handlers().onScan({ code, typed: read.some(({ typed }) => typed) });
    } else for (const scan of read) handlers().onScan(scan);
  }

  /** Handles a letter as a shortcut if no second one follows in time. A busy window gets more time. */
  function waitAlone(pressed: Omit<Alone, "timer">, delay: number): void {
    const due = performance.now() + delay;
    const timer = setTimeout(() => {
      if (performance.now() - due > LATE_MS) return waitAlone(pressed, LATE_MS * 2);
      alone = null;
      const isNumber = handlers().takesNumbers && /^\d$/.test(pressed.key);
      if (isByHand || isNumber || scannerPace() === "slow") return;
      if (!handlers().onKey(pressed.key) && !STATION_KEY.test(pressed.key)) return;
      clear();
      reader.follow(pressed.key);
    }, delay);
    alone = { ...pressed, timer };
  }

  /** Shortens the delay for a key that was held so long that it is from a person. */
  function onKeyUp({ code, timeStamp }: KeyboardEvent): void {
    if (pressedAt?.place === code && timeStamp - pressedAt.at >= HELD_MS) isFingered = true;
    if (alone?.place !== code) return;
    const held = timeStamp - alone.at;
    if (held < HELD_MS) return;
    clearTimeout(alone.timer);
    waitAlone(alone, scannerPace() === "quick" ? RELEASED_MS : Math.max(RELEASED_MS, ALONE_MS - held));
  }

  function noteText(): void {
    const cut = isComposing || handlers().takesAll ? null : reader.cut(input.value);
    if (cut) {
      input.value = input.value.slice(-cut.left);
      handlers().onScan(cut.scan);
    }
    clearTimeout(unended);
    handlers().onUnended(false);
    unended = setTimeout(() => handlers().onUnended(reader.isCode(input.value)), UNENDED_MS);
  }

  function onEnd(event: KeyboardEvent): void {
    const isOwn = event.target === input;
    if (isOwn && !isEmpty()) {
      take(event);
      if (event.repeat) return;
      // An input method writes its last letters only after the end key.
      if (isComposing) composed ??= setTimeout(() => finish(event.timeStamp), COMPOSED_MS);
      else finish(event.timeStamp);
      return;
    }
    if (event.timeStamp - endedAt < ECHO_MS) return take(event);
    if (!isOwn || event.ctrlKey || event.key === "Tab" || event.code === "Tab") return;
    take(event);
    if (!event.repeat) handlers().onKey("Enter");
  }

  function onSign(event: KeyboardEvent): void {
    if (event.target !== input) input.focus({ preventScroll: true });
    event.stopPropagation();
    // Scanners do not repeat keys.
    if (event.repeat) return event.preventDefault();
    if (composed !== undefined) finish(event.timeStamp);
    const wasEmpty = isEmpty();
    if (wasEmpty && event.key === BY_HAND) {
      isByHand = true;
      return event.preventDefault();
    }
    forgetAlone();
    pressedAt = { place: event.code, at: event.timeStamp };
    if (wasEmpty && !isByHand && plainKey(event) !== "") {
      waitAlone({ key: plainKey(event), place: event.code, at: event.timeStamp }, STALLED_MS);
    }
    isKeyed = true;
    reader.press({ code: event.code, isShifted: event.shiftKey, at: event.timeStamp });
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (input.readOnly || event.defaultPrevented) return;
    const { target, key, code } = event;
    const isOwn = target === input;
    if (!isOwn && (isTextField(target) || isOverlayOpen())) {
      // A field that takes a code returns the focus before the scanner's second end key.
      if (isEnd(event)) endedAt = event.timeStamp;
      return;
    }
    if (isEnd(event)) return onEnd(event);
    if (event.ctrlKey && code === SEPARATOR_KEY && isOwn) {
      take(event);
      return reader.separate(event.timeStamp);
    }
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (key === "Escape" && isOwn && (isByHand || !isEmpty())) {
      take(event);
      return clear();
    }
    const isSign = [...key].length === 1 || characterOfUsKey(code, false) !== "" || key === "Dead" ||
      key === "Unidentified";
    if (isSign) {
      if (!isOwn && code === "Space" && isPressable(target)) return;
      return onSign(event);
    }
    if (isOwn && (key === "Backspace" || key === "Delete" || key.startsWith("Arrow"))) {
      forgetAlone();
      reader.edit(event.timeStamp);
    }
  }

  /** Handles several lines that arrive at once. All lines but the last are complete codes. */
  function takeLines(text: string, at: number, isByHand: boolean): void {
    const lines = text.split(LINES);
    for (const [place, line] of lines.entries()) {
      input.value += line;
      if (isByHand) reader.edit(at);
      else reader.insert(line.length, at);
      if (place < lines.length - 1) finish(at);
    }
    noteText();
  }

  function onBeforeInput(event: InputEvent): void {
    if (event.inputType === "insertLineBreak") {
      take(event);
      if (!isEmpty()) finish(event.timeStamp);
    } else if (event.data && LINES.test(event.data) && event.cancelable) {
      take(event);
      takeLines(event.data, event.timeStamp, false);
    }
  }

  function onInput(event: Event): void {
    const { data = null, inputType = "" } = event as InputEvent;
    const isTaken = inputType.startsWith("delete");
    if (isTaken || TYPED.includes(inputType)) reader.edit(event.timeStamp);
    // Ignores an input method that only repeats the text of its keys.
    else if (!isKeyed && !(isComposing && reader.isWhole)) reader.insert(data?.length ?? 1, event.timeStamp);
    isKeyed = false;
    if (isTaken && input.value === "" && !isComposing) clear();
    else noteText();
  }

  /** Handles pasted lines. A single line is left to the browser, and a person ends it with Enter. */
  function onPaste(event: ClipboardEvent): void {
    const text = event.clipboardData?.getData("text") ?? "";
    if (text.length <= MAX_SCAN_LENGTH && !LINES.test(text)) return event.stopPropagation();
    take(event);
    if (text.length > MAX_PASTED_CHARS) handlers().onTooLong();
    else takeLines(text, event.timeStamp, true);
  }

  /** A person who taps the input is about to type. */
  const onPointerDown = () => void (isByHand = true);
  const onCompositionStart = () => isComposing = true;
  const onCompositionEnd = (event: Event) => {
    isComposing = false;
    if (composed !== undefined) finish(event.timeStamp);
  };

  input.maxLength = MAX_SCAN_LENGTH + 1;
  const listeners: readonly (readonly [EventTarget, string, (event: never) => void])[] = [
    [globalThis, "keydown", onKeyDown],
    [globalThis, "keyup", onKeyUp],
    [input, "beforeinput", onBeforeInput],
    [input, "input", onInput],
    [input, "pointerdown", onPointerDown],
    [input, "paste", onPaste],
    [input, "compositionstart", onCompositionStart],
    [input, "compositionend", onCompositionEnd],
  ];
  for (const [target, name, listener] of listeners) {
    target.addEventListener(name, listener as EventListener, { capture: true });
  }
  return {
    end: () => {
      if (!isEmpty()) finish(performance.now());
    },
    stop: () => {
      forgetAlone();
      clearTimeout(unended);
      clearTimeout(composed);
      for (const [target, name, listener] of listeners) {
        target.removeEventListener(name, listener as EventListener, { capture: true });
      }
    },
  };
}
