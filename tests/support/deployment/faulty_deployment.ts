/** Runs a deployment with faults in this process: the app, the API, the login site and a proxy. */
import { diagnose } from "../../../scripts/doctor.ts";
import type { Answer, FetchRaw } from "../../../scripts/doctor/fetch_raw.ts";
import { readDeployment } from "../../../scripts/deploy/deployment.ts";
import { writeDeployment } from "../../../scripts/deploy/write.ts";
import { proxiesOf } from "../../../server/http/address.ts";
import { loginSite } from "../../../server/login_site/site.ts";
import { systemRandom } from "../../../server/session/tokens.ts";
import { cdnAt } from "../../browser/support/cdn.ts";
import { testApp, testSettings } from "../server/api.ts";
import { withDatabase, withDirectory } from "../server/database.ts";
import { NOW } from "../people/people.ts";
import { writeTinyBuild } from "./tiny_build.ts";

export const APP = "https://app.example.test";
export const API = "https://api.example.test/api";
export const LOGIN = "https://login.example.test";
const DAY_MS = 24 * 3600 * 1000;

/** The address of a proxy that adds the client's address and ends TLS. */
const PROXY = { remoteAddr: { transport: "tcp", hostname: "127.0.0.1", port: 1 } } as const;
const CLIENT = "203.0.113.7";

export type Spoil = (answer: Response, url: URL, request: Request) => Response | Promise<Response>;

export interface Fault {
  readonly spoil?: Spoil;
  /** Seconds by which the servers' clocks are ahead. */
  readonly ahead?: number;
  /** Seconds that each request takes. */
  readonly slow?: number;
  readonly certificateDays?: number;
  readonly settings?: Partial<typeof testSettings>;
  readonly isForwardedBlindly?: boolean;
}

type Diagnose = (fault?: Fault) => Promise<readonly string[]>;

export async function inDeployment(run: (found: Diagnose) => Promise<void>): Promise<void> {
  await withDirectory((folder) =>
    withDatabase(async (db) => {
      await writeTinyBuild(`${folder}/dist`);
      const deployment = readDeployment(JSON.stringify({ app: APP, api: API, login: LOGIN }));
      await writeDeployment(deployment, { from: `${folder}/dist`, to: `${folder}/to` });
      const host = cdnAt(`${folder}/to/app`);
      await using apps = new AsyncDisposableStack();
      const serversOf = (more: Fault["settings"]) => {
        const trustedProxies = proxiesOf("127.0.0.1");
        const settings = { ...testSettings, appOrigins: [APP], loginOrigin: LOGIN, trustedProxies, ...more };
        const site = loginSite({ db, settings, now: () => NOW, random: systemRandom, name: "P" });
        return { api: apps.use(testApp(db, { settings })), site };
      };
      const usual = serversOf({});
      await run(
        async (
          { spoil = (answer: Response) => answer, ahead = 0, certificateDays = 90, slow = 0, ...fault } = {},
        ) => {
          let time = NOW;
          const { api, site } = fault.settings ? serversOf(fault.settings) : usual;
          const answerOf = async (request: Request): Promise<Response> => {
            const { origin } = new URL(request.url);
            if (request.url.startsWith("http:")) {
              return new Response(null, {
                status: 301,
                headers: { location: request.url.replace("http:", "https:") },
              });
            }
            if (origin === APP) return await host(request);
            const forwarded = fault.isForwardedBlindly ? request.headers.get("x-forwarded-for") : null;
            const headers = new Headers(request.headers);
            headers.set("x-forwarded-for", forwarded ?? CLIENT);
            const passed = new Request(request, { headers });
            if (origin === LOGIN) return await site(passed, PROXY);
            return await api.app.fetch(passed, PROXY);
          };
          const fetchRaw: FetchRaw = async (
            url,
            { method = "GET", headers = {}, body } = {},
          ): Promise<Answer> => {
            const request = new Request(url, { method, headers, body: body ?? null });
            time += slow;
            const answer = await spoil(await answerOf(request), new URL(url), request);
            const all = new Headers(answer.headers);
            all.set("date", new Date((time + ahead) * 1000).toUTCString());
            return {
              status: answer.status,
              headers: all,
              bytes: new Uint8Array(await answer.arrayBuffer()),
              certificateEnds: url.startsWith("https:") ? NOW * 1000 + certificateDays * DAY_MS : null,
            };
          };
          return (await diagnose({ app: APP, fetchRaw, now: () => time * 1000, ownAddresses: [] })).faults;
        },
      );
    })
  );
}
