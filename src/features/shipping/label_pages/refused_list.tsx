/** Lists files and pages that were not read, by name, and says what to do. */
import { Button } from "@fluentui/react-components";
import { useState } from "react";
import { t } from "../../../lib/i18n.ts";
import { numberText } from "../../../parts/format.ts";
import { InlineMessageBar } from "../../../parts/message_bar.tsx";
import { useLabelPageStyles } from "./label_pages.styles.ts";
import { refusalText } from "./wiring.ts";

interface Refused {
  readonly name: string;
  readonly page: number | null;
  readonly code: string;
  readonly text: string;
}

const FIRST = 5;

export function RefusedList({ files }: { readonly files: readonly Refused[] }) {
  const styles = useLabelPageStyles();
  const [isDismissed, setDismissed] = useState(false);
  const [isWhole, setWhole] = useState(false);
  if (files.length === 0 || isDismissed) return null;
  const shown = isWhole ? files : files.slice(0, FIRST);
  return (
    <InlineMessageBar tone="warning" onDismiss={() => setDismissed(true)}>
      <strong>{t("labelPages.refusedTitle", { count: files.length })}</strong>
      <ul className={styles.names}>
        {shown.map(({ name, page, code, text }, nth) => (
          <li key={nth}>
            {page === null
              ? t("labelPages.refusedFile", { name, why: refusalText(code, text) })
              : t("labelPages.refusedPage", { name, page: numberText(page), why: refusalText(code, text) })}
          </li>
        ))}
      </ul>
      {shown.length < files.length && (
        <Button size="small" onClick={() => setWhole(true)}>
          {t("labelPages.more", { count: files.length - shown.length })}
        </Button>
      )}
    </InlineMessageBar>
  );
}
