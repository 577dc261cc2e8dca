import type { Dashboard, Figures } from "../../../api/generated/schema.ts";
import type { Me } from "../../../machines/people/session.ts";
import type { View } from "../../../resources/view.ts";
import type { ListQuery } from "../../../resources/url.ts";
import type { Resource } from "../../../resources/define.ts";
import type { Order } from "../../features/orders/orders/order.ts";
import type { Answer } from "../../lib/wire.ts";

export interface ListAt {
  readonly resource: Resource;
  readonly query: ListQuery;
  readonly id?: string | undefined;
}

export interface Request {
  readonly text: string;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly page: number;
  readonly perPage: number;
}

export type Ask = (request: Pick<Request, "text" | "variables">) => Promise<Answer | null>;

export interface PictureInput {
  readonly person: Me;
  readonly data: Readonly<Record<string, unknown>>;
  readonly configText: string;
  /** Unix seconds; relative times count from it. */
  readonly now: number;
  readonly direction: "ltr" | "rtl";
}

/** Returns the screen without its frame; null leaves it to the app. */
export type DrawScreen = (seen: PictureInput) => Node | null;

export interface PictureStart {
  readonly drawn: Promise<DrawScreen | null>;
  /** Loads the app's code of the screen. Call it after painting, because both share the connection. */
  readonly load: () => void;
}

/** Rules for one style sheet, which Fluent's engine identifies by bucket and priority. */
export type SheetRules = readonly [bucket: string, priority: number, rules: readonly string[]];

/** Screens in the file of drawings, with the data that each draws. */
export interface DrawnScreens {
  readonly dashboard: { readonly dashboard: Dashboard };
  readonly order: { readonly getOrderById: Order | null; readonly query: ListQuery };
}

export interface DrawnReports {
  readonly report: { readonly figures: Figures; readonly views: readonly View[] };
}

export interface BuiltDrawings {
  readonly sheets: readonly SheetRules[];
  readonly tokens: string;
}

export interface DrawingsFile<Screens> extends BuiltDrawings {
  readonly drawScreen: <Name extends keyof Screens>(
    name: Name,
    answer: Screens[Name],
    seen: PictureInput,
    built: BuiltDrawings,
  ) => Node | null;
}

export interface BuiltScreens {
  /** Names of the files that draw. */
  readonly drawings: string;
  readonly reports: string;
  /** Files of the app by screen: scripts/build/prefetch.ts. */
  readonly prefetch: Readonly<Record<string, readonly string[]>>;
}

export interface ScreensFile extends BuiltScreens {
  readonly begin: (ask: Ask, list: ListAt | null, built: BuiltScreens) => PictureStart;
}
