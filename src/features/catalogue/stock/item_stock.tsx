import { useMemo } from "react";
import { ItemStock } from "../../../../api/generated/operations/stock.ts";
import type { DataOf } from "../../../../api/operation.ts";
import { choiceWord } from "../../../engine/list/choice_word.ts";
import type { PartProps } from "../../../engine/record/view_props.ts";
import { type AnswerSource, useAnswer } from "../../../engine/wiring/answer.ts";
import { ask } from "../../../lib/client.ts";
import { failureText } from "../../../lib/failure_text.ts";
import { t } from "../../../lib/i18n.ts";
import { numberText } from "../../../parts/format.ts";
import { Instant } from "../../../parts/instant.tsx";
import { useRecordStyles } from "../../../parts/record.styles.ts";
import { Section } from "../../../parts/section.tsx";
import { NotLoaded } from "../../../parts/not_loaded.tsx";

type Shown = DataOf<typeof ItemStock>;
type Shelf = NonNullable<Shown["getItemById"]>["shelves"][number];

const sourceOf = (id: string): AnswerSource<Shown> => ({
  name: `stock.of.${id}`,
  entities: ["stock"],
  debounceMs: 0,
  ask: (options) => ask(ItemStock, { id }, { ...options, background: true }),
});

export default function ItemStockTab({ record: { _id } }: PartProps) {
  const { answer, failure, refresh } = useAnswer(useMemo(() => sourceOf(_id), [_id]));
  if (failure) {
    return <NotLoaded text={t("entity.stock.failed", { reason: failureText(failure) })} onRetry={refresh} />;
  }
  if (!answer?.getItemById) return null;
  const { stock, shelves } = answer.getItemById;
  return (
    <Section title={t("entity.stock.title")}>
      <p>{stock === "" ? t("entity.stock.untracked") : choiceWord("stock", stock)}</p>
      {shelves.map((shelf) => <ShelfPart key={shelf._id} shelf={shelf} />)}
    </Section>
  );
}

function ShelfPart(
  { shelf: { location_code: place, on_hand, reserved, free, moves } }: { readonly shelf: Shelf },
) {
  const { plainList } = useRecordStyles();
  const shown = Object.fromEntries(
    Object.entries({ on_hand, reserved, free }).map(([key, value]) => [key, numberText(value)]),
  ) as Record<"on_hand" | "reserved" | "free", string>;
  return (
    <Section title={t("entity.stock.shelf", { place, ...shown })}>
      {moves.length === 0 && t("entity.stock.noMoves")}
      <ul className={plainList} aria-label={`${t("entity.stock.moves")}: ${place}`}>
        {moves.map((move) => (
          <li key={move._id}>
            {textOf(move)} · <Instant at={move.at} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

const signed = (value: number): string => (value > 0 ? "+" : "") + numberText(value);

/** Returns "Taken −1 · UN-000012 · by Mai". */
function textOf(
  { kind, d_on_hand, d_reserved, unit_code, actor_name, reason }: Shelf["moves"][number],
): string {
  const amount = d_on_hand !== 0 ? d_on_hand : d_reserved;
  const reasonText = reason === "undo" ? t("entity.stock.undone") : choiceWord("reason_code", reason);
  const who = actor_name ? t("entity.stock.by", { name: actor_name }) : t("entity.stock.automatic");
  return [`${choiceWord("stock_move", kind)} ${signed(amount)}`, unit_code, reasonText, who].filter(Boolean)
    .join(
      " · ",
    );
}
