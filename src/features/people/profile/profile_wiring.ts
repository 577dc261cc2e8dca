/** Loads the own profile, and saves only its changed fields. Source: docs/requirements.md S5.1, S7.13. */
import { useState } from "react";
import { Profile, SaveProfile } from "../../../../api/generated/operations/profile.ts";
import type { DataOf } from "../../../../api/operation.ts";
import { CLEARABLE, profileInput } from "../../../../api/inputs/people/profile.ts";
import { readInput } from "../../../../api/inputs/read.ts";
import type { SaveInput, StoredRecord } from "../../../../machines/form.ts";
import { ask } from "../../../lib/client.ts";
import { recordOutcome } from "../../../lib/outcome.ts";
import { type Form, saveAnswerOf, useForm } from "../../../engine/form/form_wiring.ts";
import type { RecordSource } from "../../../engine/record/record_wiring.ts";

export type OwnProfile = NonNullable<DataOf<typeof Profile>["cUser"]>;

export const PROFILE_FIELDS = ["name", "h", "phone_number", "facebook", "skype", "sale_plan"] as const;
export type ProfileField = (typeof PROFILE_FIELDS)[number];
export type ProfileValues = Readonly<Record<ProfileField, string>>;

export const profileSource: RecordSource<OwnProfile> = {
  entity: "cUser",
  fetch: async (_id, options) => recordOutcome(await ask(Profile, {}, options), (data) => data.cUser),
};

const storedValues = (profile: ProfileValues & { readonly version: number }) => ({
  values: Object.fromEntries(PROFILE_FIELDS.map((name) => [name, profile[name]])) as ProfileValues,
  version: profile.version,
});

/** Returns the changed fields with their values, and in `clear` the names of fields that were emptied. */
export function profileArguments(values: ProfileValues, changed: readonly string[]) {
  const fields = PROFILE_FIELDS.filter((name) => changed.includes(name));
  const isEmptied = (name: string) =>
    CLEARABLE.some((each) => each === name) && values[name as ProfileField].trim() === "";
  const clear = fields.filter(isEmptied);
  const given = fields.filter((name) => !isEmptied(name)).map((name) => [name, values[name]]);
  return { ...Object.fromEntries(given) as Partial<ProfileValues>, ...(clear.length > 0 && { clear }) };
}

function problemsOf(values: ProfileValues, changed: readonly string[]) {
  const read = readInput(profileInput, profileArguments(values, changed));
  return read.ok ? [] : read.problems;
}

function currentOf(row: unknown): StoredRecord | null {
  const has = typeof row === "object" && row !== null && "version" in row &&
    PROFILE_FIELDS.every((name) => name in row);
  return has ? storedValues(row as ProfileValues & { readonly version: number }) : null;
}

export interface ProfileForm {
  readonly form: Form<ProfileValues>;
  readonly saved: () => OwnProfile | null;
}

/** Returns the form of the profile. Typed text is stored as a draft until it is saved. */
export function useProfileForm(profile: OwnProfile): ProfileForm {
  // A mutable object, since the profile is only read after saving and never rendered.
  const [latest] = useState<{ saved: OwnProfile | null }>({ saved: null });
  const save = async ({ base, values, changed, key }: SaveInput) => {
    const given = profileArguments(values as ProfileValues, changed);
    const outcome = await ask(SaveProfile, { ...given, version: base.version, key });
    latest.saved = outcome.data?.updateProfile ?? null;
    return await saveAnswerOf(latest.saved?.version, outcome, (row) => Promise.resolve(currentOf(row)));
  };
  const form = useForm<ProfileValues>({
    stored: storedValues(profile),
    userId: profile._id,
    what: "profile.edit",
    save,
    problemsOf,
  });
  return { form, saved: () => latest.saved };
}
