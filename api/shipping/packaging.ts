import type { Sides } from "./packages.ts";

export interface PackageType {
  /** Key of the words `choice.package_type.<code>`. */
  readonly code: string;
  /** Length, width, height; the longest first. */
  readonly mm: readonly [number, number, number];
  readonly tare_g: number;
}

const TYPES = [
  { code: "mailer_s", mm: [250, 190, 20], tare_g: 12 },
  { code: "mailer_m", mm: [360, 260, 30], tare_g: 20 },
  { code: "mailer_l", mm: [480, 380, 50], tare_g: 34 },
  { code: "box_s", mm: [220, 160, 80], tare_g: 95 },
  { code: "box_m", mm: [330, 240, 120], tare_g: 190 },
  { code: "box_l", mm: [450, 330, 200], tare_g: 360 },
  { code: "tube", mm: [640, 80, 80], tare_g: 140 },
] as const satisfies readonly PackageType[];

export const PACKAGE_TYPES: readonly PackageType[] = TYPES;
export const PACKAGE_TYPE_CODES = TYPES.map(({ code }) => code);

const BY_CODE = new Map(PACKAGE_TYPES.map((type) => [type.code, type]));

/** Returns null also for a type that this build does not know. */
export const packageTypeOf = (code: string): PackageType | null => BY_CODE.get(code) ?? null;

export const sidesOfType = ({ mm: [length_mm, width_mm, height_mm] }: PackageType): Sides => ({
  length_mm,
  width_mm,
  height_mm,
});
