import { Button, Field, Input, Spinner } from "@fluentui/react-components";
import { useEffect, useRef, useState } from "react";
import { t } from "../../../lib/i18n.ts";
import type { FoundItem } from "../../catalogue/items/items.ts";
import ItemPicker from "../../catalogue/items/item_picker.tsx";
import { isBusyPhase, type Mover, runStep } from "../../../engine/record/move_wiring.ts";
import { MATCH } from "./wiring.ts";
import { useMapStyles } from "./sku_map.styles.ts";

interface Typed {
  readonly external: string;
  readonly sku: string;
  readonly item: FoundItem | null;
  readonly isWanted: boolean;
}
const NOTHING: Typed = { external: "", sku: "", item: null, isWanted: false };

export function MatchForm({ mover }: { readonly mover: Mover }) {
  const styles = useMapStyles();
  const [typed, setTyped] = useState(NOTHING);
  const { external, sku, item, isWanted } = typed;
  const isDone = mover.phase === "done" && mover.doneEvent === MATCH;
  const isSending = mover.phase === "sending" && mover.event === MATCH;
  const isBusy = isBusyPhase(mover);
  const sent = useRef<Typed | null>(null);
  useEffect(() => {
    // Keeps what was typed while the match was sent.
    if (isDone) setTyped((now) => now === sent.current ? NOTHING : now);
  }, [isDone]);
  const change = (part: Partial<Typed>) => setTyped({ ...typed, ...part });
  return (
    <form
      className={styles.add}
      aria-label={t("event.sku.match")}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const external_sku = external.trim();
        if (isBusy) return;
        if (!external_sku || !item) return change({ isWanted: true });
        sent.current = typed;
        runStep(mover, MATCH, { external_sku, item: item._id });
      }}
    >
      <Field
        className={styles.narrow}
        label={t("entity.stores.map.external")}
        validationMessage={isWanted && external.trim() === "" ? t("problem.required") : null}
      >
        <Input
          name="external_sku"
          value={external}
          autoComplete="off"
          spellCheck={false}
          onChange={(_, { value }) => change({ external: value })}
        />
      </Field>
      <Field
        className={styles.narrow}
        label={t("entity.stores.map.item")}
        validationMessage={isWanted && !item ? t("entity.stores.map.unknownItem") : null}
      >
        <ItemPicker
          name="item"
          value={sku}
          onChange={(text, chosen) => change({ sku: text, item: chosen })}
        />
      </Field>
      <Button
        type="submit"
        className={styles.start}
        disabledFocusable={isBusy}
        icon={isSending ? <Spinner size="tiny" /> : null}
      >
        {t("event.sku.match")}
      </Button>
    </form>
  );
}
