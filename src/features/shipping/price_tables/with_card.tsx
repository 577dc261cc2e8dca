/** Loads a whole price table for its tabs. */
import { Button, Spinner } from "@fluentui/react-components";
import { type ReactNode, useState } from "react";
import { useAnswer } from "../../../engine/wiring/answer.ts";
import { failureText } from "../../../lib/failure_text.ts";
import { t } from "../../../lib/i18n.ts";
import { type CardList, cardSource, type ShownCard } from "./card_source.ts";
import { type CardEditing, useCardEditing } from "./card_store.ts";

interface Props {
  readonly list: CardList;
  readonly id: string;
  readonly children: (card: ShownCard, editing: CardEditing) => ReactNode;
}

/** Another id is another component: give it a `key`. */
export function WithCard({ list, id, children }: Props) {
  const [source] = useState(() => cardSource(list, id));
  const { answer, failure, refresh } = useAnswer(source);
  if (answer?.card) return <Edited card={answer.card}>{children}</Edited>;
  if (answer) return <p>{t("priceTables.gone")}</p>;
  if (!failure) return <Spinner size="tiny" label={t("priceTables.loading")} />;
  return (
    <p role="alert">
      {t("priceTables.failed", { why: failureText(failure) })}{" "}
      <Button size="small" onClick={refresh}>{t("priceTables.retry")}</Button>
    </p>
  );
}

function Edited({ card, children }: { readonly card: ShownCard } & Pick<Props, "children">) {
  const editing = useCardEditing(card);
  // The machine has no table before its first load.
  return editing.version < 0 ? null : children(card, editing);
}
