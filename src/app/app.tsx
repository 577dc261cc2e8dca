import { useSignals } from "@preact/signals-react/runtime";
import { useSelector } from "@xstate/react";
import { useCallback, useMemo } from "react";
import { Redirect, Router, useLocation, useSearch } from "wouter";
import { safePath } from "../../api/paths.ts";
import type { Reason } from "../../machines/people/session.ts";
import { ActingPlace } from "../features/people/acting/acting_place.tsx";
import { direction, language, wordsNow } from "../lib/i18n.ts";
import { guardedNav } from "../lib/leave_guard.ts";
import { ENTRANCES, PLAIN_PATHS, REGISTER } from "../lib/plain_paths.ts";
import { Routes } from "./routes.tsx";
import { ThemedApp } from "./shell/themed_app.tsx";
import { ErrorBoundary } from "../parts/error_boundary.tsx";
import { Frame } from "./shell/frame.tsx";
import { FocusKeeper } from "../parts/mounted_focus_keeper.tsx";
import { useRegisteredRules } from "./registered_rules.ts";
import { LogOutContext } from "../lib/log_out.ts";
import { DeferredPart } from "../parts/deferred_part.tsx";
import { PersonContext } from "../lib/person.ts";
import { LeaveQuestion } from "./shell/leave_question.tsx";
import { shellParts } from "./shell/parts.ts";
import { Services } from "./shell/services.tsx";
import { Splash } from "../parts/splash.tsx";
import { LiveRegion } from "./shell/live_region.tsx";
import { useFreshPerson } from "./wiring/own_person.ts";
import { confirmLogOut } from "./wiring/log_out.ts";
import { usePreferencesOf } from "../features/people/customizer/wiring.ts";
import type { Session } from "./wiring/session.ts";

export function App({ session }: { readonly session: Session }) {
  useSignals();
  useRegisteredRules();
  const person = useSelector(session.actor, (snapshot) => snapshot.context.person);
  usePreferencesOf(person);
  useFreshPerson(session);
  // A change of language or direction redraws everything below.
  const lang = language.value;
  void direction.value;
  return (
    <PersonContext value={person}>
      <ThemedApp lang={lang}>
        <Router aroundNav={guardedNav}>
          <ActingPlace />
          <ErrorBoundary screen="app" isWhole>
            <Screens session={session} />
          </ErrorBoundary>
          <LiveRegion />
        </Router>
        <LeaveQuestion />
      </ThemedApp>
      <FocusKeeper />
    </PersonContext>
  );
}

function Screens({ session }: { readonly session: Session }) {
  const snapshot = useSelector(session.actor, (each) => each);
  const [path] = useLocation();
  const { person, reason } = snapshot.context;
  const isSignedIn = person !== null;
  const logOut = useCallback(() => void confirmLogOut(person?._id, session.logOut), [person?._id, session]);
  const words = wordsNow();
  // The element stays the same at every address, so that the frame is not redrawn.
  const inside = useMemo(() => <Inside {...{ isSignedIn, reason, logOut }} />, [
    isSignedIn,
    reason,
    logOut,
    words,
  ]);
  if (!person && snapshot.status === "active") {
    return <Splash isRetrying={snapshot.matches({ checking: "waiting" })} />;
  }
  const isEntrance = ENTRANCES.includes(path);
  if (!person && !PLAIN_PATHS[path] && !isEntrance) return <ToLogin path={path} />;
  if (person && isEntrance) return <FromEntrance />;
  return (
    <>
      <Frame key={person?._id} onLogOut={logOut}>{inside}</Frame>
      {person && <Services personId={person._id} onRefused={session.recheck} words={words} />}
    </>
  );
}

interface InsideProps {
  readonly isSignedIn: boolean;
  readonly reason: Reason;
  readonly logOut: () => void;
}

function Inside({ isSignedIn, reason, logOut }: InsideProps) {
  const [path] = useLocation();
  const plain = PLAIN_PATHS[path];
  return (
    <ErrorBoundary screen={path}>
      {plain
        ? (
          <DeferredPart of={shellParts}>
            {({ PlainStatusPage }) => <PlainStatusPage kind={plain} isSignedIn={isSignedIn} />}
          </DeferredPart>
        )
        : isSignedIn
        ? (
          <LogOutContext value={logOut}>
            <Routes />
          </LogOutContext>
        )
        : (
          <DeferredPart of={shellParts}>
            {({ LoginPage, RegisterPage }) =>
              path === REGISTER ? <RegisterPage /> : <LoginPage reason={reason} />}
          </DeferredPart>
        )}
    </ErrorBoundary>
  );
}

// These components read the query, so that a change of the query does not redraw the frame.

function ToLogin({ path }: { readonly path: string }) {
  const search = useSearch();
  const from = encodeURIComponent(`${path}${search && `?${search}`}`);
  return <Redirect to={`/login?from=${from}`} replace />;
}

function FromEntrance() {
  const back = safePath(new URLSearchParams(useSearch()).get("from"));
  return <Redirect to={back ?? "/"} replace />;
}
