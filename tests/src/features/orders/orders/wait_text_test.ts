import assert from "node:assert/strict";
import { WORK_STEPS } from "../../../../../api/steps.ts";
import { WAIT_KINDS } from "../../../../../api/orders/waits.ts";
import { waitText, waitWord } from "../../../../../src/features/orders/orders/wait_text.ts";
import { LANGUAGES, lateWords, setLanguage } from "../../../../../src/lib/i18n.ts";

await lateWords();

/** Saturday, 2026-11-28 12:00 UTC. */
const NOW = Date.UTC(2026, 10, 28, 12) / 1_000;
const TUESDAY = Date.UTC(2026, 10, 24, 14, 10) / 1_000;
const PARTS = {
  wait_kind: "step",
  wait_step: "Sewing",
  wait_since: TUESDAY,
  wait_units: 2,
  wait_open: 0,
  wait_of: 5,
  wait_ahead: 18,
};

Deno.test("Clear answers 8 S2.19 one sentence says what an order waits for, since when, and what is ahead in the queue", async () => {
  const texts: Record<string, string | null> = {};
  for (const language of LANGUAGES) {
    await setLanguage(language);
    texts[language] = waitText(PARTS, NOW, "UTC");
  }
  await setLanguage("en");
  assert.deepEqual(texts, {
    en: "Waiting for sewing since Tuesday 14:10, 2 of 5 garments, 18 ahead of it",
    de: "Wartet seit Dienstag 14:10 auf die Näherei, 2 von 5 Stück, 18 davor",
    fr: "Attend la couture depuis mardi 14:10, 2 pièces sur 5, 18 devant",
    pt: "Aguarda a costura desde terça-feira 14:10, 2 de 5 peças, 18 à frente",
  });
});

Deno.test("Clear answers 8 S2.19 for work in progress nothing is ahead, a single garment has no number, and after a week the day is shown", () => {
  const textOf = (more: Partial<Parameters<typeof waitText>[0]>) =>
    waitText({ ...PARTS, ...more }, NOW, "UTC");
  assert.equal(textOf({ wait_open: 1 }), "In sewing since Tuesday 14:10, 2 of 5 garments");
  assert.equal(
    textOf({ wait_units: 1, wait_of: 1, wait_ahead: 0 }),
    "Waiting for sewing since Tuesday 14:10, next in line",
  );
  assert.equal(
    textOf({ wait_units: 5, wait_ahead: null }),
    "Waiting for sewing since Tuesday 14:10, all 5 garments",
  );
  const inFront = (wait_ahead: number) =>
    textOf({ wait_units: 1, wait_of: 1, wait_ahead })?.split(", ").at(-1);
  assert.deepEqual([inFront(200), inFront(201)], [
    "200 ahead of it",
    "more than 200 ahead of it",
  ]);
  const ago = TUESDAY - 7 * 86_400;
  assert.equal(
    textOf({ wait_units: 0, wait_ahead: null, wait_kind: "money", wait_step: "Pending", wait_since: ago }),
    "Waiting for payment since 17-11-2026 14:10",
  );
  assert.equal(waitText({ ...PARTS, wait_kind: "", wait_since: null }, NOW, "UTC"), null);
  assert.equal(waitText({ ...PARTS, wait_kind: "newer" }, NOW, "UTC"), null);
});

Deno.test("Clear answers 8 S9.13 every reason has its sentence and its word in every language", async () => {
  const steps = WORK_STEPS.map(({ state }) => state);
  const stepsOf: Partial<Record<string, readonly string[]>> = {
    step: steps,
    decision: ["Draft", "On Hold", "Cancel Requested", "Rejected"],
    carrier: ["Ready", "Shipped"],
  };
  for (const language of LANGUAGES) {
    await setLanguage(language);
    for (const kind of WAIT_KINDS) {
      for (const step of stepsOf[kind] ?? steps) {
        for (const open of kind === "step" ? [0, 1] : [0]) {
          const text = waitText({ ...PARTS, wait_kind: kind, wait_step: step, wait_open: open }, NOW, "UTC");
          assert.ok(text && text.includes("14:10"), `${language} ${kind} ${step}`);
        }
        assert.ok(waitWord(kind, step) && !waitWord(kind, step).includes("."), `${language} ${kind}`);
      }
    }
  }
  await setLanguage("en");
});
