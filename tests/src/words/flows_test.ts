/** Every state and event of a machine has words in four languages. */
import assert from "node:assert/strict";
import { type Chart, chartOf } from "../../../api/flows/chart.ts";
import { LANGUAGES } from "../../../api/languages.ts";
import { type GuardRules, questionsOf, rulesOf } from "../../../src/diagnostics/flows/guard_rules.ts";
import { FLOW_IDS, loadFlow } from "../../../src/diagnostics/flows/flows.ts";
import { flows as en } from "../../../src/diagnostics/flows/generated/en.ts";
import { FLOW_WORDS } from "../../../src/diagnostics/flows/generated/loaders.ts";
import type { FlowWords } from "../../../src/diagnostics/flows/flow_words/words.ts";

/** Flows that have no words yet. */
const WITHOUT_WORDS: readonly string[] = FLOW_IDS.filter((id) => !(id in en));

const sorted = (names: Iterable<string>): string[] => [...new Set(names)].filter(Boolean).sort();

/** Lists the keys that need words; also each part of a joined condition, as the simulator asks for each part. */
const wanted = (chart: Chart, rules: GuardRules) => ({
  states: sorted(chart.states.map(({ path }) => path)),
  events: sorted(chart.ways.filter(({ kind }) => kind === "event").map(({ event }) => event)),
  guards: sorted([...chart.ways.map(({ guard }) => guard), ...rules.values().flatMap(questionsOf)]),
  actors: sorted(chart.states.flatMap(({ invokes }) => invokes.map(({ src }) => src))),
  delays: sorted(
    chart.ways.filter(({ kind, event }) => kind === "after" && Number.isNaN(Number(event))).map(({ event }) =>
      event
    ),
  ),
});

const LONGEST = { states: 32, events: 32, guards: 40, actors: 32, delays: 32 } as const;

function tooLong(words: FlowWords): string[] {
  return Object.entries(LONGEST).flatMap(([kind, most]) =>
    Object.values(words[kind as keyof typeof LONGEST]).map((each) =>
      typeof each === "string" ? each : each.title
    )
      .filter((title) => title.length > most)
  );
}

for (const language of LANGUAGES) {
  const flows = await FLOW_WORDS[language]();
  Deno.test(`C7 every state and event has its words: ${language}`, async () => {
    const long: string[] = [];
    for (const id of FLOW_IDS.filter((each) => !WITHOUT_WORDS.includes(each))) {
      const words = flows[id];
      assert.ok(words, `${id} has no words`);
      const machine = await loadFlow(id);
      const needed = wanted(chartOf(machine.config), rulesOf(machine));
      for (const [kind, names] of Object.entries(needed)) {
        assert.deepEqual(sorted(Object.keys(words[kind as keyof typeof LONGEST])), names, `${id}: ${kind}`);
      }
      long.push(...tooLong(words).map((each) => `${id}: ${each}`));
      const empty = JSON.stringify(words).includes('""');
      assert.equal(empty, false, `${id} has an empty text`);
    }
    assert.deepEqual(long, [], "words that are longer than their box");
  });
}
