import "../../support/client/dom.ts";
import assert from "node:assert/strict";
import { readConfig } from "../../../src/lib/config.ts";

const GOOD = {
  api: "https://api.example/api/",
  login: "https://login.example/",
  register: "https://login.example/register",
  name: "Desk",
  currency: "EUR",
  timeZone: "Europe/Berlin",
};

Deno.test("config.json is read, with the API's base without a trailing slash", () => {
  const config = readConfig(JSON.stringify(GOOD));
  assert.equal(config?.api, "https://api.example/api");
  assert.equal(config?.loginMode, "code");
  assert.equal(readConfig(JSON.stringify({ ...GOOD, loginMode: "token" }))?.loginMode, "token");
});

Deno.test("an invalid configuration is refused, whatever is wrong with it", () => {
  const wrong = [
    "",
    "<!doctype html>",
    "null",
    "[]",
    ...Object.keys(GOOD).map((key) => JSON.stringify({ ...GOOD, [key]: undefined })),
    JSON.stringify({ ...GOOD, api: "javascript:alert(1)" }),
    JSON.stringify({ ...GOOD, timeZone: "Mars/Olympus" }),
    JSON.stringify({ ...GOOD, currency: "euro" }),
  ];
  for (const text of wrong) assert.equal(readConfig(text), null, text);
});
