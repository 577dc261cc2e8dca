/** Why a chosen file cannot be imported, said before anything is sent. */
import { MessageBar, MessageBarBody } from "@fluentui/react-components";
import { MAX_UPLOAD_BYTES } from "../../../api/constants.ts";
import type { Unfit } from "../../../machines/import.ts";
import { t } from "../../lib/i18n.ts";
import { useImportStyles } from "./import.styles.ts";
import { sizeText } from "./words.ts";

/** A file that is no table has a first line as long as a book. */
const SHOWN_COLUMNS = 40;
const SHOWN_CHARS = 60;

const listed = (columns: readonly string[]) =>
  [
    ...columns.slice(0, SHOWN_COLUMNS).map((each) =>
      each.length > SHOWN_CHARS ? `${each.slice(0, SHOWN_CHARS)}…` : each
    ),
    ...(columns.length > SHOWN_COLUMNS ? ["…"] : []),
  ].join(", ");

export const unfitText = ({ code }: Unfit): string =>
  t(`imports.unfit.${code}`, { size: sizeText(MAX_UPLOAD_BYTES) });

export function UnfitNotice({ unfit }: { readonly unfit: Unfit }) {
  const styles = useImportStyles();
  const { missing, found } = unfit;
  return (
    <MessageBar intent="error" layout="multiline">
      <MessageBarBody>
        {unfitText(unfit)}
        {missing.length > 0 && (
          <>
            <p className={styles.lists}>{t("imports.unfit.missing", { columns: listed(missing) })}</p>
            <p className={styles.lists}>
              {found.length > 0
                ? t("imports.unfit.found", { columns: listed(found) })
                : t("imports.unfit.foundNone")}
            </p>
          </>
        )}
      </MessageBarBody>
    </MessageBar>
  );
}
