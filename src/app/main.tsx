import "./after_picture.ts";
import { createRoot, type Root } from "react-dom/client";
import { navigate } from "wouter/use-browser-location";
import { REQUEST_TIMEOUT_MS } from "../../api/constants.ts";
import { safePath } from "../../api/paths.ts";
import { allFeatures, registerFeatures } from "../engine/features.ts";
import { App } from "./app.tsx";
import { firstFeatures } from "./first_features.ts";
import { takeLoginCallback } from "../lib/login_callback.ts";
import { CONFIG_PATH, readConfig, setConfig, writtenConfig } from "../lib/config.ts";
import { isEarlyLate } from "../lib/early_requests.ts";
import { loadWithParts } from "../lib/lazy_part.tsx";
import { guardHistory } from "../lib/leave_guard.ts";
import { httpsAddress } from "../lib/location.ts";
import { whenQuiet } from "../lib/when_quiet.ts";
import { isPictureOf, isReady, release, takeOver } from "./take_over.ts";
import { BootFailure } from "./shell/boot_failure.tsx";
import { startSession } from "./wiring/session.ts";

async function fetchConfig(): Promise<string | null> {
  try {
    const signal = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
    const response = await fetch(CONFIG_PATH, { cache: "no-cache", signal });
    return response.ok ? await response.text() : null;
  } catch {
    return null;
  }
}

/** Maximum wait for the session before the first drawing. */
const FIRST_DRAWING_MS = 100;

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

const place = (): HTMLElement => document.getElementById("root") ?? document.body;

function ownRoot(): Root {
  place().replaceChildren();
  return createRoot(place());
}

async function boot(): Promise<void> {
  registerFeatures(firstFeatures, async () => (await import("./generated/features.ts")).features);
  loadWithParts(allFeatures);
  const early = globalThis.__early ??= null;
  const loginCallback = early?.loginCallback ?? takeLoginCallback();
  guardHistory();
  const text = (await early?.config) ?? writtenConfig() ?? (isEarlyLate() ? null : await fetchConfig());
  const config = text === null ? null : readConfig(text);
  if (!config) return void ownRoot().render(<BootFailure />);
  setConfig(config);
  document.title = config.name;
  let root: Root | null = null;
  const currentPath = () => safePath(`${location.pathname}${location.search}`) ?? "/";
  const reload = (to?: string) => {
    // Removes the person's data while the page reloads; queued, because React may be the caller.
    queueMicrotask(() => {
      root?.unmount();
      document.title = config.name;
      if (to) location.assign(to);
      else location.reload();
    });
  };
  const session = startSession({ navigate, reload, currentPath }, loginCallback);
  void session.settled().then(({ context: { person } }) =>
    whenQuiet(() =>
      void import("../diagnostics/flows/flight_recorder.ts").then(
        (recorder) => recorder.startFlightRecorder(person?._id ?? null),
        () => {},
      )
    )
  );
  // With early data the first drawing is the whole screen; a picture stays until the person is known.
  await (early?.picture ? session.settled() : Promise.race([session.settled(), wait(FIRST_DRAWING_MS)]));
  if (early?.picture) await isReady(early.picture);
  const app = <App session={session} />;
  const picture = early?.picture;
  if (early) early.isOver = true;
  const { person } = session.actor.getSnapshot().context;
  if (picture && person && isPictureOf(person, picture)) root = takeOver(picture, app, person);
  else {
    if (picture) release(picture);
    root = ownRoot();
    root.render(app);
  }
}

// The redirect to https works even without HSTS and the host's redirect. Source: docs/requirements.md S1.5.
const secure = httpsAddress(location);
if (secure) location.replace(secure);
else void boot();
