/**
 * Reads `deploy.json`, from which the app's settings, its headers, the proxy recipes and the server's settings follow.
 */
import { API_PATH } from "../../api/constants.ts";
import {
  cannotUse,
  type Check,
  checkCurrency,
  checkLine,
  checkTimeZone,
} from "../../server/settings/checks.ts";
import { checkOrigin, isLocal } from "../../server/settings/origins.ts";
import { SettingsRefused } from "../../server/settings/settings_refused.ts";
import { SETTINGS } from "../../server/settings/table.ts";

export interface Deployment {
  readonly app: string;
  /** Base address of the API without a slash at the end. */
  readonly api: string;
  readonly login: string;
  readonly register: string;
  /** The login site returns a code, or the token itself if the site is not ours. */
  readonly loginMode: "code" | "token";
  readonly name: string;
  readonly currency: string;
  readonly timeZone: string;
  /** Number of API processes; more than one need Postgres. */
  readonly processes: number;
  /** True if browsers must use https for all subdomains of the app's host too. */
  readonly hstsSubDomains: boolean;
}

/** Accepts the address of a page or the base of addresses: https, or http on this machine; without query or fragment. */
const checkAddress: Check<string> = (text, name) => {
  const url = URL.parse(text);
  if (!url || url.search || url.hash || url.username || !/^https?:$/.test(url.protocol)) {
    throw cannotUse(name, "an address such as https://api.example.com/api", text);
  }
  checkOrigin(url.origin, name);
  return url.href.replace(/\/$/, "");
};

/** The recipes pass paths on unchanged, and the server answers below `/api` alone. */
const checkApi: Check<string> = (text, name) => {
  const address = checkAddress(text, name);
  if (address.endsWith(API_PATH)) return address;
  throw cannotUse(
    name,
    `an address that ends with ${API_PATH}, such as https://api.example.com${API_PATH}`,
    text,
  );
};

const MAX_PROCESSES = 8;
const checkProcesses: Check<number> = (text, name) => {
  const count = Number(text);
  if (Number.isInteger(count) && count >= 1 && count <= MAX_PROCESSES) return count;
  throw cannotUse(name, `a number from 1 to ${MAX_PROCESSES}`, text);
};
const oneOf = <T extends string>(...all: readonly T[]): Check<T> => (text, name) => {
  const found = all.find((each) => each === text);
  if (found !== undefined) return found;
  throw cannotUse(name, all.join(" or "), text);
};

const checkFlag: Check<boolean> = (text, name) => oneOf("true", "false")(text, name) === "true";

const FIELDS = {
  app: { check: checkOrigin },
  api: { check: checkApi },
  login: { check: checkAddress },
  register: { check: checkAddress, default: "" },
  loginMode: { check: oneOf("code", "token"), default: "code" },
  name: { check: checkLine, default: SETTINGS.APP_NAME.default },
  currency: { check: checkCurrency, default: SETTINGS.CURRENCY.default },
  timeZone: { check: checkTimeZone, default: SETTINGS.TIME_ZONE.default },
  processes: { check: checkProcesses, default: 1 },
  hstsSubDomains: { check: checkFlag, default: false },
} satisfies {
  readonly [K in keyof Deployment]: { readonly check: Check<unknown>; readonly default?: unknown };
};

const ADDRESSES = ["app", "api", "login"] as const;

/**
 * @param isLocalAllowed true if addresses may be on this machine
 * @throws {SettingsRefused} with a line for every fault
 */
export function readDeployment(text: string, isLocalAllowed = false): Deployment {
  const raw = parse(text);
  const faults = Object.keys(raw).filter((name) => !Object.hasOwn(FIELDS, name))
    .map((name) => `${name} is not a field of a deployment: expected ${Object.keys(FIELDS).join(", ")}`);
  const found: Record<string, unknown> = {};
  for (const [name, field] of Object.entries<{ check: Check<unknown>; default?: unknown }>(FIELDS)) {
    try {
      const value = raw[name];
      if (value === undefined && field.default === undefined) throw cannotUse(name, "a value");
      found[name] = value === undefined ? field.default : field.check(String(value), name);
    } catch (error) {
      faults.push((error as Error).message);
    }
  }
  const read = found as unknown as Deployment;
  const known = ADDRESSES.filter((name) => found[name]);
  for (const name of known) {
    if (isLocalAllowed || !isLocal(read[name])) continue;
    const wanted = "an address that others reach (--local allows this machine's own, for a try)";
    faults.push(cannotUse(name, wanted, read[name]).message);
  }
  const origins = known.map((name) => new URL(read[name]).origin);
  if (read.loginMode === "code" && found["login"] && new URL(read.login).pathname !== "/") {
    faults.push(cannotUse("login", "an origin: the login site answers at its root", read.login).message);
  }
  if (!isLocalAllowed && new Set(origins).size < origins.length) {
    faults.push(
      `Cannot use app, api and login: expected another origin for each, not "${origins.join(", ")}"`,
    );
  }
  if (faults.length > 0) throw new SettingsRefused(faults.join("\n"));
  return { ...read, register: read.register || `${read.login}/register` };
}

function parse(text: string): Readonly<Record<string, unknown>> {
  try {
    const raw = JSON.parse(text);
    if (typeof raw === "object" && raw !== null && !Array.isArray(raw)) return raw;
  } catch {
    // The error below reports this case too.
  }
  throw new SettingsRefused("Cannot read the deployment: expected a JSON object with app, api and login");
}

/** Writes the settings that the app reads at its start. */
export function configText(
  { api, login, register, loginMode, name, currency, timeZone }: Deployment,
): string {
  return JSON.stringify({ api, login, register, loginMode, name, currency, timeZone }, null, 2) + "\n";
}

/** The deployment that `start` and tests use. */
export const ON_THIS_MACHINE: Deployment = readDeployment(
  JSON.stringify({
    app: "http://localhost:8000",
    api: "http://localhost:8000/api",
    login: "http://localhost:8001",
  }),
  true,
);
