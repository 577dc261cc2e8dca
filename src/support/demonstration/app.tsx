/** The demonstration by the state of its session: login, register, the task list and the error pages. */
import { FluentProvider } from "@fluentui/react-components";
import { useSignals } from "@preact/signals-react/runtime";
import { useSelector } from "@xstate/react";
import { useLayoutEffect, useState } from "react";
import { Redirect, Router, useLocation, useSearch } from "wouter";
import { DEFAULT_LOOK } from "../../../api/people/customizer.ts";
import { safePath } from "../../../api/paths.ts";
import { language } from "../../lib/i18n.ts";
import { PLAIN_PATHS } from "../../lib/plain_paths.ts";
import { loadThemes, usePageTheme } from "../../parts/theme/dress.ts";
import { ErrorBoundary } from "../../parts/error_boundary.tsx";
import { Splash } from "../../parts/splash.tsx";
import type { Demonstration } from "./demonstration_wiring.ts";
import { Frame } from "./frame.tsx";
import { LoginPage } from "./login_page.tsx";
import { DemonstrationPlainPage } from "./plain_page.tsx";
import { RegisterPage } from "./register_page.tsx";
import { TasksPage } from "./tasks_page.tsx";

interface DemonstrationProps {
  readonly session: Demonstration;
}

export function DemonstrationApp({ session }: DemonstrationProps) {
  useSignals();
  const [isDark, setDark] = useState(false);
  const theme = usePageTheme({ ...DEFAULT_LOOK, theme: isDark ? "dark" : "light" });
  const lang = language.value;
  const dress = (next: boolean) => void loadThemes().then(() => setDark(next));
  useLayoutEffect(() => {
    Object.assign(document.documentElement, { lang, dir: "ltr" });
    document.documentElement.style.colorScheme = isDark ? "dark" : "light";
    document.body.style.margin = "0";
  }, [lang, isDark]);
  return (
    <FluentProvider theme={theme}>
      <Router>
        <ErrorBoundary screen="app" isWhole>
          <Screens session={session} isDark={isDark} onDark={dress} />
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
