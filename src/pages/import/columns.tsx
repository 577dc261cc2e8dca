/** Which file the page takes: one sentence, and the columns that are read from it. */
import { headersOf, type Profile } from "../../../api/csv/profile.ts";
import { t } from "../../lib/i18n.ts";
import { useImportStyles } from "./import.styles.ts";

export function Columns({ profile }: { readonly profile: Profile }) {
  const styles = useImportStyles();
  return (
    <div>
      <p className={styles.text}>{t("imports.text")}</p>
      <p className={styles.text}>{t("imports.columns")}</p>
      <ul className={styles.columns}>
        {headersOf(profile).map((header) => (
          <li key={header} className={styles.column}>
            <bdi>{header}</bdi>
          </li>
        ))}
      </ul>
    </div>
  );
}
