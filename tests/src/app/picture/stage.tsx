/** A page with the early script's picture on it, and the app that takes over. */
import { openAt, resizeTo } from "../../../support/client/dom.ts";
import { earlyScript } from "../../../support/client/early_script.ts";
import type { Row } from "../../../../machines/rows.ts";
import type { Column, Resource } from "../../../../resources/define.ts";
import { App } from "../../../../src/app/app.tsx";
import { features } from "../../../../src/app/generated/features.ts";
import { isReady, takeOver } from "../../../../src/app/take_over.ts";
import { startSession } from "../../../../src/app/wiring/session.ts";
import { registerFeatures } from "../../../../src/engine/features.ts";
import { readConfig, setConfig } from "../../../../src/lib/config.ts";
import type { EarlyState, Picture } from "../../../../src/lib/early_requests.ts";
import { isTakeOverRunning } from "../../../../src/lib/take_over.ts";
import type { Me } from "../../../../src/lib/person.ts";
import { announcement, toasts } from "../../../../src/lib/toasts.ts";
import { enLate } from "../../../../src/words/generated/en.ts";
import { en } from "../../../../src/words/generated/en_first.ts";
import { person } from "../../../support/client/person.ts";

const CONFIG = JSON.stringify({
  api: "http://api.test/api",
  login: "http://login.test/",
  register: "http://login.test/register",
  name: "Pressdock",
  currency: "USD",
  timeZone: "UTC",
});
const script = new Function((await earlyScript()).script);
const { fetch: realFetch } = globalThis;
Object.assign(globalThis, {
  IS_REACT_ACT_ENVIRONMENT: false,
  // The page has nothing else to do.
  requestIdleCallback: (run: () => void) => setTimeout(run),
  cancelIdleCallback: clearTimeout,
  // Other test files in the same process must not receive messages of these windows.
  BroadcastChannel: undefined,
});

/** Values with translated words, which the picture must know as well. */
const CHOICES: Readonly<Record<string, object>> = { ...en.choice, ...enLate.choice };
const splitChoices = (key: string): readonly string[] => Object.keys(CHOICES[key] ?? {});

/** Returns a value for a column of each kind; `at` makes rows differ. */
function valueOf({ kind, key, fields }: Column, at: number): Record<string, unknown> {
  const now = Math.floor(Date.now() / 1000);
  const values: Readonly<Partial<Record<Column["kind"], readonly unknown[]>>> = {
    money: [at * 1234, at % 2 ? "EUR" : "USD"],
    dollars: [at + 0.5],
    number: [at],
    minutes: [at * 7],
    weight: [at * 800],
    time: [now - at * at * 3_000],
    day: [1_700_000_000 + at],
    due: [1_700_000_000 + at * 90_000_000, "Processing"],
    recipient: [at % 2 ? "Ada Byron" : "", "London", at % 3 ? "GB" : ""],
    items: [at === 2 ? "" : "T-shirt", at],
    status: ["Processing"],
    tags: [["rush", "gift"].slice(0, at)],
    progress: [at, 10, "Running"],
    tree: ["id", `Group ${at}`, at],
    problems: [["skuUnknown"]],
    changed: [["name"]],
    word: [splitChoices(key)[at]],
    choices: [splitChoices(key).slice(0, at)],
    url: ["https://example.test/hook"],
  };
  const given = values[kind] ?? [];
  return Object.fromEntries(fields.map((field, place) => [field, given[place] ?? `${key} ${at}`]));
}

/** Returns rows of a list with a value in each cell. */
export const rowsOf = ({ columns }: Resource, count = 4): readonly Row[] =>
  Array.from({ length: count }, (_, at) => ({
    ...Object.assign({}, ...columns.map((column) => valueOf(column, at))),
    _id: `r${at}`,
    version: 1,
  }));

export interface PictureOptions {
  readonly resource: Resource;
  readonly path?: string;
  readonly width?: number;
  readonly me?: Partial<Me>;
  readonly rows?: readonly Row[];
  readonly more?: Readonly<Record<string, unknown>>;
}

const MOST_TURNS = 2_000;
const aMoment = () => new Promise((resolve) => setTimeout(resolve, 1));

export const root = () => document.getElementById("root")!;

/**
 * Runs the early script on an empty page; resolves when it has drawn or decided not to.
 * @param answer Called when the rows are requested; its result replaces them.
 */
export async function paint(
  shown: PictureOptions,
  answer?: () => Response | void,
): Promise<Picture | undefined> {
  const { resource, path = resource.path, width = 1440, me = {}, rows = rowsOf(resource), more = {} } = shown;
  // A new page has announced nothing yet, whatever an earlier test announced.
  announcement.value = { id: 0, text: "" };
  toasts.value = [];
  openAt(path);
  resizeTo(width);
  document.body.innerHTML = '<div id="root"></div>';
  document.cookie = "token=t1; path=/";
  const cUser = person({ role: "super_root", identity: "super_root", groups: ["super_root"], ...me });
  const data = { cUser, views: [], [resource.query]: rows, ...more };
  globalThis.fetch = (url, init) => {
    if (String(url).endsWith("config.json")) return Promise.resolve(new Response(CONFIG));
    const isRows = String(init?.body).includes("cUser");
    if (isRows) return Promise.resolve(answer?.() ?? Response.json({ data }));
    return new Promise(() => {});
  };
  globalThis.__early = undefined;
  script();
  const early = globalThis.__early as unknown as EarlyState | undefined;
  await early?.config;
  await Promise.race([...early?.answers.values() ?? []]);
  await new Promise((resolve) => setTimeout(resolve));
  return early?.picture;
}

export interface PictureStage extends AsyncDisposable {
  /** Warnings of the console, React's included. */
  readonly texts: readonly string[];
  /** The row as it was before the app took over. */
  readonly row: Element | null;
}

/** Formats styles as React's own server writes them, as React's development build compares their text. */
function asWritten(): void {
  for (const each of root().querySelectorAll<HTMLElement>("[style]")) {
    each.setAttribute("style", each.style.cssText.replace(/([:;]) /g, "$1").replace(/;$/, ""));
  }
}

/** Fluent warns about a style element that only its server rendering adds, which does not matter here. */
const isOfServer = (words: string) => words.includes("conflicting ids");

const isReacts = (element: Element) => Object.keys(element).some((key) => key.startsWith("__reactProps"));
const rowsLeft = () => [...root().querySelectorAll("[data-id]")].filter((row) => !isReacts(row)).length;

/** Lets the app take the picture over. */
export async function take(picture: Picture): Promise<PictureStage> {
  const texts: string[] = [];
  const { error, warn } = console;
  console.error = console.warn = (...words: unknown[]) => {
    const text = words.map(String).join(" ");
    if (!isOfServer(text)) texts.push(text);
  };
  // Uncaught errors are collected here, with their stack.
  const { reportError } = globalThis;
  globalThis.reportError = (fault: unknown) =>
    void texts.push(fault instanceof Error ? fault.stack ?? fault.message : String(fault));
  asWritten();
  const row = root().querySelector("[data-id]");
  registerFeatures(features);
  setConfig(readConfig(CONFIG)!);
  const session = startSession({ navigate: () => {}, reload: () => {}, currentPath: () => "/" }, null);
  const { context: { person: me } } = await session.settled();
  await isReady(picture);
  const made = takeOver(picture, <App session={session} />, me!);
  for (let turn = 0; isTakeOverRunning() && turn < MOST_TURNS; turn++) await aMoment();
  if (isTakeOverRunning()) throw new Error("The app has not taken the picture over");
  for (let turn = 0; rowsLeft() > 0 && turn < MOST_TURNS; turn++) await aMoment();
  if (rowsLeft() > 0) throw new Error(`${rowsLeft()} rows of the picture are not the app's`);
  // These turns let later parts draw.
  for (let turn = 0; turn < 20; turn++) await aMoment();
  return {
    texts,
    row,
    async [Symbol.asyncDispose]() {
      made.unmount();
      session.stop();
      Object.assign(console, { error, warn });
      Object.assign(globalThis, { reportError });
      globalThis.fetch = realFetch;
      await new Promise((resolve) => setTimeout(resolve));
    },
  };
}
