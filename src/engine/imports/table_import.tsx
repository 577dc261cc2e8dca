/** Takes a table that is chosen, dropped or pasted, and asks for its sheet and encoding if they are unclear. */
import {
  Button,
  Field,
  MessageBar,
  MessageBarBody,
  Select,
  Spinner,
  Textarea,
} from "@fluentui/react-components";
import { type ReactNode, useMemo, useState } from "react";
import type { Encoding } from "../../../api/csv/encodings.ts";
import { t } from "../../lib/i18n.ts";
import { type AnswerSource, useAnswer } from "../wiring/answer.ts";
import { ChooseTable } from "./choose_table.tsx";
import { EncodingPart } from "./encoding_part.tsx";
import { useImportStyles } from "./import.styles.ts";
import { readTable, type TableRead } from "./read_table.ts";
import { unfitText } from "./unfit_message_bar.tsx";
import { useFileDrop } from "./use_file_drop.ts";

export type FitTable = Extract<TableRead, { readonly kind: "fit" }>;

interface Chosen {
  readonly file: File;
  readonly sheet: string | null;
  /** Encoding that a person chose; null to detect it. */
  readonly encoding: Encoding | null;
}

interface Props {
  /** Header that is assumed if a single row is pasted. */
  readonly columns: readonly string[];
  readonly words: Readonly<Record<"paste" | "pasteHelp" | "look", string>>;
  /** Draws the import of a table; the job reads `file` again. */
  readonly children: (table: FitTable, file: File) => ReactNode;
}

export function TableImport({ columns, words, children }: Props) {
  const styles = useImportStyles();
  const [chosen, setChosen] = useState<(Chosen & { readonly at: number }) | null>(null);
  const choose = (file: File, { sheet = null, encoding = null }: Partial<Chosen> = {}) =>
    setChosen({ file, sheet, encoding, at: (chosen?.at ?? 0) + 1 });
  useFileDrop(([file]) => file && choose(file));
  return (
    <>
      <div className={styles.narrow}>
        <ChooseTable name={chosen?.file.name ?? ""} onFile={(file) => choose(file)} />
        <PastedTable {...{ columns, words }} onFile={(file) => choose(file)} />
      </div>
      {chosen && (
        <ReadTable
          key={chosen.at}
          {...{ chosen, children }}
          onSheet={(sheet) => choose(chosen.file, { sheet })}
          onEncoding={(encoding) => choose(chosen.file, { encoding })}
        />
      )}
    </>
  );
}

const PASTE_FILE_NAME = "pasted.tsv";

function pastedFile(text: string, columns: readonly string[]): File {
  // A tab at the beginning is an empty first cell.
  const rows = text.replace(/^[\r\n]+/, "").trimEnd();
  return new File([rows.includes("\n") ? rows : `${columns.join("\t")}\n${rows}`], PASTE_FILE_NAME, {
    type: "text/plain",
  });
}

function PastedTable(
  { columns, words, onFile }: Omit<Props, "children"> & { readonly onFile: (file: File) => void },
) {
  const styles = useImportStyles();
  const [text, setText] = useState("");
  const isEmpty = text.trim() === "";
  return (
    <>
      <Field label={words.paste} hint={words.pasteHelp}>
        <Textarea name="pasted" rows={4} value={text} dir="ltr" onChange={(_, { value }) => setText(value)} />
      </Field>
      <div className={styles.buttons}>
        <Button disabledFocusable={isEmpty} onClick={() => isEmpty || onFile(pastedFile(text, columns))}>
          {words.look}
        </Button>
      </div>
    </>
  );
}

const tableSource = (
  { file, sheet, encoding }: Chosen,
): AnswerSource<{ readonly table: TableRead }> => ({
  name: `import.table ${file.name} ${sheet ?? ""} ${encoding ?? ""}`,
  entities: [],
  isOnce: true,
  ask: async ({ signal }) => ({
    ok: true,
    data: { table: await readTable({ file, sheet, encoding, decimal: null }, signal) },
  }),
});

interface ReadProps extends Pick<Props, "children"> {
  readonly chosen: Chosen;
  readonly onSheet: (sheet: string) => void;
  readonly onEncoding: (encoding: Encoding) => void;
}

function ReadTable({ chosen, children, onSheet, onEncoding }: ReadProps) {
  const styles = useImportStyles();
  const { answer } = useAnswer(useMemo(() => tableSource(chosen), [chosen]));
  if (!answer) return <Spinner size="tiny" label={t("imports.reading")} />;
  const { table } = answer;
  return (
    <>
      {table.sheets.length > 1 && (
        <Field className={styles.narrow} label={t("imports.sheet")} hint={t("imports.sheetHelp")}>
          <Select
            value={chosen.sheet ?? table.sheets[0] ?? ""}
            onChange={(_, { value }) =>
              onSheet(value)}
          >
            {table.sheets.map((name) => <option key={name} value={name}>{name}</option>)}
          </Select>
        </Field>
      )}
      <EncodingPart
        text={chosen.file.name === PASTE_FILE_NAME ? null : table.text}
        isUnfit={table.kind === "unfit"}
        onEncoding={onEncoding}
      />
      {table.kind === "unfit"
        ? (
          <MessageBar intent="error" layout="multiline">
            <MessageBarBody>{unfitText(table.unfit)}</MessageBarBody>
          </MessageBar>
        )
        : children(table, chosen.file)}
    </>
  );
}
