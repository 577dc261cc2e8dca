/** Requests the first data before the bundle is parsed, without React. The app repeats those that got no answer. */
import {
  COOKIES,
  DEFAULT_PAGE,
  DEFAULT_PAGE_SIZE,
  HEADERS,
  REQUEST_TIMEOUT_MS,
} from "../../../api/constants.ts";
import { Me } from "../../../api/generated/operations/session.ts";
import type { Resource } from "../../../resources/define.ts";
import { countDocumentOf, documentOf, viewsDocumentOf } from "../../../resources/document.ts";
import { resources } from "../../../resources/generated/resources.ts";
import { isSegment, type ListQuery, readUrl, rowsQuery, variablesOf } from "../../../resources/url.ts";
import { takeLoginCallback } from "../../lib/login_callback.ts";
import { type EarlyState, type Picture, requestKey } from "../../lib/early_requests.ts";
import { readCookie } from "../../lib/cookie_header.ts";
import { addEnglish } from "../../lib/i18n.ts";
import { httpsAddress } from "../../lib/location.ts";
import { CONFIG_PATH, writtenConfig } from "../../lib/config.ts";
import { type FirstAnswer, paint, paintScreen } from "../picture/paint.tsx";
import type { ListAt, Request } from "../picture/screen.ts";
import { mergeDocuments, splitAnswer } from "../../lib/merge_documents.ts";
import { requestHeaders } from "../../lib/request_headers.ts";
import { prefetchedFiles, prefetchFiles } from "./prefetch.ts";
import { loadScreens } from "./first_screens.ts";
import { load, paths } from "./other_lists.ts";
import type { Answer } from "../../lib/wire.ts";

const isBelow = (path: string, list: string): boolean => path === list || path.startsWith(`${list}/`);

export function listAt(path: string, search: string, among = resources): ListAt | null {
  for (const resource of among) {
    if (!isBelow(path, resource.path)) continue;
    const [filter, _id, ...rest] = path.slice(resource.path.length + 1).split("/");
    const isRecord = _id === undefined || resource.record;
    // A segment that is not a filter of this list may belong to the path of another list: `/orders/print`.
    if (!isRecord || rest.length > 0 || (filter && !isSegment(resource, filter.toLowerCase()))) continue;
    const query = readUrl(resource, filter, new URLSearchParams(search));
    return { resource, query, id: _id && decodeURIComponent(_id) };
  }
  return null;
}

/** All first calls share the timeout of a single call, counted from the page's start. Source: docs/requirements.md S9.1. */
const limit = AbortSignal.timeout(REQUEST_TIMEOUT_MS);

const cookieOf = (name: string): string | null => readCookie(document.cookie, name);

async function textOf(address: string, init: RequestInit): Promise<Answer> {
  const response = await fetch(address, { ...init, signal: limit });
  const position = response.headers.get(HEADERS.livePosition);
  if (position && globalThis.__early) {
    globalThis.__early.position = Math.min(globalThis.__early.position ?? Infinity, Number(position));
  }
  return { status: response.status, body: await response.text() };
}

async function send(config: Promise<string | null>, token: string, request: Request): Promise<Answer | null> {
  try {
    // An invalid configuration throws here; the app reports it.
    const { api } = JSON.parse(String(await config)) as { readonly api: string };
    return await textOf(`${api.replace(/\/$/, "")}/graphql`, {
      method: "POST",
      headers: {
        ...requestHeaders({
          ...request,
          token,
          superToken: cookieOf(COOKIES.superToken),
          hub: cookieOf(COOKIES.hub),
        }),
        "Content-Type": "application/json",
        Accept: "application/json",
      },
      body: JSON.stringify({ query: request.text, variables: request.variables }),
      credentials: "omit",
      cache: "no-store",
      redirect: "manual",
    });
  } catch {
    return null;
  }
}

const PERSON: Request = { text: Me.text, variables: {}, page: DEFAULT_PAGE, perPage: DEFAULT_PAGE_SIZE };

/** The list machine sends the same requests first: src/engine/list/wiring.ts. A test keeps the two equal. */
export function requestsOf(resource: Resource, query: ListQuery): { rows: Request; count: Request } {
  const variables = variablesOf(resource, query);
  const { sort: _, ...filters } = variables;
  return {
    rows: {
      text: documentOf(resource, rowsQuery(resource, query).extra),
      variables,
      page: query.page,
      perPage: query.perPage,
    },
    count: { ...PERSON, text: countDocumentOf(resource), variables: filters },
  };
}

/** Maximum wait for the picture of other lists, records and pages, whose files have to load first. */
const FILES_PATIENCE_MS = 100;

/** Maximum page size at which saved views are requested together with the rows; more would exceed the API's limit. */
const MERGED_ROWS_MAX = 100;

function show(
  draw: (answer: FirstAnswer, config: string) => Picture | null,
  token: string,
  answer: Answer | null,
  config: string | null,
): void {
  const early = globalThis.__early;
  if (!early || early.picture || early.isOver || answer?.status !== 200 || config === null) return;
  // Another person may have signed in during the request.
  if (cookieOf(COOKIES.token) !== token) return;
  try {
    const picture = draw(JSON.parse(answer.body), config);
    if (picture) early.picture = picture;
  } catch {
    document.getElementById("root")?.replaceChildren();
  }
}

/** Resolves when the current page has been painted. */
function waitForPaint(): Promise<void> | void {
  // Nothing is painted in a hidden window.
  if (!globalThis.__early?.picture || document.visibilityState === "hidden") return;
  return new Promise((resolve) =>
    requestAnimationFrame(() => {
      // A message that is sent in an animation frame is handled after the frame is painted.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve();
      port2.postMessage(null);
    })
  );
}

/** Requests the person, views and rows together and the count separately; resolves when the picture is painted. */
function askFor(
  early: EarlyState,
  list: ListAt | null,
  token: string,
  config: Promise<string | null>,
): Promise<void> | undefined {
  const { answers, arrived } = early;
  const put = ({ text, variables, page, perPage }: Request, answer: Promise<Answer | null>) => {
    const key = requestKey(text, variables, page, perPage, token);
    answers.set(key, answer);
    void answer.then((each) => each && arrived.set(key, each));
  };
  const ask = (request: Request) => {
    const answer = send(config, token, request);
    put(request, answer);
    return answer;
  };
  let all: Promise<Answer | null>;
  let isLarge = false;
  if (list) {
    const { rows, count } = requestsOf(list.resource, list.query);
    const views: Request = { ...PERSON, text: viewsDocumentOf(list.resource) };
    isLarge = rows.perPage > MERGED_ROWS_MAX;
    const text = mergeDocuments(PERSON.text, isLarge ? rows.text : mergeDocuments(views.text, rows.text));
    all = send(config, token, { ...rows, text });
    const part = (field: string) => all.then((answer) => answer && splitAnswer(answer, field));
    put(PERSON, part("cUser"));
    if (isLarge) ask(views);
    else put(views, part("views"));
    put(rows, part(list.resource.query));
    ask(count);
    list.resource.besideRows?.forEach((text) => ask({ ...PERSON, text }));
  } else all = ask(PERSON);
  const painted = (draw: (answer: FirstAnswer, config: string) => Picture | null) =>
    Promise.all([all, config]).then(([answer, text]) => show(draw, token, answer, text)).then(waitForPaint);
  if (list && !list.id) {
    if (isLarge) return;
    return painted((answer, text) =>
      paint({ resource: list.resource, addressQuery: list.query }, answer, text)
    );
  }
  early.patienceMs = FILES_PATIENCE_MS;
  const begun = loadScreens().then((screens) =>
    screens.begin((request) => ask({ ...PERSON, ...request }), list, screens)
  );
  // The app looks for early answers once this promise resolves.
  early.config = begun.then(() => config, () => config);
  return begun.then(async ({ drawn, load }) => {
    const screen = await drawn;
    await (screen && painted((answer, text) => paintScreen(screen, answer, text)));
    load();
  }).catch(() => {});
}

function askForOther(early: EarlyState, token: string): void {
  const { config } = early;
  early.patienceMs = FILES_PATIENCE_MS;
  const lists = load().then(({ resources, words }) => {
    addEnglish(words);
    return listAt(location.pathname, location.search, resources);
  }).catch(() => null);
  const painted = lists.then((list) => ({ painted: askFor(early, list, token, config) }));
  // The app's files load after the picture, because they would share connection and processors with the rows.
  early.painted = painted.then((each) => each.painted).then(() => prefetchFiles(prefetchedFiles()["lists"]));
  early.config = painted.then(() => config);
}

/** Reloads the page once if a file of the app is missing, as it may be after a deployment. */
function onMissing({ target }: Event): void {
  const early = globalThis.__early;
  if (!(target instanceof HTMLScriptElement) || !early) return;
  early.picture?.release();
  globalThis.__early = null;
  document.getElementById("root")?.replaceChildren();
  const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  if (visit?.type !== "reload") location.reload();
}

function begin(): void {
  // The app has already started without this script, or the page will be redirected to https.
  if (globalThis.__early !== undefined || httpsAddress(location)) return;
  const loginCallback = takeLoginCallback();
  const written = writtenConfig();
  const config = written === null
    ? textOf(CONFIG_PATH, { cache: "no-cache" })
      .then(({ status, body }) => status === 200 ? body : null, () => null)
    : Promise.resolve(written);
  // During a sign-in a new token is about to arrive, so nothing is requested with the old one.
  const token = loginCallback ? null : cookieOf(COOKIES.token);
  const early: EarlyState = {
    config,
    loginCallback,
    answers: new Map(),
    arrived: new Map(),
    askedAt: performance.now(),
    limit,
  };
  globalThis.__early = early;
  addEventListener("error", onMissing, true);
  if (!token) return;
  if (paths.some((path) => isBelow(location.pathname, path))) return askForOther(early, token);
  const painted = askFor(early, listAt(location.pathname, location.search), token, config);
  if (painted) early.painted = painted;
}

try {
  begin();
} catch {
  // The app itself repeats all requests.
}
