/** A field for choosing packages from a manifest's lines, with an optional text for each. */
import { Button } from "@fluentui/react-components";
import { DismissRegular } from "@fluentui/react-icons";
import type { ReactNode } from "react";
import { spacedNumber } from "../../../../api/shipping/postal_numbers.ts";
import { t } from "../../../lib/i18n.ts";
import { PickOne } from "../../../parts/pick_one.tsx";
import { useManifestStyles } from "./manifests.styles.ts";
import type { Line } from "./wiring.ts";

interface Props {
  readonly name: string;
  readonly label: string;
  readonly lines: readonly Line[];
  readonly picked: readonly string[];
  readonly isDisabled: boolean;
  readonly onChange: (picked: readonly string[]) => void;
  readonly about?: (line: Line) => ReactNode;
  readonly help: string;
}

export function PickedLines({ name, label, lines, picked, isDisabled, onChange, about, help }: Props) {
  const styles = useManifestStyles();
  const chosen = lines.filter(({ package_id }) => picked.includes(package_id));
  return (
    <div role="group" aria-label={label}>
      <ul className={styles.list}>
        {chosen.map((line) => (
          <li key={line.package_id} className={styles.picked}>
            <div>
              <bdi className={styles.code} translate="no">{spacedNumber(line.code)}</bdi>
              {about?.(line)}
            </div>
            <Button
              size="small"
              appearance="subtle"
              disabled={isDisabled}
              icon={<DismissRegular />}
              aria-label={t("manifest.unpick", { code: line.code })}
              onClick={() => onChange(picked.filter((id) => id !== line.package_id))}
            />
          </li>
        ))}
      </ul>
      <PickOne
        name={name}
        label={t("manifest.choose")}
        none={t("manifest.choose")}
        act={t("manifest.pick")}
        choices={lines.filter(({ package_id }) => !picked.includes(package_id)).map((line) => ({
          value: line.package_id,
          text: `${line.code} · ${line.package_code}`,
        }))}
        isDisabled={isDisabled}
        onPick={(id) => onChange([...picked, id])}
      />
      <div className={styles.help}>{help}</div>
    </div>
  );
}
