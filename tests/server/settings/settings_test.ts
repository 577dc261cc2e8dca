/**
 * Settings are read and checked before anything else happens: all faults are reported at once, in one
 * sentence each.
 */
import assert from "node:assert/strict";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { withSettings } from "../../../scripts/settings_table.ts";
import { makeKey } from "../../../server/backup/sealed_stream.ts";
import { makeSecretKey } from "../../../server/secrets/secrets.ts";
import { readEnvironment } from "../../../server/settings/settings.ts";
import { takeEnvironment } from "../../../server/settings/env_file.ts";
import type { Environment } from "../../../server/settings/read.ts";
import { SettingsRefused } from "../../../server/settings/settings_refused.ts";
import { SETTINGS } from "../../../server/settings/table.ts";
import { withDirectory } from "../../support/server/database.ts";

const root = fileURLToPath(new URL("../../..", import.meta.url));
const TLS = fileURLToPath(new URL("../../fixtures/tls", import.meta.url));

function faultsOf(env: Environment): string[] {
  try {
    readEnvironment(env);
    return [];
  } catch (error) {
    assert.ok(error instanceof SettingsRefused, String(error));
    return error.message.split("\n");
  }
}

/**
 * Settings that are each wrong alone; the sentence names the setting, its value unless secret, and the
 * expected form.
 */
const WRONG: readonly (readonly [name: string, value: string, sentence: RegExp])[] = [
  ["TIME_ZONE", "Mars/Olympus", /a time zone such as Europe\/Berlin, not "Mars\/Olympus"$/],
  ["TIME_ZONE", "+02:00", /a time zone/],
  ["CURRENCY", "EURO", /a currency of ISO 4217 such as EUR, not "EURO"$/],
  ["CURRENCY", "ZZZ", /not "ZZZ"$/],
  ["CURRENCY", "eur", /not "eur"$/],
  ["PORT", "http", /a port from 0 to 65535, not "http"$/],
  ["PORT", "", /a port from 0 to 65535, not ""$/],
  ["PORT", "65536", /not "65536"$/],
  ["PORT", "8e3", /not "8e3"$/],
  ["LOGIN_PORT", "8000", /another port than PORT, not "8000"$/],
  ["RATE_LIMIT", "", /a number from 0 on, not ""$/],
  ["RATE_LIMIT", "-1", /not "-1"$/],
  ["RATE_LIMIT", "Infinity", /not "Infinity"$/],
  ["SELLER_FILES_GB", "-1", /gigabytes from 0 on, such as 2\.5, not "-1"$/],
  ["SELLER_FILES_GB", "", /not ""$/],
  ["MIN_FREE_GB", "lots", /gigabytes from 0 on, such as 2\.5, not "lots"$/],
  ["MIN_FREE_GB", "9999999999", /not "9999999999"$/],
  ["METRICS_TOKEN", "hunter2 and more", /visible characters without spaces$/],
  ["ACCESS_LOG", "on", /0 or 1, not "on"$/],
  ["COMPLETE_DAYS", "1.5", /whole days from 0 to 3650, not "1\.5"$/],
  ["STOP_SECONDS", "0", /whole seconds from 1 to 3600, not "0"$/],
  ["DEMO", "false", /0 or 1, not "false"$/],
  ["DEMO", "", /0 or 1, not ""$/],
  ["INSPECT", "yes", /0 or 1, not "yes"$/],
  ["COMMIT", "a b", /4 to 40 letters and digits, not "a b"$/],
  ["CONTACT", "", /a value, or no line for it at all, not ""$|one line/],
  ["APP_NAME", "a\nb", /one line/],
  ["HOST", "0.0.0", /an address or a host name/],
  ["HOST", "http://x", /an address or a host name/],
  ["DATA_DIR", `${root}deno.json`, /a folder that can be written/],
  ["DATA_DIR", `${root}deno.json/below`, /a folder that can be written/],
  ["APP_ORIGINS", "https://app.example/", /an origin such as https:\/\/app\.example, not/],
  ["LOGIN_ORIGIN", "http://login.example", /https outside this machine, not "http:\/\/login\.example"$/],
  ["LOGIN_ORIGIN", "https://a.example,https://b.example", /an origin/],
  ["PUBLIC_API", "http://app.example/api", /an address such as https:\/\/app\.example\/api/],
  ["PUBLIC_API", "https://app.example/api/", /an address such as https:\/\/app\.example\/api/],
  ["PUBLIC_API", "https://localhost/api", /an address such as https:\/\/app\.example\/api/],
  ["EGRESS_ALLOW", "http://a", /hosts such as printer\.lan:8080, not "http:\/\/a"$/],
  ["TRUSTED_PROXIES", "10.0.0.1,proxy.lan", /not "proxy\.lan"$/],
  ["DATABASE_URL", "mysql://root:hunter2@db/x", /postgres:\/\/user:password@host:5432\/database$/],
  ["SECRET_KEY", "hunter2", /32 bytes in base64/],
  ["BACKUP_KEY", "hunter2", /32 bytes in base64, as deno task backup --new-key makes them$/],
  ["FILES_URL", "https://files", /a bucket and perhaps a folder in it/],
  ["FILES_URL", "s3://files", /AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY with it$/],
  ["TLS_CERT", "/nowhere/cert.pem", /the path of a PEM file with a CERTIFICATE, not/],
  ["TLS_KEY", `${TLS}/cert.pem`, /the path of a PEM file with a PRIVATE KEY, not/],
];

Deno.test("a wrong setting is refused in one sentence with its name, its value unless secret, and the expected form", () => {
  for (const [name, value, sentence] of WRONG) {
    const found = faultsOf({ [name]: value }).filter((each) =>
      each.startsWith(`Cannot use ${name}: expected `)
    );
    assert.equal(found.length, 1, `${name}=${value}`);
    assert.match(found[0]!, sentence, `${name}=${value}`);
    assert.doesNotMatch(found[0]!, /hunter2|\n/);
  }
});

Deno.test("every setting has a test of a refused value, except those only for a bucket", () => {
  const tried = new Set(WRONG.map(([name]) => name));
  const left = Object.keys(SETTINGS).filter((name) => !tried.has(name));
  assert.deepEqual(left.filter((name) => !name.startsWith("AWS_")), []);
  const bucket = { FILES_URL: "s3://files", AWS_ACCESS_KEY_ID: "k", AWS_SECRET_ACCESS_KEY: "s" };
  assert.deepEqual(faultsOf(bucket), []);
  const wrong = {
    ...bucket,
    AWS_SECRET_ACCESS_KEY: "hunter 2",
    AWS_REGION: "",
    AWS_ENDPOINT_URL: "minio:9000",
  };
  assert.equal(faultsOf(wrong).length, 3);
  assert.doesNotMatch(faultsOf(wrong).join(), /hunter/);
  assert.deepEqual(faultsOf({ AWS_REGION: "", AWS_ENDPOINT_URL: "minio:9000" }), [], "of other programs");
});

Deno.test("all faults are reported at once", () => {
  const env = {
    TIME_ZONE: "Mars/Olympus",
    CURRENCY: "EURO",
    PORT: "",
    DEMO: "false",
    APP_ORIGIN: "https://app.example",
  };
  assert.equal(faultsOf(env).length, 5);
});

Deno.test("a misspelled setting is reported; names of other programs are ignored", () => {
  assert.deepEqual(faultsOf({ APP_ORIGIN: "https://app.example" }), [
    "APP_ORIGIN is not a setting. Did you mean APP_ORIGINS?",
  ]);
  const near = {
    TIMEZONE: "TIME_ZONE",
    DATABSE_URL: "DATABASE_URL",
    SECRET_KEYFILE: "SECRET_KEY_FILE",
    PROT: "PORT",
  };
  for (const [name, meant] of Object.entries(near)) {
    assert.deepEqual(faultsOf({ [name]: "x" }), [`${name} is not a setting. Did you mean ${meant}?`]);
  }
  const others =
    "HOME PATH USER HOSTNAME TERM LANG TZ SHELL PWD LOGNAME DENO_DIR XDG_DATA_DIRS AWS_PROFILE AWS_ENDPOINT_URL_SQS"
      .split(" ");
  assert.deepEqual(faultsOf(Object.fromEntries(others.map((name) => [name, "x"]))), []);
});

Deno.test("a secret may be in a file, which is read up to a limit, but never in both places", () =>
  withDirectory(async (dir) => {
    const [key, backup] = [makeSecretKey(), makeKey()];
    const keep = async (name: string, text: string) => {
      await Deno.writeTextFile(join(dir, name), text);
      return join(dir, name);
    };
    const env = {
      SECRET_KEY_FILE: await keep("secret", `${key}\n`),
      BACKUP_KEY_FILE: await keep("backup", backup),
      DATABASE_URL_FILE: await keep("url", "postgres://p:hunter2@db/x\n"),
    };
    const read = readEnvironment(env);
    assert.equal(read.settings.secrets?.keys.length, 1);
    assert.deepEqual([read.backupKey, read.databaseUrl], [backup, "postgres://p:hunter2@db/x"]);
    assert.deepEqual(faultsOf({ ...env, BACKUP_KEY: backup }), [
      "Cannot use BACKUP_KEY: expected either BACKUP_KEY or BACKUP_KEY_FILE",
    ]);
    for (
      const path of [
        join(dir, "missing"),
        dir,
        await keep("empty", "\n"),
        await keep("long", "x".repeat(70_000)),
      ]
    ) {
      assert.match(
        faultsOf({ SECRET_KEY_FILE: path }).join(),
        /^Cannot use SECRET_KEY_FILE: expected the path of a file/,
      );
    }
    assert.deepEqual(faultsOf({ SECRET_KEY_FILE: await keep("wrong", "hunter2") }), [
      "Cannot use SECRET_KEY: expected 32 bytes in base64, several separated by commas",
    ]);
  }));

Deno.test("TLS needs a certificate and its matching key", () =>
  withDirectory(async (dir) => {
    assert.match(faultsOf({ TLS_CERT: `${TLS}/cert.pem` }).join(), /expected both TLS_CERT and TLS_KEY/);
    const { privateKey } = await crypto.subtle.generateKey({ name: "ECDSA", namedCurve: "P-256" }, true, [
      "sign",
    ]);
    const pkcs8 = new Uint8Array(await crypto.subtle.exportKey("pkcs8", privateKey)).toBase64();
    const other = join(dir, "other.pem");
    await Deno.writeTextFile(other, `-----BEGIN PRIVATE KEY-----\n${pkcs8}\n-----END PRIVATE KEY-----\n`);
    assert.match(
      faultsOf({ TLS_CERT: `${TLS}/cert.pem`, TLS_KEY: other }).join(),
      /^Cannot use TLS_KEY: expected the key of the certificate in TLS_CERT, not/,
    );
    assert.deepEqual(faultsOf({ TLS_CERT: `${TLS}/cert.pem`, TLS_KEY: `${TLS}/key.pem` }), []);
  }));

Deno.test("the server listens only to this machine, unless other machines reach it without a proxy on this one", () => {
  const hostOf = (env: Environment) => readEnvironment(env).hostname;
  const [app, tls] = [{ APP_ORIGINS: "https://app.example" }, {
    TLS_CERT: `${TLS}/cert.pem`,
    TLS_KEY: `${TLS}/key.pem`,
  }];
  assert.equal(hostOf({}), "127.0.0.1");
  assert.equal(hostOf({ APP_ORIGINS: "http://localhost:8000", ...tls }), "127.0.0.1");
  assert.equal(hostOf(app), "127.0.0.1");
  assert.equal(hostOf({ ...app, TRUSTED_PROXIES: "127.0.0.1,::1" }), "127.0.0.1");
  assert.equal(hostOf({ ...app, TRUSTED_PROXIES: "127.0.0.1, 10.0.0.0/8" }), "0.0.0.0");
  assert.equal(hostOf({ ...app, ...tls }), "0.0.0.0");
  assert.equal(hostOf({ HOST: "::" }), "::");
});

Deno.test("demo data, whose password is public, is made only on this machine unless DEMO=1", () => {
  const isDemo = (env: Environment) => readEnvironment(env).demo;
  assert.equal(isDemo({}), true);
  assert.equal(isDemo({ APP_ORIGINS: "http://localhost:8000" }), true);
  assert.equal(isDemo({ APP_ORIGINS: "https://app.example" }), false);
  assert.equal(isDemo({ APP_ORIGINS: "https://app.example", DEMO: "1" }), true);
  assert.equal(isDemo({ DEMO: "0" }), false);
});

Deno.test("one file has the settings of every program; the environment takes precedence, and an invalid line is reported without its text", () =>
  withDirectory(async (dir) => {
    const path = join(dir, "pressdock.env");
    await Deno.writeTextFile(
      path,
      `# for systemd\n\nPORT=9000\nAPP_NAME="Our shop"\nCONTACT='Kim = boss'\nRATE_LIMIT=5\n`,
    );
    const result = takeEnvironment(["--env", path, "/mnt/backups"], { RATE_LIMIT: "7" });
    assert.deepEqual(result.args, ["/mnt/backups"]);
    const { port, name, contact, settings } = readEnvironment(result.env);
    assert.deepEqual([port, name, contact, settings.limits.ratePerSecond], [
      9000,
      "Our shop",
      "Kim = boss",
      7,
    ]);
    await Deno.writeTextFile(path, "PORT=1\nSECRET hunter2\n");
    const refusal = { name: "SettingsRefused", message: `Cannot use line 2 of ${path}: expected NAME=value` };
    assert.throws(() => takeEnvironment(["--env", path], {}), refusal);
    for (const args of [["--env"], ["--env", dir], ["--env", join(dir, "missing")]]) {
      assert.throws(() => takeEnvironment(args, {}), { name: "SettingsRefused" });
    }
    assert.deepEqual(takeEnvironment(["folder"], { PORT: "1" }), { args: ["folder"], env: { PORT: "1" } });
  }));

Deno.test("docs/settings.md lists every setting and where its secret may be", async () => {
  const page = await Deno.readTextFile(`${root}docs/settings.md`);
  assert.equal(withSettings(page), page);
  for (const name of [...Object.keys(SETTINGS), "BACKUP_KEY_FILE", "DATABASE_URL_FILE"]) {
    assert.ok(page.includes(`\`${name}\``), name);
  }
});

Deno.test("a program with wrong settings ends with code 78 and its sentences, before it opens anything", () =>
  withDirectory(async (dir) => {
    const run = async (...args: string[]) => {
      const { code, stdout, stderr } = await new Deno.Command(Deno.execPath(), {
        args: ["run", "--no-check", "--allow-all", ...args],
        cwd: root,
        env: { DATA_DIR: join(dir, "data"), TIME_ZONE: "Mars/Olympus", DEMO: "false" },
      }).output();
      assert.equal(code, 78, args.join(" "));
      assert.equal(new TextDecoder().decode(stdout), "");
      assert.deepEqual(new TextDecoder().decode(stderr).trim().split("\n"), [
        'Cannot use DEMO: expected 0 or 1, not "false"',
        'Cannot use TIME_ZONE: expected a time zone such as Europe/Berlin, not "Mars/Olympus"',
      ]);
    };
    await Promise.all([
      run("server/main.ts"),
      run("scripts/build.ts", "--start"),
      run("scripts/backup.ts", dir),
    ]);
    assert.deepEqual(Array.from(Deno.readDirSync(dir)), []);
  }));
