/** The app by the state of the session: checking, signed in, signed out. */
import { FluentProvider } from "@fluentui/react-components";
import { useSignals } from "@preact/signals-react/runtime";
import { useSelector } from "@xstate/react";
import { useEffect, useLayoutEffect, useState } from "react";
import { Redirect, Router, useLocation, useSearch } from "wouter";
import { safePath } from "../api/paths.ts";
import { useLook } from "./customizer/look.ts";
import { ActingPlace } from "./acting/acting_place.tsx";
import { language } from "./lib/i18n.ts";
import { guardedNav } from "./lib/leave_guard.ts";
import { LoginPage } from "./pages/login.tsx";
import { PLAIN_PATHS, PlainStatusPage } from "./pages/plain.tsx";
import { Routes } from "./routes.tsx";
import { loadThemes, useIsDressed, usePageTheme } from "./shell/dress.ts";
import { ErrorBoundary } from "./shell/error_boundary.tsx";
import { Frame } from "./shell/frame.tsx";
import { PersonContext } from "./shell/person.ts";
import { LeaveQuestion } from "./shell/leave_question.tsx";
import { Services } from "./shell/services.tsx";
import { Splash } from "./shell/splash.tsx";
import { Voices } from "./shell/voices.tsx";
import { useFreshPerson } from "./wiring/own_person.ts";
import { usePreferencesOf } from "./wiring/preferences.ts";
import type { Session } from "./wiring/session.ts";

export function App({ session }: { readonly session: Session }) {
  const person = useSelector(session.actor, (snapshot) => snapshot.context.person);
  usePreferencesOf(person);
  useFreshPerson(session);
  return (
    <PersonContext value={person}>
      <Dressed session={session} />
    </PersonContext>
  );
}

/** The app as the person wants it to look. */
function Dressed({ session }: { readonly session: Session }) {
  useSignals();
  const look = useLook();
  const { direction: dir } = look;
  const isDark = look.theme === "dark";
  const theme = usePageTheme(look);
  const isDressed = useIsDressed(look);
  const lang = language.value;
  useLayoutEffect(() => {
    Object.assign(document.documentElement, { lang, dir });
    // The browser's own parts (checkboxes, scrollbars) follow the theme.
    document.documentElement.style.colorScheme = isDark ? "dark" : "light";
    document.body.style.margin = "0";
  }, [lang, dir, isDark]);
  useEffect(() => {
    if (!isDressed) void loadThemes();
  }, [isDressed]);
  // A moment of nothing rather than a flash of light; once something is shown it stays.
  const [isShown, setShown] = useState(isDressed);
  if (isDressed && !isShown) setShown(true);
  if (!isShown) return null;
  return (
    <FluentProvider theme={theme} dir={dir}>
      <Router aroundNav={guardedNav}>
        <ActingPlace />
        <ErrorBoundary screen="app" isWhole>
          <Screens session={session} />
        </ErrorBoundary>
        <Voices />
      </Router>
      <LeaveQuestion />
    </FluentProvider>
  );
}

function Screens({ session }: { readonly session: Session }) {
  const snapshot = useSelector(session.actor, (each) => each);
  const [path] = useLocation();
  const search = useSearch();
  const { person, reason } = snapshot.context;
  const plain = PLAIN_PATHS[path];
  if (!person && snapshot.status === "active") {
    return <Splash isRetrying={snapshot.matches({ checking: "waiting" })} />;
  }
  const back = safePath(new URLSearchParams(search).get("from"));
  if (!person && !plain && path !== "/login") {
    const from = encodeURIComponent(`${path}${search && `?${search}`}`);
    return <Redirect to={`/login?from=${from}`} replace />;
  }
  if (person && path === "/login") return <Redirect to={back ?? "/"} replace />;
  return (
    <>
      <Frame key={person?._id} onLogOut={session.logOut}>
        <ErrorBoundary screen={path}>
          {plain
            ? <PlainStatusPage kind={plain} isSignedIn={person !== null} />
            : person
            ? <Routes />
            : <LoginPage reason={reason} />}
        </ErrorBoundary>
      </Frame>
      {person && <Services personId={person._id} onRefused={session.recheck} />}
    </>
  );
}
