/** An upload without a network: the test acts as the server. Import it after support/dom.ts has made the page. */
import { act } from "@testing-library/react";

type Listener = (event: { readonly loaded: number }) => void;

/** Fakes one upload; the test decides its progress and answer. */
export class FakeUpload {
  static all: FakeUpload[] = [];
  readonly headers = new Map<string, string>();
  readonly upload = { addEventListener: (_: string, listener: Listener) => this.#progress = listener };
  url = "";
  body: unknown = null;
  status = 0;
  responseText = "";
  isAborted = false;
  #progress: Listener = () => {};
  #listeners = new Map<string, () => void>();

  /** Replaces the browser's own upload; returns the function that restores it. */
  static install(): () => void {
    const real = globalThis.XMLHttpRequest;
    FakeUpload.all = [];
    globalThis.XMLHttpRequest = FakeUpload as unknown as typeof XMLHttpRequest;
    return () => globalThis.XMLHttpRequest = real;
  }

  constructor() {
    FakeUpload.all.push(this);
  }
  addEventListener(type: string, listener: () => void) {
    this.#listeners.set(type, listener);
  }
  open(_method: string, url: string) {
    this.url = url;
  }
  setRequestHeader(name: string, value: string) {
    this.headers.set(name, value);
  }
  send(body: unknown) {
    this.body = body;
  }
  abort() {
    this.isAborted = true;
  }
  get query() {
    return Object.fromEntries(new URL(this.url).searchParams);
  }
  progress = (loaded: number) => act(() => this.#progress({ loaded }));
  fail = () => act(async () => await this.#listeners.get("error")?.());
  answer = (status: number, body: unknown) =>
    act(async () => {
      Object.assign(this, { status, responseText: JSON.stringify(body) });
      await this.#listeners.get("load")?.();
    });
}
