import { AREAS } from "../../../../api/catalogue/catalogue.ts";
import { METHODS } from "../../../../api/catalogue/locations.ts";
import { t } from "../../../lib/i18n.ts";

type AreaKey = (typeof AREAS)[number];
const isArea = (key: string): key is AreaKey => (AREAS as readonly string[]).includes(key);

export const areaWord = (key: string): string => isArea(key) ? t(`artwork.areas.${key}`) : key;

type MethodKey = (typeof METHODS)[number];
const isMethod = (key: string): key is MethodKey => (METHODS as readonly string[]).includes(key);
export const methodWord = (key: string): string => isMethod(key) ? t(`artwork.methods.${key}`) : key;
