import { makeStyles, tokens } from "@fluentui/react-components";
import { useSearch } from "wouter";
import { MAX_PRINTED } from "../../../../api/catalogue/prints.ts";
import { t } from "../../../lib/i18n.ts";
import { useTitle } from "../../../lib/use_title.ts";
import { numberText } from "../../../parts/format.ts";
import { PrintForm } from "./print_form.tsx";
import { printText } from "./print_text.ts";

const useStyles = makeStyles({
  page: { padding: tokens.spacingHorizontalL },
  title: { margin: 0, fontSize: tokens.fontSizeBase500 },
});

export default function PrintPage() {
  const styles = useStyles();
  const search = useSearch();
  const query = new URLSearchParams(search);
  const ids = [...new Set((query.get("_id") ?? "").split(",").filter(Boolean))];
  const kind = query.get("kind") === "commands" ? "commands" : "tickets";
  const isPrintable = kind === "commands" || (ids.length > 0 && ids.length <= MAX_PRINTED);
  const title = printText(kind, Math.max(1, ids.length));
  useTitle(title);
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{title}</h1>
      {isPrintable
        ? (
          <PrintForm
            kind={kind}
            ids={kind === "commands" ? [] : ids}
            onClose={() => globalThis.history.back()}
          />
        )
        : <p>{t("prints.most", { max: numberText(MAX_PRINTED) })}</p>}
    </div>
  );
}
