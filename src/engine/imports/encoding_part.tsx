/** Asks for the encoding of a file if it cannot be detected: a person chooses it by the first texts with non-ASCII letters. */
import { Field, MessageBar, MessageBarBody, Select } from "@fluentui/react-components";
import { type Encoding, ENCODINGS } from "../../../api/csv/encodings.ts";
import { type EncodedText, lettersIn } from "../../../api/csv/letters.ts";
import { t } from "../../lib/i18n.ts";
import { numberText } from "../../parts/format.ts";
import { useImportStyles } from "./import.styles.ts";
import { encodingName, FORMAT_WORDS } from "./format_words.ts";

interface Props {
  /** Null for a file that has no encoding, such as a workbook. */
  readonly text: EncodedText | null;
  readonly isUnfit: boolean;
  readonly onEncoding: (encoding: Encoding) => void;
}

export function EncodingPart({ text, isUnfit, onEncoding }: Props) {
  const styles = useImportStyles();
  if (!text) return null;
  const { letters, encoding } = text;
  const { evidence } = letters;
  const isAsFound = encoding === letters.encoding;
  const name = encodingName(encoding);
  if (evidence !== "assumed" && (isAsFound || evidence === "plain")) {
    if (isUnfit) return null;
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
      <Lines {...text} />
      {evidence === "assumed" && <EncodingSelect {...{ encoding, onEncoding }} />}
    </div>
  );
}

function EncodingSelect(
  { encoding, onEncoding }: Pick<Props, "onEncoding"> & { readonly encoding: Encoding },
) {
  const styles = useImportStyles();
  return (
    <Field label={t("imports.read.encoding")} size="small" className={styles.choice}>
      <Select
        value={encoding}
        onChange={(_, { value }) => {
          const chosen = ENCODINGS.find((each) => each === value);
          if (chosen) onEncoding(chosen);
        }}
      >
        {ENCODINGS.map((each) => <option key={each} value={each}>{FORMAT_WORDS.encoding(each)}</option>)}
      </Select>
    </Field>
  );
}

function Lines({ letters, encoding }: EncodedText) {
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
