import type { Answer } from "./wire.ts";

const inside = (text: string) => text.slice(text.indexOf("{") + 1, text.lastIndexOf("}")).trim();

/** Merges a query without variables into another query, which keeps its name and variables. */
export function mergeDocuments(plain: string, other: string): string {
  const at = other.indexOf("{") + 1;
  return `${other.slice(0, at)} ${inside(plain)}${other.slice(at)}`;
}

interface Body {
  readonly data?: Readonly<Record<string, unknown>> | null;
  readonly errors?: readonly { readonly path?: readonly unknown[] }[];
}

function parse(text: string): Body | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null ? value : null;
  } catch {
    return null;
  }
}

/** Returns the part of a merged answer for one root field; null if the field has to be requested separately. */
export function splitAnswer(answer: Answer, field: string): Answer | null {
  if (answer.status === 400) return null;
  const body = answer.status === 200 ? parse(answer.body) : null;
  if (!body) return answer;
  const errors = body.errors?.filter(({ path }) => path === undefined || path[0] === field) ?? [];
  const value = body.data?.[field];
  if (value === undefined && errors.length === 0) return null;
  const data = value === undefined ? null : { [field]: value };
  return { status: 200, body: JSON.stringify(errors.length > 0 ? { data, errors } : { data }) };
}
