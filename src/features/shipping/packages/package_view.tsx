import { t } from "../../../lib/i18n.ts";
import { useRecord } from "../../../engine/record/record_wiring.ts";
import { EntityWords } from "../../../engine/field_words.ts";
import { RecordFrame } from "../../../engine/record/record_frame.tsx";
import type { RecordViewProps } from "../../../engine/record/view_props.ts";
import type { RecordSource } from "../../../engine/record/record_wiring.ts";
import { type Package, packageSource } from "./package.ts";
import { PackageScreen } from "./package_screen.tsx";

/** The caller must give each id its own `key`. */
export default function PackageView(props: RecordViewProps) {
  return <PackageRecord {...props} source={packageSource} isReadOnly={false} />;
}

interface Props extends RecordViewProps {
  readonly source: RecordSource<Package>;
  readonly isReadOnly: boolean;
}

export function PackageRecord({ id, level, source, isReadOnly }: Props) {
  const words = {
    missingTitle: t("entity.packages.missingTitle"),
    missingText: t("entity.packages.missingText"),
    failedTitle: t("entity.packages.failedTitle"),
  };
  return (
    <EntityWords value="packages">
      <RecordFrame shown={useRecord(source, id)} level={level} words={words}>
        {(pkg, messageBars) => <PackageScreen {...{ pkg, level, messageBars, isReadOnly }} />}
      </RecordFrame>
    </EntityWords>
  );
}
