import { FluentProvider } from "@fluentui/react-components";
import { t } from "../../lib/i18n.ts";
import { PlainButton } from "../../parts/plain_button.tsx";
import { PlainPage } from "../../parts/plain_page.tsx";
import { light } from "../../parts/theme/theme.ts";

export function BootFailure() {
  return (
    <FluentProvider theme={light}>
      <PlainPage title={t("shell.boot.title")} text={t("shell.boot.text")}>
        <PlainButton isPrimary onClick={() => location.reload()}>{t("shell.boot.again")}</PlainButton>
      </PlainPage>
    </FluentProvider>
  );
}
