/** The first matching policy that sets a value wins. Source: docs/requirements.md S2.28. */
import { CONTENT_TYPES } from "./customs.ts";
import { fold } from "../fold.ts";
import { foldTag } from "../orders/tags.ts";
import { postalKey } from "../places/postal_key.ts";
import {
  methodCodeOf,
  type MethodPackage,
  type MethodRefusal,
  methodRefusals,
  type MethodRules,
} from "./methods.ts";
import type { Sides } from "./packages.ts";
import { packageTypeOf, sidesOfType } from "./packaging.ts";

export const LABEL_FORMATS = ["4x6", "A6"] as const;
export const MAX_PRIORITY = 10_000;
export const MAX_LISTED = 250;
export const MAX_FALLBACKS = 8;
export const MAX_TOLERANCE_G = 2_000;

/** An empty list, or 0, matches everything. */
export interface PolicyWhen {
  readonly countries: readonly string[];
  /** States or provinces, compared without regard to case and accents. */
  readonly regions: readonly string[];
  /** Prefixes of which one must match, without regard to case, blanks and dashes. */
  readonly postal_prefixes: readonly string[];
  readonly sellers: readonly string[];
  readonly stores: readonly string[];
  readonly methods: readonly string[];
  /** Tags of which the order must have at least one, without regard to case. */
  readonly tags: readonly string[];
  /** Both bounds are inclusive. */
  readonly min_g: number;
  readonly max_g: number;
}

/** Values that a policy sets; an empty text, an empty list or 0 sets nothing. */
export interface PolicyThen {
  /** Codes of methods; the first usable one is chosen. */
  readonly by_methods: readonly string[];
  readonly package_type: string;
  readonly content_type: string;
  readonly incoterm: string;
  readonly location_id: string;
  readonly label_format: string;
  readonly tolerance_g: number;
}

export interface Policy extends PolicyWhen, PolicyThen {
  readonly _id: string;
  readonly code: string;
  /** The policy with the smallest number goes first; no two have the same. */
  readonly priority: number;
  readonly status: string;
}

export interface PolicyPackage {
  readonly country: string;
  readonly region: string;
  readonly postal_code: string;
  readonly seller_id: string;
  readonly store_id: string;
  readonly method: string;
  readonly tags: readonly string[];
  readonly weight_g: number;
}

export const THEN_KEYS = [
  "by_methods",
  "package_type",
  "content_type",
  "incoterm",
  "location_id",
  "label_format",
  "tolerance_g",
] as const satisfies readonly (keyof PolicyThen)[];
export type ThenKey = (typeof THEN_KEYS)[number];

export const MISMATCH_REASONS = [
  "paused",
  "country",
  "region",
  "postal",
  "seller",
  "store",
  "method",
  "tag",
  "tooLight",
  "tooHeavy",
] as const;
export type MismatchReason = (typeof MISMATCH_REASONS)[number];

export const WHEN_LISTS = ["countries", "regions", "sellers", "stores", "methods", "tags"] as const;
type WhenList = (typeof WHEN_LISTS)[number];
/** Normalizes texts for the comparison; the other lists have codes and ids, which are compared as they are. */
const FORMS: Readonly<Partial<Record<WhenList, (text: string) => string>>> = { regions: fold, tags: foldTag };

export function hasListed(when: PolicyWhen, list: WhenList, value: string): boolean {
  const formOf = FORMS[list];
  return formOf ? when[list].map(formOf).includes(formOf(value)) : when[list].includes(value);
}

const isOff = (when: PolicyWhen, list: WhenList, ...values: readonly string[]): boolean =>
  when[list].length > 0 && !values.some((value) => hasListed(when, list, value));

function beginsWithOne(prefixes: readonly string[], code: string): boolean {
  if (prefixes.length === 0) return true;
  const key = postalKey(code);
  return prefixes.some((prefix) => key.startsWith(postalKey(prefix)));
}

type Tested = PolicyWhen & { readonly status: string };

const TESTS: Readonly<Record<MismatchReason, (policy: Tested, pkg: PolicyPackage) => boolean>> = {
  paused: ({ status }) => status !== "Active",
  country: (policy, { country }) => isOff(policy, "countries", country),
  region: (policy, { region }) => isOff(policy, "regions", region),
  postal: ({ postal_prefixes }, { postal_code }) => !beginsWithOne(postal_prefixes, postal_code),
  seller: (policy, { seller_id }) => isOff(policy, "sellers", seller_id),
  store: (policy, { store_id }) => isOff(policy, "stores", store_id),
  method: (policy, { method }) => isOff(policy, "methods", methodCodeOf(method)),
  tag: (policy, { tags }) => isOff(policy, "tags", ...tags),
  tooLight: ({ min_g }, { weight_g }) => weight_g < min_g,
  tooHeavy: ({ max_g }, { weight_g }) => max_g > 0 && weight_g > max_g,
};

export const mismatchesOf = (policy: Tested, pkg: PolicyPackage): readonly MismatchReason[] =>
  MISMATCH_REASONS.filter((each) => TESTS[each](policy, pkg));

const isFor = (policy: Tested, pkg: PolicyPackage): boolean =>
  !MISMATCH_REASONS.some((each) => TESTS[each](policy, pkg));

export const setsValue = (then: PolicyThen, key: ThenKey): boolean => {
  const value = then[key];
  return typeof value === "number" ? value > 0 : value.length > 0;
};

export interface PolicyTrace {
  readonly policy: Policy;
  /** Empty if the policy matches, or if a person chose it. */
  readonly misses: readonly MismatchReason[];
  readonly gave: readonly ThenKey[];
}

export interface PolicyChoice {
  /** Only values that some policy sets. */
  readonly values: Partial<PolicyThen>;
  readonly from: Readonly<Partial<Record<ThenKey, Policy>>>;
  readonly looked: readonly PolicyTrace[];
}

const byPriority = (one: Policy, other: Policy): number => one.priority - other.priority;

/** Lets a policy that a person chose (`named`) go before all others, even if it does not match. */
export function choosePolicyValues(
  pkg: PolicyPackage,
  policies: readonly Policy[],
  named?: string,
): PolicyChoice {
  const order = policies.toSorted((a, b) =>
    Number(b._id === named) - Number(a._id === named) || byPriority(a, b)
  );
  const values: Partial<Record<ThenKey, PolicyThen[ThenKey]>> = {};
  const from: Partial<Record<ThenKey, Policy>> = {};
  const looked = order.map((policy): PolicyTrace => {
    const misses = policy._id === named ? [] : mismatchesOf(policy, pkg);
    const gave = misses.length > 0 ? [] : THEN_KEYS.filter((key) => setsValue(policy, key) && !from[key]);
    for (const key of gave) {
      values[key] = policy[key];
      from[key] = policy;
    }
    return { policy, misses, gave };
  });
  return { values: values as Partial<PolicyThen>, from, looked };
}

export interface SkippedMethod {
  readonly code: string;
  readonly why: readonly (MethodRefusal | "unknown")[];
}

export interface UsableMethod {
  /** Code of the chosen method; empty if none can be used. */
  readonly code: string;
  readonly skipped: readonly SkippedMethod[];
}

export function firstUsable(
  codes: readonly string[],
  methods: ReadonlyMap<string, MethodRules>,
  pkg: MethodPackage,
): UsableMethod {
  const skipped: SkippedMethod[] = [];
  for (const code of codes) {
    const method = methods.get(code);
    const why = method ? methodRefusals(method, pkg) : ["unknown" as const];
    if (why.length === 0) return { code, skipped };
    skipped.push({ code, why });
  }
  return { code: "", skipped };
}

export interface PolicyResult {
  readonly method_code: string;
  readonly policy_id: string | null;
  readonly package_type: string;
  readonly length_mm: number;
  readonly width_mm: number;
  readonly height_mm: number;
  readonly incoterm: string;
  readonly content_type: string;
  readonly label_format: string;
  readonly tolerance_g: number;
}

export interface SendingRules {
  readonly policies: readonly Policy[];
  readonly methods: ReadonlyMap<string, MethodRules>;
}
export const NO_RULES: SendingRules = { policies: [], methods: new Map() };

export interface PolicyRules extends SendingRules {
  readonly pkg: PolicyPackage;
  readonly location_id: string | null;
  /** Id of the policy that a person chose. */
  readonly named?: string;
  /** Sides that a person measured, which stay unless a policy sets a packaging; null if nobody measured. */
  readonly measured?: Sides | null;
}

export interface Application {
  readonly applied: PolicyResult;
  readonly chosen: PolicyChoice;
  readonly usable: UsableMethod;
}

/** Returns true if `applyPolicies` could find a method. It is faster, because an import asks it for each order. */
export function hasMethod(pkg: PolicyPackage, { policies, methods }: SendingRules): boolean {
  if (methods.has(methodCodeOf(pkg.method))) return true;
  const giver = giverOf("by_methods", pkg, policies);
  if (!giver) return false;
  const packing = giverOf("package_type", pkg, policies);
  const type = packageTypeOf(packing?.package_type ?? "");
  const known = {
    country: pkg.country,
    weight_g: pkg.weight_g,
    mm: type?.mm ?? null,
    location_id: null,
  };
  return firstUsable(giver.by_methods, methods, known).code !== "";
}

function giverOf(key: ThenKey, pkg: PolicyPackage, policies: readonly Policy[]): Policy | undefined {
  const givers = policies.filter((policy) => setsValue(policy, key)).sort(byPriority);
  return givers.find((policy) => isFor(policy, pkg));
}

const NO_SIDES: Sides = { length_mm: 0, width_mm: 0, height_mm: 0 };

/** The recorded policy is the one that chose the method, else the first that set anything. */
export function applyPolicies(
  { pkg, location_id, policies, methods, named: namedPolicy, measured = null }: PolicyRules,
): Application {
  const chosen = choosePolicyValues(pkg, policies, namedPolicy);
  const { values, from, looked } = chosen;
  const type = packageTypeOf(values.package_type ?? "");
  const sides = type ? sidesOfType(type) : measured;
  const { length_mm, width_mm, height_mm } = sides ?? NO_SIDES;
  const mm = sides && [length_mm, width_mm, height_mm];
  const known = { country: pkg.country, weight_g: pkg.weight_g, mm, location_id };
  const usable = firstUsable(values.by_methods ?? [], methods, known);
  const namedMethod = methodCodeOf(pkg.method);
  const requested = methods.has(namedMethod) ? namedMethod : "";
  const giver = (usable.code && from.by_methods) || looked.find(({ gave }) => gave.length > 0)?.policy;
  const applied = {
    method_code: usable.code || requested,
    policy_id: giver?._id ?? null,
    package_type: type?.code ?? "",
    length_mm,
    width_mm,
    height_mm,
    incoterm: values.incoterm ?? "",
    content_type: values.content_type ?? CONTENT_TYPES[0],
    label_format: values.label_format ?? "",
    tolerance_g: values.tolerance_g ?? 0,
  };
  return { applied, chosen, usable };
}
