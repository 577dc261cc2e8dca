import { copyBefore } from "./backup/before_migrating.ts";
import { sealAtRest } from "./secrets/at_rest_store.ts";
import { appHandler } from "./app_handler.ts";
import { type App, createApp, systemNow, withModules } from "./app.ts";
import type { Settings } from "./context.ts";
import type { Database } from "./db/database.ts";
import type { MigrationWatch } from "./db/migrate.ts";
import { openDatabase } from "./db/open.ts";
import { HttpListener } from "./http/listener.ts";
import type { Module } from "./module.ts";
import { fillDemo } from "./demo/fill.ts";
import { checkBucket } from "./files/bucket.ts";
import { openFiles } from "./files/open.ts";
import { madeAnswer, UnreadAnswers } from "./http/unread.ts";
import { API_PATH } from "../api/constants.ts";
import { loginSite } from "./login_site/site.ts";
import { makeSetupCode } from "./login_site/setup.ts";
import { modules as allModules } from "./generated/modules.ts";
import { welcomeUrl } from "./login_site/welcome_url.ts";
import { systemRandom } from "./session/tokens.ts";
import { watchForRoom } from "./http/file_descriptors.ts";
import { keyringFor } from "./secrets/keyring_store.ts";
import { runProgram } from "./program.ts";
import { placeOf, type ServeEnvironment } from "./settings/settings.ts";
import { SettingsRefused } from "./settings/settings_refused.ts";
import { STOP_SECONDS } from "./settings/table.ts";
import { staticAnswers } from "./http/static.ts";
import { logError, logInfo } from "./log.ts";

export interface ServeOptions extends ServeEnvironment {
  /** The folder of the built app; without it the app's pages are not served. */
  readonly distDir?: string;
  readonly modules?: readonly Module[];
}

export interface RunningServer {
  readonly origin: string;
  readonly loginOrigin: string;
  /** E-mails of the demo accounts and their password; null without demo data. */
  readonly demo: { readonly emails: readonly string[]; readonly password: string } | null;
  /** The one-time link that makes the first account; null if there are accounts. */
  readonly setupLink: string | null;
  /** Closes sockets with code 1001, waits up to `stopSeconds` for running requests, then closes the database. */
  close(): Promise<void>;
}

function listenerAt(
  name: "PORT" | "LOGIN_PORT",
  port: number,
  { hostname, tls }: Pick<ServeEnvironment, "hostname" | "tls">,
): HttpListener {
  const read = (path: string) => Deno.readTextFileSync(path);
  try {
    return new HttpListener({
      port,
      ...(hostname && { hostname }),
      ...(tls && { tls: { cert: read(tls.cert), key: read(tls.key) } }),
    });
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const message = `Cannot listen on port ${port} (${name}): ${error.message}`;
    // The error for an unknown host has no code.
    if (!("code" in error)) throw new SettingsRefused(message, { cause: error });
    error.message = message;
    throw error;
  }
}

/** Serves until `close`. Both ports answer 503 until the database is open and filled. */
export async function serve(options: ServeOptions): Promise<RunningServer> {
  const listeners: HttpListener[] = [];
  const openAt = (name: "PORT" | "LOGIN_PORT", port: number) => {
    const listener = listenerAt(name, port, options);
    listeners.push(listener);
    return listener;
  };
  try {
    return await open(options, [openAt("PORT", options.port), openAt("LOGIN_PORT", options.loginPort)]);
  } catch (error) {
    await Promise.all(listeners.map((listener) => listener.close()));
    throw error;
  }
}

/** Returns the configured origin with this protocol and port; without one, that of localhost. */
function originOf({ settings, tls }: ServeOptions, port: number): string {
  const local = new URL(`${tls ? "https" : "http"}://localhost:${port}`);
  const isOurs = (url: URL) => url.protocol === local.protocol && url.port === local.port;
  return settings.appOrigins?.find((origin) => isOurs(new URL(origin))) ?? local.origin;
}

/** Completes settings that are not set, from the ports and the data folder. */
async function settingsOf(
  { settings, bucket, demo }: ServeOptions,
  origin: string,
  loginPort: number,
): Promise<Omit<Settings, "secrets">> {
  if (bucket) await checkBucket(bucket);
  const { protocol, hostname } = new URL(origin);
  const loginOrigin = settings.loginOrigin ?? `${protocol}//${hostname}:${loginPort}`;
  return {
    ...settings,
    files: openFiles(settings.dataDir, bucket),
    appOrigins: settings.appOrigins ?? [origin],
    loginOrigin,
    egressAllow: settings.egressAllow ?? [],
    demo,
  };
}

async function open(
  options: ServeOptions,
  listeners: readonly [HttpListener, HttpListener],
): Promise<RunningServer> {
  const { name, distDir } = options;
  const origin = originOf(options, listeners[0].port);
  const begun = await settingsOf(options, origin, listeners[1].port);
  const { modules = allModules } = options;
  const place = placeOf(options);
  const watch: MigrationWatch = {
    async before(number) {
      for (const listener of listeners) listener.sayMigrating();
      const copying = { place, files: begun.files, key: options.backupKey, now: systemNow() };
      logInfo(await copyBefore(number, copying));
    },
    onStep(step, steps) {
      logInfo(`Migrating, step ${step} of ${steps}.`);
      for (const listener of listeners) listener.sayMigrating(`step ${step} of ${steps}`);
    },
  };
  const db = withModules(await openDatabase(place, watch), modules);
  try {
    const settings: Settings = {
      ...begun,
      secrets: options.settings.secrets ?? await keyringFor(db, begun.dataDir),
    };
    const done = await sealAtRest(db, modules, settings.secrets, systemNow());
    for (const line of done) logInfo(line);
    const demo = options.demo ? await fillDemo(db, settings) : null;
    if (demo) await (await import("./demo/shops/simulated_shop.ts")).openDemoShop(db);
    const setupCode = await makeSetupCode(db, systemNow(), systemRandom);
    const api = createApp({ db, settings, modules });
    const unread = new UnreadAnswers(settings.trustedProxies);
    const pages = distDir ? await staticAnswers(distDir, configOf(origin, settings, name)) : null;
    const origins = { appOrigins: options.settings.appOrigins, loginOrigin: settings.loginOrigin };
    listeners[0].open(appHandler(api, pages, unread, origins));
    const { contact = "" } = options;
    const site = { db, settings, now: systemNow, random: systemRandom, name, contact };
    const login = loginSite(site);
    listeners[1].open(async (request, info) =>
      await unread.give(madeAnswer(await login(request, info)), request, info)
    );
    const pressure = watchForRoom({
      makeRoom: () => {
        logError(
          "Almost no file descriptors are left: waiting connections are closed. Raise the limit (LimitNOFILE).",
        );
        for (const listener of listeners) listener.closeIdle();
        return Promise.resolve();
      },
    });
    return {
      origin,
      loginOrigin: settings.loginOrigin,
      demo,
      setupLink: setupCode && welcomeUrl(settings.loginOrigin, setupCode),
      close: async () => {
        await pressure.stop();
        await stop(api, db, listeners, options.stopSeconds ?? STOP_SECONDS);
      },
    };
  } catch (error) {
    await db.close();
    throw error;
  }
}

function configOf(
  origin: string,
  { loginOrigin: login, currency, timeZone }: Settings,
  name: string,
): string {
  const register = `${login}/register`;
  return JSON.stringify({ api: origin + API_PATH, login, register, name, currency, timeZone });
}

/** Waits up to `seconds` for running requests, then closes the database cleanly, even if some still run. */
async function stop(
  api: App,
  db: Database,
  listeners: readonly HttpListener[],
  seconds: number,
): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<void>((resolve) => timer = setTimeout(resolve, seconds * 1000));
  const done = api.close().then(() => Promise.all(listeners.map((listener) => listener.close())));
  await Promise.race([done, late]);
  clearTimeout(timer);
  await db.close();
}

export function greetingText({ origin, demo, setupLink }: RunningServer): string {
  const lines = [`Ready ${origin}`];
  if (demo) {
    lines.push(
      `Demo accounts, password ${demo.password}:`,
      ...demo.emails.map((email) => `  ${email}`),
    );
  }
  if (setupLink) lines.push(`Make the first account: ${setupLink}`);
  return lines.join("\n");
}

/** Stops on a signal. Ctrl-C comes twice, from terminal and task runner, so the handlers stay until the end. */
export function stopOnSignals(running: RunningServer): Promise<void> {
  const signals = ["SIGINT", "SIGTERM"] as const;
  return new Promise((resolve, reject) => {
    let ending: Promise<void> | null = null;
    const stopNow = () => {
      ending ??= running.close()
        .finally(() => signals.forEach((signal) => Deno.removeSignalListener(signal, stopNow)))
        .then(resolve, reject);
    };
    for (const signal of signals) Deno.addSignalListener(signal, stopNow);
  });
}

if (import.meta.main) {
  await runProgram(async (environment, args) => {
    const running = await serve({ ...environment, ...(args.includes("--app") && { distDir: "dist" }) });
    // Registered before "Ready" is printed, because a program that waits for this line may stop the server at once.
    const stopped = stopOnSignals(running);
    console.log(greetingText(running));
    await stopped;
    // Otherwise an incomplete request or a forgotten connection would keep the process alive.
    Deno.exit(0);
  });
}
