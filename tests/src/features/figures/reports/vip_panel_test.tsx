/**
 * VIP points: a seller sees their own and how many are missing; root a ranking, the levels and the changes to
 * apply.
 */
import { data, FakeApi, fireEvent, onStage, says, waitFor } from "../../../engine/record/stage.tsx";
import assert from "node:assert/strict";
import LevelsDialog from "../../../../../src/features/figures/reports/levels_dialog.tsx";
import { VipPanel } from "../../../../../src/features/figures/reports/vip_panel.tsx";

const progress = (more: object = {}) => ({
  seller_id: "anna",
  seller_name: "Anna Sale",
  level: 1,
  points: 8_200,
  next_level: 2,
  next_points: 10_000,
  estimate: 15_900,
  ...more,
});
const api = (...all: readonly object[]) => new FakeApi().on("VipProgress", data({ vipProgress: all }));
const buttonNamed = (name: string) =>
  waitFor(() => {
    const found = [...document.querySelectorAll("button")].find(({ textContent }) => textContent === name);
    if (!found) throw new Error(`There is no button ${name}`);
    return found;
  });

Deno.test("S2.17 a seller sees their points, what the next level needs and an estimate, but no other seller and no levels", async () => {
  await onStage(api(progress()), <VipPanel />, async () => {
    await says("You have 82.00 points, at VIP level 1.");
    await says("18.00 more points reach level 2, which needs 100.00.");
    await says("At this pace, the month ends with 159.00 points.");
    assert.equal(document.querySelector("table"), null);
    assert.ok(!document.body.textContent?.includes("Levels and changes"));
  }, { role: "sale", scope: ["u1"] });
});

Deno.test("S2.17 root sees a ranking; the chosen changes of level are applied, and a level is added", async () => {
  const other = progress({ seller_id: "ben", seller_name: "Ben Sale", points: 100, next_level: null });
  await onStage(api(progress(), other), <VipPanel />, async () => {
    await says("Ben Sale");
    await says("2 at 100.00");
    await buttonNamed("Levels and changes…");
  }, { role: "root" });
  const settings = new FakeApi()
    .on(
      "VipSettings",
      data({
        vipLevels: [{
          _id: "l1",
          level: 1,
          min_points: 2_500,
          effective_at: 1_794_830_400,
          user_name: "Root",
        }],
        vipChanges: ["anna", "ben"].map((seller_id) => ({
          seller_id,
          seller_name: seller_id,
          points: 3_000,
          level: 0,
          next: 1,
        })),
      }),
    )
    .on("ApplyVipChanges", data({ applyVipChanges: [] }))
    .on("MakeVipLevel", data({ makeVipLevel: [{ _id: "l2" }] }));
  await onStage(settings, <LevelsDialog onClose={() => {}} />, async () => {
    await says("Level 1: 25.00 points, from 16-11-2026");
    await says("anna: 30.00 points, level 0 → 1");
    fireEvent.click(document.querySelectorAll("input[type='checkbox']")[1]!);
    fireEvent.click(await buttonNamed("Apply 1 change"));
    await waitFor(() =>
      assert.deepEqual(settings.named("ApplyVipChanges")[0]?.variables["sellers"], ["anna"])
    );
    const [level, points] = document.querySelectorAll("form input");
    fireEvent.change(level!, { target: { value: "2" } });
    fireEvent.change(points!, { target: { value: "nothing" } });
    fireEvent.click(await buttonNamed("Add level"));
    await says("Enter a level and its points");
    fireEvent.change(points!, { target: { value: "150.5" } });
    fireEvent.click(await buttonNamed("Add level"));
    await waitFor(() => assert.equal(settings.named("MakeVipLevel")[0]?.variables["min_points"], 15_050));
  }, { role: "root" });
});
