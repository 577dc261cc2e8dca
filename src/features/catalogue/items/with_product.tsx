import { Button, Spinner } from "@fluentui/react-components";
import { type ReactNode, useMemo } from "react";
import type { EntityRecord } from "../../../engine/form/entity_form.ts";
import { useAnswer } from "../../../engine/wiring/answer.ts";
import { failureText } from "../../../lib/failure_text.ts";
import { t } from "../../../lib/i18n.ts";
import { useRecordStyles } from "../../../parts/record.styles.ts";
import { productIdOf, type ProductShown, productSource } from "./product_of.ts";

interface Props {
  readonly record: EntityRecord;
  readonly children: (product: ProductShown, refresh: () => void) => ReactNode;
}

export function WithProduct({ record, children }: Props) {
  const id = productIdOf(record);
  return <Shown key={id} id={id}>{children}</Shown>;
}

function Shown({ id, children }: Pick<Props, "children"> & { readonly id: string }) {
  const quiet = useRecordStyles().quiet;
  const source = useMemo(() => productSource(id), [id]);
  const { answer, failure, refresh } = useAnswer(source);
  if (answer?.product) return children(answer.product, refresh);
  if (failure) {
    return (
      <span className={quiet} role="alert">
        {t("catalogue.productFailed", { why: failureText(failure) })}{" "}
        <Button size="small" onClick={refresh}>{t("catalogue.retry")}</Button>
      </span>
    );
  }
  return <Spinner size="tiny" label={t("catalogue.loading")} />;
}
