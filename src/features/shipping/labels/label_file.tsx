import { FileActions } from "../../../engine/file/file_actions.tsx";
import { t } from "../../../lib/i18n.ts";
import { numberText } from "../../../parts/format.ts";
import { useLabelFileStyles } from "./label_file.styles.ts";

interface StoredLabelFile {
  readonly _id: string;
  readonly kind: string;
  readonly width_mm: number;
  readonly height_mm: number;
}

interface Props {
  readonly file: StoredLabelFile;
  readonly number: string;
}

const TYPES: Readonly<Record<string, string>> = { pdf: "application/pdf", png: "image/png" };

export function LabelFile({ file, number }: Props) {
  const styles = useLabelFileStyles();
  const { _id, kind, width_mm, height_mm } = file;
  const size = { width: numberText(width_mm), height: numberText(height_mm) };
  return (
    <div className={styles.kept}>
      <span className={styles.quiet}>{t("labelFile.about", { kind: kind.toUpperCase(), ...size })}</span>
      <FileActions
        path={`/labels/file?id=${encodeURIComponent(_id)}`}
        type={TYPES[kind] ?? ""}
        name={t("labelFile.name", { number, kind })}
        of={t("labelFile.of", { number })}
        paper={{ width_mm, height_mm }}
      />
    </div>
  );
}
