import assert from "node:assert/strict";
import { stop } from "esbuild";
import type { Metafile } from "esbuild";
import { type Makers, readIndex, rewriteImports } from "../../scripts/build/direct_imports.ts";
import { LISTS } from "../../scripts/build/prefetch.ts";
import { computeStyles } from "../../scripts/build/computed_styles.ts";
import { readGriffel } from "../../scripts/build/griffel.ts";
import {
  closureOf,
  findSplitPieces,
  packageOf,
  packageSizes,
  problemsOf,
} from "../../scripts/build/metafile.ts";
import { pageFiles } from "../../scripts/build/host_recipes.ts";
import { commitOf } from "../../scripts/build/commit.ts";
import { pageOf } from "../../scripts/build/page.ts";
import { releaseText } from "../../scripts/build/release.ts";
import { INPUTS, SINGLES } from "../../scripts/build/stamp.ts";
import { APP } from "../../scripts/build/target.ts";
import { importsOf } from "../../scripts/test/changed_tests.ts";

interface Made {
  readonly entryPoint?: string;
  readonly inputs?: Readonly<Record<string, number>>;
  readonly imports?: readonly string[];
  readonly lazy?: readonly string[];
}

/** Returns a metafile with only the fields that the code reads. */
function metafile(outputs: Readonly<Record<string, Made>>): Metafile {
  const link = (kind: "import-statement" | "dynamic-import") => (path: string) => ({ path, kind });
  return {
    inputs: {},
    outputs: Object.fromEntries(
      Object.entries(outputs).map(([name, { entryPoint, inputs = {}, imports = [], lazy = [] }]) => [name, {
        bytes: 1,
        exports: [],
        ...(entryPoint && { entryPoint }),
        inputs: Object.fromEntries(
          Object.entries(inputs).map(([path, bytesInOutput]) => [path, { bytesInOutput }]),
        ),
        imports: [...imports.map(link("import-statement")), ...lazy.map(link("dynamic-import"))],
      }]),
    ),
  };
}

const npm = (name: string, version: string) =>
  `node_modules/.deno/${name.replace("/", "+")}@${version}/node_modules/${name}/index.js`;

Deno.test("C1 a server package, a second React or a server file fails the build by name", () => {
  const found = problemsOf(metafile({
    "dist/a.js": {
      inputs: {
        [npm("graphql", "17.1.0")]: 1,
        [npm("react", "19.3.1")]: 1,
        [npm("react", "18.0.0")]: 1,
        "server/app.ts": 1,
      },
    },
  }));
  assert.equal(found.length, 3);
  assert.match(found.join("\n"), /server\/app\.ts must not/);
  assert.match(found.join("\n"), /package graphql must not/);
  assert.match(found.join("\n"), /package react is in the bundle in 2 versions: 19\.3\.1, 18\.0\.0/);
});

Deno.test("a chunk that a lazy module splits off the app fails the build; the app in one file does not", () => {
  const app = { "dist/app.js": { inputs: { "src/app/main.tsx": 1 } } };
  const whole = metafile({
    "dist/main.js": { entryPoint: "src/app/main.tsx", imports: ["dist/app.js"] },
    ...app,
  });
  assert.deepEqual(findSplitPieces(whole, "src/app/main.tsx"), []);
  const torn = metafile({
    "dist/main.js": { entryPoint: "src/app/main.tsx", imports: ["dist/app.js", "dist/piece.js"] },
    ...app,
    "dist/piece.js": { inputs: { "api/statuses.ts": 1 } },
  });
  assert.match(
    findSplitPieces(torn, "src/app/main.tsx").join(),
    /piece\.js is torn off the app, with api\/statuses\.ts/,
  );
  const helped = metafile({
    "dist/main.js": { entryPoint: "src/app/main.tsx", imports: ["dist/app.js", "dist/helpers.js"] },
    ...app,
    "dist/helpers.js": {},
  });
  assert.match(
    findSplitPieces(helped, "src/app/main.tsx").join(),
    /helpers\.js is torn off the app, with helpers of/,
  );
});

Deno.test("C1 the live client and other browser code are accepted", () => {
  const fine = metafile({
    "dist/a.js": { inputs: { [npm("graphql-ws", "6.4.2")]: 1, "src/app/main.tsx": 1 } },
  });
  assert.deepEqual(problemsOf(fine), []);
});

Deno.test("sizes are counted per package, our own files together, largest first", () => {
  const made = metafile({
    "dist/a.js": { inputs: { [npm("@griffel/core", "1.21.4")]: 5, "src/a.ts": 3 } },
    "dist/b.js": { inputs: { "api/b.ts": 4 } },
  });
  assert.deepEqual(packageSizes(made, ["dist/a.js", "dist/b.js"]), [["Pressdock", 7], ["@griffel/core", 5]]);
  assert.deepEqual(packageOf(npm("@griffel/core", "1.21.4")), { name: "@griffel/core", version: "1.21.4" });
});

Deno.test("an entry loads its static imports, but not its lazy ones", () => {
  const made = metafile({
    "dist/main.js": { imports: ["dist/base.js"], lazy: ["dist/later.js"] },
    "dist/base.js": { imports: ["dist/deep.js"] },
    "dist/deep.js": {},
    "dist/later.js": {},
  });
  assert.deepEqual(closureOf(made, "dist/main.js"), ["dist/main.js", "dist/base.js", "dist/deep.js"]);
});

Deno.test("C11 the page requests every first file with its hash; the early script and its styles are in it, once each", () => {
  const file = (path: string) => ({
    path: `/any/where/${path}`,
    contents: new TextEncoder().encode(path),
    hash: "",
    text: path,
  });
  const page = pageOf(
    "<head>\n    <!-- entries -->\n</head>",
    {
      files: ["dist/assets/main-B.js", "dist/assets/chunk-C.js"].map(file),
      inline: { script: "run('$&')", styles: "<style>a{}</style>" },
      imports: { "#late": "/assets/late-D.js" },
      metafile: metafile({
        "dist/assets/main-B.js": {
          entryPoint: "src/app/main.tsx",
          inputs: { "src/app/main.tsx": 1 },
          imports: ["dist/assets/chunk-C.js"],
        },
        "dist/assets/chunk-C.js": { inputs: { "src/c.ts": 1 } },
        ...Object.fromEntries(LISTS.map((entryPoint, at) => [`dist/assets/ahead-${at}.js`, { entryPoint }])),
      }),
    },
    APP,
    "0.1.0 abc1234",
  );
  assert.match(page, /<meta name="build" content="0\.1\.0 abc1234">/);
  assert.ok(page.includes('<script type="importmap">{"imports":{"#late":"/assets/late-D.js"}}</script>'));
  for (const name of ["main-B", "chunk-C"]) {
    assert.match(page, new RegExp(`"/assets/${name}\\.js" integrity="sha384-[A-Za-z0-9+/=]{64}"`));
  }
  assert.deepEqual(page.match(/<style>.*?<\/style>/g), ["<style>a{}</style>"]);
  assert.deepEqual(page.match(/<script>.*?<\/script>/g), ["<script>run('$&')</script>"]);
  assert.match(page, /<script type="application\/json" id="prefetch">\{"lists":\["ahead-0"/);
  assert.doesNotMatch(page, /\sstyle=|\son\w+=/);
});

const makers: Makers = {
  home: "/fluent",
  components: readIndex(`
    export { Button, // a note, with a comma
      ToggleButton } from '@fluentui/react-button';
    export { useFluent_unstable as useFluent } from "@fluentui/react-shared-contexts";`),
  focus: new Map([["useFocusVisible", "/fluent/focus/useFocusVisible.js"]]),
  iconModule: (name) => name === "AddRegular" ? "export const AddRegular = 1;" : null,
};

Deno.test("Fluent's names are imported from the package that defines them, except types and unknown names", () => {
  const rewrite = (text: string) => rewriteImports(text, makers, "via:");
  assert.equal(
    rewrite('import { Button, type ButtonProps, useFluent as use } from "@fluentui/react-components";'),
    'import{Button as Button}from"via:@fluentui/react-button";' +
      'import{useFluent_unstable as use}from"via:@fluentui/react-shared-contexts";',
  );
  assert.equal(
    rewrite('import { AddRegular } from "@fluentui/react-icons";'),
    'import{AddRegular as AddRegular}from"fluent-icon:AddRegular";',
  );
  for (
    const same of [
      'import { Nowhere } from "@fluentui/react-components";',
      'import { Calendar3DayRegular } from "@fluentui/react-icons";',
      'import type { Button } from "@fluentui/react-components";',
      'import { Button } from "elsewhere";',
    ]
  ) assert.equal(rewrite(same), same);
});

Deno.test("a rewritten import takes as many lines as before, so that the source map stays right", () => {
  const text = 'import {\n  Button,\n  ToggleButton,\n} from "@fluentui/react-components";\nconst here = 5;';
  assert.equal(rewriteImports(text, makers, "").split("\n").indexOf("const here = 5;"), 4);
});

Deno.test("a hook of the focus package is imported from its file, and the package's re-exports are left alone", () => {
  const rewrite = (text: string) => rewriteImports(text, makers, "via:");
  assert.equal(
    rewrite('import { useFocusVisible } from "@fluentui/react-tabster";'),
    'import{useFocusVisible as useFocusVisible}from"/fluent/focus/useFocusVisible.js";',
  );
  const passedOn = 'import { KEYBORG_FOCUSIN, useFocusVisible } from "@fluentui/react-tabster";';
  assert.equal(rewrite(passedOn), passedOn);
});

Deno.test.afterAll(() => stop());

const fluent = await Deno.realPath(new URL("../../node_modules/@fluentui/react-components", import.meta.url));

Deno.test("styles are computed ahead: rules and classes as the browser would make them, on the same lines", async () => {
  const griffel = await readGriffel(fluent);
  const text = [
    `import { makeStyles, tokens } from "@fluentui/react-components";`,
    `const GAP = "4px";`,
    `export const useStyles = makeStyles({`,
    `  root: { color: tokens.colorBrandForeground1, paddingLeft: GAP, ":hover": { content: "') ('" } },`,
    `});`,
    `export const after = 1;`,
  ].join("\n");
  const made = await computeStyles(text, "ts", griffel);
  const [classes, rules] = griffel.resolveStyleRulesForSlots({
    root: { color: "var(--colorBrandForeground1)", paddingLeft: "4px", ":hover": { content: "') ('" } },
  });
  assert.ok(made.includes(`__styles(${JSON.stringify(classes)},${JSON.stringify(rules)})`));
  assert.ok(Object.values(classes).length === 1 && JSON.stringify(rules).includes("padding-left:4px"));
  assert.equal(made.split("\n").length, text.split("\n").length);
  assert.equal(made.split("\n")[5], "export const after = 1;");
  assert.equal(await computeStyles("export const a = 1;", "ts", griffel), "export const a = 1;");
});

Deno.test("styles that read another file's values fail the build, and so do styles made in a function", async () => {
  const griffel = await readGriffel(fluent);
  const head = `import { makeStyles } from "@fluentui/react-components"; import { SIZE } from "./size.ts";`;
  const foreign = `${head} export const useStyles = makeStyles({ root: { width: \`\${SIZE}px\` } });`;
  await assert.rejects(computeStyles(foreign, "ts", griffel), /read "\.\/size\.ts\.SIZE"/);
  const inner = `${head} export const make = () => makeStyles({ root: { width: "1px" } });`;
  await assert.rejects(computeStyles(inner, "ts", griffel), /inside a function/);
});

Deno.test("C11 version.json names a build by its entries, as the running page knows them", () => {
  const page = `<meta name="build" content="1.2.3 abc1234">
    <script type="module" src="/assets/early-AAAA.js" integrity="sha384-x"></script>
    <script type="module" src="/assets/main-BBBB.js" integrity="sha384-y"></script>`;
  assert.deepEqual(JSON.parse(releaseText(page, "1.2.3")), {
    version: "1.2.3",
    commit: "abc1234",
    build: "early-AAAA main-BBBB",
  });
  assert.throws(() => releaseText("<p>nothing</p>", "1.2.3"), /no entry/);
  const headers = pageFiles({ api: null, hstsSubDomains: false }, "")["_headers"]!;
  assert.match(headers, /\/version\.json\n {2}Cache-Control: no-cache\n/);
});

Deno.test("a change of any file that the build imports makes a new build", async () => {
  const imported = new Set(["scripts/build/make.ts"]);
  for (const path of imported) {
    const text = await Deno.readTextFile(new URL(`../../${path}`, import.meta.url));
    for (const target of importsOf(path, text)) imported.add(target);
  }
  const inputs = [...INPUTS, ...SINGLES];
  const isCovered = (path: string) => inputs.some((each) => path === each || path.startsWith(`${each}/`));
  assert.deepEqual([...imported].filter((path) => !isCovered(path)), []);
});

Deno.test("S2.54 the build names its commit: from the environment, from git, otherwise dev", async () => {
  const root = decodeURIComponent(new URL("../../", import.meta.url).pathname);
  assert.equal(await commitOf(root, "0123456789abcdef"), "0123456");
  assert.match(await commitOf(root, undefined), /^([0-9a-f]{7}\+?|dev)$/);
  const bare = await Deno.makeTempDir();
  try {
    assert.equal(await commitOf(bare, undefined), "dev");
    assert.equal(await commitOf(bare, "no commit"), "dev");
  } finally {
    await Deno.remove(bare, { recursive: true });
  }
});
