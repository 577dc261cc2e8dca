import { hasWords, type Key, t } from "../../lib/i18n.ts";
import { useFieldWord } from "../field_words.ts";

export function orderProblemText(problem: { readonly code: string; readonly text: string }): string {
  const key = `record.orderProblem.${problem.code}`;
  return hasWords(key) ? t(key as Key) : problem.text;
}

/** Names a field by its path: `lines.2.sku` is the SKU of the third item. */
export function useFieldName(): (path: string) => string {
  const fieldWord = useFieldWord();
  return (path) => {
    const [, index, field] = /^lines\.(\d+)\.(\w+)$/.exec(path) ?? [];
    if (index !== undefined && field !== undefined) {
      return t("record.line", { n: Number(index) + 1, field: fieldWord(field) });
    }
    return fieldWord(path);
  };
}
