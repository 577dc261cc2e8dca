import { page } from "../../support/client/dom.ts";
import assert from "node:assert/strict";
import { cleanup, render } from "@testing-library/react";
import { EntityWords, useFieldWord } from "../../../src/engine/field_words.ts";

function Label({ field }: { readonly field: string }) {
  return <b>{useFieldWord()(field)}</b>;
}

Deno.test("a label has the same name for a field as the list, record or form", async () => {
  const { container } = render(
    <>
      <Label field="status" />
      <EntityWords value="user_groups">
        <Label field="path" />
        <EntityWords value="users">
          <Label field="level" />
        </EntityWords>
      </EntityWords>
    </>,
  );
  assert.deepEqual([...container.children].map((each) => each.textContent), ["Status", "Group", "Level"]);
  cleanup();
  await page.happyDOM.abort();
});
