/** The text of a token: after it was made, or where the browser did not let the page copy it. */
import { Button, DialogContent } from "@fluentui/react-components";
import { t } from "../../../lib/i18n.ts";
import { DialogDecision } from "../../../parts/decision.tsx";
import { SecretField } from "../../../parts/secret_field.tsx";

interface Props {
  readonly token: string;
  readonly onDone: () => void;
}

export const RevealedToken = ({ token, onDone }: Props) => (
  <>
    <DialogContent>
      <p>{t("profile.token.revealed")}</p>
      <SecretField label={t("profile.token.label")} secret={token} />
    </DialogContent>
    <DialogDecision>
      <Button onClick={onDone}>{t("profile.token.hide")}</Button>
    </DialogDecision>
  </>
);
