/** Checks of settings: each returns the value of a text, or throws an error that says what is expected. */
import { accessSync, constants, readFileSync, statSync } from "node:fs";
import { isIP } from "node:net";
import { dirname, resolve } from "node:path";
import { isTimeZone } from "../../api/time/instants.ts";

/** @throws {Error} for a text that the setting of that name cannot have */
export type Check<T> = (text: string, name: string) => T;

const SHOWN_CHARS = 80;
const PEM_BYTES = 1024 ** 2;
const LINE_CHARS = 200;

/** Names the setting, what is expected and, unless it is a secret, what was found. */
export function cannotUse(name: string, wanted: string, found?: string): Error {
  const end = found === undefined ? "" : `, not "${found.slice(0, SHOWN_CHARS)}"`;
  return new Error(`Cannot use ${name}: expected ${wanted}${end}`);
}

const checkThat = (wanted: string, isFit: (text: string) => boolean): Check<string> => (text, name) => {
  if (isFit(text)) return text;
  throw cannotUse(name, wanted, text);
};

function succeeds(work: () => unknown): boolean {
  try {
    return Boolean(work());
  } catch {
    return false;
  }
}

function numberCheck(wanted: string, isFit: (number: number) => boolean): Check<number> {
  const check = checkThat(wanted, (text) => /^\d+(\.\d+)?$/.test(text) && isFit(Number(text)));
  return (text, name) => Number(check(text, name));
}

/** Accepts a port; 0 takes any free port. */
export const checkPort = numberCheck(
  "a port from 0 to 65535",
  (port) => Number.isInteger(port) && port < 65536,
);

/** Accepts points per second. */
export const checkRate = numberCheck("a number from 0 on", Number.isFinite);

export const GIGABYTE = 1024 ** 3;
const gigabytes = numberCheck(
  "gigabytes from 0 on, such as 2.5",
  (size) => Number.isSafeInteger(Math.round(size * GIGABYTE)),
);
/** Converts gigabytes to bytes. */
export const checkGigabytes: Check<number> = (text, name) => Math.round(gigabytes(text, name) * GIGABYTE);

const MAX_STOP_SECONDS = 3600;
export const checkSeconds = numberCheck(
  `whole seconds from 1 to ${MAX_STOP_SECONDS}`,
  (seconds) => Number.isInteger(seconds) && seconds >= 1 && seconds <= MAX_STOP_SECONDS,
);

export const checkDays = numberCheck(
  "whole days from 0 to 3650",
  (days) => Number.isInteger(days) && days <= 3_650,
);

const isSwitch = checkThat("0 or 1", (text) => text === "0" || text === "1");
export const checkSwitch: Check<boolean> = (text, name) => isSwitch(text, name) === "1";

export const checkLine = checkThat(
  `one line of at most ${LINE_CHARS} characters`,
  // The pattern refuses control characters.
  // deno-lint-ignore no-control-regex
  (text) => text !== "" && text.length <= LINE_CHARS && !/[\u0000-\u001f\u007f]/.test(text),
);

/** Accepts a secret of one line; its error never shows the text. */
export const checkSecretLine: Check<string> = (text, name) => {
  if (/^[\x21-\x7e]{1,4096}$/.test(text)) return text;
  throw cannotUse(name, "visible characters without spaces");
};

export const checkTimeZone = checkThat(
  "a time zone such as Europe/Berlin",
  (text) => /^[a-z]/i.test(text) && isTimeZone(text),
);

const CURRENCIES = new Set(Intl.supportedValuesOf("currency"));
export const checkCurrency = checkThat("a currency of ISO 4217 such as EUR", (text) => CURRENCIES.has(text));

export const checkHost = checkThat(
  "an address or a host name of this machine such as 0.0.0.0",
  (text) =>
    isIP(text) !== 0 || /^[a-z0-9]([a-z0-9.-]{0,251}[a-z0-9])?$/i.test(text) && !/^[\d.]+$/.test(text),
);

export const checkCommit = checkThat("4 to 40 letters and digits", (text) => /^[0-9a-z]{4,40}$/i.test(text));

/** Accepts a folder that is writable, or can be made. */
export const checkFolder = checkThat("a folder that can be written", (text) =>
  text !== "" && succeeds(() => {
    let path = resolve(text);
    while (!statSync(path, { throwIfNoEntry: false })) path = dirname(path);
    accessSync(path, constants.W_OK | constants.X_OK);
    return statSync(path).isDirectory();
  }));

/** Accepts the path of a file with a part of that kind, such as `CERTIFICATE`. */
export const checkPem = (kind: string): Check<string> =>
  checkThat(
    `the path of a PEM file with a ${kind}`,
    (path) =>
      succeeds(() =>
        statSync(path).size <= PEM_BYTES &&
        new RegExp(`-----BEGIN [A-Z ]*${kind}-----`).test(readFileSync(path, "utf8"))
      ),
  );

/** Accepts the URL of a database; its error never shows the text, which contains a password. */
export const checkDatabaseUrl: Check<string> = (text, name) => {
  if (/^postgres(ql)?:$/.test(URL.parse(text)?.protocol ?? "")) return text;
  throw cannotUse(name, "an address such as postgres://user:password@host:5432/database");
};
