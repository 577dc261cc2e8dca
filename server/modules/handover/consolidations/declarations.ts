/** Reads what a flight's packages declare, for the flight's problems, its manifest and its value. */
import { ApiError } from "../../../../api/errors.ts";
import type { ConsolidationProblem } from "../../../../api/generated/schema.ts";
import { MAX_FLIGHT_PACKAGES, MAX_FLIGHT_PROBLEMS } from "../../../../api/handover/flights.ts";
import type { ManifestLine } from "../../../../api/handover/manifest.ts";
import { type CustomsGap, type Sum, sumsOf } from "../../../../api/shipping/customs.ts";
import { REASONS } from "../../../../api/reasons.ts";
import type { AuthorizedContext } from "../../../context.ts";
import { chunksOf } from "../../../db/chunks.ts";
import type { Reader } from "../../../db/database.ts";
import { ALL_SELLERS } from "../../../scope.ts";
import { declarationsOf, type PackageDeclaration } from "../../shipping/customs/store.ts";
import { faultyItemsOf, type LoadedPackage, packagesOn } from "./load_store.ts";
import { flightsById } from "./store.ts";

/** Maximum number of ids in one statement. */
const AT_ONCE = 500;

interface DeclaredPackage extends LoadedPackage {
  readonly lines: PackageDeclaration["lines"];
  readonly missing: readonly CustomsGap[];
}

/** Returns the packages in the order of their boxes. */
export async function readDeclarations(reader: Reader, id: string): Promise<readonly DeclaredPackage[]> {
  const packages = await packagesOn(reader, id, MAX_FLIGHT_PACKAGES);
  const declared: DeclaredPackage[] = [];
  for (const some of chunksOf(packages, 1, AT_ONCE)) {
    const declarations = await declarationsOf(reader, ALL_SELLERS, some.map(({ _id }) => _id));
    declared.push(...some.map((pkg): DeclaredPackage => {
      const { lines, missing } = declarations.get(pkg._id) ?? { lines: [], missing: ["lines"] };
      return { ...pkg, lines, missing };
    }));
  }
  return declared;
}

export const isIncomplete = ({ missing }: Pick<DeclaredPackage, "missing">): boolean => missing.length > 0;

export const manifestLinesOf = (packages: readonly DeclaredPackage[]): readonly ManifestLine[] =>
  packages.flatMap(({ code, box_code, tracking_number, country, postal_code, lines }) =>
    lines.map(({ desc, hs, origin, qty, net_g, value_minor, currency }): ManifestLine => ({
      box: box_code,
      package: code,
      tracking_number,
      country,
      postal_code,
      contents: desc,
      hs,
      origin,
      qty,
      net_g,
      value_minor,
      currency,
    }))
  );

/** Returns the sum of the lines in the most frequent currency, because a flight has only one value. */
export function valueOf(lines: readonly Sum[], usual: string): Sum {
  const counts = new Map<string, number>();
  for (const { currency } of lines) counts.set(currency, (counts.get(currency) ?? 0) + 1);
  const [currency = usual] = [...counts.keys()].sort((one, other) =>
    (counts.get(other) ?? 0) - (counts.get(one) ?? 0) || (one < other ? -1 : 1)
  );
  const value_minor = sumsOf(lines).find((sum) => sum.currency === currency)?.value_minor ?? 0;
  return { currency, value_minor };
}

/**
 * `consolidationProblems`: packages that customs would stop, each with the items that must be fixed.
 * @throws {ApiError} NOT_FOUND
 */
export async function problemsOf(
  { _id }: { readonly _id: string },
  { db }: AuthorizedContext,
): Promise<readonly ConsolidationProblem[]> {
  if (!(await flightsById(db.read, [_id])).has(_id)) throw new ApiError("NOT_FOUND", REASONS.notFound);
  const incomplete = (await readDeclarations(db.read, _id)).filter(isIncomplete).slice(
    0,
    MAX_FLIGHT_PROBLEMS,
  );
  const items = await faultyItemsOf(db.read, incomplete.map((pkg) => pkg._id));
  return incomplete.map(({ _id, code, box_id, box_code, missing }) => ({
    _id,
    code,
    box_id,
    box_code,
    gaps: [...missing],
    items: [...items.get(_id) ?? []],
  }));
}
