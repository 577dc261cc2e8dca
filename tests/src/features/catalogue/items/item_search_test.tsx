/** Searching items: by words, and without words the last chosen items come first. */
import assert from "node:assert/strict";
import { forgetSession, keep } from "../../../../../src/lib/cookies.ts";
import { rememberItem, useItemSearch } from "../../../../../src/features/catalogue/items/items.ts";
import { usePerson } from "../../../../../src/lib/person.ts";
import { data, FakeApi, onStage, refusal, screen, waitFor } from "../../../engine/record/stage.tsx";

const item = (sku: string, variant: string) => ({
  _id: `id-${sku}`,
  sku,
  title: "Tee",
  variant,
  price_minor: 1299,
  currency: "USD",
  image_id: "",
  stock: "Low",
});
const ITEMS = [item("TEE-A", "Ash, M"), item("TEE-B", "Black, M"), item("TEE-C", "Clay, L")];
const matching = ({ search = "", sku }: { readonly search?: string; readonly sku?: readonly string[] }) =>
  ITEMS.filter((each) =>
    sku ? sku.includes(each.sku) : `${each.sku} ${each.variant}`.toLowerCase().includes(search.toLowerCase())
  );

function Found({ text }: { readonly text: string }) {
  const { items, isAsking, failure } = useItemSearch(text, usePerson());
  const words = failure ? "failed" : items.map(({ sku }) => sku).join(" ");
  return <output aria-busy={isAsking}>{words}</output>;
}

async function looking(text: string, expected: string, api: FakeApi): Promise<void> {
  keep("token", "t0ken");
  try {
    await onStage(
      api,
      <Found text={text} />,
      () => waitFor(() => assert.equal(screen.getByRole("status").textContent, expected)),
      { keepsDrafts: true },
    );
  } finally {
    forgetSession();
  }
}

const catalogue = () =>
  new FakeApi().on(
    "Items",
    (call, signal) =>
      data({ items: matching(call.variables as Parameters<typeof matching>[0]) })(call, signal),
  );

Deno.test("S2.22 items are searched by SKU, color and size; without words the last chosen come first, newest first", async () => {
  sessionStorage.clear();
  await looking("black", "TEE-B", catalogue());
  await looking("", "TEE-A TEE-B TEE-C", catalogue());
  for (const sku of ["TEE-B", "TEE-C", "TEE-B"]) rememberItem("u1", sku);
  await looking("", "TEE-B TEE-C TEE-A", catalogue());
  await looking("clay", "TEE-C", catalogue());
  sessionStorage.clear();
});

Deno.test("an unreachable catalogue is reported, and offers nothing", () =>
  looking("tee", "failed", new FakeApi().on("Items", refusal("LIMIT"))));
