/** The menu of every role as it is drawn, in both layouts, compared with the spec's own tables. */
import { resizeTo } from "../../../support/client/dom.ts";
import "../../../support/client/lazy_parts.ts";
import assert from "node:assert/strict";
import { FluentProvider } from "@fluentui/react-components";
import { act, cleanup, fireEvent, render } from "@testing-library/react";
import type { ReactNode } from "react";
import { Router } from "wouter";
import { memoryLocation } from "wouter/memory-location";
import { ROLES } from "../../../../api/access.ts";
import MenuBar from "../../../../src/app/menu/bar.tsx";
import { MainMenu } from "../../../../src/app/menu/main_menu.tsx";
import { PersonContext } from "../../../../src/lib/person.ts";
import { setConfig } from "../../../../src/lib/config.ts";
import { light } from "../../../../src/parts/theme/theme.ts";
import { person } from "../../../support/client/person.ts";
import { specMenu } from "../../../support/client/spec_menu.ts";
import { CONFIG } from "../../engine/list/stage.tsx";

Deno.test.afterEach(cleanup);

const NOTHING = { view: false, add: false, update: false, delete: false };
const onFollow = () => {};

async function draw(role: string, menu: ReactNode): Promise<void> {
  setConfig(CONFIG);
  resizeTo(1440);
  const me = person({
    role,
    groups: [],
    permission: [{ module: "item_info", title: "", access: { ...NOTHING, view: true } }],
    ...role === "sale" && { scope: ["u1"] },
  });
  await act(() =>
    void render(
      <PersonContext value={me}>
        <FluentProvider theme={light}>
          <Router hook={memoryLocation({ path: "/nowhere" }).hook}>{menu}</Router>
        </FluentProvider>
      </PersonContext>,
    )
  );
}

const wordsOf = (element: Element | null | undefined) => element ? [element.textContent ?? ""] : [];
const linksIn = (element: Element) => [...element.querySelectorAll("a")];

/** Returns the side menu as text: each link with the titles above it. */
function sideText(): string {
  const nav = document.querySelector("nav")!;
  return linksIn(nav).map((link) =>
    [
      ...wordsOf(link.closest("section")?.querySelector(":scope > h2")),
      ...wordsOf(link.closest("ul")?.parentElement?.querySelector(":scope > h3")),
      ...wordsOf(link),
    ].join(" / ")
  ).join("\n");
}

/** Returns the menubar as text, after opening its entries. */
function barText(): string {
  const bar = document.querySelector("[role=menubar]")!;
  return [...bar.querySelectorAll<HTMLElement>("[data-stop]")].flatMap((entry) => {
    if (entry.tagName === "A") return wordsOf(entry);
    act(() => void fireEvent.click(entry));
    // The previous menu closes with an animation, so the last one counts.
    const lines = linksIn([...document.querySelectorAll("[role=menu]")].at(-1)!).map((link) => {
      const group = link.closest("[role=group]");
      const title = group && document.getElementById(group.getAttribute("aria-labelledby") ?? "");
      return [...wordsOf(entry), ...wordsOf(title), ...wordsOf(link)].join(" / ");
    });
    act(() => void fireEvent.click(entry));
    return lines;
  }).join("\n");
}

for (const role of ROLES) {
  Deno.test(`S2.1 S2.34 S6.5 S6.10 the menu of ${role} matches the spec's tables, at the side and on top`, async () => {
    await draw(role, <MainMenu isLabelled onFollow={onFollow} />);
    assert.equal(sideText(), specMenu(role));
    cleanup();
    await draw(role, <MenuBar onFollow={onFollow} />);
    assert.equal(barText(), specMenu(role));
  });
}
