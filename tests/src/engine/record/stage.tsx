/** Shows a record screen alone on a page, with an API that answers as the test says. */
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

/** A request as the API received it. */
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
/** Delays of the move machine that end at once; all others are real. */
const HURRIED: readonly number[] = [CHECK_DELAY_MS, SETTLE_MS];

/** Forgets the choices that one test's API returned, so that the next test is not offered them. */
export function forgetChoices(): void {
  for (const entity of ["users", "stores", "usergroups", "logistics", "locations"]) publishChange(entity, []);
}

/** Fakes an API: each operation has answers in turn, and the last one repeats. */
export class FakeApi {
  readonly requests: SeenRequest[] = [];
  readonly went: string[] = [];
  #answers = new Map<string, Answer[]>();
  #file: Blob | null = null;

  on(name: string, ...answers: Answer[]): this {
    this.#answers.set(name, [...answers]);
    return this;
  }

  /** Sets the answer to requests for files, which have no body. */
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
  /** The address that is opened first. */
  readonly path?: string;
}

/** Shows content for a person, with an API and an address, while `work` runs. */
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

/** Finds a button by its name. */
export const button = (name: string | RegExp) => screen.findByRole("button", { name });
/** Finds an element and waits until it accepts clicks: a new element is inert for a moment. */
export const settledElement = async (find: () => Promise<HTMLElement>): Promise<HTMLElement> => {
  for (let found = await find();;) {
    await waitFor(() => assert.notEqual(found.style.pointerEvents, "none"));
    // An element that was drawn again meanwhile is inert again.
    const now = await find();
    if (now === found) return found;
    found = now;
  }
};
/** Presses a button once it accepts clicks, as a person would. */
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
/** Waits until the page shows the text, even if it spans several elements. */
export const says = (words: string | RegExp) =>
  waitFor(() => {
    if (!isShown(words)) throw new Error(`The page does not say ${words}: ${document.body.textContent}`);
  });

// Comparing an element with null by assert.equal would print the whole page.
export const noForm = () =>
  waitFor(() => {
    if (screen.queryByRole("form")) throw new Error("The form is still there");
  });

// Errors leave out the page, whose length would hide the message.
configure({ getElementError: (message) => new Error(message?.split("\n")[0] ?? "") });

export { act, fireEvent, screen, waitFor };
