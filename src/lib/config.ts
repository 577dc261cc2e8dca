/** Settings of the deployment, which are read at the start from `config.json` next to the page. */
import { isTimeZone } from "../../api/time/instants.ts";

export interface Config {
  /** Base address without a trailing slash, such as `http://localhost:8000/api`. */
  readonly api: string;
  readonly login: string;
  readonly register: string;
  /** The login site returns a one-time code; an older site returns the token itself. */
  readonly loginMode: "code" | "token";
  readonly name: string;
  /** ISO 4217. */
  readonly currency: string;
  /** IANA name of the time zone in which days start and end. */
  readonly timeZone: string;
}

export const CONFIG_PATH = "/config.json";
/** Id of the element into which a host writes the settings if it knows them (server/http/static.ts). */
const WRITTEN = "config";

export const writtenConfig = (): string | null => document.getElementById(WRITTEN)?.textContent ?? null;

let current: Config | null = null;

export function config(): Config {
  if (!current) throw new Error("Cannot read the configuration: it is not loaded yet");
  return current;
}

export function setConfig(next: Config): void {
  current = next;
}

function webAddress(value: unknown): string | null {
  if (typeof value !== "string") return null;
  const url = URL.parse(value, globalThis.location?.href);
  return url && /^https?:$/.test(url.protocol) ? url.href.replace(/\/$/, "") : null;
}

export function readConfig(text: string): Config | null {
  let raw: Record<string, unknown>;
  try {
    raw = JSON.parse(text);
  } catch {
    return null;
  }
  if (typeof raw !== "object" || raw === null) return null;
  const [api, login, register] = [raw["api"], raw["login"], raw["register"]].map(webAddress);
  const { name, currency, timeZone } = raw;
  if (!api || !login || !register || typeof name !== "string" || !isTimeZone(timeZone)) return null;
  if (typeof currency !== "string" || !/^[A-Z]{3}$/.test(currency)) return null;
  const loginMode = raw["loginMode"] === "token" ? "token" : "code";
  return { api, login, register, loginMode, name, currency, timeZone };
}
