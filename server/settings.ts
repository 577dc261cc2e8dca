/** Settings of a running API, from the environment. Anything half set stops the start with a reason. */
import type { Limits, Settings } from "./context.ts";

/** Source: security G1, G3. */
export const DEFAULT_LIMITS: Limits = {
  bodyBytes: 256 * 1024,
  tokens: 2000,
  depth: 8,
  rootFields: 10,
  aliases: 15,
  cost: 1000,
  ratePerSecond: 50,
};

/** scrypt cost of production: about 0.3 s and 128 MiB a password. */
const SCRYPT_COST = 2 ** 17;

/** What `serve` needs beside the settings. */
export interface ServeEnvironment {
  readonly port: number;
  readonly loginPort: number;
  readonly databaseUrl?: string;
  readonly demo: boolean;
  readonly tls?: { readonly cert: string; readonly key: string };
  readonly name: string;
  readonly settings: Settings;
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

/** Reads the environment. `LOGIN_ORIGIN` names the login site where it stands behind a proxy. */
export function readEnvironment(env: Readonly<Record<string, string | undefined>>): ServeEnvironment {
  const port = portOf(env["PORT"], 8000, "PORT");
  const loginPort = portOf(env["LOGIN_PORT"], 8001, "LOGIN_PORT");
  const cert = env["TLS_CERT"];
  const key = env["TLS_KEY"];
  if (!cert !== !key) throw new Error("Cannot use TLS: expected both TLS_CERT and TLS_KEY");
  const scheme = cert ? "https" : "http";
  return {
    port,
    loginPort,
    ...(env["DATABASE_URL"] && { databaseUrl: env["DATABASE_URL"] }),
    demo: env["DEMO"] !== "0",
    ...(cert && key && { tls: { cert, key } }),
    name: env["APP_NAME"] || "Pressdock",
    settings: {
      currency: env["CURRENCY"] || "USD",
      timeZone: env["TIME_ZONE"] || "UTC",
      appOrigins: originsOf(env["APP_ORIGINS"] || `${scheme}://localhost:${port}`),
      loginOrigin: env["LOGIN_ORIGIN"] || `${scheme}://localhost:${loginPort}`,
      dataDir: env["DATA_DIR"] || ".data",
      scryptCost: SCRYPT_COST,
      limits: DEFAULT_LIMITS,
    },
  };
}
