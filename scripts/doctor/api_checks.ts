/** Checks API, socket and login site by requests like those of the app in a browser. */
import { DAY_MS, HEADERS, LIVE_TICKET_PATH, READY_PATH } from "../../api/constants.ts";
import { isLocal } from "../../server/settings/origins.ts";
import { textOf } from "./fetch_raw.ts";
import { type Check, type Fault, faultsWhere, isHttps, type LoadedVisit } from "./visit.ts";

const STRANGER = "https://doctor.invalid";
const JSON_TYPE = { "content-type": "application/json" };

function codeOf(text: string): string {
  try {
    const { errors } = JSON.parse(text) as { errors?: { extensions?: { code?: string } }[] };
    return errors?.[0]?.extensions?.code ?? "";
  } catch {
    return "";
  }
}

export const checkReady: Check = async ({ fetchRaw, config: { api } }) => {
  const ready = await fetchRaw(api + READY_PATH);
  const graphql = await fetchRaw(`${api}/graphql`, { method: "POST", headers: JSON_TYPE, body: "{}" });
  return faultsWhere([
    [ready.status !== 200, `${api}${READY_PATH} answers ${ready.status}: the server is not ready.`],
    [
      graphql.status !== 401 || codeOf(textOf(graphql)) !== "UNAUTHENTICATED",
      `${api}/graphql answers ${graphql.status} to somebody without a session; expected 401. Is it the API?`,
    ],
  ]);
};

export const checkCors: Check = async ({ app, fetchRaw, config: { api } }) => {
  const ask = (origin: string) =>
    fetchRaw(`${api}/graphql`, {
      method: "OPTIONS",
      headers: {
        origin,
        "access-control-request-method": "POST",
        "access-control-request-headers": "authorization",
      },
    });
  const [ours, strange] = [await ask(app), await ask(STRANGER)];
  const allowed = ours.headers.get("access-control-allow-origin");
  const names = (ours.headers.get("access-control-allow-headers") ?? "").toLowerCase();
  const isOpen = [STRANGER, "*"].includes(strange.headers.get("access-control-allow-origin") ?? "");
  return faultsWhere([
    [
      allowed !== app,
      `The API does not let ${app} call it (it answers ${ours.status}): APP_ORIGINS lacks it.`,
    ],
    [
      allowed === app && !names.includes(HEADERS.requestedWith.toLowerCase()),
      "The API does not answer the preflight itself: the proxy must pass OPTIONS on.",
    ],
    [isOpen, "The API lets every site call it: something in front answers CORS in its place."],
  ]);
};

const UPGRADE = {
  upgrade: "websocket",
  connection: "Upgrade",
  "sec-websocket-version": "13",
  "sec-websocket-protocol": "graphql-transport-ws",
};

/** Opens a socket without a ticket: the API refuses it with an answer that it gives in no other case. */
export const checkSocket: Check = async ({ app, fetchRaw, config: { api } }) => {
  const key = crypto.getRandomValues(new Uint8Array(16)).toBase64();
  const { status, ...answer } = await fetchRaw(`${api}/graphql`, {
    headers: { ...UPGRADE, "sec-websocket-key": key, origin: app },
  });
  const isRefused = status === 401 && textOf({ status, ...answer }).includes(LIVE_TICKET_PATH);
  return faultsWhere([[
    !isRefused,
    `A WebSocket does not reach the API (${status}): the proxy must pass on Upgrade and Connection. Live changes do not come.`,
  ]]);
};

export const checkLogin: Check = async ({ app, fetchRaw, config: { login, register, loginMode } }) => {
  const pageFor = (back: string) => `${login}/?${new URLSearchParams({ return_to: back, state: "doctor" })}`;
  const form = await fetchRaw(pageFor(`${app}/`));
  const page = await fetchRaw(register);
  const faults = faultsWhere([
    [
      form.status !== 200,
      `The login site does not lead back to ${app} (it answers ${form.status}): APP_ORIGINS lacks it.`,
    ],
    [page.status !== 200, `${register} answers ${page.status}.`],
  ]);
  if (loginMode === "token" || form.status !== 200) return faults;
  const policy = form.headers.get("content-security-policy") ?? "";
  const strange = await fetchRaw(pageFor(`${STRANGER}/`));
  return [
    ...faults,
    ...faultsWhere([
      [!/<form[^>]+method="post"/i.test(textOf(form)), `${login}/ shows no form: is it the login site?`],
      [
        !new RegExp(`form-action[^;]* ${RegExp.escape(app)}(\\s|;|$)`).test(policy),
        `The login site's policy does not let its form lead back to ${app}: the proxy must not change its headers.`,
      ],
      [strange.status < 400, `The login site leads back to ${STRANGER}: it must refuse it.`],
    ]),
  ];
};

const MIN_DAYS = 14;

const originsOf = ({ app, config: { api, login } }: LoadedVisit): readonly string[] => [
  ...new Set([app, new URL(api).origin, new URL(login).origin]),
];

export const checkTls: Check = async (visit) => {
  const { fetchRaw, now } = visit;
  const faults: Fault[] = [];
  for (const origin of originsOf(visit)) {
    if (isLocal(origin)) continue;
    if (!isHttps(origin)) {
      faults.push(`${origin} is http: sessions travel where everybody can read them.`);
      continue;
    }
    const { certificateEnds } = await fetchRaw(`${origin}/`);
    const days = certificateEnds === null ? Infinity : Math.floor((certificateEnds - now()) / DAY_MS);
    if (days < MIN_DAYS) faults.push(`The certificate of ${origin} ends in ${days} days.`);
    const plain = `http://${new URL(origin).hostname}/`;
    const answer = new URL(origin).port === "" ? await fetchRaw(plain).catch(() => null) : null;
    const to = answer?.headers.get("location") ?? "";
    if (answer && !(answer.status >= 300 && answer.status < 400 && isHttps(to))) {
      faults.push(`${plain} answers ${answer.status} and does not lead to https.`);
    }
  }
  return faults;
};

const MAX_SECONDS = 30;

export const checkClocks: Check = async (visit) => {
  const faults: Fault[] = [];
  for (const origin of originsOf(visit)) {
    const [askedAt, begun] = [visit.now(), performance.now()];
    const { headers } = await visit.fetchRaw(`${origin}/`);
    const date = Date.parse(headers.get("date") ?? "");
    const seconds = Math.round((date - askedAt - (performance.now() - begun) / 2) / 1000);
    if (Math.abs(seconds) <= MAX_SECONDS || Number.isNaN(seconds)) continue;
    faults.push(
      `The clock of ${origin} is ${Math.abs(seconds)} seconds ${
        seconds > 0 ? "ahead of" : "behind"
      } this machine's: one of them is wrong.`,
    );
  }
  return faults;
};

const FORGED = "192.0.2.1";
const PRIVATE = /^(10\.|127\.|169\.254\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|0:0:0:0|::1|f[cd]|fe[89ab])/i;

export const checkAddress: Check = async ({ fetchRaw, ownAddresses, config: { api } }) => {
  const addressFor = async (headers: Record<string, string> = {}) => {
    const answer = await fetchRaw(`${api}/address`, { headers });
    return answer.status === 200 ? (JSON.parse(textOf(answer)) as { address: string }).address : null;
  };
  const [seen, forged] = [await addressFor(), await addressFor({ "x-forwarded-for": FORGED })];
  const isProxy = seen !== null && PRIVATE.test(seen) && !isLocal(api) && !ownAddresses.includes(seen);
  return faultsWhere([
    [seen === null, `${api}/address does not say whom a request is from.`],
    [
      isProxy,
      `The API takes this machine for ${seen}, which is a proxy's address: TRUSTED_PROXIES lacks it, and everybody shares one limit.`,
    ],
    [
      forged === FORGED,
      "The API believes whatever X-Forwarded-For a client sends: the proxy must replace it.",
    ],
  ]);
};
