import { data, FakeApi, fireEvent, onStage, says, screen, waitFor } from "./stage.tsx";
import assert from "node:assert/strict";
import { useState } from "react";
import { registerFeatures } from "../../../../src/engine/features.ts";
import { features } from "../../../../src/app/generated/features.ts";
import IntoAsk from "../../../../src/features/shipping/packages/into_ask.tsx";
import { lateWords } from "../../../../src/lib/i18n.ts";

await lateWords();
registerFeatures(features);

const found = (n: number) => ({
  _id: `p${n}`,
  code: `PK-00000${n}`,
  order_code: `PD-00000${n}`,
  recipient_name: "Ada",
  city: "",
});
/** Returns an API: the same orders have the packages p1 (the record itself) and p2; a search finds p3, or nothing. */
const apiOf = () =>
  new FakeApi().on("FindPackages", ({ variables }) => {
    const of = variables["search"] === undefined ? [1, 2] : variables["search"] === "Ada" ? [3] : [];
    return data({ packages: of.map(found) })({ variables } as never, new AbortController().signal);
  });
const searchFor = (value: string) =>
  fireEvent.change(screen.getByPlaceholderText("Search"), { target: { value } });
const ask = (chosen: string[]) => (
  <IntoAsk
    name="into"
    label="Other package"
    value=""
    record={{ _id: "p1", version: 1, seller_id: "s1", orders: [{ _id: "o1" }] } as never}
    isDisabled={false}
    onChange={(value) => chosen.push(value)}
    onHold={() => {}}
  />
);

Deno.test("the other package is chosen among those of the same orders, or by searching the seller's packages", async () => {
  const chosen: string[] = [];
  await onStage(apiOf(), ask(chosen), async ({ api }) => {
    await says("PD-000002 · Ada");
    assert.equal(screen.queryByText("PK-000001"), null, "a package is never merged into itself");
    assert.deepEqual(api.named("FindPackages")[0]?.variables["order"], ["o1"]);
    searchFor("nobody");
    await says("No package of this seller matches.");
    searchFor("Ada");
    fireEvent.click(await screen.findByRole("radio", { name: /PK-000003/ }));
    await waitFor(() => assert.deepEqual(chosen, ["p3"]));
    const searched = api.named("FindPackages").map(({ variables }) => variables["search"]);
    assert.deepEqual(searched, [undefined, "nobody", "Ada"]);
  });
});

function Asked() {
  const [value, setValue] = useState("");
  return (
    <>
      <IntoAsk
        name="into"
        label="Other package"
        value={value}
        record={{ _id: "p1", version: 1, seller_id: "s1", orders: [{ _id: "o1" }] } as never}
        isDisabled={false}
        onChange={setValue}
        onHold={() => {}}
      />
      <output>{`sends ${value}.`}</output>
    </>
  );
}

Deno.test("another search takes back the choice, which would otherwise be sent although it is not shown", async () => {
  await onStage(apiOf(), <Asked />, async () => {
    fireEvent.click(await screen.findByRole("radio", { name: /PK-000002/ }));
    await says("sends p2.");
    searchFor("Ada");
    await screen.findByRole("radio", { name: /PK-000003/ });
    await says("sends .");
    fireEvent.click(screen.getByRole("radio", { name: /PK-000003/ }));
    await says("sends p3.");
  });
});
