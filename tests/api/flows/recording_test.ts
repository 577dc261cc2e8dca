/** Recordings from outside: packed within bounds, read field by field, and each fault reported by its own code. */
import assert from "node:assert/strict";
import { pack, unpack } from "../../../api/pack_text.ts";
import { readRecording } from "../../../api/flows/read_recording.ts";
import { MAX_ENTRIES, MAX_RECORDING_SIZE, RECORDING_VERSION } from "../../../api/flows/recording.ts";
import { codeFrom, codeText, readCode } from "../../../api/flows/report_code.ts";
import { readInput } from "../../../api/inputs/read.ts";
import { recordingInput } from "../../../api/inputs/desk/recording.ts";
import { reportInput, sentenceInput } from "../../../api/inputs/desk/report.ts";
import { FLOW_IDS, loadFlow } from "../../../src/diagnostics/flows/flows.ts";
import { chartOf } from "../../../api/flows/chart.ts";
import { loadDrawing } from "../../../src/diagnostics/flows/drawings.ts";
import { fc } from "../../support/property.ts";
import { entry, recording } from "../../support/client/recording.ts";

const text = JSON.stringify(recording());

Deno.test("C7 a recording is read as written", () => {
  assert.deepEqual(readRecording(text), { ok: true, recording: JSON.parse(text) });
});

Deno.test("C7 uncommitted and unknown builds are accepted too", () => {
  for (const commit of ["dev", "ad141ab", "ad141ab+"]) {
    assert.ok(readRecording(JSON.stringify(recording({ app: { version: "0.1.0", commit } }))).ok, commit);
  }
});

Deno.test("C7 charts and drawings of every flow are accepted unchanged", async () => {
  for (const id of FLOW_IDS) {
    const chart = chartOf((await loadFlow(id)).config);
    const made = recording({ charts: { [id]: { chart, drawing: await loadDrawing(id) } } });
    const { issues = [] } = { issues: readInput(recordingInput, made) };
    assert.equal((issues as { ok: boolean }).ok, true, `${id}: ${JSON.stringify(issues)}`);
  }
});

Deno.test("C7 a file that is not a recording is refused with one code: too big, broken, foreign, newer, damaged", () => {
  const why = (given: string) => {
    const read = readRecording(given);
    return read.ok ? "read" : read.why;
  };
  assert.equal(why(" ".repeat(MAX_RECORDING_SIZE + 1)), "tooBig");
  for (const given of ["", text.slice(0, -2), "<html>", "undefined"]) assert.equal(why(given), "broken");
  for (
    const given of ["null", "7", "[]", "{}", '"x"', '{"format":"stately"}', '{"id":"order","states":{}}']
  ) {
    assert.equal(why(given), "foreign");
  }
  const versions = [RECORDING_VERSION + 1, 99].map((version) =>
    why(JSON.stringify({ ...recording(), version }))
  );
  assert.deepEqual(versions, ["newer", "newer"]);
  for (const version of [0, "1", null]) {
    assert.equal(why(JSON.stringify({ ...recording(), version })), "damaged");
  }
});

/** Returns the places where something can be broken: every path of the JSON. */
function pathsOf(value: unknown, path: readonly (string | number)[] = []): (string | number)[][] {
  if (typeof value !== "object" || value === null) return [[...path]];
  const below = Object.entries(value).flatMap(([key, each]) =>
    pathsOf(each, [...path, Array.isArray(value) ? Number(key) : key])
  );
  return path.length > 0 ? [[...path], ...below] : below;
}

type Holder = Record<string | number, unknown>;

function broken(
  path: readonly (string | number)[],
  change: (holder: Holder, key: string | number) => void,
): string {
  const copy = JSON.parse(text);
  const holder = path.slice(0, -1).reduce((at: Holder, key) => at[key] as Holder, copy);
  change(holder, path.at(-1)!);
  return JSON.stringify(copy);
}

Deno.test("C7 a recording with an extra, missing or mistyped part is refused, and never throws", () => {
  const paths = pathsOf(JSON.parse(text));
  const change = fc.constantFrom<(holder: Holder, key: string | number) => void>(
    (holder, key) => holder[key] = { token: "canary token" },
    (holder, key) => holder[key] = "canary@example.test",
    (holder, key) => holder[key] = [[[[]]]],
    (holder) => (holder as Holder)["__proto__x"] = "eyJhbGciOi.JIUzI1NiJ9",
    (holder, key) => delete holder[key],
  );
  fc.assert(
    fc.property(fc.constantFrom(...paths), change, (path, apply) => {
      const read = readRecording(broken(path, apply));
      if (!read.ok) return assert.match(read.why, path[0] === "format" ? /foreign|damaged/ : /damaged/);
      // Sentence and notes may contain any text; a list may be shorter.
      const { sentence: _, ...rest } = read.recording;
      assert.doesNotMatch(JSON.stringify(rest), /canary|eyJhbGci/);
    }),
    { numRuns: 3_000, seed: 11 },
  );
});

Deno.test("C7 no entry has room for a secret, regardless of its author", () => {
  const secrets = ["canary@example.test", "12 Wharf Road", "pd_CANARY0123456789", "+49 151 4711"];
  const places = (secret: string) => [
    { flow: secret },
    { actor: secret },
    { fields: { kind: secret } },
    { fields: { [secret]: true } },
    { context: { reason: secret } },
    { context: { count: 491_514_711 } },
    { requestId: secret },
    { email: secret },
  ];
  for (const secret of secrets) {
    for (const more of places(secret)) {
      const read = readRecording(JSON.stringify(recording({ entries: [entry(more as never)] })));
      assert.equal(read.ok, false, JSON.stringify(more));
    }
  }
  const many = Array.from({ length: MAX_ENTRIES + 1 }, () => entry());
  assert.equal(readRecording(JSON.stringify(recording({ entries: many }))).ok, false);
});

Deno.test("C7 packed data is restored, and data that unpacks to too much is refused", async () => {
  for (const each of ["", "ä€😀", text]) assert.equal(await unpack(await pack(each), 1e6), each);
  const bomb = await pack("0".repeat(3_000_000));
  assert.ok(bomb.length < 20_000);
  assert.equal(await unpack(bomb, 1_000_000), null);
  for (const each of ["", "%%%", "aGVsbG8=", bomb.slice(0, 400)]) assert.equal(await unpack(each, 1e6), null);
});

Deno.test("C7 a recording's code is read in any spelling", () => {
  const code = codeFrom(new Uint8Array([0, 1, 31, 32, 200, 255, 10, 18]));
  assert.equal(code.length, 8);
  assert.equal(readCode(codeText(code).toLowerCase()), code);
  assert.equal(readCode("o1il-0oab"), "011100AB");
  for (const each of ["", "1234567", "123456789", "1234567U", "12 34"]) assert.equal(readCode(each), null);
});

Deno.test("C7 a report needs a sentence, and a recording within the size limit", () => {
  const problems = (read: ReturnType<typeof readInput>) =>
    read.ok ? [] : read.problems.map(({ code }) => code);
  assert.deepEqual(problems(readInput(sentenceInput, { sentence: "  " })), ["required"]);
  assert.deepEqual(problems(readInput(sentenceInput, { sentence: "x".repeat(1_001) })), ["tooLong"]);
  assert.deepEqual(problems(readInput(reportInput, { recording: "" })), ["required"]);
  assert.deepEqual(problems(readInput(reportInput, { recording: "x".repeat(200_001) })), ["tooLong"]);
  assert.deepEqual(problems(readInput(reportInput, { recording: 7 })), ["invalid"]);
});
