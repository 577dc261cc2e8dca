/** Settings of a running API, from the environment. Anything half set stops the start with a reason. */
import { MAX_DOCUMENT } from "../api/request_limits.ts";
import { MAX_SELLER_FILES_BYTES, MIN_FREE_BYTES } from "../api/storage.ts";
import type { Limits, Settings } from "./context.ts";
import { type BucketPlace, bucketPlaceOf } from "./files/bucket_place.ts";
import { proxiesOf } from "./http/address.ts";
import { type Keyring, readKeyring } from "./secrets.ts";

/** Source: security G1, G3. */
export const DEFAULT_LIMITS: Limits = MAX_DOCUMENT;

/** scrypt cost of production: about 0.3 s and 128 MiB a password. */
const SCRYPT_COST = 2 ** 17;

/** What `serve` needs to know. */
export interface ServeEnvironment {
  /** 0 takes any free one. */
  readonly port: number;
  readonly loginPort: number;
  /** The interface that is listened on; this machine's own without it. */
  readonly hostname?: string;
  readonly databaseUrl?: string;
  /** Where files are kept; without it, beside the data. */
  readonly bucket?: BucketPlace;
  /** The owner's key to copies that are made before tables change. */
  readonly backupKey?: string;
  /** Whether an empty database is filled with demo data. */
  readonly demo: boolean;
  readonly tls?: { readonly cert: string; readonly key: string };
  /** Name of the installation. */
  readonly name: string;
  /** Whom somebody asks who cannot sign in: shown by the login site as it is. */
  readonly contact?: string;
  /** Without them the origins are those of this machine and the ports, and the key is the one beside the data. */
  readonly settings: Omit<Settings, "appOrigins" | "loginOrigin" | "secrets" | "egressAllow" | "files"> & {
    readonly appOrigins?: readonly string[];
    readonly loginOrigin?: string;
    readonly secrets?: Keyring;
    readonly egressAllow?: readonly string[];
  };
}

const LOCAL_HOSTS = /^(localhost|[\w-]+\.localhost|127\.0\.0\.1|\[::1\])$/;

function portOf(text: string | undefined, fallback: number, name: string): number {
  const port = Number(text ?? fallback);
  if (Number.isInteger(port) && port >= 0 && port < 65536) return port;
  throw new Error(`Cannot use ${name}: expected a port from 0 to 65535, not "${text}"`);
}

/**
 * Origins from a comma-separated list.
 * @throws {Error} Empty, `*`, a path, or http beyond this machine: the list is a lock (security G5).
 */
export function originsOf(text: string): string[] {
  const origins = text.split(",").map((each) => each.trim()).filter(Boolean);
  if (origins.length === 0) throw new Error("Cannot use APP_ORIGINS: expected at least one origin");
  for (const origin of origins) {
    const url = URL.canParse(origin) ? new URL(origin) : null;
    if (!url || url.origin !== origin) {
      throw new Error(
        `Cannot use APP_ORIGINS: expected origins such as https://app.example, not "${origin}"`,
      );
    }
    if (url.protocol !== "https:" && !LOCAL_HOSTS.test(url.hostname)) {
      throw new Error(`Cannot use APP_ORIGINS: expected https outside this machine, not "${origin}"`);
    }
  }
  return origins;
}

/** A demo with known passwords is for this machine alone, until somebody says that others come. */
const hostOf = (origins: readonly string[] | undefined): string =>
  origins?.some((origin) => !LOCAL_HOSTS.test(new URL(origin).hostname)) ? "0.0.0.0" : "127.0.0.1";

/**
 * Reads the environment. `LOGIN_ORIGIN` names the login site where it stands behind a proxy; `HOST` the interface,
 * which is this machine's own unless `APP_ORIGINS` names another host.
 */
export function readEnvironment(env: Readonly<Record<string, string | undefined>>): ServeEnvironment {
  const { TLS_CERT: cert, TLS_KEY: key, DATABASE_URL: databaseUrl } = env;
  const { APP_ORIGINS, LOGIN_ORIGIN, SECRET_KEY, EGRESS_ALLOW, TRUSTED_PROXIES } = env;
  if (!cert !== !key) throw new Error("Cannot use TLS: expected both TLS_CERT and TLS_KEY");
  const appOrigins = APP_ORIGINS === undefined ? undefined : originsOf(APP_ORIGINS);
  const bucket = bucketPlaceOf(env);
  return {
    port: portOf(env["PORT"], 8000, "PORT"),
    loginPort: portOf(env["LOGIN_PORT"], 8001, "LOGIN_PORT"),
    hostname: env["HOST"] || hostOf(appOrigins),
    ...(databaseUrl && { databaseUrl }),
    ...(bucket && { bucket }),
    ...(env["BACKUP_KEY"] && { backupKey: env["BACKUP_KEY"] }),
    demo: env["DEMO"] !== "0",
    ...(cert && key && { tls: { cert, key } }),
    name: env["APP_NAME"] || "Pressdock",
    ...(env["CONTACT"] && { contact: env["CONTACT"] }),
    settings: {
      currency: env["CURRENCY"] || "USD",
      timeZone: env["TIME_ZONE"] || "UTC",
      ...(appOrigins && { appOrigins }),
      ...(LOGIN_ORIGIN && { loginOrigin: originsOf(LOGIN_ORIGIN)[0]! }),
      ...(SECRET_KEY && { secrets: readKeyring(SECRET_KEY) }),
      ...(TRUSTED_PROXIES && { trustedProxies: proxiesOf(TRUSTED_PROXIES) }),
      ...(EGRESS_ALLOW && { egressAllow: hostsOf(EGRESS_ALLOW) }),
      dataDir: env["DATA_DIR"] || ".data",
      storage: {
        sellerBytes: bytesOf(env, "SELLER_FILES_GB", MAX_SELLER_FILES_BYTES),
        minFreeBytes: bytesOf(env, "MIN_FREE_GB", MIN_FREE_BYTES),
      },
      scryptCost: SCRYPT_COST,
      limits: { ...DEFAULT_LIMITS, ratePerSecond: rateOf(env["RATE_LIMIT"]) },
    },
  };
}

/**
 * Hosts from a comma-separated list, each with a port or without.
 * @throws {Error} for an address with a path, a scheme or a pattern: the list is a door (security C7)
 */
export function hostsOf(text: string): string[] {
  const hosts = text.split(",").map((each) => each.trim().toLowerCase()).filter(Boolean);
  for (const host of hosts) {
    const url = /^[a-z0-9.:[\]-]+$/.test(host) && URL.parse(`https://${host}`);
    if (url && (url.host === host || host === `${url.hostname}:443`)) continue;
    throw new Error(`Cannot use EGRESS_ALLOW: expected hosts such as printer.lan:8080, not "${host}"`);
  }
  return hosts;
}

/** A setting in gigabytes; 0 sets no limit. */
function bytesOf(env: Readonly<Record<string, string | undefined>>, name: string, otherwise: number): number {
  const text = env[name];
  if (text === undefined || text === "") return otherwise;
  const bytes = Math.round(Number(text) * 1024 ** 3);
  if (Number.isSafeInteger(bytes) && bytes >= 0) return bytes;
  throw new Error(`Cannot use ${name}: expected gigabytes from 0 on, such as 2.5, not "${text}"`);
}

/** `RATE_LIMIT` in points a second; 0 turns it off, for a bench. */
function rateOf(text: string | undefined): number {
  const rate = Number(text ?? DEFAULT_LIMITS.ratePerSecond);
  if (Number.isFinite(rate) && rate >= 0) return rate;
  throw new Error(`Cannot use RATE_LIMIT: expected a number from 0 on, not "${text}"`);
}
