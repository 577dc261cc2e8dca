/** Shows a secret to be copied. If the browser refuses to copy it, the text is selected instead. */
import { Button, Field, Input, makeStyles, tokens } from "@fluentui/react-components";
import { useEffect, useRef, useState } from "react";
import { copyText } from "../lib/copy_text.ts";
import { t } from "../lib/i18n.ts";

const useStyles = makeStyles({
  row: { display: "flex", flexWrap: "wrap", alignItems: "end", gap: "8px" },
  field: { flexGrow: 1, minWidth: 0 },
  secret: { "& input": { fontFamily: tokens.fontFamilyMonospace, minWidth: 0 } },
  hint: { minHeight: "20px", margin: "4px 0 0", color: tokens.colorNeutralForeground2 },
});

interface Props {
  readonly label: string;
  readonly secret: string;
}

export function SecretField({ label, secret }: Props) {
  const styles = useStyles();
  const [hint, setHint] = useState<"copied" | "marked" | null>(null);
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => row.current?.querySelector("button")?.focus(), []);
  const mark = () => {
    row.current?.querySelector("input")?.select();
    setHint("marked");
  };
  const copy = async () => {
    if (await copyText(secret)) setHint("copied");
    else mark();
  };
  return (
    <>
      <div ref={row} className={styles.row}>
        <Field className={styles.field} label={label}>
          <Input
            className={styles.secret}
            dir="ltr"
            readOnly
            value={secret}
            autoComplete="off"
            onFocus={(event) => event.target.select()}
          />
        </Field>
        <Button appearance="primary" onClick={() => void copy()}>{t("profile.token.copy")}</Button>
      </div>
      <p className={styles.hint} role="status">{hint && t(`profile.token.${hint}`)}</p>
    </>
  );
}
