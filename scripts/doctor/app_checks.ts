/** Checks the app on its host: files, headers, security policy, caching and compression. */
import { createHash } from "node:crypto";
import { ASSETS, CONFIG, RELEASE, securityHeaders } from "../../server/http/static_headers.ts";
import { releaseText } from "../build/release.ts";
import { type Answer, textOf } from "./fetch_raw.ts";
import { type Check, type Fault, faultsWhere, isHttps } from "./visit.ts";

const FILE = /(?:src|href)="(\/assets\/[^"]+)" integrity="(sha384-[^"]+)"/g;
/** Name of an asset that no build has. */
const MISSING = `${ASSETS}doctor-NOSUCH00.js`;
const ROUTE = "/orders/doctor";

const cacheOf = ({ headers }: Answer): string => headers.get("cache-control") ?? "";

/** Returns true if a cache must ask the host each time. */
const isAskedAgain = (answer: Answer): boolean => /no-cache|no-store|max-age=0/.test(cacheOf(answer));

function isKept(answer: Answer): boolean {
  const seconds = Number(/max-age=(\d+)/.exec(cacheOf(answer))?.[1] ?? 0);
  return seconds >= 3600;
}

export const checkFallback: Check = async ({ app, fetchRaw, page }) => {
  const route = await fetchRaw(app + ROUTE);
  const missing = await fetchRaw(app + MISSING);
  const isPage = textOf(route) === textOf(page);
  return faultsWhere([
    [
      !isPage,
      `${app}${ROUTE} answers ${route.status} and not the page: the host lacks the fallback to index.html.`,
    ],
    [
      missing.status < 400,
      `A missing asset is answered with ${missing.status}: it must be 404, or an old tab runs the page as a script.`,
    ],
    [
      missing.status >= 400 && /immutable|max-age=\d{5}/.test(cacheOf(missing)),
      `The 404 of a missing asset may be kept (${cacheOf(missing)}): a tab stays broken after a rollback.`,
    ],
  ]);
};

export const checkBuild: Check = async ({ app, fetchRaw, page }) => {
  const text = textOf(page);
  const files = Array.from(text.matchAll(FILE), ([, path = "", integrity = ""]) => ({ path, integrity }));
  const faults: Fault[] = files.length === 0 ? [`${app}/ is not a page of this app: it names no files.`] : [];
  for (const { path, integrity } of files) {
    const file = await fetchRaw(app + path);
    const found = `sha384-${createHash("sha384").update(file.bytes).digest("base64")}`;
    if (file.status !== 200) faults.push(`${app}${path} answers ${file.status}, and the page needs it.`);
    else if (found !== integrity) faults.push(`${app}${path} belongs to another build than the page.`);
    else if (!isKept(file)) {
      faults.push(`${app}${path} is not kept by browsers (${cacheOf(file) || "no Cache-Control"}).`);
    }
  }
  const release = await fetchRaw(app + RELEASE);
  const found = release.status === 200 ? buildOf(textOf(release)) : null;
  const wanted = files.length > 0 ? buildOf(releaseText(text, "")) : found;
  if (found !== wanted) faults.push(`${app}${RELEASE} belongs to another build than the page.`);
  return faults;
};

function buildOf(text: string): unknown {
  try {
    return (JSON.parse(text) as { build?: unknown }).build;
  } catch {
    return null;
  }
}

export const checkCaching: Check = async ({ app, fetchRaw, page }) => {
  const [settings, manifest] = [await fetchRaw(app + CONFIG), await fetchRaw(`${app}/manifest.webmanifest`)];
  const type = manifest.headers.get("content-type") ?? "no type";
  return faultsWhere([
    [
      !isAskedAgain(page),
      `The page may be kept (${cacheOf(page) || "no Cache-Control"}): a release does not reach people.`,
    ],
    [!isAskedAgain(settings), `${app}${CONFIG} may be kept (${cacheOf(settings) || "no Cache-Control"}).`],
    [!/manifest\+json/.test(type), `The manifest is sent as ${type}; expected application/manifest+json.`],
  ]);
};

export const checkPacking: Check = async ({ app, fetchRaw, page }) => {
  const [, path] = /src="(\/assets\/[^"]+\.js)"/.exec(textOf(page)) ?? [];
  const faults: Fault[] = [];
  for (const each of path ? ["/", path] : ["/"]) {
    const { headers } = await fetchRaw(app + each, { headers: { "accept-encoding": "br, gzip" } });
    const isPacked = /^(br|gzip|zstd)$/.test(headers.get("content-encoding") ?? "");
    const isVaried = /accept-encoding|\*/i.test(headers.get("vary") ?? "");
    if (!isPacked) faults.push(`${app}${each} is sent without compression.`);
    else if (!isVaried) {
      faults.push(`${app}${each} is packed without "Vary: Accept-Encoding": a cache gives it to everybody.`);
    }
  }
  return faults;
};

const directivesOf = (policy: string) =>
  new Map(
    policy.split(";").map((each) => each.trim().split(/\s+/)).map(([name = "", ...values]) => [name, values]),
  );

function policyFaults(found: string, wanted: string, api: string): Fault[] {
  const has = directivesOf(found);
  const faults: Fault[] = [];
  for (const [name, values] of directivesOf(wanted)) {
    const there = has.get(name);
    const missing = values.filter((value) => !there?.includes(value));
    const more = there?.filter((value) => !values.includes(value)) ?? [];
    if (name === "connect-src" && missing.length > 0) {
      faults.push(
        `The policy does not let the app call ${api} (connect-src lacks ${
          missing.join(", ")
        }): build with --deploy.`,
      );
    } else if (missing.some((value) => value.startsWith("'sha256-"))) {
      faults.push(`The policy was written for another build: ${name} lacks a hash of this page.`);
    } else if (!there || missing.length > 0) {
      faults.push(`The policy lacks "${[name, ...missing].join(" ")}".`);
    } else if (more.some((value) => !value.startsWith("'sha256-"))) {
      faults.push(`The policy lets through more than this build asks for: ${name} ${more.join(" ")}.`);
    }
  }
  return faults;
}

export const checkHeaders: Check = ({ app, page, config }) => {
  const hsts = page.headers.get("strict-transport-security");
  const faults: Fault[] = isHttps(app) && !hsts
    ? ["The page comes without Strict-Transport-Security: browsers may be led to http."]
    : [];
  for (const [name, wanted] of Object.entries(securityHeaders(config.api, textOf(page)))) {
    if (name === "Strict-Transport-Security") continue;
    const found = page.headers.get(name);
    if (!found) {
      faults.push(`The page comes without ${name}: the host does not send the headers of the build.`);
    } else if (name === "Content-Security-Policy") faults.push(...policyFaults(found, wanted, config.api));
    else if (found !== wanted) faults.push(`The page comes with "${name}: ${found}"; expected "${wanted}".`);
  }
  return Promise.resolve(faults);
};
