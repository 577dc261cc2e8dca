/** Handles shortcuts and hand scanners. A fast burst of characters before Enter is a scan, so single keys are delayed. */
import { signal } from "@preact/signals-react";
import type { Key } from "./i18n.ts";

export type Scope = "app" | "list" | "record";

export interface Shortcut {
  readonly scope: Scope;
  /** A `KeyboardEvent.key`, with `mod+` in front for Ctrl or Cmd: `j`, `Enter`, `Escape`, `mod+k`. */
  readonly key: string;
  readonly label: Key;
  readonly action: () => void;
  readonly always?: boolean;
  /** True if the command palette offers it, because it works wherever the focus is. */
  readonly isCommand?: boolean;
  /** True for a change of a record: then a key that is held down acts only once. */
  readonly isOnce?: boolean;
  /** Selector of the elements in which the shortcut works; elsewhere the key keeps its meaning in the browser. */
  readonly within?: string;
}

/** Maximum pause between two characters of a hand scanner. */
const SCAN_GAP_MS = 40;
/** Minimum number of characters in a scan; a shorter burst comes from a fast typist. */
const MIN_SCAN_LENGTH = 4;
const STORED_AS = "shortcuts";
const SELECT_ALL = "mod+a";

export const shortcuts = signal<readonly Shortcut[]>([]);
export const isSheetOpen = signal(false);
/** False if the person has turned single keys off (WCAG 2.1.4); keys with Ctrl or Cmd still work. */
export const areShortcutsOn = signal(storedChoice());

function storedChoice(): boolean {
  try {
    return localStorage.getItem(STORED_AS) !== "off";
  } catch {
    return true;
  }
}

export function setShortcutsOn(isOn: boolean): void {
  areShortcutsOn.value = isOn;
  try {
    localStorage.setItem(STORED_AS, isOn ? "on" : "off");
  } catch {
    // The browser forbids storage, so the choice applies only in this window.
  }
}

/** Registers a shortcut. For one key, the record precedes the list, and the list the app; within a scope the last wins. */
export function register(
  scope: Scope,
  key: string,
  action: () => void,
  label: Key,
  more: Pick<Shortcut, "always" | "isCommand" | "isOnce" | "within"> = {},
): () => void {
  const shortcut: Shortcut = { scope, key, label, action, ...more };
  shortcuts.value = [...shortcuts.peek(), shortcut];
  return () => shortcuts.value = shortcuts.peek().filter((each) => each !== shortcut);
}

type ScanListener = (text: string) => void;

/** Listeners are wrapped in objects, because a function may be added twice, and each addition is removed separately. */
let scanListeners: readonly { readonly onEvent: ScanListener }[] = [];
let unclaimed: ScanListener | null = null;

/** Adds a listener of hand scans: only the last one added gets them. Returns a function that removes it. */
export function onScan(onEvent: ScanListener): () => void {
  const own = { onEvent };
  scanListeners = [...scanListeners, own];
  return () => void (scanListeners = scanListeners.filter((each) => each !== own));
}

export function onUnclaimedScan(listener: ScanListener): () => void {
  unclaimed = listener;
  return () => {
    if (unclaimed === listener) unclaimed = null;
  };
}

function find(key: string): Shortcut | undefined {
  if (!areShortcutsOn.peek() && !key.startsWith("mod+")) return undefined;
  const all = shortcuts.peek().filter((shortcut) => shortcut.key === key);
  const of = (wanted: Scope) => all.findLast(({ scope }) => scope === wanted);
  return of("record") ?? of("list") ?? of("app");
}

export const reachable = (all: readonly Shortcut[]): readonly Shortcut[] =>
  all.filter((shortcut) => find(shortcut.key) === shortcut);

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement &&
    (target.isContentEditable ||
      target.matches(
        "input:not([type=checkbox]):not([type=radio]), textarea, select, [role=textbox], [role=combobox]",
      ));
}

const isWithin = (target: EventTarget | null, selector: string): boolean =>
  target instanceof HTMLElement && target.closest(selector) !== null;

function isPressable(target: EventTarget | null): boolean {
  return target instanceof HTMLElement &&
    target.closest("a[href], button, summary, [role=button], [role^=menuitem], [role=option], [role=tab]") !==
      null;
}

const isBehindDialog = () => document.querySelector('[aria-modal="true"]') !== null;
/** Keys that are ignored in a burst: a scanner presses Shift for each capital letter. */
const MODIFIERS: readonly string[] = ["Shift", "Control", "Meta", "Alt", "AltGraph", "CapsLock"];

/** Returns true for letters in a menu, which move the focus: they are no shortcuts, but may begin a scan. */
const isMenuLetter = (target: EventTarget | null, key: string): boolean =>
  /[\p{L}\p{N}]/u.test(key) && target instanceof HTMLElement && target.closest("[data-stop]") !== null;

interface Pressed {
  readonly key: string;
  readonly isShortcut: boolean;
}

let burst: Pressed[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

/** Ends a burst that is no scan: its keys were pressed by a person, and now act as shortcuts. */
function flush(): void {
  clearTimeout(timer);
  const keys = burst;
  burst = [];
  if (keys.length >= MIN_SCAN_LENGTH) return;
  for (const { key, isShortcut } of keys) if (isShortcut) find(key)?.action();
}

function finishScan(): boolean {
  if (burst.length < MIN_SCAN_LENGTH) return false;
  clearTimeout(timer);
  const text = burst.map(({ key }) => key).join("");
  burst = [];
  (scanListeners.at(-1)?.onEvent ?? unclaimed)?.(text);
  return true;
}

function onKeyDown(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.isComposing || event.keyCode === 229) return;
  const key = notation(event);
  const isModified = key.startsWith("mod+");
  if (MODIFIERS.includes(event.key)) return;
  if (isBehindDialog() && !find(key)?.always) return;
  if (isTyping(event.target) && (!isModified || key === SELECT_ALL)) return;
  if (key === "Enter" && finishScan()) return event.preventDefault();
  if (key === " " && (isPressable(event.target) || event.target instanceof HTMLInputElement)) return;
  if (!isModified && [...key].length === 1 && !event.repeat) {
    const isShortcut = !isMenuLetter(event.target, key);
    burst.push({ key, isShortcut });
    clearTimeout(timer);
    timer = setTimeout(flush, SCAN_GAP_MS);
    if (isShortcut && find(key)) event.preventDefault();
    return;
  }
  flush();
  if (key === "Enter" && isPressable(event.target)) return;
  const shortcut = find(key);
  if (!shortcut || (shortcut.within && !isWithin(event.target, shortcut.within))) return;
  event.preventDefault();
  if (event.repeat && shortcut.isOnce) return;
  shortcut.action();
}

/** Starts to listen for keys, once for the app. Returns a function that stops it. */
export function listenForKeys(): () => void {
  addEventListener("keydown", onKeyDown);
  return () => {
    removeEventListener("keydown", onKeyDown);
    clearTimeout(timer);
    burst = [];
  };
}

type Press = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey" | "shiftKey">;

/** Returns the notation of a pressed key; `shift+` only for arrows, because it changes the character of other keys. */
function notation({ key, ctrlKey, metaKey, altKey, shiftKey }: Press): string {
  const name = key.length === 1 && (ctrlKey || metaKey) ? key.toLowerCase() : key;
  const shift = shiftKey && key.startsWith("Arrow") ? "shift+" : "";
  return `${ctrlKey || metaKey ? "mod+" : ""}${altKey ? "alt+" : ""}${shift}${name}`;
}
