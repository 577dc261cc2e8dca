/** Recognizes an account's devices, which failures of strangers do not slow down. Source: docs/adr/0073. */
import { DAY_SECONDS } from "../../api/constants.ts";
import type { Settings } from "../context.ts";
import { hashToken, makeToken, type Random } from "../session/tokens.ts";
import { openSecret, sealSecret } from "../secrets/secrets.ts";

export interface RememberedDevice {
  readonly id: string;
  /** Hashes of the e-mail addresses that signed in on the device, the latest first. */
  readonly accounts: readonly string[];
}

const PLACE = "login-site/device";
const MAX_ACCOUNTS = 8;
const MAX_COOKIE_LENGTH = 1024;
const YEAR_SECONDS = 365 * DAY_SECONDS;

const nameOf = ({ loginOrigin }: Settings): string =>
  loginOrigin.startsWith("https:") ? "__Host-device" : "device";

/** Returns half of a hash, which is enough to recognize an account. */
const markOf = (email: string): string => hashToken(email).slice(0, 32);

export const knows = (device: RememberedDevice | null, email: string): device is RememberedDevice =>
  device !== null && device.accounts.includes(markOf(email));

export function withAccount(
  device: RememberedDevice | null,
  email: string,
  random: Random,
): RememberedDevice {
  const mark = markOf(email);
  const others = (device?.accounts ?? []).filter((each) => each !== mark);
  return { id: device?.id ?? makeToken(random), accounts: [mark, ...others].slice(0, MAX_ACCOUNTS) };
}

/** Returns null for a cookie that is missing or was not made here. */
export function readDevice(headers: Headers, settings: Settings): RememberedDevice | null {
  const prefix = `${nameOf(settings)}=`;
  const parts = (headers.get("cookie") ?? "").split(";").map((each) => each.trim());
  const [sealed] = parts.filter((each) => each.startsWith(prefix)).map((each) => each.slice(prefix.length));
  if (!sealed || sealed.length > MAX_COOKIE_LENGTH) return null;
  try {
    const [id = "", ...accounts] = openSecret(settings.secrets, sealed, PLACE).split(" ");
    return { id, accounts };
  } catch {
    // The cookie was sealed with another key, or forged.
    return null;
  }
}

export function deviceCookie({ id, accounts }: RememberedDevice, settings: Settings): string {
  const name = nameOf(settings);
  const sealed = sealSecret(settings.secrets, [id, ...accounts].join(" "), PLACE);
  const secure = name.startsWith("__Host-") ? "; Secure" : "";
  return `${name}=${sealed}; Path=/; Max-Age=${YEAR_SECONDS}; HttpOnly; SameSite=Strict${secure}`;
}
