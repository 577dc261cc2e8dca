import "../../../../support/client/dom.ts";
import { configureApp } from "../../../../support/client/app_config.ts";
import assert from "node:assert/strict";
import { HEADERS } from "../../../../../api/constants.ts";
import { Stores } from "../../../../../api/generated/operations/stores.ts";
import { optionsFrom } from "../../../../../src/engine/list/filters/options.ts";
import { connectClient } from "../../../../../src/lib/client.ts";

const PAGE = 2;

/** Loads choices from a list of stores; returns their values and the requested pages. */
async function loadFrom(stores: readonly string[], perPage?: number) {
  configureApp();
  connectClient({});
  const pages: number[] = [];
  const { fetch } = globalThis;
  globalThis.fetch = (_, init) => {
    const page = Number(new Headers(init?.headers).get(HEADERS.page));
    pages.push(page);
    const some = stores.slice((page - 1) * PAGE, page * PAGE).map((_id) => ({ _id, name: _id }));
    const body = JSON.stringify({ data: { stores: some } });
    return Promise.resolve(new Response(body, { headers: { "content-type": "application/json" } }));
  };
  try {
    const loader = optionsFrom(
      Stores,
      (data) => data.stores.map(({ _id, name }) => ({ value: _id, name })),
      perPage === undefined ? {} : { perPage },
    );
    const outcome = await loader.load([]);
    return { values: outcome.data?.map(({ value }) => value), pages };
  } finally {
    globalThis.fetch = fetch;
  }
}

Deno.test("choices that come in pages are loaded to the last one", async () => {
  assert.deepEqual(await loadFrom(["a", "b", "c"], PAGE), { values: ["a", "b", "c"], pages: [1, 2] });
  assert.deepEqual(await loadFrom(["a", "b"], PAGE), { values: ["a", "b"], pages: [1, 2] });
  assert.deepEqual(await loadFrom([], PAGE), { values: [], pages: [1] });
  assert.deepEqual(await loadFrom(["a", "b"]), { values: ["a", "b"], pages: [1] }, "all at once");
  const many = Array.from({ length: 40 }, (_, index) => `s${index}`);
  assert.equal((await loadFrom(many, PAGE)).pages.length, 10, "no longer list");
});
