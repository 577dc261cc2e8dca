/** Turns an HTTP answer of the API into an Outcome, and never throws. */
import { ERROR_CODES, type ErrorCode } from "../../api/errors.ts";
import type { Failure, Outcome, WireError } from "./outcome.ts";

export interface Answer {
  readonly status: number;
  readonly body: string;
}

type Json = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const text = (value: unknown): string => typeof value === "string" ? value : "";
const list = (value: unknown): readonly unknown[] => Array.isArray(value) ? value : [];

/** Reads the code of an error; an unknown code counts as INTERNAL, not as success. */
function readCode(code: unknown): ErrorCode {
  return (ERROR_CODES as readonly unknown[]).includes(code) ? code as ErrorCode : "INTERNAL";
}

function readError(raw: unknown): WireError {
  const error = isObject(raw) ? raw : {};
  const extensions = isObject(error["extensions"]) ? error["extensions"] : {};
  const requestId = text(extensions["request_id"]);
  return {
    code: readCode(extensions["code"]),
    message: text(error["message"]),
    requestId: requestId || null,
    problems: list(extensions["problems"]).filter(isObject).map((problem) => ({
      code: text(problem["code"]),
      path: text(problem["path"]),
      ...(typeof problem["most"] === "number" && typeof problem["found"] === "number" && {
        most: problem["most"],
        found: problem["found"],
      }),
      ...(typeof problem["of"] === "string" && { of: problem["of"] }),
    })),
    current: extensions["current"],
    legal: list(extensions["legal"]).map(text).filter(Boolean),
    reason: isObject(extensions["reason"]) ? text(extensions["reason"]["code"]) : "",
  };
}

function parse(body: string): Json | null {
  try {
    const value: unknown = JSON.parse(body);
    return isObject(value) ? value : null;
  } catch {
    return null;
  }
}

/** Returns true for a success; 0 is a redirect that was not followed. */
const isSuccess = (status: number) => status === 0 || (status >= 200 && status < 300);
const fail = (failure: Failure): Outcome<never> => ({ ok: false, failure });

/** Source: docs/requirements.md S7.3, S8.4–S8.6. */
export function readAnswer<Data>({ status, body }: Answer): Outcome<Data> {
  const json = parse(body);
  const errors = list(json?.["errors"]).map(readError);
  if (!isSuccess(status)) return fail({ kind: "http", status, errors });
  const data = isObject(json?.["data"]) ? json["data"] as Data : undefined;
  if (errors.length > 0) {
    return { ok: false, failure: { kind: "errors", errors }, ...(data !== undefined && { data }) };
  }
  return data === undefined ? fail({ kind: "garbled", status }) : { ok: true, data };
}

export function readRest<Data>({ status, body }: Answer): Outcome<Data> {
  const json = parse(body);
  if (!isSuccess(status)) {
    return fail({ kind: "http", status, errors: list(json?.["errors"]).map(readError) });
  }
  return json === null ? fail({ kind: "garbled", status }) : { ok: true, data: json as Data };
}
