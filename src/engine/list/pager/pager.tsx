/** The footer of a list, whose space is reserved from the first drawing on. */
import { t } from "../../../lib/i18n.ts";
import { DeferredPart } from "../../../parts/deferred_part.tsx";
import type { PagerProps } from "./pager_parts.tsx";
import { usePagerStyles } from "./pager.styles.ts";
import { listParts } from "../parts.ts";

export function Pager(props: PagerProps) {
  return (
    <nav className={usePagerStyles().foot} aria-label={t("list.page")}>
      <DeferredPart of={listParts}>{({ PagerParts }) => <PagerParts {...props} />}</DeferredPart>
    </nav>
  );
}
