import {
  type Config,
  type ConfigField,
  configOf,
  type ConfigValue,
  type Manifest,
  plainFields,
} from "../../../../api/desk/extensions.ts";
import { t } from "../../../lib/i18n.ts";
import { fieldWord } from "../../../engine/field_words.ts";
import { choiceWord } from "../../../engine/list/choice_word.ts";
import { listText } from "../../../parts/format.ts";
import { Fact } from "../../../parts/fact.tsx";
import { usePartStyles } from "../../../parts/parts.styles.ts";

interface Props {
  readonly manifest: Manifest;
  readonly config: Readonly<Record<string, unknown>>;
}

export function Settings({ manifest, config }: Props) {
  const styles = usePartStyles();
  // The API has validated the settings; missing ones get their defaults.
  const known = configOf(manifest, config as Config);
  return (
    <dl className={styles.facts}>
      {plainFields(manifest).map((field) => (
        <Fact key={field.key} name={fieldWord("extensions", field.key)}>
          <bdi dir="auto">{valueText(field, known[field.key] ?? "") || t("record.none")}</bdi>
        </Fact>
      ))}
    </dl>
  );
}

function valueText({ key, kind, values }: ConfigField, value: ConfigValue): string {
  if (kind === "switch") return t(value === true ? "record.yes" : "record.no");
  if (Array.isArray(value)) return listText(values ? value.map((each) => choiceWord(key, each)) : value);
  return kind === "choice" ? choiceWord(key, String(value)) : String(value);
}
