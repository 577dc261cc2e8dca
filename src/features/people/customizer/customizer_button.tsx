/** Opens the customizer, which small screens do not have. Source: docs/requirements.md S2.55. */
import { Button } from "@fluentui/react-components";
import { ColorRegular } from "@fluentui/react-icons";
import { useSignals } from "@preact/signals-react/runtime";
import { t } from "../../../lib/i18n.ts";
import { useAppearance } from "./appearance.ts";
import { opener, useIsOffered } from "./opener.ts";

export function CustomizerButton() {
  useSignals();
  const appearance = useAppearance();
  const isOffered = useIsOffered(appearance);
  if (!isOffered) return null;
  return (
    <Button
      appearance="subtle"
      icon={<ColorRegular />}
      aria-label={t("shell.customize")}
      title={t("shell.customize")}
      aria-haspopup="dialog"
      aria-expanded={opener.value !== null}
      onClick={(event: { currentTarget: HTMLElement }) => {
        opener.value = opener.value ? null : event.currentTarget;
      }}
    />
  );
}
