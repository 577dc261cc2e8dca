import { FluentProvider } from "@fluentui/react-components";
import { useSignals } from "@preact/signals-react/runtime";
import { useSelector } from "@xstate/react";
import { useEffect, useLayoutEffect, useState } from "react";
import { Redirect, Router, useLocation, useSearch } from "wouter";
import { DEFAULT_APPEARANCE } from "../../../api/people/customizer.ts";
import { safePath } from "../../../api/paths.ts";
import { language, t } from "../../lib/i18n.ts";
import { PLAIN_PATHS, type PlainKind } from "../../lib/plain_paths.ts";
import { loadThemes, usePageTheme } from "../../parts/theme/page_theme.ts";
import { ErrorBoundary } from "../../parts/error_boundary.tsx";
import { Splash } from "../../parts/splash.tsx";
import type { Demonstration } from "./demonstration_wiring.ts";
import { Frame } from "./frame.tsx";
import { LoginPage } from "./login_page.tsx";
import { TasksPage } from "./tasks_page.tsx";
import { LinkButton } from "../../parts/link_button.tsx";
import { PlainPage } from "../../parts/plain_page.tsx";
import { EMPTY, EntryForm } from "./entry_form.tsx";
import { EntryPage } from "./entry_page.tsx";
import { readForm, registrationInput } from "./input.ts";
import { words } from "./words.ts";

interface DemonstrationProps {
  readonly session: Demonstration;
}

export function DemonstrationApp({ session }: DemonstrationProps) {
  useSignals();
  const [isDark, setDark] = useState(false);
  const theme = usePageTheme({ ...DEFAULT_APPEARANCE, theme: isDark ? "dark" : "light" });
  const lang = language.value;
  const setTheme = (next: boolean) => void loadThemes().then(() => setDark(next));
  useLayoutEffect(() => {
    Object.assign(document.documentElement, { lang, dir: "ltr" });
    document.documentElement.style.colorScheme = isDark ? "dark" : "light";
    document.body.style.margin = "0";
  }, [lang, isDark]);
  return (
    <FluentProvider theme={theme}>
      <Router>
        <ErrorBoundary screen="app" isWhole>
          <Screens session={session} isDark={isDark} onDark={setTheme} />
        </ErrorBoundary>
      </Router>
    </FluentProvider>
  );
}

interface ScreensProps extends DemonstrationProps {
  readonly isDark: boolean;
  readonly onDark: (isDark: boolean) => void;
}

function Screens({ session, isDark, onDark }: ScreensProps) {
  const [path] = useLocation();
  const person = useSelector(session.actor, (snapshot) => snapshot.context.person);
  const isKnown = useSelector(session.actor, (snapshot) => !snapshot.matches("refreshing"));
  if (!isKnown) return <Splash isRetrying={false} />;
  const plain = PLAIN_PATHS[path];
  return (
    <Frame person={person} isDark={isDark} onDark={onDark} onLogOut={session.logOut}>
      <ErrorBoundary screen={path}>
        {plain
          ? <DemonstrationPlainPage kind={plain} isSignedIn={person !== null} />
          : person
          ? <Inside path={path} />
          : <Outside path={path} session={session} />}
      </ErrorBoundary>
    </Frame>
  );
}

function Inside({ path }: { readonly path: string }) {
  const from = safePath(new URLSearchParams(useSearch()).get("from"));
  if (path === "/tasks") return <TasksPage />;
  if (path === "/login" || path === "/register") return <Redirect to={from ?? "/tasks"} replace />;
  if (path === "/") return <Redirect to="/tasks" replace />;
  return <Redirect to={`/404?from=${encodeURIComponent(path)}`} replace />;
}

function Outside({ path, session }: DemonstrationProps & { readonly path: string }) {
  const search = useSearch();
  if (path === "/login") return <LoginPage session={session} />;
  if (path === "/register") return <RegisterPage session={session} />;
  const from = path === "/" ? "" : `?from=${encodeURIComponent(`${path}${search && `?${search}`}`)}`;
  return <Redirect to={`/login${from}`} replace />;
}

interface DemonstrationPlainProps {
  readonly kind: PlainKind;
  readonly isSignedIn: boolean;
}

/** A plain page that does not check for the return of a server, because the demonstration has none. */
function DemonstrationPlainPage({ kind, isSignedIn }: DemonstrationPlainProps) {
  const from = safePath(new URLSearchParams(useSearch()).get("from"));
  // A missing or forbidden page would lead here again, so there is no link back to it.
  const isWorthBack = from !== null && (kind === "failed" || kind === "maintenance");
  return (
    <PlainPage isInside title={t(`shell.page.${kind}Title`)} text={t(`shell.page.${kind}Text`)}>
      {isWorthBack && <LinkButton href={from} isPrimary>{t("shell.page.back")}</LinkButton>}
      <LinkButton href={isSignedIn ? "/" : "/login"} isPrimary={!isWorthBack}>
        {t(isSignedIn ? "shell.page.home" : "shell.page.signIn")}
      </LinkButton>
    </PlainPage>
  );
}

const FIELDS = ["name", "email", "password"] as const;
const AUTO_COMPLETE = { name: "name", email: "email", password: "new-password" };

function RegisterPage({ session }: { readonly session: Demonstration }) {
  const problems = useSelector(session.actor, (snapshot) => snapshot.context.problems);
  const isBusy = useSelector(session.actor, (snapshot) => snapshot.matches("registering"));
  const [values, setValues] = useState(EMPTY);
  useEffect(session.openForm, [session]);
  const title = words("register.title");
  return (
    <EntryPage
      title={title}
      other={{ path: "/login", question: words("register.question"), link: words("register.link") }}
    >
      <EntryForm
        label={title}
        fields={FIELDS}
        autoComplete={AUTO_COMPLETE}
        help={words("register.help")}
        submit={words("register.submit")}
        busy={isBusy ? words("register.busy") : null}
        values={values}
        onValues={setValues}
        refused={problems}
        onChange={session.change}
        read={(typed) => readForm(registrationInput, typed)}
        onSend={session.register}
      />
    </EntryPage>
  );
}
