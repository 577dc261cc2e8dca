/** Serves the API to a client in this process: requests in, responses out, no port. */
import assert from "node:assert/strict";
import { existsSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildSchema, type DocumentNode, execute, type GraphQLObjectType, parse } from "graphql";
import { HEADERS } from "../../../api/constants.ts";
import type { ErrorExtensions } from "../../../api/errors.ts";
import type { Operation } from "../../../api/operation.ts";
import { SDL } from "../../../api/generated/sdl.ts";
import { type App, type AppOptions, createApp } from "../../../server/app.ts";
import type { Settings } from "../../../server/context.ts";
import type { Database } from "../../../server/db/database.ts";
import { makeSchema } from "../../../server/graphql/schema.ts";
import { Documents } from "../../../server/http/document.ts";
import { mutation } from "../../../server/fields.ts";
import type { Module } from "../../../server/module.ts";
import { modules as allModules } from "../../../server/generated/modules.ts";
import { makeSecretKey, readKeyring } from "../../../server/secrets/secrets.ts";
import { DEFAULT_LIMITS } from "../../../server/settings/settings.ts";
import { NOW } from "../people/people.ts";
import { servedModules } from "./module_server.ts";

export const APP_ORIGIN = "http://localhost:8000";
export const API = `${APP_ORIGIN}/api`;

/** Folder for tests that do not set their own: no test may write into the repository. */
const dataDir = join(tmpdir(), `pressdock-test-files-${Deno.pid}`);
globalThis.addEventListener("unload", () => {
  // The folder is checked first, because a test without files may lack the permission to delete.
  if (existsSync(dataDir)) rmSync(dataDir, { recursive: true });
});

export const testSettings: Settings = {
  currency: "USD",
  timeZone: "UTC",
  appOrigins: [APP_ORIGIN],
  loginOrigin: "http://localhost:8001",
  dataDir,
  scryptCost: 2 ** 10,
  secrets: readKeyring(makeSecretKey()),
  egressAllow: [],
  limits: { ...DEFAULT_LIMITS, ratePerSecond: 0 },
};

export interface AskOptions {
  readonly page?: number;
  readonly perPage?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
}

export interface ApiAnswer<D> {
  readonly status: number;
  readonly data: D | null;
  readonly errors: readonly {
    message: string;
    path?: readonly (string | number)[];
    extensions: ErrorExtensions;
  }[];
  readonly headers: Headers;
}

export interface TestApp extends AsyncDisposable {
  readonly app: App;
  /** Sends one operation, or a document's text, with a person's token. */
  ask<V, D>(
    token: string | null,
    operation: Operation<V, D> | string,
    variables?: V,
    options?: AskOptions,
  ): Promise<ApiAnswer<D>>;
  send(path: string, init?: RequestInit): Promise<Response>;
}

export function graphqlRequest(token: string | null, body: unknown, options: AskOptions = {}): Request {
  const { page, perPage, headers, signal } = options;
  return new Request(`${API}/graphql`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      ...(token !== null && { authorization: `Bearer ${token}` }),
      ...(page !== undefined && { [HEADERS.page]: String(page) }),
      ...(perPage !== undefined && { [HEADERS.perPage]: String(perPage) }),
      ...headers,
    },
    body: JSON.stringify(body),
    ...(signal && { signal }),
  });
}

const schema = buildSchema(SDL);

/** Adds resolvers for the root fields of missing modules, so that a test can serve some modules alone. */
export function withRest(modules: readonly Module[]): readonly Module[] {
  const all = servedModules(modules);
  const has = (name: string) => all.some(({ queries, mutations }) => name in { ...queries, ...mutations });
  const missing = (type: GraphQLObjectType | null | undefined) =>
    Object.keys(type?.getFields() ?? {}).filter((name) => !has(name));
  const fail = () => Promise.reject(new Error("This test serves no such field"));
  return [...modules, {
    queries: Object.fromEntries(missing(schema.getQueryType()).map((name) => [name, fail])),
    mutations: Object.fromEntries(missing(schema.getMutationType()).map((name) => [name, mutation(fail)])),
  }];
}

const parsedTexts = new Map<string, DocumentNode>();

function parsed(text: string): DocumentNode {
  const document = parsedTexts.get(text) ?? parse(text);
  parsedTexts.set(text, document);
  return document;
}

/**
 * Fails if an answer breaks the SDL, such as a number sent as text or a missing field: it executes the
 * document again with the answer as its source.
 */
async function checkShape(document: string, variables: unknown, data: object): Promise<void> {
  const again = await execute({
    schema,
    document: parsed(document),
    rootValue: data,
    variableValues: variables as Record<string, unknown>,
    fieldResolver: (source, _args, _context, { path }) => source[path.key],
  });
  assert.deepEqual(JSON.parse(JSON.stringify(again)), { data });
}

/** All modules without background work, which the test runs itself. */
export const atRest: readonly Module[] = allModules.map(({ background: _, ...rest }) => rest);

interface Served {
  readonly modules: readonly Module[];
  /** Returns the compiled documents, which are made at the first use. */
  documents(): Documents;
}

const served = new WeakMap<readonly Module[], Served>();

/**
 * Returns one schema with compiled documents for all apps of the same modules, because making them took most
 * of a small test's time.
 */
function servedOnce(given: readonly Module[]): Served {
  const known = served.get(given);
  if (known) return known;
  const modules = withRest(given);
  let documents: Documents | undefined;
  const made: Served = {
    modules,
    documents: () => documents ??= new Documents(makeSchema(modules), testSettings),
  };
  served.set(given, made);
  return made;
}

/** Returns an app over a test's database. `await using` closes it. */
export function testApp(db: Database, more: Partial<AppOptions> = {}): TestApp {
  const { modules, documents } = servedOnce(more.modules ?? allModules);
  const { settings = testSettings, abilities } = more;
  const isShared = !abilities && settings.limits === testSettings.limits &&
    settings.introspection === testSettings.introspection;
  const app = createApp({
    db,
    now: () => NOW,
    ...more,
    settings,
    modules,
    ...(isShared && { documents: documents() }),
  });
  return {
    app,
    async ask<V, D>(
      token: string | null,
      operation: Operation<V, D> | string,
      variables?: V,
      options?: AskOptions,
    ) {
      const text = typeof operation === "string" ? { query: operation } : { query: operation.text };
      const response = await app.fetch(graphqlRequest(token, { ...text, variables }, options));
      const body = await response.json() as { data?: D; errors?: ApiAnswer<D>["errors"] };
      if (body.data) await checkShape(text.query, variables, body.data);
      return {
        status: response.status,
        data: body.data ?? null,
        errors: body.errors ?? [],
        headers: response.headers,
      };
    },
    send: (path, init) => app.fetch(new Request(`${API}${path}`, init)),
    [Symbol.asyncDispose]: () => app.close(),
  };
}
