/** What a deployment says about itself, read at boot from `config.json` beside the page. */
import { isTimeZone } from "../../api/time/instants.ts";

export interface Config {
  /** Base of the API without a trailing slash, e.g. `http://localhost:8000/api`. */
  readonly api: string;
  /** Sign-in and sign-up pages of the login site. */
  readonly login: string;
  readonly register: string;
  /** What the login site brings back: a one-time code, or (a login site of before) the token itself. */
  readonly loginMode: "code" | "token";
  readonly name: string;
  /** ISO 4217. */
  readonly currency: string;
  /** IANA name; the start and end of a day are meant there. */
  readonly timeZone: string;
}

export const CONFIG_PATH = "/config.json";
/** Id of the element in which a host that knows the settings writes them into the page: server/http/static.ts. */
const WRITTEN = "config";

/** Text of what the host wrote into the page; null where the settings are a file beside it. */
export const writtenConfig = (): string | null => document.getElementById(WRITTEN)?.textContent ?? null;

let current: Config | null = null;

/** @throws {Error} Programming error: asked before `useConfig`. */
export function config(): Config {
  if (!current) throw new Error("Cannot read the configuration: it is not loaded yet");
  return current;
}

/** Makes a configuration the one that `config()` gives. */
export function setConfig(next: Config): void {
  current = next;
}

function webAddress(value: unknown): string | null {
  if (typeof value !== "string") return null;
  const url = URL.parse(value, globalThis.location?.href);
  return url && /^https?:$/.test(url.protocol) ? url.href.replace(/\/$/, "") : null;
}

/** Reads the text of `config.json`; null when it is not one. */
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
