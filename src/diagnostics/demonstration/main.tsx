/**
 * Starts the demonstration from static files, without configuration and API. Source: docs/requirements.md S7.22–S7.26.
 */
import { createRoot } from "react-dom/client";
import { navigate } from "wouter/use-browser-location";
import { setConfig } from "../../lib/config.ts";
import { httpsAddress } from "../../lib/location.ts";
import { startDemonstration } from "./demonstration_wiring.ts";
import { DemonstrationApp } from "./app.tsx";
import { installMock } from "./mock/install.ts";
import { browserTools } from "./mock/tools.ts";
import { DEMONSTRATION_CONFIG } from "./settings.ts";
import { addDemonstrationWords } from "./words.ts";

function boot(): void {
  installMock(browserTools);
  addDemonstrationWords();
  setConfig(DEMONSTRATION_CONFIG);
  document.title = DEMONSTRATION_CONFIG.name;
  const session = startDemonstration({ navigate });
  createRoot(document.getElementById("root") ?? document.body).render(<DemonstrationApp session={session} />);
}

// The redirect to https works even without HSTS and the host's redirect. Source: docs/requirements.md S1.5.
const secure = httpsAddress(location);
if (secure) location.replace(secure);
else boot();
