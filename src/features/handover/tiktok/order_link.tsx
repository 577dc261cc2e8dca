import { Link } from "@fluentui/react-components";
import { useMemo } from "react";
import { Link as RouterLink } from "wouter";
import { allows } from "../../../../api/access.ts";
import { tiktokOrders } from "../../../../resources/handover/tiktok_orders.ts";
import type { PartProps } from "../../../engine/record/view_props.ts";
import { choiceWord } from "../../../engine/list/choice_word.ts";
import { useAnswer } from "../../../engine/wiring/answer.ts";
import { t } from "../../../lib/i18n.ts";
import { usePerson } from "../../../lib/person.ts";
import { Section } from "../../../parts/section.tsx";
import { ofOrderSource } from "./wiring.ts";

/** Links our order to its TikTok order, for people who may see TikTok orders. */
export default function OrderLink({ record: { _id } }: PartProps) {
  const person = usePerson();
  return allows(tiktokOrders.rule, person) ? <Found id={_id} /> : null;
}

function Found({ id }: { readonly id: string }) {
  const { answer } = useAnswer(useMemo(() => ofOrderSource(id), [id]));
  const [order] = answer?.tiktokOrders ?? [];
  if (!order) return null;
  const { _id, tiktok_id, remote_status } = order;
  return (
    <Section title={t("tiktokOrders.inTiktok")}>
      <RouterLink href={`${tiktokOrders.path}/all/${encodeURIComponent(_id)}`} asChild>
        <Link aria-label={`${t("tiktokOrders.open")}: ${tiktok_id}`}>
          <bdi translate="no">{tiktok_id}</bdi>
        </Link>
      </RouterLink>{" "}
      {choiceWord("remote_status", remote_status)}
    </Section>
  );
}
