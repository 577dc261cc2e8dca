/** Puts record screens on a page of their own, before an API that answers as the test says. */
import { page } from "../../../support/client/dom.ts";
import assert from "node:assert/strict";
import { FluentProvider, webLightTheme } from "@fluentui/react-components";
import { act, cleanup, configure, fireEvent, render, screen, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { Router } from "wouter";
import { memoryLocation } from "wouter/memory-location";
import { SETTLE_MS } from "../../../../api/constants.ts";
import { CHECK_DELAY_MS } from "../../../../machines/move.ts";
import { publishChange } from "../../../../src/engine/live/live.ts";
import { connectClient } from "../../../../src/lib/client.ts";
import { configureApp } from "../../../support/client/app_config.ts";
import { type Me, PersonContext } from "../../../../src/lib/person.ts";
import { person } from "../../../support/client/person.ts";

/** One request as the API saw it. */
export interface SeenRequest {
  readonly name: string;
  readonly variables: Readonly<Record<string, unknown>>;
}
export type Answer = (request: SeenRequest, signal: AbortSignal) => Response | Promise<Response>;

export const json = (body: unknown, status = 200): Response =>
  new Response(JSON.stringify(body), { status, headers: { "content-type": "application/json" } });
export const data = (value: unknown): Answer => () => json({ data: value });
export const refusal = (code: string, details: object = {}, status = 200): Answer => () =>
  json({ data: null, errors: [{ message: code, extensions: { code, ...details } }] }, status);

const realFetch = globalThis.fetch;
const realTimeout = globalThis.setTimeout;
/** Waits of the move machine pass at once; all others are real. */
const HURRIED: readonly number[] = [CHECK_DELAY_MS, SETTLE_MS];

/** Forgets the choices of one test's API, so that they are not offered in the next one. */
export function forgetChoices(): void {
  for (const entity of ["users", "stores", "usergroups", "logistics", "locations"]) publishChange(entity, []);
}

/** An API: by operation name, answers in turn, the last one for ever. */
export class FakeApi {
  readonly requests: SeenRequest[] = [];
  readonly went: string[] = [];
  #answers = new Map<string, Answer[]>();
  #file: Blob | null = null;

  on(name: string, ...answers: Answer[]): this {
    this.#answers.set(name, [...answers]);
    return this;
  }

  /** Answers requests for files, which have no body. */
  withFile(file: Blob): this {
    this.#file = file;
    return this;
  }

  named(name: string): SeenRequest[] {
    return this.requests.filter((each) => each.name === name);
  }

  async answer(request: RequestInit): Promise<Response> {
    if (this.#file && !request.body) return new Response(this.#file);
    const { query, variables } = JSON.parse(String(request.body));
    const name = /^\s*(?:query|mutation) (\w+)/.exec(query)?.[1] ?? "";
    const wanted = { name, variables };
    this.requests.push(wanted);
    const queue = this.#answers.get(name) ?? [];
    const next = queue.length > 1 ? queue.shift() : queue[0];
    if (!next) throw new TypeError(`nothing answers ${name}`);
    return await next(wanted, request.signal as AbortSignal);
  }
}

export interface Stage {
  readonly api: FakeApi;
  readonly history: readonly string[];
}

export interface StageOptions {
  readonly role?: string;
  readonly scope?: readonly string[] | null;
  readonly waitMs?: number;
  readonly keepsDrafts?: boolean;
  readonly me?: Partial<Me>;
  /** The address that is open first. */
  readonly path?: string;
}

/** Shows something with a person, an API and an address, as long as `work` runs. */
export async function onStage(
  api: FakeApi,
  content: ReactNode,
  work: (stage: Stage) => Promise<void>,
  { role = "root", scope = null, waitMs = 1_000, keepsDrafts = false, me = {}, path = "/orders/all/o1" }:
    StageOptions = {},
): Promise<void> {
  configureApp({
    api: "http://api.test/api",
    login: "http://login.test/",
    register: "http://login.test/",
    name: "Pressdock",
  });
  connectClient({ navigate: (path) => void api.went.push(path) }, waitMs);
  globalThis.fetch = (_, init) => api.answer(init ?? {});
  const hurried = (run: () => void, ms?: number) =>
    realTimeout(run, ms !== undefined && HURRIED.includes(ms) ? 1 : ms);
  globalThis.setTimeout = hurried as typeof setTimeout;
  const { hook, searchHook, history } = memoryLocation({ path, record: true });
  try {
    render(
      <FluentProvider theme={webLightTheme}>
        <Router hook={hook} searchHook={searchHook}>
          <PersonContext value={person({ role, scope, ...me })}>{content}</PersonContext>
        </Router>
      </FluentProvider>,
    );
    await work({ api, history });
  } finally {
    cleanup();
    if (!keepsDrafts) sessionStorage.clear();
    globalThis.fetch = realFetch;
    globalThis.setTimeout = realTimeout;
    connectClient({});
    forgetChoices();
    await page.happyDOM.abort();
  }
}

/** A button by its name; Fluent hides nothing that we look for. */
export const button = (name: string | RegExp) => screen.findByRole("button", { name });
/** Returns the found element once it takes a click: one that has just appeared is inert for a moment. */
export const settledElement = async (find: () => Promise<HTMLElement>): Promise<HTMLElement> => {
  for (let found = await find();;) {
    await waitFor(() => assert.notEqual(found.style.pointerEvents, "none"));
    // If it was drawn again meanwhile, it settles again.
    const now = await find();
    if (now === found) return found;
    found = now;
  }
};
/** As a person does: what has just appeared is looked at first. */
export const press = async (name: string | RegExp) =>
  fireEvent.click(await settledElement(() => button(name)));
export const field = async (label: string | RegExp) =>
  await screen.findByLabelText<HTMLInputElement>(label, { selector: "input, textarea" });
export const type = async (label: string | RegExp, value: string) =>
  fireEvent.change(await field(label), { target: { value } });
const isShown = (words: string | RegExp) => {
  const text = document.body.textContent ?? "";
  return typeof words === "string" ? text.includes(words) : words.test(text);
};
/** Waits until the page says it, in whatever elements. */
export const says = (words: string | RegExp) =>
  waitFor(() => {
    if (!isShown(words)) throw new Error(`The page does not say ${words}: ${document.body.textContent}`);
  });

// Never hand an element to assert.equal: its difference to null is the whole page.
export const noForm = () =>
  waitFor(() => {
    if (screen.queryByRole("form")) throw new Error("The form is still there");
  });

// The whole page in an error hides the error.
configure({ getElementError: (message) => new Error(message?.split("\n")[0] ?? "") });

export { act, fireEvent, screen, waitFor };
