/** The footer's place is reserved from the first drawing on. */
import { t } from "../../lib/i18n.ts";
import { Later } from "../../parts/later.tsx";
import type { PagerProps } from "./pager_parts.tsx";
import { usePagerStyles } from "./pager.styles.ts";
import { listParts } from "./parts.ts";

export function Pager(props: PagerProps) {
  return (
    <nav className={usePagerStyles().foot} aria-label={t("list.page")}>
      <Later of={listParts}>{({ PagerParts }) => <PagerParts {...props} />}</Later>
    </nav>
  );
}
