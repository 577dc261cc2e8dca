import type { ModulePermission } from "../../../../../api/modules.ts";
import { t } from "../../../../lib/i18n.ts";
import { Section } from "../../../../parts/section.tsx";
import type { PartProps } from "../../../../engine/record/view_props.ts";
import { PersonRights } from "../../groups/person_rights.tsx";

const nothing = () => {};

export default function EffectiveRights({ record }: PartProps) {
  return (
    <Section title={t("entity.users.effective")}>
      <PersonRights
        value={(record["permission"] ?? []) as readonly ModulePermission[]}
        groups={((record["groups"] ?? []) as readonly string[]).toSorted()}
        role={String(record["role"])}
        isReadOnly
        onChange={nothing}
      />
    </Section>
  );
}
