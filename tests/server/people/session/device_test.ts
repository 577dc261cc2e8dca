import assert from "node:assert/strict";
import { deviceOf } from "../../../../server/modules/people/session/device.ts";
import { fc } from "../../../support/property.ts";

const wordsOf = (userAgent: string) => {
  const { browser, system } = deviceOf(userAgent, "192.0.2.1");
  return `${browser} on ${system}`;
};

Deno.test("a device is named by its browser and system, whatever else they claim to be", () => {
  const like = "Mozilla/5.0";
  const chrome = "AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0";
  const known = {
    [`${like} (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36`]: "Chrome on Windows",
    [`${like} (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36 Edg/141.0`]: "Edge on Windows",
    [`${like} (X11; Linux x86_64) ${chrome} Safari/537.36 OPR/120.0`]: "Opera on Linux",
    [`${like} (Linux; Android 16; K) ${chrome} Mobile Safari/537.36`]: "Chrome on Android",
    [`${like} (Linux; Android 16) SamsungBrowser/28.0 ${chrome} Mobile Safari/537.36`]:
      "Samsung Internet on Android",
    [`${like} (X11; CrOS x86_64 1) ${chrome} Safari/537.36`]: "Chrome on ChromeOS",
    [`${like} (Macintosh; Intel Mac OS X 14.5; rv:144.0) Gecko/20100101 Firefox/144.0`]: "Firefox on macOS",
    [`${like} (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1 Version/18.0 Mobile/1 Safari/604.1`]:
      "Safari on iOS",
    [`${like} (iPad; CPU OS 18_0 like Mac OS X) AppleWebKit/605.1 CriOS/141.0 Mobile/1 Safari/604.1`]:
      "Chrome on iOS",
    "curl/8.5.0": " on ",
    "": " on ",
  };
  for (const [userAgent, words] of Object.entries(known)) assert.equal(wordsOf(userAgent), words);
});

Deno.test("security C12: of a browser's headers only one of our names is stored", () => {
  fc.assert(fc.property(fc.string(), (text) => {
    assert.match(wordsOf(text), /^[A-Za-z ]{0,16} on [A-Za-z]{0,8}$/);
  }));
});
