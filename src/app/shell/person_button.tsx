/** Source: docs/requirements.md S2.51. */
import { Button } from "@fluentui/react-components";
import { useRef, useState } from "react";
import { t } from "../../lib/i18n.ts";
import { lazyPart } from "../../lib/lazy_part.tsx";
import { OptionalPart } from "../../parts/optional_part.tsx";
import { type Me, usePerson } from "../../lib/person.ts";
import { roleText } from "../../lib/role_text.ts";
import { usePersonButtonStyles } from "./person_button.styles.ts";

const PersonMenu = lazyPart(() => import("./person_menu.tsx"));
const DIALOGS = {
  token: lazyPart(() => import("../../features/people/profile/api_token_dialog.tsx")),
  report: lazyPart(() => import("../../diagnostics/reports/report_dialog.tsx")),
} as const;

const initialsOf = ({ name, identity }: Me): string =>
  (name || identity).split(/\s+/).slice(0, 2).map((word) => [...word][0] ?? "").join("").toUpperCase();

export function PersonButton({ onLogOut }: { readonly onLogOut: () => void }) {
  const styles = usePersonButtonStyles();
  const person = usePerson();
  const name = person.name || person.identity_label;
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [shown, setShown] = useState<keyof typeof DIALOGS | null>(null);
  const opener = useRef<HTMLElement | null>(null);
  const show = (dialog: keyof typeof DIALOGS) => () => {
    opener.current = anchor;
    setShown(dialog);
  };
  const Dialog = shown && DIALOGS[shown];
  return (
    <>
      <Button
        className={styles.button}
        appearance="subtle"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        // There is no `aria-label`, because the visible name is the accessible name.
        title={t("shell.account", { name })}
        onClick={(event: { currentTarget: HTMLElement }) => setAnchor(anchor ? null : event.currentTarget)}
        icon={<span className={styles.initials} dir="auto" aria-hidden="true">{initialsOf(person)}</span>}
      >
        <span className={styles.person}>
          <span className={styles.name} dir="auto">{name}</span>
          <span className={styles.role}>{roleText(person.role)}</span>
        </span>
      </Button>
      {anchor && (
        <OptionalPart>
          <PersonMenu
            button={anchor}
            onClose={() => setAnchor(null)}
            onToken={show("token")}
            onReport={show("report")}
            onLogOut={onLogOut}
          />
        </OptionalPart>
      )}
      {Dialog && (
        <OptionalPart>
          <Dialog
            onClose={() => {
              setShown(null);
              opener.current?.focus();
            }}
          />
        </OptionalPart>
      )}
    </>
  );
}
