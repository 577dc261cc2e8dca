import { page } from "../../../../support/client/dom.ts";
import assert from "node:assert/strict";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { createRef } from "react";
import { SearchBox } from "../../../../../src/engine/list/filters/search_box.tsx";

Deno.test("a search that is not in the address yet keeps the typed text", async () => {
  const asked: string[] = [];
  const input = createRef<HTMLInputElement>();
  const box = (value: string) => (
    <SearchBox
      value={value}
      hint=""
      onSearch={(text) => asked.push(text)}
      input={input}
    />
  );
  const { rerender } = render(box(""));
  const arrive = (value: string) => rerender(box(value));
  const type = (value: string) => fireEvent.change(screen.getByRole("searchbox"), { target: { value } });
  const sends = (...texts: string[]) => waitFor(() => assert.deepEqual(asked, texts));
  const shows = (text: string) => assert.equal(screen.getByRole<HTMLInputElement>("searchbox").value, text);
  try {
    type("ada");
    await sends("ada");
    arrive("");
    shows("ada");
    type("");
    arrive("ada");
    shows("");
    await sends("ada", "");
    type("eve");
    await sends("ada", "", "eve");
    arrive("");
    shows("eve");
    arrive("eve");
    arrive("link");
    shows("link");
  } finally {
    cleanup();
    await page.happyDOM.abort();
  }
});
