/** Begins an export of the packages in a box, whose file appears in the list of jobs. */
import { Button } from "@fluentui/react-components";
import { allows } from "../../../../api/access.ts";
import { MakeBulk } from "../../../../api/generated/operations/bulk.ts";
import { jobs } from "../../../../resources/desk/jobs.ts";
import { packages } from "../../../../resources/shipping/packages.ts";
import { writtenFields } from "../../../../resources/written_fields.ts";
import { fieldWord } from "../../../engine/field_words.ts";
import { useKeyedCall } from "../../../engine/wiring/keyed_call.ts";
import { ask } from "../../../lib/client.ts";
import { failureText } from "../../../lib/failure_text.ts";
import { t } from "../../../lib/i18n.ts";
import { usePerson } from "../../../lib/person.ts";
import { notify } from "../../../lib/toasts.ts";

/** Columns of the export: no prices, and of the recipient only name, city and country. */
const KEYS: readonly string[] = [
  ...["code", "order_code", "carrier", "tracking_number", "recipient_name", "items_count", "weight_g"],
  ...["shipment_status", "box_code"],
];
const COLUMNS = packages.columns.filter(({ key }) => KEYS.includes(key));

export function SaveContents({ code, ids }: { readonly code: string; readonly ids: readonly string[] }) {
  const person = usePerson();
  const { isBusy, send } = useKeyedCall();
  const rule = jobs.roots.makeJob;
  if (!rule || !allows(rule, person)) return null;
  const save = () => {
    const params = {
      kind: "list.export",
      resource: packages.id,
      ids,
      sort: "code",
      shape: "columns",
      format: "xlsx",
      columns: COLUMNS.map(({ key }) => key),
      labels: writtenFields(COLUMNS).map((name) => fieldWord(packages.id, name)),
    };
    send({
      input: JSON.stringify(params),
      call: async (key) => {
        const outcome = await ask(MakeBulk, { params, key });
        if (!outcome.ok) notify("error", failureText(outcome.failure));
        return outcome;
      },
      onDone: () => notify("success", t("bulk.export.begun")),
    });
  };
  return (
    <Button size="small" disabled={isBusy} onClick={save} aria-label={`${t("box.xlsx")}: ${code}`}>
      {t("box.xlsx")}
    </Button>
  );
}
