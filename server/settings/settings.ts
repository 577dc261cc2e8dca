/** Reads the settings of a running API. All faults are reported at once and stop the start. */
import { createPrivateKey, X509Certificate } from "node:crypto";
import { readFileSync } from "node:fs";
import { MAX_DOCUMENT } from "../../api/request_limits.ts";
import type { Limits, Settings } from "../context.ts";
import type { DatabasePlace } from "../db/open.ts";
import { type BucketPlace, bucketPlaceOf } from "../files/bucket_place.ts";
import type { Keyring } from "../secrets/secrets.ts";
import { cannotUse } from "./checks.ts";
import { isLocal } from "./origins.ts";
import { type Environment, type ReadSettings, readSettings } from "./read.ts";
import { SettingsRefused } from "./settings_refused.ts";

/** Limits of documents. Source: docs/limits.md. */
export const DEFAULT_LIMITS: Limits = MAX_DOCUMENT;

/** The scrypt cost in production, which takes about 0.3 s and 32 MiB per password. */
const SCRYPT_COST = 2 ** 17;

export interface ServeEnvironment {
  /** The port; 0 takes any free port. */
  readonly port: number;
  readonly loginPort: number;
  /** The interface to listen on; by default the one that only this machine reaches. */
  readonly hostname?: string;
  readonly databaseUrl?: string;
  /** The bucket of stored files; by default they are in the data folder. */
  readonly bucket?: BucketPlace;
  /** The owner's key for backups that are made before migrations. */
  readonly backupKey?: string;
  /** True to fill an empty database with demo data. */
  readonly demo: boolean;
  readonly tls?: { readonly cert: string; readonly key: string };
  /** Seconds within which running requests must end when the server stops; STOP_SECONDS by default. */
  readonly stopSeconds?: number;
  readonly name: string;
  /** The contact for people who cannot sign in; the login site shows this text unchanged. */
  readonly contact?: string;
  /** Settings; origins default to those of this machine, and the key to the one in the data folder. */
  readonly settings:
    & Omit<Settings, "appOrigins" | "loginOrigin" | "secrets" | "egressAllow" | "files" | "demo">
    & {
      readonly appOrigins?: readonly string[];
      readonly loginOrigin?: string;
      readonly secrets?: Keyring;
      readonly egressAllow?: readonly string[];
    };
}

export const placeOf = (
  { databaseUrl, settings: { dataDir } }: Pick<ServeEnvironment, "databaseUrl" | "settings">,
): DatabasePlace => ({ dataDir, ...databaseUrl && { url: databaseUrl } });

function isPair(cert: string, key: string): boolean {
  try {
    return new X509Certificate(readFileSync(cert)).checkPrivateKey(createPrivateKey(readFileSync(key)));
  } catch {
    return false;
  }
}

function faultsBetween({ values, texts }: ReadSettings): string[] {
  const faults: string[] = [];
  const { TLS_CERT: cert, TLS_KEY: key } = values;
  if (!texts["TLS_CERT"] !== !texts["TLS_KEY"]) {
    faults.push("Cannot use TLS: expected both TLS_CERT and TLS_KEY");
  } else if (cert && key && !isPair(cert, key)) {
    faults.push(cannotUse("TLS_KEY", "the key of the certificate in TLS_CERT", key).message);
  }
  if (values.PORT !== 0 && values.PORT === values.LOGIN_PORT) {
    faults.push(cannotUse("LOGIN_PORT", "another port than PORT", String(values.PORT)).message);
  }
  if (values.FILES_URL && !(texts["AWS_ACCESS_KEY_ID"] && texts["AWS_SECRET_ACCESS_KEY"])) {
    faults.push(cannotUse("FILES_URL", "AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY with it").message);
  }
  return faults;
}

const isElsewhere = (proxy: string): boolean => !/^(127\.|::1(\/|$))/.test(proxy.trim());

/** Returns the interface: this machine only, unless clients reach this process without a proxy on this machine. */
function hostOf({ values, texts }: ReadSettings): string {
  const isReached = values.TLS_CERT !== undefined && values.APP_ORIGINS?.some((origin) => !isLocal(origin));
  const isProxied = texts["TRUSTED_PROXIES"]?.split(",").some(isElsewhere);
  return isReached || isProxied ? "0.0.0.0" : "127.0.0.1";
}

/** @throws {SettingsRefused} with a line for every fault */
export function readEnvironment(env: Environment): ServeEnvironment {
  const read = readSettings(env);
  const { values, texts } = read;
  const faults = [...read.faults, ...faultsBetween(read)];
  if (faults.length > 0) throw new SettingsRefused(faults.join("\n"));
  const { APP_ORIGINS, LOGIN_ORIGIN, SECRET_KEY, EGRESS_ALLOW, PUBLIC_API, TRUSTED_PROXIES } = values;
  const { TLS_CERT: cert, TLS_KEY: key, DATABASE_URL, BACKUP_KEY, CONTACT } = values;
  const bucket = bucketPlaceOf(texts);
  return {
    port: values.PORT,
    loginPort: values.LOGIN_PORT,
    hostname: values.HOST ?? hostOf(read),
    ...(DATABASE_URL && { databaseUrl: DATABASE_URL }),
    ...(bucket && { bucket }),
    ...(BACKUP_KEY && { backupKey: BACKUP_KEY }),
    // By default the demo runs only at local origins, because the passwords of its accounts are public.
    demo: values.DEMO ?? APP_ORIGINS?.every(isLocal) ?? true,
    ...(cert && key && { tls: { cert, key } }),
    stopSeconds: values.STOP_SECONDS,
    name: values.APP_NAME,
    ...(CONTACT && { contact: CONTACT }),
    settings: {
      currency: values.CURRENCY,
      timeZone: values.TIME_ZONE,
      completeDays: values.COMPLETE_DAYS,
      ...(APP_ORIGINS && { appOrigins: APP_ORIGINS }),
      ...(LOGIN_ORIGIN && { loginOrigin: LOGIN_ORIGIN }),
      ...(SECRET_KEY && { secrets: SECRET_KEY }),
      ...(TRUSTED_PROXIES && { trustedProxies: TRUSTED_PROXIES }),
      ...(PUBLIC_API && { publicApi: PUBLIC_API }),
      ...(EGRESS_ALLOW && { egressAllow: EGRESS_ALLOW }),
      ...(values.METRICS_TOKEN && { metricsToken: values.METRICS_TOKEN }),
      isAccessLogged: values.ACCESS_LOG,
      dataDir: values.DATA_DIR,
      storage: { sellerBytes: values.SELLER_FILES_GB, minFreeBytes: values.MIN_FREE_GB },
      scryptCost: SCRYPT_COST,
      limits: { ...DEFAULT_LIMITS, ratePerSecond: values.RATE_LIMIT },
    },
  };
}
