import {
  Button,
  Checkbox,
  Dialog,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  Field,
  Input,
  makeStyles,
  Select,
  Spinner,
  tokens,
} from "@fluentui/react-components";
import { useEffect, useState } from "react";
import { ROLES } from "../../../api/access.ts";
import { MyGroup } from "../../../api/generated/operations/views.ts";
import type { ViewInput } from "../../../api/generated/schema.ts";
import type { View } from "../../../resources/view.ts";
import { ask } from "../../lib/client.ts";
import { type Key, t } from "../../lib/i18n.ts";
import { DialogDecision } from "../../parts/decision.tsx";
import type { ViewChange } from "./view_change_wiring.ts";
import { viewName } from "./active_view.ts";
import { ViewFailure } from "./view_failure.tsx";
import "../../parts/focus_keeper.tsx";

const useStyles = makeStyles({
  form: { display: "flex", flexDirection: "column", gap: tokens.spacingVerticalM },
});

interface Props {
  readonly isOpen: boolean;
  readonly view: View | null;
  readonly change: ViewChange;
  readonly mayShare: boolean;
  readonly mayGroup: boolean;
  readonly onSend: (params: ViewInput, isPinned: boolean) => void;
  readonly onClose: () => void;
}

type Group = { readonly _id: string; readonly name: string };

/** Returns the person's group; null if there is none, or until it is loaded. */
function useGroup(isWanted: boolean): Group | null {
  const [group, setGroup] = useState<Group | null>(null);
  useEffect(() => {
    if (!isWanted) return;
    let isLeft = false;
    ask(MyGroup, {}, { background: true }).then((outcome) => {
      if (!isLeft && outcome.ok) setGroup(outcome.data.cUser?.group ?? null);
    });
    return () => {
      isLeft = true;
    };
  }, [isWanted]);
  return group;
}

/** Returns a view's input: `role:printer` becomes two fields. Fields that are left out stay unchanged. */
function paramsOf(name: string, audience: string, group: Group | null, view: View | null): ViewInput {
  const [kind = "mine", role = ""] = audience.split(":");
  const isDefault = kind === "default";
  return {
    name: name.trim(),
    audience: isDefault ? "role" : kind,
    ...kind === "group" && group && { group_id: group._id },
    ...role && { role },
    ...(isDefault || view?.default_role) && { default_role: isDefault ? role : "" },
  };
}

const audienceOf = ({ audience, role, default_role }: View): string =>
  default_role ? `default:${default_role}` : audience === "role" ? `role:${role}` : audience;

export function ViewDialog({ isOpen, view, change, mayShare, mayGroup, onSend, onClose }: Props) {
  const styles = useStyles();
  const [name, setName] = useState(view ? viewName(view) : "");
  const [audience, setAudience] = useState(view ? audienceOf(view) : "mine");
  const [isPinned, setPinned] = useState(true);
  const [isMissing, setMissing] = useState(false);
  const group = useGroup(mayGroup);
  const problem = isMissing ? "required" : change.nameProblem;
  const send = () => {
    setMissing(name.trim() === "");
    if (name.trim() !== "") onSend(paramsOf(name, audience, group, view), view === null && isPinned);
  };
  return (
    <Dialog open={isOpen} onOpenChange={(_, { open }) => !open && onClose()}>
      <DialogSurface>
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            send();
          }}
        >
          <DialogBody>
            <DialogTitle>{t(view ? "views.editTitle" : "views.newTitle")}</DialogTitle>
            <DialogContent className={styles.form}>
              <Field
                label={t("views.name")}
                required
                validationMessage={problem ? t(`problem.${problem}`) : null}
              >
                <Input
                  autoFocus
                  value={name}
                  maxLength={60}
                  onChange={(_, { value }) => {
                    setName(value);
                    setMissing(false);
                  }}
                />
              </Field>
              {(mayShare || group) && (
                <Field label={t("views.audience")} hint={t("views.audienceHelp")}>
                  <Select value={audience} onChange={(_, { value }) => setAudience(value)}>
                    <Audiences group={group} mayShare={mayShare} />
                  </Select>
                </Field>
              )}
              {!view && (
                <Checkbox
                  checked={isPinned}
                  label={t("views.asTab")}
                  onChange={(_, { checked }) => setPinned(checked === true)}
                />
              )}
              <ViewFailure change={change} />
            </DialogContent>
            <DialogDecision onCancel={onClose}>
              <Button
                type="submit"
                appearance="primary"
                disabledFocusable={change.isBusy}
                icon={change.isBusy ? <Spinner size="tiny" /> : null}
              >
                {t(view ? "views.saveChanges" : "views.make")}
              </Button>
            </DialogDecision>
          </DialogBody>
        </form>
      </DialogSurface>
    </Dialog>
  );
}

function Audiences({ group, mayShare }: { readonly group: Group | null; readonly mayShare: boolean }) {
  return (
    <>
      <option value="mine">{t("views.for.mine")}</option>
      {group && <option value="group">{t("views.for.group", { name: group.name })}</option>}
      {mayShare && <option value="everyone">{t("views.for.everyone")}</option>}
      {mayShare &&
        (["role", "default"] as const).map((kind) => (
          <optgroup key={kind} label={t(`views.for.${kind}`)}>
            {ROLES.map((role) => (
              <option key={role} value={`${kind}:${role}`}>{t(`shell.role.${role}` as Key)}</option>
            ))}
          </optgroup>
        ))}
    </>
  );
}
