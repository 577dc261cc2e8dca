/** Two queries in one request, and each one's part of the answer. Pure. */
import type { Answer } from "./wire.ts";

const inside = (text: string) => text.slice(text.indexOf("{") + 1, text.lastIndexOf("}")).trim();

/** A query without variables joined into another one; the other's name and variables stay. */
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

/**
 * One root field's part of an answer: as if it had been asked for alone. Null when the answer does not say what
 * became of it, because another field's failure took all of `data` with it, or because the documents are too much
 * only together: ask for it alone.
 */
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
