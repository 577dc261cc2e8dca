/** Checks that app, hosts, proxies and server get the same facts from one description. */
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { hostingFiles, pageFiles } from "../../scripts/build/host_recipes.ts";
import { configText, type Deployment, readDeployment } from "../../scripts/deploy/deployment.ts";
import { envFile } from "../../scripts/deploy/env_file.ts";
import { writeDeployment } from "../../scripts/deploy/write.ts";
import { SettingsRefused } from "../../server/settings/settings_refused.ts";
import { readEnvironment } from "../../server/settings/settings.ts";
import { takeEnvironment } from "../../server/settings/env_file.ts";
import { readConfig } from "../../src/lib/config.ts";
import { withDirectory } from "../support/server/database.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const PAGE = "<style>a{}</style><script>run()</script>";
const hashOf = (text: string) => `sha256-${createHash("sha256").update(text).digest("base64")}`;

const GIVEN = {
  app: "https://app.example.test",
  api: "https://api.example.test/api",
  login: "https://login.example.test",
  name: "Our shop",
  currency: "EUR",
  timeZone: "Europe/Berlin",
};
const read = (more: object = {}, isLocal = false): Deployment =>
  readDeployment(JSON.stringify({ ...GIVEN, ...more }), isLocal);

function faultsOf(text: string, isLocal = false): string[] {
  try {
    readDeployment(text, isLocal);
    return [];
  } catch (error) {
    assert.ok(error instanceof SettingsRefused, String(error));
    return error.message.split("\n");
  }
}

const filesOf = (deployment: Deployment) => ({
  ...pageFiles(deployment, PAGE),
  ...hostingFiles(deployment, PAGE),
});

Deno.test("config.json, headers, recipes and the server's settings agree with the description", async () => {
  const deployment = read();
  const config = readConfig(configText(deployment));
  assert.deepEqual(config, {
    api: GIVEN.api,
    login: GIVEN.login,
    register: `${GIVEN.login}/register`,
    loginMode: "code",
    name: "Our shop",
    currency: "EUR",
    timeZone: "Europe/Berlin",
  });
  const files = filesOf(deployment);
  for (const name of ["_headers", "nginx.conf", "s3.json"] as const) {
    assert.match(
      files[name]!,
      /connect-src 'self' https:\/\/api\.example\.test wss:\/\/api\.example\.test;/,
      name,
    );
  }
  for (const name of ["nginx-api.conf", "Caddyfile"]) {
    for (const host of ["api.example.test", "login.example.test"]) {
      assert.ok(files[name]!.includes(host), name);
    }
  }
  assert.doesNotMatch(Object.values(files).join() + configText(deployment), /localhost/);
  const path = await Deno.makeTempFile();
  await Deno.writeTextFile(path, envFile(deployment).replace("/var/lib/pressdock", ".data"));
  const { hostname, demo, settings, name } = readEnvironment(takeEnvironment(["--env", path], {}).env);
  await Deno.remove(path);
  assert.deepEqual([hostname, demo, name], ["127.0.0.1", false, "Our shop"]);
  assert.deepEqual([settings.appOrigins, settings.loginOrigin], [[GIVEN.app], GIVEN.login]);
  assert.deepEqual([settings.currency, settings.timeZone], ["EUR", "Europe/Berlin"]);
});

Deno.test("a faulty description is refused with a sentence for each fault", () => {
  assert.match(faultsOf("{").join(), /expected a JSON object with app, api and login/);
  assert.match(faultsOf("[]").join(), /expected a JSON object/);
  const faults = faultsOf(JSON.stringify({
    ...{ app: "https://app.example.test/", api: "http://api.example.test", login: "ftp://x", zone: "UTC" },
    ...{ currency: "EURO", timeZone: "Mars/Olympus", processes: 0, loginMode: "both", hstsSubDomains: "yes" },
  }));
  assert.deepEqual(faults.map((line) => line.split(":")[0]), [
    "zone is not a field of a deployment",
    ...["app", "api", "login", "loginMode", "currency", "timeZone", "processes", "hstsSubDomains"].map((
      name,
    ) => `Cannot use ${name}`),
  ]);
  assert.deepEqual(faultsOf("{}").map((line) => line.split(":")[0]), [
    "Cannot use app",
    "Cannot use api",
    "Cannot use login",
  ]);
  for (const api of ["https://api.example.test", "https://api.example.test/api/v1"]) {
    assert.match(faultsOf(JSON.stringify({ ...GIVEN, api })).join(), /^Cannot use api: .* ends with \/api/);
  }
  const login = "https://login.example.test/sign-in";
  assert.match(faultsOf(JSON.stringify({ ...GIVEN, login })).join(), /^Cannot use login: expected an origin/);
  assert.deepEqual(faultsOf(JSON.stringify({ ...GIVEN, login, loginMode: "token" })), []);
  assert.match(
    faultsOf(JSON.stringify({ ...GIVEN, login: GIVEN.app })).join(),
    /^Cannot use app, api and login: expected another origin for each/,
  );
});

Deno.test("a deployment is not written without a build", () =>
  withDirectory((folder) =>
    assert.rejects(writeDeployment(read(), { from: join(folder, "dist"), to: join(folder, "to") }), {
      name: "SettingsRefused",
      message: /run deno task build first/,
    })
  ));

Deno.test("addresses of this machine are refused unless --local is given", () => {
  const local = JSON.stringify({
    ...{ app: "http://localhost:9000", api: "http://localhost:8000/api", login: "http://127.0.0.1:8001" },
  });
  assert.equal(faultsOf(local).filter((line) => line.includes("--local allows")).length, 3);
  assert.deepEqual(faultsOf(local, true), []);
  assert.match(
    filesOf(readDeployment(local, true))["nginx-api.conf"]!,
    /listen 8000;\n {4}server_name localhost;/,
  );
});

Deno.test("C3 every kind of host gets the same policy, cached assets and fallback to the page", () => {
  const files = filesOf(read());
  for (const name of ["_headers", "nginx.conf", "s3.json"]) {
    const text = files[name]!;
    assert.match(text, /require-trusted-types-for 'script'/, name);
    assert.ok(
      text.includes(`script-src 'self' 'wasm-unsafe-eval' '${hashOf("run()")}';`),
      `${name} lets the early script through`,
    );
    assert.ok(text.includes(`'${hashOf("a{}")}';`), `${name} lets the page's styles through`);
    assert.match(text, /no-store/, name);
  }
  assert.match(files["nginx.conf"]!, /try_files \$uri \/index\.html;/);
});

Deno.test("C3 nginx repeats all headers in each block, because it drops inherited ones", () => {
  const blocks = filesOf(read())["nginx.conf"]!.split("location ").slice(1)
    .filter((block) => !/^(\^~ \/\.well-known|~ )/.test(block));
  assert.equal(blocks.length, 5);
  for (const block of blocks) assert.match(block, /Content-Security-Policy[\s\S]*X-Content-Type-Options/);
});

Deno.test("an asset is cached for a year only where it was found: no host caches a 404, nor serves the page in its place", () => {
  const files = filesOf(read());
  const nginx = files["nginx.conf"]!;
  const immutable = nginx.split("\n").filter((line) => line.includes("immutable"));
  assert.deepEqual(immutable, ['    add_header Cache-Control "public, max-age=31536000, immutable";']);
  assert.match(nginx, /location \/assets\/ \{\n {4}try_files \$uri @missing;/);
  assert.match(nginx, /location @missing \{\n {4}return 404;[\s\S]*?Cache-Control "no-store" always;\n\}/);
  assert.doesNotMatch(files["_headers"]!, /immutable/);
  assert.match(
    files["_headers"]!,
    /\/assets\/\*\n {2}Cache-Control: public, max-age=3600, stale-while-revalidate=31536000/,
  );
  assert.equal(files["_redirects"], "/assets/* /404 404\n/* /index.html 200\n");
  const s3 = JSON.parse(files["s3.json"]!);
  assert.deepEqual(
    s3.CustomErrorResponses,
    [403, 404].map((ErrorCode) => ({ ErrorCode, ErrorCachingMinTTL: 0 })),
  );
  const handler = new Function(`${s3.ViewerRequestFunction}; return handler;`)();
  const uriOf = (uri: string) => handler({ request: { uri } }).uri;
  assert.equal(uriOf("/assets/main-GONE.js"), "/assets/main-GONE.js");
  assert.equal(uriOf("/manifest.webmanifest"), "/manifest.webmanifest");
  for (const route of ["/", "/orders", "/orders/PB-1.2", "/a.constructor"]) {
    assert.equal(uriOf(route), "/index.html");
  }
});

Deno.test("nginx sends Vary for compressed files and the manifest's type, and lets /.well-known through", () => {
  const nginx = filesOf(read())["nginx.conf"]!;
  assert.match(nginx, /^gzip_vary on;$/m);
  assert.match(
    nginx,
    /location = \/manifest\.webmanifest \{\n {4}types \{ \}\n {4}default_type application\/manifest\+json;/,
  );
  assert.match(nginx, /location \^~ \/\.well-known\/ \{/);
});

Deno.test("browsers use only TLS for the app's own name, and for subdomains if configured", () => {
  const amazon = (files: Readonly<Record<string, string>>) =>
    JSON.parse(files["s3.json"]!).ResponseHeadersPolicyConfig.SecurityHeadersConfig.StrictTransportSecurity;
  const usual = filesOf(read());
  for (const name of ["_headers", "nginx.conf"]) {
    assert.match(usual[name]!, /max-age=63072000"?( always;)?$/m);
  }
  assert.doesNotMatch(Object.values(usual).join(), /includeSubDomains/);
  assert.equal(amazon(usual).IncludeSubdomains, false);
  const withSubdomains = filesOf(read({ hstsSubDomains: true }));
  for (const name of ["_headers", "nginx.conf"]) {
    assert.match(withSubdomains[name]!, /max-age=63072000; includeSubDomains/);
  }
  assert.equal(amazon(withSubdomains).IncludeSubdomains, true);
});

Deno.test("a refused deployment builds nothing and ends with code 78", async () => {
  const { code, stdout, stderr } = await new Deno.Command(Deno.execPath(), {
    args: [
      "run",
      "--no-check",
      "--allow-read",
      "--allow-env",
      "scripts/build.ts",
      "--deploy",
      "tests/fixtures/none.json",
    ],
    cwd: root,
  }).output();
  assert.deepEqual([code, new TextDecoder().decode(stdout)], [78, ""]);
  assert.match(new TextDecoder().decode(stderr), /^Cannot read tests\/fixtures\/none\.json: /);
});
