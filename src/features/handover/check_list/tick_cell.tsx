import { Button } from "@fluentui/react-components";
import { CheckmarkCircle16Filled } from "@fluentui/react-icons";
import { Suspense, useRef, useState } from "react";
import { allows } from "../../../../api/access.ts";
import { checkListRights } from "../../../../resources/handover/check_list.ts";
import { t } from "../../../lib/i18n.ts";
import { lazyPart } from "../../../lib/lazy_part.tsx";
import { usePerson } from "../../../lib/person.ts";
import { Instant } from "../../../parts/instant.tsx";
import { useCheckStyles } from "./check_list.styles.ts";
import type { CheckLine } from "./check_source.ts";
import { lineName } from "./line_text.ts";

const TickDialog = lazyPart(() => import("./tick_dialog.tsx"));
const TickedDialog = lazyPart(() => import("./ticked_dialog.tsx"));

interface Props {
  readonly line: CheckLine;
  readonly onTicked: () => void;
}

export function TickCell({ line, onTicked }: Props) {
  const styles = useCheckStyles();
  const person = usePerson();
  const [isOpen, setOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const { tick } = line;
  const close = () => {
    setOpen(false);
    // A tick replaces the button by another one, which gets the focus.
    setTimeout(() => place.current?.querySelector("button")?.focus());
  };
  if (!tick && !allows(checkListRights.add, person)) return null;
  const Opened = tick ? TickedDialog : TickDialog;
  return (
    <div ref={place}>
      {tick
        ? (
          <>
            <span className={styles.signed}>
              <CheckmarkCircle16Filled className={styles.done} aria-hidden />
              <Button
                appearance="transparent"
                size="small"
                aria-haspopup="dialog"
                aria-label={`${t("checkList.tickedBy", { name: tick.signed_by })}. ${lineName(line)}`}
                onClick={() => setOpen(true)}
              >
                <bdi dir="auto" translate="no">{tick.signed_by}</bdi>
              </Button>
            </span>
            <span className={styles.note}>
              <bdi data-printed translate="no">{`${tick.signed_by} `}</bdi>
              <Instant at={tick.created_at} />
            </span>
            {tick.note && <bdi className={styles.note} dir="auto">{tick.note}</bdi>}
          </>
        )
        : (
          <Button
            size="small"
            aria-haspopup="dialog"
            aria-label={t("checkList.tickOf", { place: lineName(line) })}
            onClick={() => setOpen(true)}
          >
            {t("checkList.tick")}
          </Button>
        )}
      {isOpen && (
        <Suspense>
          <Opened {...{ line, onTicked }} onClose={close} />
        </Suspense>
      )}
    </div>
  );
}
