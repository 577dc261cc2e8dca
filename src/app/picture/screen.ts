/** What the early script and the files of first screens (`screens.ts`, `drawings.tsx`) know of each other. */
import type { Dashboard } from "../../../api/generated/schema.ts";
import type { Me } from "../../../machines/session.ts";
import type { ListQuery } from "../../../resources/url.ts";
import type { Resource } from "../../../resources/define.ts";
import type { Order } from "../../features/orders/orders/order.ts";
import type { Answer } from "../../lib/wire.ts";

/** A list that an address shows, and how. */
export interface ListAt {
  readonly resource: Resource;
  readonly query: ListQuery;
  /** The record that is open over it or instead of it. */
  readonly id?: string | undefined;
}

export interface Request {
  readonly text: string;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly page: number;
  readonly perPage: number;
}

/** Sends a request and keeps its answer for the app. */
export type Ask = (request: Pick<Request, "text" | "variables">) => Promise<Answer | null>;

/** What the person's own request brought. */
export interface Seen {
  readonly person: Me;
  readonly data: Readonly<Record<string, unknown>>;
  readonly configText: string;
  /** The moment that its times are told from, in unix seconds. */
  readonly now: number;
  readonly direction: "ltr" | "rtl";
}

/** Gives the screen without its frame; null where the app is to draw. */
export type DrawScreen = (seen: Seen) => Node | null;

export interface Begun {
  /** There when its answer is; null where it has no picture. */
  readonly drawn: Promise<DrawScreen | null>;
  /** Asks for the app's code of it: to be called when the picture is painted, for they would share the line. */
  readonly load: () => void;
}

/** A rule and the page's own sheet that it belongs to, by what Fluent's engine calls that. */
export type SheetRules = readonly [bucket: string, priority: number, rules: readonly string[]];

/** What each screen is drawn of. */
export interface Drawn {
  readonly dashboard: { readonly dashboard: Dashboard };
  /** With how its list was shown that the address names. */
  readonly order: { readonly getOrderById: Order | null; readonly query: ListQuery };
}

/** What the build puts beside the code of the drawings. */
export interface BuiltDrawings {
  readonly sheets: readonly SheetRules[];
  /** Tokens that those rules read, as declarations. */
  readonly tokens: string;
}

export interface DrawingsFile extends BuiltDrawings {
  readonly drawScreen: <Name extends keyof Drawn>(
    name: Name,
    answer: Drawn[Name],
    seen: Seen,
    built: BuiltDrawings,
  ) => Node | null;
}

/** What the build puts beside the code of the requests. */
export interface BuiltScreens {
  /** Name of the file of drawings. */
  readonly drawings: string;
  /** Names of the app's files by screen: scripts/build/ahead.ts. */
  readonly ahead: Readonly<Record<string, readonly string[]>>;
}

export interface ScreensFile extends BuiltScreens {
  /** Asks for what an address shows. */
  readonly begin: (ask: Ask, list: ListAt | null, built: BuiltScreens) => Begun;
}
