/** The way from picked garments to their tickets. */
import { MenuItem } from "@fluentui/react-components";
import { useLocation } from "wouter";
import { allows } from "../../../api/access.ts";
import { MAX_PRINTED } from "../../../api/prints.ts";
import { PRINTING } from "../../../resources/prints.ts";
import { units } from "../../../resources/units.ts";
import type { BulkItemsProps } from "../../engine/features.ts";
import { t } from "../../lib/i18n.ts";
import { usePerson } from "../../lib/person.ts";
import { numberText } from "../../parts/format.ts";
import { printText } from "./print_text.ts";

export default function PrintItems({ list, ids }: BulkItemsProps) {
  const [, navigate] = useLocation();
  const person = usePerson();
  if (list !== units.id || !allows(PRINTING.tickets, person)) return null;
  const isTooMany = ids === null || ids.length > MAX_PRINTED;
  return (
    <MenuItem
      disabled={isTooMany || ids.length === 0}
      subText={isTooMany ? t("prints.most", { max: numberText(MAX_PRINTED) }) : null}
      onClick={() => navigate(`/prints?_id=${(ids ?? []).map(encodeURIComponent).join(",")}`)}
    >
      {printText("tickets", ids?.length ?? MAX_PRINTED)}
    </MenuItem>
  );
}
