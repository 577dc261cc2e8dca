/** The table of docs/settings.md is generated from these settings, and `readSettings` knows no others. */
import { MAX_DOCUMENT } from "../../api/request_limits.ts";
import { MAX_SELLER_FILES_BYTES, MIN_FREE_BYTES } from "../../api/storage.ts";
import { proxiesOf } from "../http/address.ts";
import { checkBucketName, checkEndpoint, DEFAULT_REGION } from "../files/bucket_place.ts";
import { readKeyring } from "../secrets/secrets.ts";
import { readKey } from "../backup/sealed_stream.ts";
import {
  cannotUse,
  type Check,
  checkCommit,
  checkCurrency,
  checkDatabaseUrl,
  checkDays,
  checkFolder,
  checkGigabytes,
  checkHost,
  checkLine,
  checkPem,
  checkPort,
  checkRate,
  checkSeconds,
  checkSecretLine,
  checkSwitch,
  checkTimeZone,
  GIGABYTE,
} from "./checks.ts";
import { checkHosts, checkOrigin, checkOrigins, checkPublicApi } from "./origins.ts";

/** Default of the setting of this name. */
export const STOP_SECONDS = 10;

export interface Setting<T = unknown> {
  /** The default, if it is always the same. */
  readonly default?: T;
  /** Describes the default in docs/settings.md, where the value would not be understood. */
  readonly otherwise?: string;
  readonly means: string;
  readonly check: Check<T>;
  /** True if `<NAME>_FILE` may name a file with the value. `check` keeps the value out of its errors. */
  readonly isSecret?: true;
  /** Another setting without which this one is not read, because other programs use the same name. */
  readonly onlyWith?: string;
  /** Another name that programs use for the same setting. */
  readonly alias?: string;
}

const checkBackupKey: Check<string> = (text, name) => {
  try {
    readKey(text);
    return text;
  } catch {
    throw cannotUse(name, "32 bytes in base64, as deno task backup --new-key makes them");
  }
};

const inGigabytes = (bytes: number): string => `\`${bytes / GIGABYTE}\``;

export const SETTINGS = {
  PORT: { default: 8000, means: "port of the API, and of the app with `start`", check: checkPort },
  LOGIN_PORT: { default: 8001, means: "port of the login site", check: checkPort },
  HOST: {
    otherwise: "this machine only",
    means:
      "interface to listen on; all interfaces if `APP_ORIGINS` names another host and this process terminates TLS, or if `TRUSTED_PROXIES` names another machine",
    check: checkHost,
  },
  DATA_DIR: {
    default: ".data",
    means: "SQLite file, uploads, exports and attachments",
    check: checkFolder,
  },
  DATABASE_URL: { means: "`postgres://…` switches the engine", check: checkDatabaseUrl, isSecret: true },
  SECRET_KEY: {
    otherwise: "made as `DATA_DIR/secret.key`",
    means: "32 bytes in base64 that seal secrets of integrations and API tokens; older keys after commas",
    check: readKeyring,
    isSecret: true,
  },
  BACKUP_KEY: {
    means:
      "32 bytes in base64 that backups are encrypted with, the copy of a Postgres database before a migration too; `deno task backup --new-key` makes it",
    check: checkBackupKey,
    isSecret: true,
  },
  APP_ORIGINS: {
    otherwise: "`http://localhost:PORT`",
    means: "where the app is served: CORS, WebSocket, return from the login site; several with commas",
    check: checkOrigins,
  },
  LOGIN_ORIGIN: {
    otherwise: "the API's host with `LOGIN_PORT`",
    means: "the login site's address behind a proxy",
    check: checkOrigin,
  },
  PUBLIC_API: {
    otherwise: "no webhooks of shops",
    means:
      "address of the API on the internet, such as `https://app.example/api`: shops call it when an order changes. Without it orders still come in, every 5 minutes",
    check: checkPublicApi,
  },
  TRUSTED_PROXIES: {
    means:
      "addresses or networks of the proxies in front: `10.0.0.0/8,::1`; of `X-Forwarded-For` the last address that is none of theirs is the client's. Without it a proxy is one client, and everybody behind it shares its limits",
    check: proxiesOf,
  },
  TLS_CERT: {
    means: "PEM file of the certificate, for tablets on the LAN",
    check: checkPem("CERTIFICATE"),
  },
  TLS_KEY: { means: "PEM file of its key", check: checkPem("PRIVATE KEY") },
  DEMO: {
    otherwise: "1 on this machine only, else 0",
    means: "1 fills an empty database with demo data; with 0 a one-time link makes the first super_root",
    check: checkSwitch,
  },
  APP_NAME: { default: "Pressdock", means: "name of the installation", check: checkLine },
  CURRENCY: { default: "USD", means: "currency of the business", check: checkCurrency },
  TIME_ZONE: { default: "UTC", means: "time zone of the business", check: checkTimeZone },
  COMPLETE_DAYS: {
    default: 30,
    means:
      "days from the delivery until an order becomes Completed, once no case about it is open; 0 leaves that to people",
    check: checkDays,
  },
  CONTACT: {
    means:
      "contact for somebody who has no account or forgot their password, in words: the login site shows it",
    check: checkLine,
  },
  RATE_LIMIT: {
    default: MAX_DOCUMENT.ratePerSecond,
    means: "points per person that API requests may use each second; 0 turns the limit off",
    check: checkRate,
  },
  STOP_SECONDS: {
    default: STOP_SECONDS,
    means: "how long requests under way, uploads among them, may take to end after SIGTERM",
    check: checkSeconds,
  },
  METRICS_TOKEN: {
    means: "bearer token for `GET {API}/metrics` (Prometheus); without it there are no metrics",
    check: checkSecretLine,
    isSecret: true,
  },
  ACCESS_LOG: {
    default: false,
    otherwise: "`0`",
    means:
      "1 writes a line for every request: route, status, duration and request id, and nobody's name or address",
    check: checkSwitch,
  },
  EGRESS_ALLOW: {
    means:
      "hosts of your own network that may be called, by http too: `printer.lan:8080,…`; everything else has to be public and https",
    check: checkHosts,
  },
  FILES_URL: {
    means: "`s3://bucket/folder`: uploads, exports and attachments are kept there",
    check: checkBucketName,
  },
  SELLER_FILES_GB: {
    default: MAX_SELLER_FILES_BYTES,
    otherwise: inGigabytes(MAX_SELLER_FILES_BYTES),
    means: "files of a seller, in gigabytes: above it everything stays and nothing is added; 0 for no limit",
    check: checkGigabytes,
  },
  MIN_FREE_GB: {
    default: MIN_FREE_BYTES,
    otherwise: inGigabytes(MIN_FREE_BYTES),
    means:
      "with less free on a disk, in gigabytes, uploads, imports and exports are refused, while orders and scans go on; 0 for no limit",
    check: checkGigabytes,
  },
  AWS_ACCESS_KEY_ID: { means: "key of the bucket", check: checkLine, onlyWith: "FILES_URL" },
  AWS_SECRET_ACCESS_KEY: {
    means: "its secret",
    check: checkSecretLine,
    isSecret: true,
    onlyWith: "FILES_URL",
  },
  AWS_SESSION_TOKEN: {
    means: "token of a temporary key",
    check: checkSecretLine,
    isSecret: true,
    onlyWith: "FILES_URL",
  },
  AWS_REGION: {
    default: DEFAULT_REGION,
    means: "region of the bucket",
    check: checkLine,
    alias: "AWS_DEFAULT_REGION",
    onlyWith: "FILES_URL",
  },
  AWS_ENDPOINT_URL_S3: {
    means: "another server than Amazon's",
    check: checkEndpoint,
    alias: "AWS_ENDPOINT_URL",
    onlyWith: "FILES_URL",
  },
  INSPECT: {
    means:
      "1 with `start` or `build`: for developers, `?inspect=stately` shows the machines in Stately's inspector (a third-party site, in its own window); not for production",
    check: checkSwitch,
  },
  COMMIT: {
    otherwise: "git's",
    means:
      "with `build`: the commit that the footer shows, where the sources are built without their history",
    check: checkCommit,
  },
} satisfies Readonly<Record<string, Setting>>;
