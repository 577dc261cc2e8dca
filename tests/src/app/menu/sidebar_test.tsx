/** The side menu: an address within the app redraws only the lines that it changes. */
import { cleanup, render } from "@testing-library/react";
import "../../../support/client/dom.ts";
import "../../../support/client/lazy_parts.ts";
import assert from "node:assert/strict";
import { Sidebar } from "../../../../src/app/menu/sidebar.tsx";
import type { Line } from "../../../../src/app/menu/model.ts";
import { setConfig } from "../../../../src/lib/config.ts";
import { CONFIG } from "../../engine/list/stage.tsx";

Deno.test.afterEach(cleanup);

Deno.test("an unchanged menu draws no line again; another active entry draws the two that changed", () => {
  setConfig(CONFIG);
  const drawn: string[] = [];
  const icons = new Map(["orders", "packages", "users"].map((id) => {
    const Icon = () => <i>{drawn.push(id) && id}</i>;
    return [id, Icon as unknown as Line["icon"]];
  }));
  const nodes = (active: string) =>
    [...icons].map(([id, icon]) => ({ id, icon, words: id, href: `/${id}`, isActive: id === active }));
  const [onFollow, onGo] = [() => {}, () => {}];
  const menu = (active: string) => (
    <Sidebar
      sections={[{ id: "all", words: null, nodes: nodes(active) }]}
      isLabelled
      {...{ onFollow, onGo }}
    />
  );
  const { rerender } = render(menu("orders"));
  const again = (active: string) => {
    drawn.length = 0;
    rerender(menu(active));
    return drawn;
  };
  assert.deepEqual(again("orders"), []);
  // The first line is redrawn too, as it is no longer the menu's tab stop.
  assert.deepEqual(again("users"), ["orders", "users"]);
});
