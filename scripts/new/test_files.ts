/** Writes the first tests of a new record: its input, and one record through the API. */
import type { Files } from "./entity_files.ts";
import { capital, type Names } from "./names.ts";

const ofInput = ({ department, noun, camel, type, words: { en: [one] } }: Names): string =>
  `import assert from "node:assert/strict";
import type { InferOutput } from "valibot";
import type { ${type}Input } from "../../../../api/generated/schema.ts";
import { ${camel}Input } from "../../../../api/inputs/${department}/${noun}.ts";
import { readInput } from "../../../../api/inputs/read.ts";

const areWhole: [
  InferOutput<typeof ${camel}Input> extends ${type}Input ? true : false,
  keyof ${type}Input extends keyof InferOutput<typeof ${camel}Input> ? true : false,
] = [true, true];

Deno.test("${
    capital(one)
  }: its name is one line of at most 80 characters, its note has several of 2,000", () => {
  assert.ok(areWhole.every(Boolean));
  const problemsOf = (params: ${type}Input) => {
    const read = readInput(${camel}Input, params);
    return read.ok ? [] : read.problems.map(({ path, code }) => \`\${path} \${code}\`);
  };
  assert.deepEqual(problemsOf({ name: "x".repeat(80), note: "x".repeat(2000) }), []);
  assert.deepEqual(problemsOf({ name: "One", note: "One line\\nand another" }), []);
  assert.deepEqual(problemsOf({ name: "x".repeat(81) }), ["name tooLong"]);
  assert.deepEqual(problemsOf({ name: "Two\\nlines" }), ["name invalid"]);
  assert.deepEqual(problemsOf({ note: "x".repeat(2001) }), ["note tooLong"]);
  assert.deepEqual(problemsOf({ name: " " }), ["name required"]);
});
`;

function ofServer({ camel, camels, type, words: { en: [, many] }, hasLifecycle }: Names): string {
  const moved = `
    const moves = await ask<{ moves: { ok: boolean; columns: object }[] }>(
      "root",
      \`mutation { moves: move${type}(ids: ["\${_id}"], event: "${camel}.pause") { ok columns } }\`,
    );
    assert.deepEqual(moves, { moves: [{ ok: true, columns: { status: "Paused" } }] });
    const actions = await ask<{ get${type}ById: { timeline: { action: string }[] } }>(
      "root",
      \`{ get${type}ById(_id: "\${_id}") { timeline { action } } }\`,
    );
    assert.equal(actions.get${type}ById.timeline[0]?.action, "${camel}.pause");
`;
  return `import assert from "node:assert/strict";
import { onGrounds } from "../../../support/server/grounds.ts";

const LIST = "{ ${camels} { name note } ${camels}Count { count } }";

Deno.test(
  "${capital(many)}: the list begins empty, and one is made, found, changed once and deleted",
  onGrounds(async ({ ask, refused }) => {
    assert.deepEqual(await ask("root", LIST), { ${camels}: [], ${camels}Count: { count: 0 } });
    const { make${type}: { _id, version } } = await ask<{ make${type}: { _id: string; version: number } }>(
      "root",
      \`mutation { make${type}(params: { name: "First", note: "Of all" }) { _id version } }\`,
    );
    assert.deepEqual(await ask("root", \`{ ${camels}(search: "of all") { name } }\`), {
      ${camels}: [{ name: "First" }],
    });
    const change = (name: string, params = "") =>
      \`mutation { make${type}(\${params} params: { name: "\${name}" }) { name } }\`;
    const sameVersion = \`id: "\${_id}", version: \${version},\`;
    assert.deepEqual(await ask("root", change("Second", sameVersion)), { make${type}: { name: "Second" } });
    assert.match(await refused("root", change("Third", sameVersion)), /^STALE/);
    assert.equal(await refused("root", change("SECOND")), "BAD_INPUT, params.name taken");
    assert.equal(await refused("anna", LIST), "FORBIDDEN");
${hasLifecycle ? moved : ""}
    await ask("root", \`mutation { trash${type}(delete_ids: ["\${_id}"]) }\`);
    assert.deepEqual(await ask("root", LIST), { ${camels}: [], ${camels}Count: { count: 0 } });
  }),
);
`;
}

export function testFiles(names: Names): Files {
  const { department, noun, nouns } = names;
  return {
    [`tests/api/inputs/${department}/${noun}_test.ts`]: ofInput(names),
    [`tests/server/${department}/${nouns}/${nouns}_test.ts`]: ofServer(names),
  };
}
