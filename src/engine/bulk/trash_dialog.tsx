import {
  Dialog,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  Spinner,
} from "@fluentui/react-components";
import { Suspense, useEffect } from "react";
import type { Row } from "../../../machines/rows.ts";
import type { RecordShape, Resource } from "../../../resources/define.ts";
import { t } from "../../lib/i18n.ts";
import { SettlingButton } from "../../parts/settling_button.tsx";
import { DialogDecision } from "../../parts/decision.tsx";
import { notify } from "../../lib/toasts.ts";
import { numberText } from "../../parts/format.ts";
import { screenOf } from "../features.ts";
import { MoveMessageBar } from "../record/move_message_bar.tsx";
import { usePerson } from "../../lib/person.ts";
import { TRASH, useTrash } from "../form/entity_wiring.ts";
import "../../parts/focus_keeper.tsx";

/** Maximum number of records that the question names; the others are counted. */
const NAMED = 8;

interface Props {
  readonly resource: Resource;
  readonly rows: readonly Row[];
  readonly onDone: () => void;
  readonly onClose: () => void;
}

export default function TrashDialog({ resource, rows, onDone, onClose }: Props) {
  const person = usePerson();
  const shape = resource.shape as RecordShape;
  const ids = rows.map(({ _id }) => _id);
  const words = { count: rows.length, number: numberText(rows.length) };
  const mover = useTrash({ resource, shape }, ids, person._id, () => {
    notify("success", t("bulk.trash.done", words));
    onDone();
    onClose();
  });
  const isSending = mover.phase === "sending" || mover.phase === "checking";
  // This runs once for each opening, because the rows of an open question do not change.
  useEffect(() => mover.begin(TRASH, true), []);
  const close = () => {
    mover.dismiss();
    onClose();
  };
  const { TrashNote: Note } = screenOf(resource.id);
  return (
    <Dialog open onOpenChange={(_, { open }) => !open && !isSending && close()}>
      <DialogSurface>
        <DialogBody>
          <DialogTitle>{t("bulk.trash.title", words)}</DialogTitle>
          <DialogContent>
            <MoveMessageBar mover={mover} hasSteps={false} />
            <Names texts={rows.map((row) => String(row[shape.name] ?? row._id))} />
            {Note
              ? (
                <Suspense>
                  <Note ids={ids} />
                </Suspense>
              )
              : <p>{t("bulk.trash.final")}</p>}
          </DialogContent>
          <DialogDecision onCancel={close} isBusy={isSending}>
            <SettlingButton
              meaning={TRASH}
              appearance="primary"
              disabledFocusable={isSending || mover.phase === "unknown"}
              icon={isSending ? <Spinner size="tiny" /> : null}
              onClick={() => !isSending && mover.confirm([])}
            >
              {t("bulk.trash.act", words)}
            </SettlingButton>
          </DialogDecision>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}

function Names({ texts }: { readonly texts: readonly string[] }) {
  const more = texts.length - NAMED;
  return (
    <ul>
      {texts.slice(0, NAMED).map((text, at) => (
        <li key={at}>
          <bdi dir="auto">{text}</bdi>
        </li>
      ))}
      {more > 0 && <li>{t("bulk.trash.more", { count: more, number: numberText(more) })}</li>}
    </ul>
  );
}
