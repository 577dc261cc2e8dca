import { Button, Spinner } from "@fluentui/react-components";
import { type ReactNode, useState } from "react";
import { useAnswer } from "../../../engine/wiring/answer.ts";
import { failureText } from "../../../lib/failure_text.ts";
import { t } from "../../../lib/i18n.ts";
import { type LoadedPriceTable, type PriceTableList, priceTableSource } from "./table_source.ts";
import { type PriceTableEditing, usePriceTableEditing } from "./table_store.ts";

interface Props {
  readonly list: PriceTableList;
  readonly id: string;
  readonly children: (table: LoadedPriceTable, editing: PriceTableEditing) => ReactNode;
}

/** The caller must give each id its own `key`. */
export function WithPriceTable({ list, id, children }: Props) {
  const [source] = useState(() => priceTableSource(list, id));
  const { answer, failure, refresh } = useAnswer(source);
  if (answer?.table) return <Edited table={answer.table}>{children}</Edited>;
  if (answer) return <p>{t("priceTables.gone")}</p>;
  if (!failure) return <Spinner size="tiny" label={t("priceTables.loading")} />;
  return (
    <p role="alert">
      {t("priceTables.failed", { why: failureText(failure) })}{" "}
      <Button size="small" onClick={refresh}>{t("priceTables.retry")}</Button>
    </p>
  );
}

function Edited({ table, children }: { readonly table: LoadedPriceTable } & Pick<Props, "children">) {
  const editing = usePriceTableEditing(table);
  // The machine has no table before its first load.
  return editing.version < 0 ? null : children(table, editing);
}
