import assert from "node:assert/strict";
import { installedChrome, type Machine } from "../browser/support/installed_chrome.ts";

const machine = (
  os: string,
  there: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Machine => ({
  os,
  arch: "aarch64",
  env: (name) => env[name],
  isThere: (path) => Promise.resolve(there.includes(path)),
});

Deno.test("an installed Chrome is found at each system's default place, Chrome before others", async () => {
  const chrome = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome";
  const edge = "/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge";
  assert.equal(await installedChrome(machine("darwin", [edge, chrome])), chrome);
  const own = `/Users/ada${chrome}`;
  assert.equal(await installedChrome(machine("darwin", [own], { HOME: "/Users/ada" })), own);
  assert.equal(await installedChrome(machine("linux", ["/snap/bin/chromium"])), "/snap/bin/chromium");
  const exe = "C:\\Programs\\Google\\Chrome\\Application\\chrome.exe";
  assert.equal(await installedChrome(machine("windows", [exe], { PROGRAMFILES: "C:\\Programs" })), exe);
});

Deno.test("without a browser the error says how to get one, and that CHROME_PATH can name another", async () => {
  for (const [os, how] of [["darwin", /brew/], ["windows", /winget/], ["linux", /apt-get/]] as const) {
    await assert.rejects(installedChrome(machine(os, [])), (error: Error) => {
      assert.match(error.message, how);
      assert.match(error.message, /CHROME_PATH/);
      return true;
    });
  }
});
