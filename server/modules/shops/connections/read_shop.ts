/** Validates the form of a connection and calls the shop with it before anything is stored. */
import type { ShopConnectionInput, ShopTest } from "../../../../api/generated/schema.ts";
import { DAY_SECONDS } from "../../../../api/constants.ts";
import { ApiError, type InputProblem } from "../../../../api/errors.ts";
import { readInput, says } from "../../../../api/inputs/read.ts";
import { shopConnectionInput } from "../../../../api/inputs/shops/connection.ts";
import { MAX_SHOP_DAYS } from "../../../../api/shops/connections.ts";
import { daysLater, startOf } from "../../../../api/time/dates.ts";
import { formatDay } from "../../../../api/time/instants.ts";
import { readDay } from "../../../../api/time/day_text.ts";
import { badInputOf } from "../../../entity/refusals.ts";
import type { AuthorizedContext } from "../../../context.ts";
import { activeApp, secretProblems } from "../../desk/integrations/given_secrets.ts";
import { shopAdapters } from "../adapters.ts";
import { type Shop, type ShopAdapter, ShopFailure, type ShopFound, type ShopTrouble } from "../port.ts";
import { shopAt, type ShopTools, withShop, withToken } from "./shop.ts";
import { secretsOf, type ShopSecrets } from "./seals.ts";
import { type Grant, grantOf } from "./grants.ts";
import { withinBudget } from "./budget.ts";
import type { ConnectionRow } from "./store.ts";
import { type ConnectedStore, zoneOf } from "./view.ts";

export const badShop = badInputOf("connection");

export interface TypedShop {
  readonly adapter: ShopAdapter;
  readonly host: string;
  readonly path: string;
  readonly secrets: ShopSecrets;
  readonly typedSecrets: ShopSecrets;
  /** False if the address is that of the connection, and neither secrets nor a sign-in were given. */
  readonly isNew: boolean;
  /** The person's sign-in at the platform; null if the platform has no sign-in, or the stored token is kept. */
  readonly grant: Grant | null;
  readonly app: Shop["app"];
  /** The id of the connection; empty before there is one. */
  readonly connection_id: string;
  readonly values: Partial<Pick<ConnectionRow, "from_at" | "order_states" | "methods">>;
  readonly when_tracking_update: string | null;
  readonly methodCodes: readonly string[];
}

/** @throws {ApiError} BAD_INPUT */
export async function readShop(
  given: ShopConnectionInput,
  store: ConnectedStore,
  before: ConnectionRow | undefined,
  tools: AuthorizedContext,
): Promise<TypedShop> {
  const read = readInput(shopConnectionInput, given);
  if (!read.ok) throw badShop(read.problems);
  const { platform = null, address = null, secrets = null, order_states, methods } = read.value;
  const name = before?.platform ?? platform ?? "";
  const adapter = shopAdapters.all().find((each) => each.platform === name);
  if (!adapter) throw badShop([{ path: "platform", code: says(name === "" ? "required" : "unknown") }]);
  const { app, grant } = await readAppAndGrant(adapter, store._id, tools);
  const place = address || grant
    ? adapter.placeOf(address ?? "")
    : before && { host: before.host, path: before.path };
  const isMoved = !before || place?.host !== before.host || place?.path !== before.path;
  // Stored secrets are never sent to another address.
  const known = before && !isMoved ? secretsOf(before, tools.settings.secrets) : {};
  const typedSecrets = Object.fromEntries((secrets ?? []).map((each) => [each.name, each.value.trim()]));
  const all = {
    ...known,
    ...grant?.secrets,
    ...typedSecrets,
  };
  const day = startOfDay(read.value.from_day ?? null, zoneOf(store, tools.settings), tools.now());
  const problems: InputProblem[] = [
    ...place || adapter.app ? [] : [{ path: "address", code: says(address ? "badHost" : "required") }],
    ...adapter.app && !grant && !before ? [{ path: "sign_in", code: says("required") }] : [],
    ...secretProblems(adapter.secrets, adapter.app ? typedSecrets : all),
    ...day === null ? [{ path: "from_day", code: says("badDate") }] : [],
    ...order_states?.length === 0 ? [{ path: "order_states", code: says("required") }] : [],
  ];
  if (problems.length > 0 || !place) throw badShop(problems);
  return {
    adapter,
    ...place,
    secrets: adapter.app ? all : Object.fromEntries(
      adapter.secrets.flatMap((each) => all[each.name] ? [[each.name, all[each.name]!]] : []),
    ),
    typedSecrets,
    isNew: isMoved || grant !== null || (secrets ?? []).length > 0,
    ...{ grant, app, connection_id: before?._id ?? "" },
    values: {
      ...day !== undefined && day !== null && { from_at: day },
      ...order_states && { order_states: JSON.stringify(order_states) },
      ...methods && {
        methods: JSON.stringify(Object.fromEntries(methods.map((each) => [each.name, each.method]))),
      },
    },
    when_tracking_update: read.value.when_tracking_update ?? null,
    methodCodes: (methods ?? []).flatMap(({ method }) => method === "" ? [] : [method]),
  };
}

/** @throws {ApiError} BAD_INPUT before the business has set up its app at the platform */
async function readAppAndGrant(adapter: ShopAdapter, storeId: string, tools: AuthorizedContext) {
  if (!adapter.app) return { app: {}, grant: null };
  const app = await activeApp(tools.db.read, adapter.app.kind, tools.settings.secrets);
  if (!app) throw badShop([{ path: "platform", code: says("unknown") }]);
  return { app: app.secrets, grant: await grantOf(tools.db.read, adapter, storeId, tools) };
}

/** Returns undefined if no day is given, and null for a day that is not allowed. */
function startOfDay(text: string | null, timeZone: string, now: number): number | null | undefined {
  if (text === null || text === "") return undefined;
  const day = readDay(text);
  const at = day && startOf(day, timeZone);
  if (typeof at !== "number") return null;
  return at <= now && at >= firstDay(timeZone, now) ? at : null;
}

const firstDay = (timeZone: string, now: number): number =>
  daysLater(-MAX_SHOP_DAYS, now, timeZone) - DAY_SECONDS;

export const startOfToday = (timeZone: string, now: number): number =>
  startOf(formatDay(now, timeZone), timeZone) ?? now;

/** True if a connection keeps the tokens of its earlier sign-in. */
export const keepsSignIn = ({ adapter, grant }: TypedShop): boolean => adapter.app !== undefined && !grant;

/** @throws {ShopFailure} */
export async function findShop(typed: TypedShop, tools: ShopTools) {
  const { adapter, grant, connection_id, typedSecrets } = typed;
  // A refresh token works once, so only `withShop` may use it, because it stores the next one.
  if (keepsSignIn(typed)) {
    const test = async (shop: Shop) => ({
      found: await adapter.test({ ...shop, secrets: { ...shop.secrets, ...typedSecrets } }),
      token: shop.token,
    });
    return await withShop(connection_id, tools, test, "person");
  }
  const shopBefore = shopAt({ ...typed, shop_id: "" }, tools);
  const plain = withinBudget(adapter, shopBefore, connection_id, { purpose: "person" }, tools);
  const shop = grant ? { ...plain, token: grant.token } : await withToken(adapter, plain);
  return { found: await adapter.test(shop), token: shop.token };
}

export const testOf = (
  { host, path }: Pick<TypedShop, "host" | "path">,
  found: ShopFound,
  taken: boolean,
): ShopTest => ({
  trouble: "",
  until: null,
  name: found.name,
  host,
  path,
  currency: found.currency,
  orders_of_7_days: found.ordersOf7Days,
  missing: [...found.missing],
  taken,
});

export const failedTest = (trouble: ShopTrouble): ShopTest => ({
  trouble: codeOf(trouble),
  until: "until" in trouble ? trouble.until : null,
  name: "",
  host: "",
  path: "",
  currency: "",
  orders_of_7_days: 0,
  missing: [],
  taken: false,
});

const codeOf = (trouble: ShopTrouble): string => "code" in trouble ? trouble.code : "waiting";

/** Returns the trouble of a `ShopFailure`. Throws any other error, which is a bug in our code. */
export function troubleOf(error: unknown): ShopTrouble {
  if (error instanceof ShopFailure) return error.trouble;
  throw error;
}

/** Returns a BAD_INPUT error that names the shop's failure. */
export function refusedByShop(trouble: ShopTrouble): ApiError {
  return badShop([{ path: "address", code: codeOf(trouble) }]);
}
