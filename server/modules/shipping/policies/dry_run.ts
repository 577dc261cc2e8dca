/** Answers `policyTest`: the policies' choice for an order, a package, or the packages of the last 7 days. */
import { DAY_SECONDS } from "../../../../api/constants.ts";
import { codeIn } from "../../../../api/codes/scan.ts";
import { ApiError } from "../../../../api/errors.ts";
import type { PolicyTest, QueryArgs } from "../../../../api/generated/schema.ts";
import { MAX_SCAN_LENGTH } from "../../../../api/codes/scan_codes.ts";
import { countDifferences, testPolicies } from "../../../../api/shipping/policy_dry_run.ts";
import { REASONS } from "../../../../api/reasons.ts";
import type { AuthorizedContext } from "../../../context.ts";
import { methodRules } from "../methods/store.ts";
import { allPolicies } from "./store.ts";
import { packagesOfCode, packagesSince } from "./dry_run_store.ts";

const WEEK_SECONDS = 7 * DAY_SECONDS;

export async function policyTest(
  { code, policy }: QueryArgs["policyTest"],
  { db, scope, now }: AuthorizedContext,
): Promise<PolicyTest> {
  const wantedCode = (code ?? "").trim();
  if (wantedCode.length > MAX_SCAN_LENGTH) throw new ApiError("NOT_FOUND", REASONS.notFound);
  const packages = wantedCode === ""
    ? await packagesSince(db.read, scope, now() - WEEK_SECONDS)
    : await packagesOfCode(db.read, scope, codeIn(wantedCode)?.code ?? wantedCode);
  if (wantedCode !== "" && packages.length === 0) throw new ApiError("NOT_FOUND", REASONS.notFound);
  const stored = await allPolicies(db.read);
  const tried = policy ?? "";
  if (tried !== "" && !stored.some(({ _id }) => _id === tried)) {
    throw new ApiError("NOT_FOUND", REASONS.notFound);
  }
  const as = (status: string) => stored.map((each) => each._id === tried ? { ...each, status } : each);
  const policies = tried === "" ? stored : as("Active");
  const methods = await methodRules(db.read);
  const titles = new Map(policies.map(({ _id, title }) => [_id, title]));
  const { looked, ...rest } = testPolicies(packages, policies, methods);
  return {
    ...rest,
    would_change: tried === "" ? null : countDifferences(packages, as("Paused"), policies, methods),
    chosen: [...rest.chosen],
    skipped: [...rest.skipped],
    looked: looked.map(({ policy: { _id, code, priority }, matched, gave, misses }) => ({
      _id,
      code,
      title: titles.get(_id) ?? "",
      priority,
      matched,
      gave,
      misses: [...misses],
    })),
  };
}
