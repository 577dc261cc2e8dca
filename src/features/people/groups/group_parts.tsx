import type { ModulePermission } from "../../../../api/modules.ts";
import { t } from "../../../lib/i18n.ts";
import { Section } from "../../../parts/section.tsx";
import type { PartProps } from "../../../engine/record/view_props.ts";
import { inheritedAccess, shownModules } from "./group_rights.ts";
import { PermissionMatrix } from "./permission_matrix.tsx";

const entries = (value: unknown) => Array.isArray(value) ? value as readonly ModulePermission[] : [];

export default function GroupRightsPart({ record }: PartProps) {
  const name = String(record["parent_name"] ?? "");
  const above = name ? { name, rights: entries(record["inherited"]) } : null;
  return (
    <Section title={t("rights.title")}>
      <PermissionMatrix
        modules={shownModules()}
        value={entries(record["permission"])}
        inherited={inheritedAccess(above, String(record["role"] ?? ""))}
        onChange={() => {}}
        isReadOnly
      />
    </Section>
  );
}
