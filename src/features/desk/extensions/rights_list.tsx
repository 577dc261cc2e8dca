import { t } from "../../../lib/i18n.ts";
import { useExtensionStyles } from "./extensions.styles.ts";

export function RightsList({ rights }: { readonly rights: readonly string[] }) {
  const styles = useExtensionStyles();
  return (
    <ul className={styles.rights}>
      {rights.map((right) => <li key={right}>{t(`entity.extensions.rights.of.${right}`)}</li>)}
    </ul>
  );
}
