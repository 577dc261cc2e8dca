/** Buttons of other features that insert a text into the comment. They send nothing. */
import { Button } from "@fluentui/react-components";
import { ChatMultipleRegular } from "@fluentui/react-icons";
import { useEffect, useRef, useState } from "react";
import { allows } from "../../../../api/access.ts";
import { type InsertionOffer, type InsertionProps, partsAt } from "../../../engine/features.ts";
import { t } from "../../../lib/i18n.ts";
import { usePerson } from "../../../lib/person.ts";

interface Props extends Pick<InsertionProps, "record" | "entity" | "language" | "onInsert"> {
  readonly isDisabled: boolean;
}

export function Insertions(props: Props) {
  const person = usePerson();
  return partsAt("insertions").map((offer) =>
    allows(offer.rule, person) && <Insertion key={offer.label} offer={offer} {...props} />
  );
}

/** The button is rendered at once, so that nothing moves later; its popover loads on demand. */
function Insertion({ offer, isDisabled, onInsert, ...about }: Props & { readonly offer: InsertionOffer }) {
  const [isOpen, setOpen] = useState(false);
  const [chosen, setChosen] = useState<Parameters<InsertionProps["onInsert"]> | null>(null);
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (!chosen) return;
    // Inserts after the popover is unmounted, since it traps the focus until then.
    onInsert(...chosen);
    setChosen(null);
  }, [chosen]);
  return (
    <span ref={place}>
      <Button
        icon={<ChatMultipleRegular />}
        appearance="subtle"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        disabledFocusable={isDisabled}
        onClick={() => setOpen(!isOpen)}
      >
        {t(offer.label)}
      </Button>
      {isOpen && (
        <offer.Part
          {...about}
          target={place.current}
          onClose={() => {
            setOpen(false);
            place.current?.querySelector("button")?.focus();
          }}
          onInsert={(...text) => {
            setOpen(false);
            setChosen(text);
          }}
        />
      )}
    </span>
  );
}
