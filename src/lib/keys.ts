/** A burst of characters that ends in Enter is a scan, so a single key waits to see if it begins one. */
import { signal } from "@preact/signals-react";
import type { Key } from "./i18n.ts";

export type Scope = "app" | "list" | "record";

export interface Shortcut {
  readonly scope: Scope;
  /** A `KeyboardEvent.key`, `mod+` in front for Ctrl or Cmd: `j`, `Enter`, `Escape`, `mod+k`. */
  readonly key: string;
  readonly label: Key;
  readonly action: () => void;
  readonly always?: boolean;
  /** Works wherever the focus is: the command palette offers it. */
  readonly isCommand?: boolean;
  /** Changes a record: a key that is held down does it once. */
  readonly isOnce?: boolean;
  /** A selector: elsewhere the key keeps its meaning in the browser. */
  readonly within?: string;
}

/** Longest pause between two characters of a hand scanner. */
const SCAN_GAP_MS = 40;
/** Shorter bursts are a quick typist. */
const MIN_SCAN_LENGTH = 4;
const STORED_AS = "shortcuts";
const SELECT_ALL = "mod+a";

export const shortcuts = signal<readonly Shortcut[]>([]);
export const isSheetOpen = signal(false);
/** Single keys can be turned off (WCAG 2.1.4); those with Ctrl or Cmd stay. */
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
    // Storage is forbidden: the choice lives in this window.
  }
}

/** Two shortcuts on one key: the record's wins over its list's, that over the app's, else the later one. */
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

/** Boxed, because one function may be added twice, and each is removed separately. */
let scanListeners: readonly { readonly onEvent: ScanListener }[] = [];
let unclaimed: ScanListener | null = null;

/** Calls the listener that was added last with each hand scan. */
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
/** A scanner presses Shift for each capital letter. */
const MODIFIERS: readonly string[] = ["Shift", "Control", "Meta", "Alt", "AltGraph", "CapsLock"];

/** In a menu letters move the focus; they are not shortcuts, but may begin a scan. */
const isWalked = (target: EventTarget | null, key: string): boolean =>
  /[\p{L}\p{N}]/u.test(key) && target instanceof HTMLElement && target.closest("[data-stop]") !== null;

interface Pressed {
  readonly key: string;
  readonly isShortcut: boolean;
}

let burst: Pressed[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

/** The burst is not a scan: a person pressed its keys. */
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
    const isShortcut = !isWalked(event.target, key);
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

/** Returns a function that stops listening. The shell calls it once. */
export function listenForKeys(): () => void {
  addEventListener("keydown", onKeyDown);
  return () => {
    removeEventListener("keydown", onKeyDown);
    clearTimeout(timer);
    burst = [];
  };
}

type Press = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey" | "shiftKey">;

/** `mod+` or `alt+` in front of `KeyboardEvent.key`; `shift+` only for arrows, as it is part of other characters. */
function notation({ key, ctrlKey, metaKey, altKey, shiftKey }: Press): string {
  const name = key.length === 1 && (ctrlKey || metaKey) ? key.toLowerCase() : key;
  const shift = shiftKey && key.startsWith("Arrow") ? "shift+" : "";
  return `${ctrlKey || metaKey ? "mod+" : ""}${altKey ? "alt+" : ""}${shift}${name}`;
}
