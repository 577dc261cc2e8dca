/**
 * Evidence of a text's encoding. Where the file leaves it open, the choice is here, with the first texts that have letters
 * outside ASCII: a person sees whether they are right.
 */
import { Field, MessageBar, MessageBarBody, Select } from "@fluentui/react-components";
import { type Encoding, ENCODINGS } from "../../../api/csv/encodings.ts";
import { type Letters, lettersIn } from "../../../api/csv/letters.ts";
import { t } from "../../lib/i18n.ts";
import { numberText } from "../../parts/format.ts";
import type { ImportFile } from "./import_file_wiring.ts";
import { useImportStyles } from "./import.styles.ts";
import { encodingName, FORMAT_WORDS } from "./plan_words.ts";

interface Props {
  readonly look: ImportFile;
  /** The encoding in which the file is read. */
  readonly encoding: Encoding;
}

export function EncodingPart({ look, encoding }: Props) {
  const styles = useImportStyles();
  const { letters } = look;
  if (!letters) return null;
  const { evidence } = letters;
  const isAsFound = encoding === letters.encoding;
  const name = encodingName(encoding);
  if (evidence !== "assumed" && (isAsFound || evidence === "plain")) {
    if (look.unfit) return null;
    return <p className={styles.small}>{t(`imports.letters.${evidence}`, { name })}</p>;
  }
  const proven = encodingName(letters.encoding);
  const words = evidence !== "assumed"
    ? t("imports.letters.contrary", { name, proven })
    : t(isAsFound ? "imports.letters.assumed" : "imports.letters.chosen", { name });
  const isOpen = evidence === "assumed" && isAsFound;
  return (
    <div className={styles.part}>
      <MessageBar intent={isOpen || evidence !== "assumed" ? "warning" : "info"} layout="multiline">
        <MessageBarBody>{words}</MessageBarBody>
      </MessageBar>
      <Lines letters={letters} encoding={encoding} />
      {evidence === "assumed" && <EncodingSelect look={look} encoding={encoding} />}
    </div>
  );
}

function EncodingSelect({ look, encoding }: Props) {
  const styles = useImportStyles();
  const format = (look.unfit ? look.tried : null) ?? look.plan?.format;
  if (!format) return null;
  return (
    <Field label={t("imports.read.encoding")} size="small" className={styles.choice}>
      <Select
        value={encoding}
        onChange={(_, { value }) => {
          const chosen = ENCODINGS.find((each) => each === value);
          if (chosen) look.changeFormat({ ...format, encoding: chosen });
        }}
      >
        {ENCODINGS.map((each) => <option key={each} value={each}>{FORMAT_WORDS.encoding(each)}</option>)}
      </Select>
    </Field>
  );
}

function Lines({ letters, encoding }: { readonly letters: Letters; readonly encoding: Encoding }) {
  const styles = useImportStyles();
  const shown = letters.lines.map((line) => ({ line: line.line, texts: lettersIn(line, encoding) }))
    .filter(({ texts }) => texts.length > 0);
  if (shown.length === 0) return null;
  return (
    <ul className={styles.outlook}>
      {shown.map(({ line, texts }) => (
        <li key={line}>
          {t("imports.letters.line", { line: numberText(line), text: texts.join(" · ") })}
        </li>
      ))}
    </ul>
  );
}
