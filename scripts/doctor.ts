/**
 * Checks a deployment from outside as an operator would by hand, and reports each fault in a sentence: `deno task doctor
 * https://app.example.com`. Exits with 1 if there is a fault.
 */
import { CONFIG } from "../server/http/static_headers.ts";
import { readConfig } from "../src/lib/config.ts";
import {
  checkAddress,
  checkClocks,
  checkCors,
  checkLogin,
  checkReady,
  checkSocket,
  checkTls,
} from "./doctor/api_checks.ts";
import { checkBuild, checkCaching, checkFallback, checkHeaders, checkPacking } from "./doctor/app_checks.ts";
import { fetchRaw, textOf } from "./doctor/fetch_raw.ts";
import type { Check, Fault, LoadedVisit, Visit } from "./doctor/visit.ts";

const CHECKS: Readonly<Record<string, Check>> = {
  "files of one build": checkBuild,
  "headers and policy": checkHeaders,
  "fallback to the page": checkFallback,
  "caching": checkCaching,
  "compression": checkPacking,
  "the API": checkReady,
  "CORS": checkCors,
  "the socket": checkSocket,
  "the login site": checkLogin,
  "TLS": checkTls,
  "clocks": checkClocks,
  "the client's address": checkAddress,
};

const why = (error: unknown): string => error instanceof Error ? error.message || error.name : String(error);

/** Loads the page and the settings, which all other checks need. */
async function meet(visit: Visit): Promise<LoadedVisit | Fault> {
  const { app, fetchRaw } = visit;
  try {
    const page = await fetchRaw(`${app}/`);
    if (page.status !== 200) return `${app}/ answers ${page.status} and not the page.`;
    const settings = await fetchRaw(app + CONFIG);
    const config = settings.status === 200 ? readConfig(textOf(settings)) : null;
    return config ? { ...visit, page, config } : `${app}${CONFIG} cannot be read: the app does not start.`;
  } catch (error) {
    return `${app} does not answer: ${why(error)}.`;
  }
}

export async function diagnose(
  visit: Visit,
): Promise<{ readonly faults: readonly Fault[]; readonly checks: readonly string[] }> {
  const known = await meet(visit);
  if (typeof known === "string") return { faults: [known], checks: ["the page"] };
  const faults: Fault[] = [];
  for (const [name, check] of Object.entries(CHECKS)) {
    try {
      faults.push(...await check(known));
    } catch (error) {
      faults.push(`Cannot check ${name}: ${why(error)}.`);
    }
  }
  return { faults, checks: Object.keys(CHECKS) };
}

if (import.meta.main) {
  const app = URL.parse(Deno.args[0] ?? "");
  if (!app || !/^https?:$/.test(app.protocol)) {
    console.error("Name the app: deno task doctor https://app.example.com");
    Deno.exit(2);
  }
  const ownAddresses = Deno.networkInterfaces().map(({ address }) => address);
  const { faults, checks } = await diagnose({
    app: app.origin,
    fetchRaw,
    now: Date.now,
    ownAddresses,
  });
  for (const fault of faults) console.log(fault);
  console.log(
    `Looked at ${checks.join(", ")}: ${faults.length === 0 ? "no fault" : `${faults.length} faults`}.`,
  );
  Deno.exit(faults.length === 0 ? 0 : 1);
}
