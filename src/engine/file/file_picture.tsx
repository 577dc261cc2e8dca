import { mergeClasses } from "@fluentui/react-components";
import { useState } from "react";
import { useFileAddress } from "../../lib/file_address.ts";
import { t } from "../../lib/i18n.ts";
import { useFileStyles } from "./file.styles.ts";

interface Props {
  /** Path of the preview at the API. */
  readonly path: `/${string}`;
  readonly alt: string;
  /** Text if the picture cannot be shown, although the file itself may be valid. */
  readonly failedText?: string;
  readonly ground?: "paper" | "checkered";
}

export function FilePicture({ path, alt, failedText, ground = "paper" }: Props) {
  const styles = useFileStyles();
  const address = useFileAddress(path);
  const [isLarge, setLarge] = useState(false);
  if (address === "failed") {
    return <span className={styles.quiet}>{failedText ?? t("fileField.noPreview")}</span>;
  }
  return (
    <button
      type="button"
      className={mergeClasses(styles.frame, styles[ground])}
      aria-label={t(isLarge ? "fileField.smaller" : "fileField.larger")}
      aria-expanded={isLarge}
      onClick={() => setLarge(!isLarge)}
    >
      {address && (
        <img className={mergeClasses(styles.picture, isLarge && styles.large)} src={address} alt={alt} />
      )}
    </button>
  );
}
