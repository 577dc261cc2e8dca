/** Marks a row that no longer matches, but stays until the next request. */
import { ArrowExit20Regular } from "@fluentui/react-icons";
import { MirroredIcon } from "../../../parts/mirrored_icon.tsx";
import { t } from "../../../lib/i18n.ts";
import { useVisuallyHidden } from "../../../lib/visually_hidden.ts";
import { useTableStyles } from "./table.styles.ts";

export default function GoneMark({ isWritten = false }: { readonly isWritten?: boolean }) {
  const styles = useTableStyles();
  const unseen = useVisuallyHidden();
  return (
    <span className={styles.goneMark} title={t("list.gone")}>
      <MirroredIcon>
        <ArrowExit20Regular fontSize={16} aria-hidden />
      </MirroredIcon>
      <span className={isWritten ? undefined : unseen}>{t("list.gone")}</span>
    </span>
  );
}
