import { Button, Select } from "@fluentui/react-components";
import { SignOutRegular, WeatherMoonRegular, WeatherSunnyRegular } from "@fluentui/react-icons";
import { type ReactNode, useState } from "react";
import type { DemoPerson } from "../../../machines/demonstration.ts";
import { config } from "../../lib/config.ts";
import { MirroredIcon } from "../../parts/mirrored_icon.tsx";
import { LANGUAGE_NAMES } from "../../../api/languages.ts";
import { type Language, language, LANGUAGES, setLanguage, t } from "../../lib/i18n.ts";
import { Logo } from "../../parts/logo.tsx";
import { useFrameStyles } from "./frame.styles.ts";
import { words } from "./words.ts";

interface FrameProps {
  readonly person: DemoPerson | null;
  readonly isDark: boolean;
  readonly onDark: (isDark: boolean) => void;
  readonly onLogOut: () => void;
  readonly children: ReactNode;
}

export function Frame({ person, isDark, onDark, onLogOut, children }: FrameProps) {
  const styles = useFrameStyles();
  const theme = words(isDark ? "light" : "dark");
  return (
    <div className={styles.root}>
      <a href="#content" className={styles.skip}>{t("shell.skip")}</a>
      <header className={styles.bar}>
        <span className={styles.brand}>
          <Logo size={20} />
          {config().name}
          <span className={styles.badge}>{words("badge")}</span>
        </span>
        <span className={styles.tools}>
          <LanguageSelect />
          <Button
            appearance="subtle"
            icon={isDark ? <WeatherSunnyRegular /> : <WeatherMoonRegular />}
            aria-label={theme}
            title={theme}
            onClick={() => onDark(!isDark)}
          />
          {person && (
            <>
              <span className={styles.person} dir="auto">{person.name}</span>
              <Button
                className={styles.logOut}
                appearance="subtle"
                icon={
                  <MirroredIcon>
                    <SignOutRegular />
                  </MirroredIcon>
                }
                title={t("shell.logOut")}
                onClick={onLogOut}
              >
                <span className={styles.logOutWord}>{t("shell.logOut")}</span>
              </Button>
            </>
          )}
        </span>
      </header>
      <p className={styles.note}>{words("note")}</p>
      <main id="content" className={styles.main} tabIndex={-1}>{children}</main>
    </div>
  );
}

/** Changes the language, which is kept only in memory. Source: docs/requirements.md S1.4. */
function LanguageSelect() {
  const styles = useFrameStyles();
  const [hasFailed, setFailed] = useState(false);
  const choose = async (next: Language) => setFailed(!(await setLanguage(next)));
  return (
    <>
      {hasFailed && <span className={styles.failure} role="alert">{t("shell.languageFailed")}</span>}
      <Select
        className={styles.language}
        appearance="filled-lighter"
        aria-label={t("shell.language")}
        value={language.peek()}
        onChange={(_, { value }) => void choose(value as Language)}
      >
        {LANGUAGES.map((each) => <option key={each} value={each} lang={each}>{LANGUAGE_NAMES[each]}</option>)}
      </Select>
    </>
  );
}
