/** Source: docs/requirements.md S7.13, S5.1. */
import { ApiError, type InputProblem } from "../../../../api/errors.ts";
import type { CustomizerInput, MutationArgs } from "../../../../api/generated/schema.ts";
import { customizerInput } from "../../../../api/inputs/people/customizer.ts";
import { type ProfileInput, profileInput } from "../../../../api/inputs/people/profile.ts";
import { readInput } from "../../../../api/inputs/read.ts";
import type { AuthorizedContext } from "../../../context.ts";
import type { Writer } from "../../../db/database.ts";
import type { UsersTable } from "../../../db/tables.ts";
import { changedFields } from "../../../entity/changes.ts";
import { checkVersion } from "../../../entity/refusals.ts";
import { type AuditEntry, preparedMutation } from "../../../fields.ts";
import { userById } from "../session/people_store.ts";
import { USERS } from "../../../session/entities.ts";
import { ownUser, userOf } from "../session/user.ts";
import { readPasswordChange, writePasswordChange } from "./change_password.ts";
import { isHandleTaken, PROFILE_FIELDS, type ProfileValues, writeCustomizer, writeProfile } from "./store.ts";

/** Entity of live events, which only the person's own windows receive. */
const ME = "cUser";

const badInput = (problems: readonly InputProblem[]) =>
  new ApiError("BAD_INPUT", "Cannot keep the profile: a value is missing or wrong", { problems });

interface UpdateRequest {
  readonly profile: ProfileInput;
  readonly customizer: CustomizerInput;
}

function read(args: MutationArgs["updateProfile"]): UpdateRequest {
  const profile = readInput(profileInput, args);
  const customizer = readInput(customizerInput, args.customizer ?? {});
  const problems = [
    ...profile.ok ? [] : profile.problems,
    ...customizer.ok ? [] : customizer.problems.map((each) => ({ ...each, path: `customizer.${each.path}` })),
  ];
  if (!profile.ok || !customizer.ok) throw badInput(problems);
  const both = (profile.value.clear ?? []).filter((name) => profile.value[name]);
  if (both.length > 0) throw badInput(both.map((path) => ({ path, code: "invalid" })));
  return { profile: profile.value, customizer: customizer.value };
}

export const updateProfile = preparedMutation<"updateProfile">(async (args, context) => {
  const input = read(args);
  const password = await readPasswordChange(args, context);
  return async (tx) => {
    const { person } = context.session;
    const row = await userById(tx, person._id);
    const text = "Cannot keep the profile: it was changed elsewhere first";
    await checkVersion(row, args.version, text, () => currentOf(row));
    const audit = [
      ...await keepProfile(tx, row, input.profile, context),
      ...await keepCustomizer(tx, row, input.customizer),
      ...password ? await writePasswordChange(tx, row, password, context) : [],
    ];
    return { result: ownUser(await userById(tx, person._id), person), audit };
  };
});

const currentOf = ({ _id, name, h, phone_number, sale_plan, facebook, skype, version }: UsersTable) => ({
  _id,
  name,
  h,
  phone_number,
  sale_plan,
  facebook,
  skype,
  version,
});

async function keepProfile(tx: Writer, row: UsersTable, input: ProfileInput, { now }: AuthorizedContext) {
  const cleared: readonly string[] = input.clear ?? [];
  const valueOf = (field: keyof ProfileValues) => cleared.includes(field) ? "" : input[field] ?? row[field];
  const values = Object.fromEntries(PROFILE_FIELDS.map((field) => [field, valueOf(field)])) as ProfileValues;
  const changes = changedFields(PROFILE_FIELDS, row, values);
  if (changes.length === 0) return [];
  if (values.h !== row.h && await isHandleTaken(tx, values.h, row._id)) {
    throw badInput([{ path: "h", code: "taken" }]);
  }
  await writeProfile(tx, row, values, now());
  return [auditOf(row, changes)];
}

/** Writes only the given keys, so that choices made in other windows stay. */
async function keepCustomizer(tx: Writer, row: UsersTable, input: CustomizerInput) {
  const before: Record<string, unknown> = JSON.parse(row.customizer);
  const given = Object.entries(input).filter(([, value]) => (value ?? null) !== null);
  const changed = given.filter(([name, value]) => before[name] !== value);
  if (changed.length === 0) return [];
  await writeCustomizer(tx, row._id, JSON.stringify({ ...before, ...Object.fromEntries(changed) }));
  const shown: Record<string, unknown> = { ...userOf(row).customizer };
  const changes = changed.map(([name, value]) => ({
    field: `customizer.${name}`,
    before: String(shown[name]),
    after: String(value),
  }));
  return [auditOf(row, changes)];
}

const auditOf = ({ _id }: UsersTable, changes: AuditEntry["changes"]): AuditEntry => ({
  entity: USERS,
  entityId: _id,
  sellerId: null,
  action: "updateProfile",
  changes,
  live: { entity: ME, sellerId: null, ids: [_id], userId: _id },
});
