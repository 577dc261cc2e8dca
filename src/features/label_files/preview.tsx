/** The label as it will be printed: the picture that the server drew of what it keeps. */
import { useFileAddress } from "../../lib/file_address.ts";
import { t } from "../../lib/i18n.ts";
import type { KeptLabel } from "../../../machines/label_file.ts";
import { useLabelFileStyles } from "./label_file.styles.ts";

export function Preview({ label: { file } }: { readonly label: KeptLabel }) {
  const styles = useLabelFileStyles();
  const address = useFileAddress(`/labels/file?id=${encodeURIComponent(file)}&as=preview`);
  if (address === "failed") return <span className={styles.quiet}>{t("labelFile.noPreview")}</span>;
  return (
    <div className={styles.paper}>
      {address && <img className={styles.picture} src={address} alt={t("labelFile.preview")} />}
    </div>
  );
}
