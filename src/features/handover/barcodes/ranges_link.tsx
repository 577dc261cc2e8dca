/** Links a shipping method whose labels we number to the ranges that the numbers come from. */
import { allows } from "../../../../api/access.ts";
import { numberRanges } from "../../../../resources/shipping/number_ranges.ts";
import type { PartProps } from "../../../engine/record/view_props.ts";
import { t } from "../../../lib/i18n.ts";
import { usePerson } from "../../../lib/person.ts";
import { LinkButton } from "../../../parts/link_button.tsx";

export default function RangesLink({ record }: PartProps) {
  const person = usePerson();
  if (record["provider"] !== "house" || !allows(numberRanges.rule, person)) return null;
  const query = new URLSearchParams({ method: String(record["code"] ?? "") });
  return <LinkButton isSmall href={`${numberRanges.path}?${query}`}>{t("barcodes.link")}</LinkButton>;
}
