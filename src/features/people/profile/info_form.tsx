import { useEffect } from "react";
import { useLocation } from "wouter";
import type { FormField } from "../../../../resources/form_fields.ts";
import { t } from "../../../lib/i18n.ts";
import { publishChange } from "../../../engine/live/live.ts";
import { notify } from "../../../lib/toasts.ts";
import { EntityWords } from "../../../engine/field_words.ts";
import { Compare } from "../../../engine/form/compare.tsx";
import { FormElement, FormGroup, FormMessageBars } from "../../../engine/form/form_parts.tsx";
import { fieldText } from "../../../engine/form/groups.tsx";
import { EntityField } from "../../../engine/form/inputs.tsx";
import { SaveBar } from "../../../engine/form/save_bar.tsx";
import { type OwnProfile, type ProfileField, useProfileForm } from "./profile_wiring.ts";

const field = (key: ProfileField, required = false): FormField => ({
  key,
  kind: "text",
  required,
  isOwn: true,
});

const GROUPS = {
  about: [field("name", true), field("h", true)],
  contact: [field("phone_number"), field("facebook"), field("skype")],
  plan: [field("sale_plan")],
} as const;
const GROUP_NAMES = ["about", "contact", "plan"] as const;
const shown = fieldText(Object.values(GROUPS).flat());

interface Props {
  readonly profile: OwnProfile;
  readonly onSaved: (profile: OwnProfile) => void;
}

export function InfoForm({ profile, onSaved }: Props) {
  const { form, saved } = useProfileForm(profile);
  const [, navigate] = useLocation();
  const isSaved = form.phase === "saved";
  useEffect(() => {
    const latest = saved();
    if (!isSaved || !latest) return;
    notify("success", t("profile.saved"));
    onSaved(latest);
    // Updates the name in the top bar even without a live connection.
    publishChange("cUser", [latest._id]);
    // Runs only when the form was saved, not when a callback changes.
  }, [isSaved]);
  return (
    // Fields have the same labels as in the list of users.
    <EntityWords value="users">
      <FormElement form={form} label={t("profile.own.info")} first="name">
        <FormMessageBars form={form} />
        {form.phase === "comparing" && <Compare form={form} shown={shown} />}
        {GROUP_NAMES.map((name) => (
          <FormGroup
            key={name}
            title={t(`profile.group.${name}.title`)}
            help={t(`profile.group.${name}.help`)}
          >
            {GROUPS[name].map((each) => (
              <EntityField
                key={each.key}
                entityId="profile"
                field={each}
                form={{
                  ...form,
                  change: (key, value) => form.change(key as ProfileField, value),
                }}
              />
            ))}
          </FormGroup>
        ))}
        <SaveBar form={form} save={t("profile.save")} onClose={() => navigate("/")} />
      </FormElement>
    </EntityWords>
  );
}
