import {
  Button,
  Dialog,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  makeStyles,
  Switch,
  tokens,
} from "@fluentui/react-components";
import { useSignals } from "@preact/signals-react/runtime";
import { Fragment } from "react";
import { t } from "../../lib/i18n.ts";
import { DialogDecision } from "../../parts/decision.tsx";
import { keySigns } from "../../lib/key_signs.ts";
import {
  areShortcutsOn,
  isSheetOpen,
  reachable,
  type Scope,
  setShortcutsOn,
  type Shortcut,
  shortcuts,
} from "../../lib/keys.ts";
import "../../parts/focus_keeper.tsx";

const SCOPES: readonly Scope[] = ["record", "list", "app"];
const useStyles = makeStyles({
  content: { display: "grid", gap: tokens.spacingVerticalL },
  heading: { margin: 0, fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground2 },
  list: {
    display: "grid",
    gridTemplateColumns: "auto 1fr",
    gap: "6px 16px",
    alignItems: "center",
    margin: 0,
  },
  meaning: { margin: 0 },
  keys: { display: "flex", gap: "4px" },
  key: {
    fontFamily: tokens.fontFamilyMonospace,
    fontSize: tokens.fontSizeBase200,
    padding: "1px 6px",
    border: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusSmall,
  },
});

export default function KeySheet() {
  useSignals();
  const styles = useStyles();
  const close = () => isSheetOpen.value = false;
  return (
    <Dialog open onOpenChange={(_, { open }) => !open && close()}>
      <DialogSurface>
        <DialogBody>
          <DialogTitle>{t("shell.keys.title")}</DialogTitle>
          <DialogContent className={styles.content}>
            {SCOPES.map((scope) => (
              <KeyGroup
                key={scope}
                scope={scope}
                of={reachable(shortcuts.value).filter((each) => each.scope === scope)}
              />
            ))}
            <Switch
              checked={areShortcutsOn.value}
              label={t("shell.keys.enabled")}
              onChange={(_, { checked }) => setShortcutsOn(checked)}
            />
          </DialogContent>
          <DialogDecision>
            <Button onClick={close}>{t("shell.keys.close")}</Button>
          </DialogDecision>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}

/** Groups keys with the same action into a line, in the order of registration. */
function byMeaning(of: readonly Shortcut[]): [string, string[]][] {
  const rows = new Map<string, string[]>();
  for (const { key, label } of of) {
    const meaning = t(label);
    rows.set(meaning, [...new Set([...(rows.get(meaning) ?? []), ...keySigns(key)])]);
  }
  return [...rows];
}

function KeyGroup({ scope, of }: { readonly scope: Scope; readonly of: readonly Shortcut[] }) {
  const styles = useStyles();
  if (of.length === 0) return null;
  return (
    <section>
      <h3 className={styles.heading}>{t(`shell.keys.scope.${scope}`)}</h3>
      <dl className={styles.list}>
        {byMeaning(of).map(([meaning, keys]) => (
          <Fragment key={meaning}>
            <dt className={styles.keys}>
              {keys.map((each) => <kbd key={each} className={styles.key}>{each}</kbd>)}
            </dt>
            <dd className={styles.meaning}>{meaning}</dd>
          </Fragment>
        ))}
      </dl>
    </section>
  );
}
