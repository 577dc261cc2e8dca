/** Which of the values that a list was searched for are in none of its rows. */
import { missingDocumentOf } from "../../../resources/document.ts";
import type { Resource } from "../../../resources/define.ts";
import { type ListQuery, variablesOf } from "../../../resources/url.ts";
import { askText } from "../../lib/client.ts";

/** None without an answer: it is a comfort beside the rows. */
export async function missingOf(
  resource: Resource,
  query: ListQuery,
  signal: AbortSignal,
): Promise<readonly string[]> {
  const text = missingDocumentOf(resource);
  if (text === null) return [];
  const { sort: _, ...variables } = variablesOf(resource, query);
  const outcome = await askText<{ readonly missing: readonly string[] }>(text, variables, {
    background: true,
    signal,
  });
  return outcome.data?.missing ?? [];
}
