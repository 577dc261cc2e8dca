import { Field, Textarea } from "@fluentui/react-components";
import { useEffect, useState } from "react";
import { ItemsPreview, MakeItems } from "../../../../api/generated/operations/products.ts";
import type { ItemPreview, ItemsInput } from "../../../../api/generated/schema.ts";
import { exponentOf } from "../../../../api/money.ts";
import { exactUnits } from "../../../../api/typed_amount.ts";
import { fieldWord } from "../../../engine/field_words.ts";
import { CommandForm, CommandText } from "../../../engine/record/command_form.tsx";
import { failedAnswerOf, type Mover, useSteps } from "../../../engine/record/move_wiring.ts";
import { useCommand } from "../../../engine/record/use_command.ts";
import { ask } from "../../../lib/client.ts";
import { config } from "../../../lib/config.ts";
import { failureText } from "../../../lib/failure_text.ts";
import { t } from "../../../lib/i18n.ts";
import { usePerson } from "../../../lib/person.ts";
import { usePartStyles } from "../../../parts/parts.styles.ts";
import { useCatalogueStyles } from "./catalogue.styles.ts";

const SHOWN_WORDS = 5;
const BEGIN = { colors: "", sizes: "", price_minor: "", weight_g: "" };
type Typed = typeof BEGIN;

/** Leaves out an empty weight. An invalid number becomes NaN, which the API refuses. */
function inputOf({ colors, sizes, price_minor, weight_g }: Typed): ItemsInput {
  const price = exactUnits(price_minor, exponentOf(config().currency));
  return {
    colors,
    sizes,
    price_minor: price ?? NaN,
    ...weight_g.trim() !== "" && { weight_g: Number(weight_g) },
  };
}

const MADE = "items.make";
const useMaking = (product: string, userId: string, onDone: () => void): Mover =>
  useSteps(
    `products.${product}.items`,
    userId,
    async ({ key, params }) => {
      const outcome = await ask(MakeItems, { product, params: inputOf({ ...BEGIN, ...params }), key });
      return outcome.ok ? { kind: "done", version: 0 } : failedAnswerOf(outcome.failure);
    },
    onDone,
  );

interface Props {
  readonly product: string;
  readonly onMade: () => void;
  readonly onClose: () => void;
}

export function NewVariants({ product, onMade, onClose }: Props) {
  const mover = useMaking(product, usePerson()._id, onMade);
  const command = useCommand<Typed>(mover, MADE, BEGIN);
  const { typed, isSending, change, problemOf } = command;
  const { previews, why } = usePreview(product, typed);
  const fresh = previews.filter(({ state }) => state === "new").length;
  const isTaken = previews.some(({ state }) => state === "taken");
  const { currency } = config();
  const save = () => {
    const isPrice = exactUnits(typed.price_minor, exponentOf(currency)) !== null;
    command.send(isPrice ? [] : [{ path: "price_minor", code: "badAmount" }]);
  };
  return (
    <CommandForm
      command={command}
      label={t("catalogue.variants.add")}
      act={t("catalogue.variants.make", { count: fresh })}
      isDisabled={fresh === 0 || isTaken}
      below={<Previews previews={previews} why={why} />}
      onSend={save}
      onClose={onClose}
    >
      {(["colors", "sizes"] as const).map((name) => (
        <Field
          key={name}
          label={t(`catalogue.variants.${name}`)}
          hint={t(`catalogue.variants.${name}Help`)}
          validationMessage={problemOf(name)}
        >
          <Textarea
            name={name}
            value={typed[name]}
            readOnly={isSending}
            resize="vertical"
            textarea={{ rows: SHOWN_WORDS }}
            dir="auto"
            onChange={(_, { value }) => change(name)(value)}
          />
        </Field>
      ))}
      <CommandText
        command={command}
        name="price_minor"
        label={fieldWord("items", "price_minor")}
        isRequired
        inputMode="decimal"
        unit={currency}
      />
      <CommandText
        command={command}
        name="weight_g"
        label={fieldWord("items", "weight_g")}
        hint={t("entity.items.help.weight_g")}
        inputMode="numeric"
      />
    </CommandForm>
  );
}

function usePreview(product: string, { colors, sizes }: Typed) {
  const [shown, setShown] = useState<{ previews: readonly ItemPreview[]; why: string }>({
    previews: [],
    why: "",
  });
  useEffect(() => {
    if (`${colors}${sizes}`.trim() === "") return setShown({ previews: [], why: "" });
    const controller = new AbortController();
    const timer = setTimeout(async () => {
      const { signal } = controller;
      const outcome = await ask(ItemsPreview, { product, params: { colors, sizes } }, {
        background: true,
        signal,
      });
      if (signal.aborted) return;
      setShown(
        outcome.ok
          ? { previews: outcome.data.itemsPreview, why: "" }
          : { previews: [], why: failureText(outcome.failure) },
      );
    }, PREVIEW_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [product, colors, sizes]);
  return shown;
}

/** Delay after the last key press, so that typing sends no requests. */
const PREVIEW_MS = 300;
const SHOWN = 300;

function Previews({ previews, why }: { readonly previews: readonly ItemPreview[]; readonly why: string }) {
  const parts = usePartStyles();
  const styles = useCatalogueStyles();
  const count = (wanted: string) => previews.filter(({ state }) => state === wanted).length;
  if (why !== "") return <div role="alert">{why}</div>;
  if (previews.length === 0) return null;
  return (
    <>
      <div role="status">
        {t("catalogue.variants.willMake", { count: count("new") })}
        {count("there") > 0 && ` ${t("catalogue.variants.there", { count: count("there") })}`}
        {count("taken") > 0 && (
          <strong className={parts.warn}>
            {` ${t("catalogue.variants.taken", { count: count("taken") })}`}
          </strong>
        )}
      </div>
      <ul className={styles.previews} aria-label={t("catalogue.variants.preview")} tabIndex={0}>
        {previews.slice(0, SHOWN).map(({ sku, state }) => (
          <li key={sku} className={state === "taken" ? parts.warn : undefined}>
            <bdi className={parts.mono} translate="no">{sku}</bdi>
            {state !== "new" && ` · ${t(`catalogue.variants.state.${state as "there" | "taken"}`)}`}
          </li>
        ))}
      </ul>
    </>
  );
}
