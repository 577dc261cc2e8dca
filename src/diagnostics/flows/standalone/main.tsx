/** Opens a recording or a machine from a file on disk, without an API; nothing is sent. */
import { createRoot } from "react-dom/client";
import { setConfig } from "../../../lib/config.ts";
import { type Language, LANGUAGES, lateWords, setLanguage } from "../../../lib/i18n.ts";
import { FilePage } from "./file_page.tsx";

const NAME = "Pressdock";

async function boot(): Promise<void> {
  setConfig({
    api: location.origin,
    login: location.origin,
    register: location.origin,
    loginMode: "code",
    name: NAME,
    currency: "USD",
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  });
  const wanted = navigator.language.slice(0, 2);
  const isOurs = (name: string): name is Language => (LANGUAGES as readonly string[]).includes(name);
  await Promise.all([lateWords(), isOurs(wanted) ? setLanguage(wanted) : null]);
  createRoot(document.getElementById("root") ?? document.body).render(<FilePage />);
}

void boot();
