/**
 * The log of the server: one JSON line for each event, on stderr. Messages are our own words; what an error quotes of people's data stays out of it:
 * mail addresses, whatever is as long as a token, and the values that a database repeats.
 */
export type Level = "info" | "warn" | "error";

/** What a line says besides time, level and message. */
export interface LogFields {
  readonly request_id?: string;
  readonly [name: string]: string | number | undefined;
}

/** Shorter ones are words, codes and ids of records. */
const TOKEN = /[A-Za-z0-9_+/=-]{40,}/g;
const MAIL = /[^\s"<>()@]{1,64}@[^\s"'<>()@]{1,255}/g;
/** As Postgres ends a message about a value: `invalid input syntax for type bigint: "abc"`. */
const QUOTED = /: "[^\n]*"$/gm;
const MOST_CHARS = 8_000;
/** A place in the sources, whose packages are written like addresses of mail: `pg@8.23.1`. */
const PLACE = /^\s+at /;

const withoutSecrets = (line: string): string =>
  PLACE.test(line)
    ? line
    : line.replace(MAIL, "[mail]").replace(TOKEN, "[secret]").replace(QUOTED, ": [value]");

/** A text without what people's data and tokens look like. The lines of a stack stay as they are. */
export const redacted = (text: string): string =>
  text.slice(0, MOST_CHARS).split("\n").map(withoutSecrets).join("\n");

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
    ...error !== undefined && { error: redacted(textOf(error)) },
  };
  console.error(JSON.stringify(entry));
}

export const logInfo = (message: string, fields: LogFields = {}): void => write("info", message, fields);

export const logWarning = (message: string, error?: unknown): void => write("warn", message, {}, error);

/** @param error what was thrown; its stack is written */
export const logError = (message: string, error?: unknown, fields: LogFields = {}): void =>
  write("error", message, fields, error);
