/** Source: docs/requirements.md S2.54, S9.9. */
import { Button } from "@fluentui/react-components";
import { ArrowUpRegular } from "@fluentui/react-icons";
import { t } from "../../lib/i18n.ts";
import { useFrameStyles } from "./frame.styles.ts";

export default function ToTop({ onTop }: { readonly onTop: () => void }) {
  const styles = useFrameStyles();
  return (
    <Button
      className={styles.toTop}
      shape="circular"
      icon={<ArrowUpRegular />}
      aria-label={t("shell.toTop")}
      title={t("shell.toTop")}
      onClick={onTop}
    />
  );
}
