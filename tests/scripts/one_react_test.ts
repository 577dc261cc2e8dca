/** A bundle contains React only once. */
import assert from "node:assert/strict";
import { namesIn, oneReact, reactOf } from "../../scripts/build/one_react.ts";

const root = decodeURIComponent(new URL("../../", import.meta.url).pathname);

/** Two modules that import React in both ways: by name and as a whole. */
const ENTRY =
  `import { useState } from "react"; import * as all from "./other.ts"; export const found = [useState, all.one];`;
const OTHER = `import * as React from "react"; import { jsx } from "react/jsx-runtime";
export const one = [React.useState, React.createContext, jsx];`;

async function bundled(): Promise<string> {
  const esbuild = await import("esbuild");
  try {
    const { outputFiles: [file] } = await esbuild.build({
      stdin: { contents: ENTRY, resolveDir: root },
      absWorkingDir: root,
      bundle: true,
      format: "esm",
      write: false,
      define: { "process.env.NODE_ENV": '"production"' },
      plugins: [oneReact(root), {
        name: "other",
        setup(build) {
          build.onResolve({ filter: /^\.\/other\.ts$/ }, ({ path }) => ({ path, namespace: "other" }));
          build.onLoad({ filter: /^\.\/other\.ts$/, namespace: "other" }, () => ({
            contents: OTHER,
            resolveDir: root,
          }));
        },
      }],
    });
    return file!.text;
  } finally {
    await esbuild.stop();
  }
}

Deno.test("every module of a bundle uses React's names directly, without a getter", async () => {
  const text = await bundled();
  assert.doesNotMatch(text, /__toESM\(require_/);
  const { found: [useState, one] } = await import(`data:text/javascript,${encodeURIComponent(text)}`);
  assert.deepEqual([typeof useState, one.map((each: unknown) => typeof each)], [
    "function",
    ["function", "function", "function"],
  ]);
  assert.equal(one[0], useState);
});

Deno.test("names are read where a package exports them, each once", () => {
  assert.deepEqual(
    namesIn("exports.b = 1;\n  exports.a = function () {\nexports.b = 2;\nfoo.exports.c = 1;"),
    [
      "a",
      "b",
    ],
  );
});

Deno.test("a layer imports React by its name, and all else by its path", () => {
  assert.deepEqual(["one-react:react/jsx-runtime", "src/app/main.tsx"].map(reactOf), [
    "react/jsx-runtime",
    null,
  ]);
});
