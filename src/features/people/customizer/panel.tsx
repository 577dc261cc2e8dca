/** Offers choices of the appearance. Each applies at once and is saved. Source: docs/requirements.md S4.12. */
import {
  Button,
  DrawerBody,
  DrawerFooter,
  DrawerHeader,
  DrawerHeaderTitle,
  MessageBar,
  MessageBarActions,
  MessageBarBody,
  OverlayDrawer,
  Switch,
} from "@fluentui/react-components";
import { DismissRegular } from "@fluentui/react-icons";
import { useSignals } from "@preact/signals-react/runtime";
import { useEffect } from "react";
import type { Appearance } from "../../../../api/people/customizer.ts";
import { t } from "../../../lib/i18n.ts";
import { useIsWide } from "../../../lib/use_media.ts";
import { loadThemes } from "../../../parts/theme/page_theme.ts";
import { usePerson } from "../../../lib/person.ts";
import { ChoiceGroup } from "./choice_group.tsx";
import { changeAppearance, retryAppearance, useAppearance, useSaveState, useUnsaved } from "./appearance.ts";
import { offersOf, shownTheme } from "./offers.ts";
import { opener, resetPatch } from "./opener.ts";
import { usePanelStyles } from "./panel.styles.ts";
import { Frame, Swatch } from "./pictures.tsx";
import { failureText } from "../../../lib/failure_text.ts";
import "../../../parts/focus_keeper.tsx";

function close(): void {
  const from = opener.peek();
  opener.value = null;
  from?.focus();
}

export default function Panel({ isOpen }: { readonly isOpen: boolean }) {
  useSignals();
  const styles = usePanelStyles();
  const appearance = useAppearance();
  // Prefetches the themes, so that the next choice is shown at once.
  useEffect(() => void loadThemes(), []);
  const reset = resetPatch(appearance);
  return (
    <OverlayDrawer
      open={isOpen}
      modalType="non-modal"
      position="end"
      className={styles.drawer}
      aria-label={t("customizer.title")}
      onOpenChange={(_, { open }) => !open && close()}
    >
      <DrawerHeader>
        <DrawerHeaderTitle
          heading={{ as: "h2" }}
          action={
            <Button
              appearance="subtle"
              icon={<DismissRegular />}
              aria-label={t("customizer.close")}
              title={t("customizer.close")}
              onClick={close}
            />
          }
        >
          {t("customizer.title")}
        </DrawerHeaderTitle>
        <SaveLine />
      </DrawerHeader>
      <DrawerBody className={styles.body}>
        <Choices appearance={appearance} />
      </DrawerBody>
      <DrawerFooter>
        <Button disabledFocusable={Object.keys(reset).length === 0} onClick={() => changeAppearance(reset)}>
          {t("customizer.reset")}
        </Button>
      </DrawerFooter>
    </OverlayDrawer>
  );
}

function Choices({ appearance }: { readonly appearance: Appearance }) {
  const isWide = useIsWide();
  const { role } = usePerson();
  const isForSeller = role === "sale";
  const offers = offersOf({ appearance, isWide, isForSeller });
  const groupOf = <Field extends keyof typeof offers>(field: Field) => ({
    field,
    values: offers[field],
    chosen: appearance[field],
  });
  return (
    <>
      <ChoiceGroup
        {...groupOf("theme")}
        chosen={shownTheme(appearance)}
        picture={(theme) => <Frame appearance={{ ...appearance, theme }} />}
      />
      <ChoiceGroup
        {...groupOf("menuTheme")}
        picture={(color) => <Swatch part="menu" color={color} theme={appearance.theme} />}
      />
      <ChoiceGroup
        {...groupOf("navbarColor")}
        picture={(color) => <Swatch part="navbar" color={color} theme={appearance.theme} />}
      />
      <ChoiceGroup
        {...groupOf("layout")}
        picture={(layout) => <Frame appearance={{ ...appearance, layout }} />}
      />
      <Toggle field="sidebarCollapsed" appearance={appearance} />
      <ChoiceGroup
        {...groupOf("navbarType")}
        picture={(navbarType) => <Frame appearance={{ ...appearance, navbarType }} />}
      />
      <ChoiceGroup
        {...groupOf("footerType")}
        picture={(footerType) => <Frame appearance={{ ...appearance, footerType }} />}
      />
      <ChoiceGroup
        {...groupOf("direction")}
        picture={(direction) => <Frame appearance={{ ...appearance, direction }} />}
      />
      <Toggle field="hideScrollToTop" appearance={appearance} />
    </>
  );
}

interface ToggleProps {
  readonly field: "sidebarCollapsed" | "hideScrollToTop";
  readonly appearance: Appearance;
}

function Toggle({ field, appearance }: ToggleProps) {
  const styles = usePanelStyles();
  const { changes } = useUnsaved();
  return (
    <div className={styles.toggle}>
      <Switch
        label={t(`customizer.${field}`)}
        checked={appearance[field]}
        onChange={(_, { checked }) => changeAppearance({ [field]: checked })}
      />
      {field in changes && <span className={styles.unsaved}>{t("customizer.unsaved")}</span>}
    </div>
  );
}

function SaveLine() {
  const styles = usePanelStyles();
  const state = useSaveState();
  const { failure } = useUnsaved();
  if (state !== "failed") {
    return <p className={styles.line} role="status">{t(`customizer.state.${state}`)}</p>;
  }
  return (
    <MessageBar intent="error" layout="multiline" className={styles.failed}>
      <MessageBarBody>
        {t("customizer.failed")} {failure && failureText(failure)}
      </MessageBarBody>
      <MessageBarActions>
        <Button size="small" onClick={retryAppearance}>{t("customizer.retry")}</Button>
      </MessageBarActions>
    </MessageBar>
  );
}
