import assert from "node:assert/strict";
import { LANGUAGES } from "../../api/languages.ts";
import { REASONS } from "../../api/reasons.ts";

const ROOT = new URL("../../", import.meta.url);

/** Returns the refusal codes of a language, by the path of their file. */
async function codesIn(language: string): Promise<ReadonlyMap<string, readonly string[]>> {
  const folders = [
    ".",
    ...(await Array.fromAsync(Deno.readDir(new URL("api/", ROOT)))).map(({ name }) => name),
  ];
  const found = await Promise.all(folders.map(async (folder) => {
    const url = new URL(`api/${folder}/words/${language}.ts`, ROOT);
    const text = await Deno.readTextFile(url).catch(() => "");
    if (!text.includes("export const reasons")) return [];
    const { reasons } = await import(url.href);
    return [[folder, Object.keys(reasons)] as const];
  }));
  return new Map(found.flat());
}

Deno.test("Ground: each refusal has its words in one file for each language, and no two departments share a code", async () => {
  const english = await codesIn("en");
  assert.ok(english.size > 5);
  const codes = [...english.values()].flat();
  assert.deepEqual(codes.filter((code, at) => codes.indexOf(code) !== at), []);
  assert.deepEqual(codes.toSorted(), Object.keys(REASONS).sort());
  for (const language of LANGUAGES) {
    const translated = await codesIn(language);
    for (const [folder, wanted] of english) {
      assert.deepEqual([...translated.get(folder) ?? []].sort(), wanted.toSorted(), `${language} ${folder}`);
    }
  }
});
