import { accessOfBits, type ModulePermission, MODULES } from "../../../api/modules.ts";
import { hasWords, type Key, t } from "../../lib/i18n.ts";

/** Names a module by its own word, or else by the title of its screen, or else by its id. */
export function moduleName(id: string): string {
  const key = [`rights.module.${id}`, `menu.${id}`].find(hasWords);
  return key ? t(key as Key) : id;
}
export const bitName = (bit: string): string => t(`rights.bit.${bit}` as Key);

/** Reads rights from the text of a form; an invalid text gives none. */
export function readRights(text: string): readonly ModulePermission[] {
  try {
    const list: unknown = JSON.parse(text);
    return Array.isArray(list) ? list as ModulePermission[] : [];
  } catch {
    return [];
  }
}

/** Writes rights sorted and without titles, so that equal rights are equal texts. */
export const writeRights = (value: readonly ModulePermission[]): string =>
  JSON.stringify(
    MODULES.flatMap(({ id }) => value.filter(({ module }) => module === id))
      .map(({ module, access }) => ({ module, access: accessOfBits((bit) => access[bit] === true) })),
  );

/** Returns "Orders: view, change; Jobs: nothing". */
export const rightsText = (value: readonly ModulePermission[]): string =>
  value.map(({ module, access }) => {
    const bits = (MODULES.find(({ id }) => id === module)?.bits ?? []).filter((bit) => access[bit]);
    const words = bits.map((bit) => bitName(bit)).join(", ");
    return `${moduleName(module)}: ${words || t("rights.nothing")}`;
  }).join("; ");
