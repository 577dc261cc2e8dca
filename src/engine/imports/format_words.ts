import { type Encoding, ENCODING_NAMES } from "../../../api/csv/encodings.ts";
import type { FileFormat } from "../../../api/csv/plan.ts";
import { t } from "../../lib/i18n.ts";

const DELIMITER_WORDS = { ",": "comma", ";": "semicolon", "\t": "tab", "|": "bar" } as const;
const QUOTE_WORDS = { '"': "double", "'": "single", "": "none" } as const;
const DECIMAL_WORDS = { ".": "point", ",": "comma" } as const;

/** Returns the name of an encoding that programs use: "Windows-1250". */
export const encodingName = (encoding: Encoding): string => ENCODING_NAMES[encoding][1];

/** Returns "Windows-1250 (Central European)"; for an encoding of every script, such as UTF-8, only the name. */
function encodingText(encoding: Encoding): string {
  const [script, name] = ENCODING_NAMES[encoding];
  return script === "unicode"
    ? name
    : t("imports.read.named", { name, script: t(`imports.script.${script}`) });
}

export const FORMAT_WORDS: { readonly [Part in keyof FileFormat]: (value: FileFormat[Part]) => string } = {
  encoding: encodingText,
  delimiter: (value) => t(`imports.delimiter.${DELIMITER_WORDS[value]}`),
  quote: (value) => t(`imports.quote.${QUOTE_WORDS[value]}`),
  decimal: (value) => t(`imports.decimal.${DECIMAL_WORDS[value]}`),
  dateOrder: (value) => t(`imports.dateOrder.${value}`),
};

/** Returns the name of a column, with its position if it has no name or shares it with another column. */
export function headerText(headers: readonly string[], position: number): string {
  const header = headers[position] ?? "";
  const n = position + 1;
  if (header === "") return t("imports.map.unnamed", { n });
  const isAlone = headers.indexOf(header) === headers.lastIndexOf(header);
  return isAlone ? header : t("imports.map.numbered", { header, n });
}
