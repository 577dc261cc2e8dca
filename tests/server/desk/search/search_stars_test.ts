/** Search results that a person has starred. */
import assert from "node:assert/strict";
import type { SearchAnswer } from "../../../../api/desk/search.ts";
import { inBookmarkScene } from "../../../support/desk/bookmark_calls.ts";
import type { Name } from "../../../support/orders/world.ts";

Deno.test(
  "S3.8 S7.20 every item of main-search has the eight fields, and the person's star for its address",
  inBookmarkScene(async ({ world, app, update }) => {
    const groups = async (name: Name, q: string) => {
      const headers = { authorization: `Bearer ${await world.token(name)}` };
      const response = await app.send(`/main-search/data?q=${q}`, { headers });
      return (await response.json() as SearchAnswer).searchResult;
    };
    const id = await world.order({ recipient_name: "Ada Byron" });
    const star = {
      link: `/orders/all/${id}`,
      title: "Mine",
      color: "danger",
      target: "_blank",
      starred: true,
    };
    assert.equal((await update("root", star)).refusal, "");
    const all = [await groups("root", ""), await groups("root", "ada"), await groups("super_root", "anna")];
    const items = all.flat().flatMap(({ data }) => data);
    assert.ok(items.length > 5);
    const fields = ["color", "icon", "id", "link", "starred", "staronly", "target", "title"];
    for (const item of items) {
      assert.deepEqual(fields.filter((field) => !Object.hasOwn(item, field)), [], item.title);
    }
    const shownTo = async (name: Name) => {
      const item = (await groups(name, "ada")).find(({ kind }) => kind === "orders")?.data[0];
      return [item?.title, item?.starred, item?.staronly, item?.color, item?.target];
    };
    assert.deepEqual(await shownTo("root"), ["PD-000001", true, false, "danger", "_blank"]);
    assert.deepEqual(await shownTo("anna"), ["PD-000001", false, false, "primary", "_self"]);
  }),
);
