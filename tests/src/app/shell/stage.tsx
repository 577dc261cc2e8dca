/** The whole app at an address, for a person or without a session. */
import { openAt, resizeTo } from "../../../support/client/dom.ts";
import "../../../support/client/lazy_parts.ts";
import { act, cleanup, render, screen } from "@testing-library/react";
import { navigate } from "wouter/use-browser-location";
import { App } from "../../../../src/app/app.tsx";
import { type Session, startSession } from "../../../../src/app/wiring/session.ts";
import { keep } from "../../../../src/lib/cookies.ts";
import { setLanguage } from "../../../../src/lib/i18n.ts";
import type { Me } from "../../../../machines/people/session.ts";
import { configureApp } from "../../../support/client/app_config.ts";

/** Answers of the API, by the first root field of the document. */
export type Answers = Readonly<Record<string, () => Response>>;

export const data = (value: unknown) => () => Response.json({ data: value });
const EMPTY: Answers = {
  orders: data({ orders: [] }),
  ordersCount: data({ ordersCount: { count: 0, capped: false } }),
  packages: data({ packages: [] }),
  packagesCount: data({ packagesCount: { count: 0, capped: false } }),
  stores: data({ stores: [] }),
  sellers: data({ sellers: [] }),
  logOut: data({ logOut: true }),
};

export interface OpenedShell {
  readonly session: Session;
  readonly requests: string[];
}

/** Opens the app at a path with a token (or none) and runs a test in it. */
export async function open(
  path: string,
  me: Me | Answers | null,
  run: (opened: OpenedShell) => Promise<void> | void,
): Promise<void> {
  openAt(path);
  resizeTo(1440);
  configureApp({ login: "http://localhost:8001/", register: "http://localhost:8001/register" });
  if (me) keep("token", "t0ken");
  const cUser = me && "_id" in me ? { cUser: data({ cUser: me }) } : (me ?? {});
  const answers: Answers = { ...EMPTY, ...cUser };
  const requests: string[] = [];
  const real = globalThis.fetch;
  globalThis.fetch = (_, init) => {
    const { query } = JSON.parse(String(init?.body)) as { query: string };
    const field = /\{\s*(\w+)/.exec(query)![1]!;
    requests.push(field);
    return Promise.resolve(answers[field]?.() ?? new Response("{}", { status: 400 }));
  };
  const currentPath = () => `${location.pathname}${location.search}`;
  const session = startSession({ navigate, reload: () => requests.push("(reload)"), currentPath });
  try {
    await act(() => void render(<App session={session} />));
    await run({ session, requests });
  } finally {
    cleanup();
    session.stop();
    globalThis.fetch = real;
    keep("token", null);
    await setLanguage("en");
  }
}

export const path = () => location.pathname;
export const menu = () => screen.findByRole("navigation", { name: "Main menu" });
