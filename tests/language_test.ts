/** Rules of language: names, comments, docs, texts and commits in plain English. Source: docs/glossary.md. */
import assert from "node:assert/strict";
import { type Finding, findings } from "./support/language/findings.ts";
import { exportsOf, faultOfName, oddBoundsIn, retiredIn } from "./support/language/names.ts";
import {
  bannedIn,
  commentsOf,
  descriptionsOf,
  faultOfOpening,
  otherNounsIn,
  otherNounsInNames,
  otherScreenNounsIn,
  templatesOf,
  textsOf,
} from "./support/language/prose.ts";
import { lostReferences } from "./support/language/references.ts";
import { faultOfSubject } from "./support/language/subjects.ts";
import { ROOT, sources, withoutComments } from "./support/structure/sources.ts";

const show = ({ path, line, rule, text }: Finding) => `${path}${line > 0 ? `:${line}` : ""} ${rule}: ${text}`;

Deno.test("names, comments, docs and texts follow the rules of language", () => {
  // `LANGUAGE` limits the check to one rule or to paths with that beginning.
  const wanted = Deno.env.get("LANGUAGE") ?? "";
  const found = findings().filter(({ rule, path }) => rule === wanted || path.startsWith(wanted));
  assert.deepEqual(found.map(show), []);
});

Deno.test("retired names, which new readers misunderstood, do not come back", () => {
  assert.equal(retiredIn("const lanes = [openLane()];").length, 2);
  const exempt = /\/(?:generated|words|flow_words|migrations|language)\/|\/language_test\.ts$/;
  const wrong = sources.filter(({ path }) => !exempt.test(path))
    .flatMap(({ path, text }) => retiredIn(withoutComments(text)).map((name) => `${path}: ${name}`));
  assert.deepEqual(wrong, []);
});

Deno.test("texts on the screen have typographic apostrophes, in every language", () => {
  const words = /\/(?:words|sentences|flow_words\/\w+|locales|status_meanings)\/\w+\.ts$/;
  const straight = /\p{L}'(?=\p{L}| )/u;
  const wrong = sources.filter(({ path }) => words.test(path) && !/^tests\/|\/customs\.ts$/.test(path))
    .flatMap(({ path, text }) => {
      const texts = withoutComments(text).match(/"(?:[^"\\]|\\.)*"|`(?:[^`\\]|\\.)*`/g) ?? [];
      return texts.filter((each) => straight.test(each)).map((each) => `${path}: ${each}`);
    });
  assert.deepEqual(wrong, []);
});

Deno.test("a commit's subject is a Conventional Commit, imperative, of at most 72 characters", () => {
  const git = (...args: string[]) => {
    const { success, stdout } = new Deno.Command("git", { args, cwd: ROOT, stderr: "null" }).outputSync();
    return success ? new TextDecoder().decode(stdout).trim() : "";
  };
  let first = "";
  try {
    const isWhole = git("rev-parse", "--is-shallow-repository") === "false";
    if (isWhole) first = git("log", "-1", "--diff-filter=A", "--format=%H", "--", "tests/language_test.ts");
  } catch {
    // Without git installed the check is skipped below.
  }
  if (first === "") return console.log("skipped: no git history that reaches back to this test");
  const subjects = git("log", "--no-merges", "--format=%h %s", `${first}..HEAD`).split("\n").filter(Boolean);
  const wrong = subjects.flatMap((line) => {
    const fault = faultOfSubject(line.slice(line.indexOf(" ") + 1));
    return fault ? [`${line}: ${fault}`] : [];
  });
  assert.deepEqual(wrong, []);
});

Deno.test("exported names and file names are verbs with objects or nouns, with computing's own words", () => {
  const refused = [
    "said",
    "taken",
    "together",
    "ahead",
    "heardBy",
    "Stepping",
    "Known",
    "MAX_KEPT_SCANS",
    "kept_look",
  ];
  assert.deepEqual(refused.filter((name) => !faultOfName(name)), []);
  const accepted = [
    "releaseHold",
    "StepResult",
    "readFile",
    "PriceTable",
    "feed",
    "Setting",
    "isKeptWarm",
    "ways",
  ];
  assert.deepEqual(accepted.filter(faultOfName), ["isKeptWarm"]);
  assert.deepEqual(
    exportsOf("export const a = 1;\nexport async function b() {}\nexport { c as d, type E };\nconst f = 1;")
      .map((
        { name },
      ) => name),
    ["a", "b", "d", "E"],
  );
});

Deno.test("constants that bound something are called MAX or MIN", () => {
  assert.deepEqual(oddBoundsIn("const MOST_ROWS = 3;\nexport const LEAST = 1;\nconst MAX_ROWS = 2;"), [
    "MOST_ROWS",
    "LEAST",
  ]);
});

Deno.test("comments are found, and begin with a noun or a verb", () => {
  const code = "/** What it is. */\nconst a = 1; // Whose it is\n// Returns a.\n// Of b.\nfunction c() {}\n";
  const found = commentsOf(code);
  assert.deepEqual(found, [
    { line: 1, text: "What it is." },
    { line: 2, text: "Whose it is" },
    { line: 3, text: "Returns a. Of b." },
  ]);
  assert.deepEqual(found.map(({ text }) => faultOfOpening(text)), ["What", "Whose", undefined]);
  assert.deepEqual([faultOfOpening("Its name."), faultOfOpening("Its name.", true)], ["Its", undefined]);
  assert.deepEqual(commentsOf('const url = "https://a.b";\n'), []);
  assert.deepEqual(descriptionsOf('type A {\n  "How many." b: Int!\n}').map(({ line }) => line), [2]);
});

Deno.test("banned words and second nouns are found as whole words outside of code", () => {
  assert.deepEqual(bannedIn("Whoever stands there tells the house anew."), [
    "whoever",
    "stands",
    "tells",
    "the house",
    "anew",
  ]);
  assert.deepEqual(
    bannedIn("Null where nobody counted; a bin where units wait. @throws {ApiError} LIMIT where it is full"),
    [
      "null where",
      "throws {apierror} limit where",
    ],
  );
  assert.deepEqual(bannedIn("`lies` stands for the house number; believes in standstills."), []);
  assert.deepEqual(otherNounsIn("Parcels, carriage and a price card"), [
    "parcels: package",
    "carriage: postage",
    "price card: price table",
  ]);
  assert.deepEqual(otherNounsIn("The merchant's support ticket was made good"), [
    "merchant: seller",
    "support ticket: case",
    "made good: remedy",
  ]);
  assert.deepEqual(otherNounsIn("A package, `parcel_id`, a carriage return, sold order items"), []);
  assert.deepEqual(otherScreenNounsIn("A notice for the customer of this article"), [
    "notice: announcement, or message",
    "article: item",
    "customer: seller, or buyer",
  ]);
  assert.deepEqual(otherNounsInNames('openParcel(parcel, row.parcel_id, "parcel")', new Set(["parcel"])), [
    "openParcel",
  ]);
  assert.deepEqual(templatesOf("f(`a ${b} text of three \\`code\\` words`)").map(({ text }) => text), [
    "a  text of three  words",
  ]);
  assert.deepEqual(textsOf('f("two words", "a text of words")'), [{ line: 1, text: '"a text of words"' }]);
});

Deno.test("a source is a file of this repository or a public standard", () => {
  const lost = [
    "Source: spec S3.1.",
    "Source: workshop §2.",
    "Source: docs/no_such_page.md.",
    "Source: ADR 9999.",
    "As in security C7.",
  ];
  assert.deepEqual(lost.filter((comment) => lostReferences(comment).length === 0), []);
  const valid = [
    "Source: docs/glossary.md.",
    "Source: RFC 9110, 8.3.",
    "Source: ADR 8; docs/adr/0009.",
    "No reference.",
  ];
  assert.deepEqual(valid.flatMap(lostReferences), []);
});

Deno.test("commit subjects are judged", () => {
  const refused = [
    "fix: added a test",
    "feat(api): the new list",
    "update things",
    "docs: lets x",
    `fix: ${"a".repeat(70)}`,
  ];
  assert.deepEqual(refused.filter((subject) => !faultOfSubject(subject)), []);
  const accepted = ["fix(api): add a test", "refactor(server/db): pass rows on", "feat!: seed the demo"];
  assert.deepEqual(accepted.filter(faultOfSubject), []);
});
