/** Extracts the recordable values of an event or a context (allowed_fields.ts). It never throws and calls no getters. */
import type { RecordedFields } from "../../../api/flows/recording.ts";
import { type Fields, isAllowed } from "./allowed_fields.ts";

function own(holder: unknown, key: string): unknown {
  if (typeof holder !== "object" || holder === null) return undefined;
  return Object.getOwnPropertyDescriptor(holder, key)?.value;
}

const steps = new Map<string, readonly string[]>();

function at(holder: unknown, path: string): unknown {
  let keys = steps.get(path);
  if (!keys) steps.set(path, keys = path.split("."));
  let found = holder;
  for (const key of keys) {
    found = own(found, key);
    if (found === undefined) return undefined;
  }
  return found;
}

export interface AllowedValues {
  readonly noted: RecordedFields;
  readonly requestId: string;
}

const NOTHING: AllowedValues = { noted: {}, requestId: "" };

export function allowedValuesOf(holder: unknown, fields: Fields | undefined): AllowedValues {
  if (!fields) return NOTHING;
  const noted: Record<string, string | number | boolean> = {};
  let requestId = "";
  for (const path in fields) {
    const domain = fields[path]!;
    const value = at(holder, path);
    if (value === undefined || !isAllowed(domain, value)) continue;
    if (domain === "request") requestId = String(value);
    else noted[path] = value;
  }
  return { noted, requestId };
}
