import { FakeApi, fireEvent, onStage, screen } from "../../../engine/record/stage.tsx";
import assert from "node:assert/strict";
import { MAX_PRICE_LEVEL, MAX_PRICE_LEVELS } from "../../../../../api/catalogue/catalogue.ts";
import { AddLevel } from "../../../../../src/features/catalogue/items/add_level.tsx";

Deno.test("every VIP level that the API accepts can be added, until an item has as many as it may have", async () => {
  const added: number[] = [];
  const box = <AddLevel levels={[1, 2]} onAdd={(level) => added.push(level)} />;
  await onStage(new FakeApi(), box, () => {
    const select = screen.getByRole<HTMLSelectElement>("combobox");
    const offered = [...select.options].map(({ value }) => value).filter(Boolean).map(Number);
    assert.deepEqual([offered[0], offered.at(-1), offered.length], [3, MAX_PRICE_LEVEL, MAX_PRICE_LEVEL - 2]);
    fireEvent.change(select, { target: { value: String(MAX_PRICE_LEVEL) } });
    assert.deepEqual(added, [MAX_PRICE_LEVEL]);
    return Promise.resolve();
  });
  const all = Array.from({ length: MAX_PRICE_LEVELS }, (_, index) => index + 1);
  await onStage(new FakeApi(), <AddLevel levels={all} onAdd={() => {}} />, () => {
    assert.equal(screen.queryByRole("combobox"), null);
    return Promise.resolve();
  });
});
