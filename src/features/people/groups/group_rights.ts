import {
  accessOfBits,
  defaultAccess,
  type Module,
  type ModulePermission,
  MODULES,
} from "../../../../api/modules.ts";
import { resources } from "../../../../resources/generated/resources.ts";
import { t } from "../../../lib/i18n.ts";
import type { InheritedAccess } from "./rights_rows.ts";

/** Modules that are shown although no list belongs to them. */
const BESIDE = ["item_info", "production", "order_fulfillment", "finance"];

export const shownModules = (): readonly Module[] =>
  MODULES.filter(({ id, roles }) =>
    roles.length > 0 && (BESIDE.includes(id) || resources.some(({ module }) => module === id))
  );

export interface ParentGroup {
  readonly name: string;
  readonly rights: readonly ModulePermission[];
}

export const inheritedAccess =
  (above: ParentGroup | null, role: string) => (module: Module): InheritedAccess => {
    const entry = above?.rights.find((each) => each.module === module.id);
    if (above && entry) return { access: entry.access, source: t("rights.from", { name: above.name }) };
    if (role) {
      return {
        access: defaultAccess(role, module.id),
        source: t("rights.ofRole", { role: t(`choice.role.${role}`) }),
      };
    }
    const access = accessOfBits((bit) => !module.needsGrant && module.bits.includes(bit));
    return { access, source: t(module.needsGrant ? "rights.ofNobody" : "rights.ofEachRole") };
  };
