/** Writes the files of a lifecycle: a machine with two states and a transition in each direction, and its API. */
import type { Files } from "./entity_files.ts";
import { type Language, LANGUAGES } from "../../api/languages.ts";
import { capital, type Names, withArticle } from "./names.ts";
import { LIFECYCLE_WORDS } from "./steps.ts";
import { literal } from "./words.ts";

const machine = ({ noun, camel, type, words: { en: [one] } }: Names): string =>
  `/** The lifecycle of ${withArticle(one)}: in use, unless somebody paused it. */
import { setup } from "xstate";
import type { Tone } from "../../../api/tones.ts";

export type ${type}Event = { readonly type: "${camel}.pause" } | { readonly type: "${camel}.resume" };

export const ${camel}Machine = setup({
  types: {
    context: {} as object,
    input: {} as object,
    events: {} as ${type}Event,
    meta: {} as { readonly tone: Tone },
  },
}).createMachine({
  id: "${noun}",
  context: ({ input }) => input,
  initial: "Active",
  states: {
    Active: { meta: { tone: "done" }, on: { "${camel}.pause": { target: "Paused" } } },
    Paused: { meta: { tone: "waiting" }, on: { "${camel}.resume": { target: "Active" } } },
  },
});
`;

const lifecycle = ({ department, nouns, camel, camels, type, words: { en: [one] } }: Names): string =>
  `/** Carries out the lifecycle of ${withArticle(one)} for the API. */
import { ${camels} } from "../../../../resources/${department}/${nouns}.ts";
import { defineLifecycle } from "../../../lifecycle/define.ts";
import { ${camels}List, type ${type}Row } from "./store.ts";

type Patch = Partial<Pick<${type}Row, "status">>;

export const ${camel}Lifecycle = defineLifecycle<"${type}", ${type}Row, object, Patch>({
  resource: ${camels},
  called: "${one}",
  source: ${camels}List,
  factsOf: () => ({}),
  sampleFacts: [{}],
});
`;

function flowWords(names: Names, language: Language): string {
  const { camel } = names;
  const [one, many] = names.words[language];
  const { title, purpose, tryNothing, pause, resume } = LIFECYCLE_WORDS[language];
  const stateOf = ({ state, stateSees, stateTry }: typeof pause) => ({
    title: state,
    sees: stateSees,
    try: stateTry,
  });
  const eventOf = ({ event, sees }: typeof pause) => ({ title: event, sees, try: tryNothing });
  const words = {
    title: title(one, many),
    purpose,
    states: { Active: stateOf(pause), Paused: stateOf(resume) },
    events: { [`${camel}.pause`]: eventOf(pause), [`${camel}.resume`]: eventOf(resume) },
    guards: {},
    actors: {},
    delays: {},
  };
  return `import type { FlowWords } from "../words.ts";

export const words: FlowWords = ${literal(words)};
`;
}

const test = ({ department, noun, camel, words: { en: [one] } }: Names): string =>
  `import assert from "node:assert/strict";
import { move, stepsOf } from "../../../../machines/lifecycles/lifecycle.ts";
import { ${camel}Machine } from "../../../../machines/lifecycles/${department}/${noun}.ts";
import { walkStep } from "../../../support/transition_log.ts";

Deno.test("${capital(one)}: each of its two states leads to the other, and every edge is walked", () => {
  const found = ["Active", "Paused"].flatMap((value) =>
    stepsOf(${camel}Machine, value, {}).map(({ event }) => {
      walkStep(${camel}Machine, ${camel}Machine.resolveState({ value, context: {} }), { type: event } as never);
      const moved = move(${camel}Machine, value, {}, event);
      assert.ok(moved.ok);
      return \`\${value}: \${event} \${moved.value}\`;
    })
  );
  assert.deepEqual(found, ["Active: ${camel}.pause Paused", "Paused: ${camel}.resume Active"]);
});
`;

export function lifecycleFiles(names: Names): Files {
  const { department, noun, nouns } = names;
  return {
    [`machines/lifecycles/${department}/${noun}.ts`]: machine(names),
    [`server/modules/${department}/${nouns}/lifecycle.ts`]: lifecycle(names),
    ...Object.fromEntries(
      LANGUAGES.map((language) => [
        `src/diagnostics/flows/flow_words/${noun}/${language}.ts`,
        flowWords(names, language),
      ]),
    ),
    [`tests/machines/lifecycles/${department}/${noun}_test.ts`]: test(names),
  };
}
