/** Names the pasted values that were not found, because a warehouse wants to know which numbers are missing. */
import { useEffect, useState } from "react";
import { MAX_SEARCH_VALUES, searchValues } from "../../../api/search_values.ts";
import type { Resource } from "../../../resources/define.ts";
import { type ListQuery, variablesOf } from "../../../resources/url.ts";
import { t } from "../../lib/i18n.ts";
import { announce } from "../../lib/toasts.ts";
import { listText, numberText } from "../../parts/format.ts";
import { InlineMessageBar } from "../../parts/message_bar.tsx";
import { missingDocumentOf } from "../../../resources/document.ts";
import { askText } from "../../lib/client.ts";

/** Maximum number of values that are named; the others are counted. */
const NAMED = 40;

interface Props {
  readonly resource: Resource;
  readonly query: ListQuery;
}

export default function MissingMessageBar({ resource, query }: Props) {
  const [missing, setMissing] = useState<readonly string[]>([]);
  const json = JSON.stringify(query.filters);
  useEffect(() => {
    const controller = new AbortController();
    setMissing([]);
    const { length } = searchValues(query.filters["search"] ?? "");
    if (length < 2 || length > MAX_SEARCH_VALUES) return;
    missingOf(resource, query, controller.signal).then((found) => {
      if (!controller.signal.aborted) setMissing(found);
    });
    return () => controller.abort();
    // The effect depends on the filters as text, so that another address with the same filters requests nothing.
  }, [resource, json]);
  const words = missingText(missing);
  useEffect(() => {
    if (words) announce(words);
  }, [words]);
  return words ? <InlineMessageBar tone="warning">{words}</InlineMessageBar> : null;
}

function missingText(missing: readonly string[]): string {
  if (missing.length === 0) return "";
  const more = missing.length - NAMED;
  return more > 0
    ? t("list.missingMore", { values: missing.slice(0, NAMED).join(", "), n: numberText(more) })
    : t("list.missing", { values: listText(missing) });
}

/** Returns the missing values; none if the request fails, because the message is only a convenience. */
async function missingOf(
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
