import { Button, Checkbox } from "@fluentui/react-components";
import { useState } from "react";
import { allows } from "../../../../api/access.ts";
import { BoxPackages, MoveBoxPackages } from "../../../../api/generated/operations/boxes.ts";
import { MAX_BOX_PACKAGES } from "../../../../api/handover/box_weight.ts";
import type { DataOf } from "../../../../api/operation.ts";
import { heads } from "../../../../resources/generated/heads.ts";
import { containers } from "../../../../resources/handover/containers.ts";
import { packages } from "../../../../resources/shipping/packages.ts";
import { OptionSelect } from "../../../engine/form/option_select.tsx";
import { publishChange } from "../../../engine/live/live.ts";
import { reasonText } from "../../../engine/record/move_message_bar.tsx";
import { RecordLink } from "../../../engine/record/record_link.tsx";
import type { PartProps } from "../../../engine/record/view_props.ts";
import { type AnswerSource, useAnswer } from "../../../engine/wiring/answer.ts";
import { useKeyedCall } from "../../../engine/wiring/keyed_call.ts";
import { ask } from "../../../lib/client.ts";
import { failureText } from "../../../lib/failure_text.ts";
import { t } from "../../../lib/i18n.ts";
import { notify } from "../../../lib/toasts.ts";
import { usePerson } from "../../../lib/person.ts";
import { weightText } from "../../../parts/format.ts";
import { useRecordStyles } from "../../../parts/record.styles.ts";
import { Section } from "../../../parts/section.tsx";
import { StatusPill } from "../../../parts/status_pill.tsx";
import { PrintButton } from "../../catalogue/prints/print_button.tsx";
import { OrderLink } from "../../orders/orders/order_link.tsx";
import { useBoxStyles } from "./box.styles.ts";
import { SaveContents } from "./save_contents.tsx";

type Package = DataOf<typeof BoxPackages>["packages"][number];

/** Short, because colleagues move packages at the same time. */
const SOON_MS = 1_000;

const source = (box: string): AnswerSource<DataOf<typeof BoxPackages>> => ({
  name: `box.packages.${box}`,
  entities: [packages.query, containers.query],
  debounceMs: SOON_MS,
  ask: ({ signal }) =>
    ask(BoxPackages, { box: [box] }, { background: true, signal, perPage: MAX_BOX_PACKAGES }),
});

const mayFill = packages.moves?.find(({ event }) => event === "box.out")?.rule;

export default function BoxPackagesPart({ record: { _id, code, status } }: PartProps) {
  const { quiet } = useRecordStyles();
  const { bar } = useBoxStyles();
  const person = usePerson();
  const [boxSource] = useState(() => source(_id));
  const { answer, failure, refresh } = useAnswer(boxSource);
  const [picked, setPicked] = useState<readonly string[]>([]);
  const rows = answer?.packages ?? [];
  // A package that a colleague took out meanwhile must not be moved from where it is now.
  const inside = picked.filter((id) => rows.some((row) => row._id === id));
  const isOpen = status === "Processing" && mayFill !== undefined && allows(mayFill, person);
  const done = () => {
    setPicked([]);
    refresh();
  };
  return (
    <Section
      title={t("box.contents")}
      action={rows.length > 0 && <SaveContents code={String(code)} ids={rows.map((row) => row._id)} />}
    >
      <div className={bar}>
        <PrintButton kind="boxes" ids={[_id]} />
        {rows.length > 0 && <PrintButton kind="packing_lists" ids={[_id]} />}
      </div>
      {failure && <div role="alert">{failureText(failure)}</div>}
      {answer && rows.length === 0 && <span className={quiet}>{t("box.none")}</span>}
      {isOpen && rows.length > 0 && <Moves box={_id} picked={inside} {...{ rows, setPicked, done }} />}
      <Rows {...{ rows, setPicked }} picked={inside} isPickable={isOpen} />
    </Section>
  );
}

/** Moves packages into or out of a box, and shows each reason for a refusal once. */
function useBoxMoves(box: string, done: () => void) {
  const { isBusy, send } = useKeyedCall();
  const move = (ids: readonly string[], event: "box.in" | "box.out", into?: string) => {
    const call = { ids, event, params: into ? { box_id: into } : {} };
    send({
      input: JSON.stringify(call),
      call: async (key) => {
        const outcome = await ask(MoveBoxPackages, { ...call, key });
        if (!outcome.ok) notify("error", failureText(outcome.failure));
        return outcome;
      },
      onDone({ movePackage }) {
        const refused = movePackage.filter(({ ok }) => !ok);
        const count = ids.length - refused.length;
        if (count > 0) notify("success", t("box.moved", { count }));
        for (const code of new Set(refused.map(({ reason }) => reason?.code ?? "wrongState"))) {
          notify("warning", reasonText(code));
        }
        publishChange("packages", [...ids]);
        publishChange("boxes", [box, ...into ? [into] : []]);
        done();
      },
    });
  };
  return { isBusy, move };
}

interface Picks {
  readonly rows: readonly Package[];
  readonly picked: readonly string[];
  readonly setPicked: (ids: readonly string[]) => void;
}

function Moves(
  { box, rows, picked, setPicked, done }: Picks & { readonly box: string; readonly done: () => void },
) {
  const styles = useBoxStyles();
  const [into, setInto] = useState("");
  const { isBusy, move } = useBoxMoves(box, done);
  const isNothing = picked.length === 0 || isBusy;
  const isAll = picked.length === rows.length;
  return (
    <div className={styles.bar}>
      <Checkbox
        label={t("box.all")}
        checked={isAll ? true : picked.length > 0 ? "mixed" : false}
        onChange={() => setPicked(isAll ? [] : rows.map(({ _id }) => _id))}
      />
      <Button size="small" disabled={isNothing} onClick={() => move(picked, "box.out")}>
        {t("event.box.out")}
      </Button>
      <OptionSelect
        name="box_id"
        source="openBoxes"
        value={into}
        isDisabled={isBusy}
        none={t("box.choose")}
        onChange={setInto}
      />
      <Button
        size="small"
        disabled={isNothing || into === "" || into === box}
        onClick={() => move(picked, "box.in", into)}
      >
        {t("box.move")}
      </Button>
    </div>
  );
}

function Rows({ rows, picked, setPicked, isPickable }: Picks & { readonly isPickable: boolean }) {
  const { plainList, quiet } = useRecordStyles();
  const styles = useBoxStyles();
  const toggle = (id: string) =>
    setPicked(picked.includes(id) ? picked.filter((each) => each !== id) : [...picked, id]);
  return (
    <ul className={plainList}>
      {rows.map((row) => (
        <li key={row._id} className={styles.row}>
          {isPickable && (
            <Checkbox
              aria-label={row.code}
              checked={picked.includes(row._id)}
              onChange={() => toggle(row._id)}
            />
          )}
          <RecordLink lists={[heads.packages]} id={row._id} code={row.code} />
          <OrderLink code={row.order_code} id={row.order_id} />
          <bdi className={styles.number} translate="no">{row.tracking_number}</bdi>
          <span className={quiet}>
            <bdi dir="ltr">
              {`${row.weighed_g === null ? "≈ " : ""}${weightText(row.weighed_g ?? row.weight_g)}`}
            </bdi>
          </span>
          <StatusPill kind="package" status={row.shipment_status} />
        </li>
      ))}
    </ul>
  );
}
