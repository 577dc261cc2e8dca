/** Writes JSON lines to stderr, without mail addresses, tokens or values from the database. */
export type Level = "info" | "warn" | "error";

export interface LogFields {
  readonly request_id?: string;
  readonly [name: string]: string | number | undefined;
}

/** Matches tokens. Shorter strings are words, codes and ids of records. */
const TOKEN = /[A-Za-z0-9_+/=-]{40,}/g;
const MAIL = /[^\s"<>()@]{1,64}@[^\s"'<>()@]{1,255}/g;
/** Matches the value at the end of a Postgres message: `invalid input syntax for type bigint: "abc"`. */
const QUOTED = /: "[^\n]*"$/gm;
const MAX_CHARS = 8_000;
/** Matches a stack frame. Package versions in it look like mail addresses: `pg@8.23.1`. */
const PLACE = /^\s+at /;

const withoutSecrets = (line: string): string =>
  PLACE.test(line)
    ? line
    : line.replace(MAIL, "[mail]").replace(TOKEN, "[secret]").replace(QUOTED, ": [value]");

/** Removes texts that look like personal data or a token. Stack frames stay unchanged. */
export const redactText = (text: string): string =>
  text.slice(0, MAX_CHARS).split("\n").map(withoutSecrets).join("\n");

const textOf = (error: unknown): string =>
  error instanceof Error
    ? (error.stack ?? error.message) + (error.cause ? `\nCaused by: ${textOf(error.cause)}` : "")
    : String(error);

function write(level: Level, message: string, fields: LogFields, error?: unknown): void {
  const entry = {
    time: new Date().toISOString(),
    level,
    message,
    ...fields,
    ...error !== undefined && { error: redactText(textOf(error)) },
  };
  console.error(JSON.stringify(entry));
}

export const logInfo = (message: string, fields: LogFields = {}): void => write("info", message, fields);

export const logWarning = (message: string, error?: unknown): void => write("warn", message, {}, error);

export const logError = (message: string, error?: unknown, fields: LogFields = {}): void =>
  write("error", message, fields, error);
