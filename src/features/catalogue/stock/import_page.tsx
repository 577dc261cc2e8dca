/** `/locations/stock?location=ID`. */
import {
  Button,
  Field,
  Input,
  Link,
  MessageBar,
  MessageBarBody,
  Radio,
  RadioGroup,
  Select,
  Spinner,
  Textarea,
} from "@fluentui/react-components";
import { useEffect, useMemo, useState } from "react";
import { Link as RouterLink, Redirect, useSearch } from "wouter";
import { STOCK_IMPORTS } from "../../../../api/catalogue/stock.ts";
import { locations } from "../../../../resources/catalogue/locations.ts";
import type { Encoding } from "../../../../api/csv/encodings.ts";
import { fieldWord } from "../../../engine/field_words.ts";
import { useAnswer } from "../../../engine/wiring/answer.ts";
import { t } from "../../../lib/i18n.ts";
import { useTitle } from "../../../lib/use_title.ts";
import { ChooseTable } from "../../../engine/imports/choose_table.tsx";
import { EncodingPart } from "../../../engine/imports/encoding_part.tsx";
import { useImportStyles } from "../../../engine/imports/import.styles.ts";
import { unfitText } from "../../../engine/imports/unfit_message_bar.tsx";
import { StockRows } from "./import_rows.tsx";
import {
  type ChosenStock,
  PASTE_FILE_NAME,
  pastedFile,
  type StockQuery,
  tableSource,
} from "./import_wiring.ts";
import { LocationName } from "../../../../api/generated/operations/locations.ts";
import { ask } from "../../../lib/client.ts";

export default function StockImportPage() {
  const styles = useImportStyles();
  const query = new URLSearchParams(useSearch());
  const location = query.get("location") ?? "";
  const [kind, setKind] = useState<StockQuery["kind"]>("count");
  const [reason, setReason] = useState("");
  const [chosen, setChosen] = useState<(ChosenStock & { readonly at: number }) | null>(null);
  const choose = (file: File, { sheet = null, encoding = null }: Partial<ChosenStock> = {}) =>
    setChosen({ file, sheet, encoding, at: (chosen?.at ?? 0) + 1 });
  const { name, isGone } = usePlaceName(location);
  useTitle(t("stockImport.title"));
  if (isGone) return <Redirect to={locations.path} replace />;
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <RouterLink href={`${locations.path}/all/${encodeURIComponent(location)}`} asChild>
          <Link>{t("record.back", { list: t("stockImport.location") })}</Link>
        </RouterLink>
        <h1 className={styles.title}>{t("stockImport.title")}</h1>
        <p className={styles.subtitle}>
          <bdi dir="auto" translate="no">{name}</bdi>
        </p>
        <p className={styles.text}>{t("stockImport.text")}</p>
      </header>
      <div className={styles.narrow}>
        <Field label={fieldWord("stock", "kind")}>
          <RadioGroup
            name="kind"
            layout="horizontal"
            value={kind}
            onChange={(_, { value }) => setKind(STOCK_IMPORTS.find((each) => each === value) ?? kind)}
          >
            {STOCK_IMPORTS.map((each) => (
              <Radio key={each} value={each} label={t(`entity.stock.kind.${each}`)} />
            ))}
          </RadioGroup>
        </Field>
        <Field label={fieldWord("stock", "reason")} hint={t("stockImport.reasonHelp")}>
          <Input
            name="reason"
            value={reason}
            maxLength={200}
            dir="auto"
            onChange={(_, { value }) => setReason(value)}
          />
        </Field>
        <Choose name={chosen?.file.name ?? ""} onFile={(file) => choose(file)} />
      </div>
      {chosen && (
        <Table
          key={chosen.at}
          {...{ chosen, location, kind, reason }}
          onSheet={(sheet) => choose(chosen.file, { sheet })}
          onEncoding={(encoding) => choose(chosen.file, { encoding })}
        />
      )}
    </div>
  );
}

interface ChooseProps {
  readonly name: string;
  readonly onFile: (file: File) => void;
}

function Choose({ name, onFile }: ChooseProps) {
  const styles = useImportStyles();
  const [text, setText] = useState("");
  const readPasted = () => text.trim() !== "" && onFile(pastedFile(text));
  return (
    <>
      <ChooseTable {...{ name, onFile }} />
      <Field label={t("stockImport.paste")} hint={t("stockImport.pasteHelp")}>
        <Textarea name="pasted" rows={4} value={text} dir="ltr" onChange={(_, { value }) => setText(value)} />
      </Field>
      <div className={styles.buttons}>
        <Button disabledFocusable={text.trim() === ""} onClick={readPasted}>{t("stockImport.look")}</Button>
      </div>
    </>
  );
}

interface TableProps extends Omit<StockQuery, "rows"> {
  readonly chosen: ChosenStock;
  readonly reason: string;
  readonly onSheet: (sheet: string) => void;
  readonly onEncoding: (encoding: Encoding) => void;
}

function Table({ chosen, onSheet, onEncoding, ...rest }: TableProps) {
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
        : <StockRows table={table} {...rest} />}
    </>
  );
}

function usePlaceName(_id: string): { readonly name: string; readonly isGone: boolean } {
  const [place, setPlace] = useState({ name: "", isGone: _id === "" });
  useEffect(() => {
    if (_id === "") return setPlace({ name: "", isGone: true });
    const controller = new AbortController();
    const { signal } = controller;
    void ask(LocationName, { _id }, { background: true, signal }).then((outcome) => {
      if (signal.aborted || !outcome.ok) return;
      const found = outcome.data.getLocationById;
      setPlace({ name: found ? `${found.name} · ${found.code}` : "", isGone: found === null });
    });
    return () => controller.abort();
  }, [_id]);
  return place;
}
