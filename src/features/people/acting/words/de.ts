import type { Translation } from "../../../../words/translation.ts";
import type { English } from "./en.ts";

const acting: Translation<English["acting"]> = {
  bar: "Handeln für jemand anderen",
  as: "Sie handeln als {name}",
  left: { one: "noch {count} Minute", other: "noch {count} Minuten" },
  ending: "Endet jetzt",
  back: "Zurück zu {name}",
  goingBack: "Es geht zurück …",
  backFailed: "Sie konnten nicht zurückgeführt werden: {why}",
  backKey: "Zurück zu sich selbst",
  open: "Benutzer wechseln",
  title: "Benutzer wechseln",
  search: "Nach Namen suchen",
  people: "Personen, als die Sie handeln dürfen",
  found: { one: "{count} Person", other: "{count} Personen" },
  none: "Niemand dieses Namens. Nur Personen unter Ihnen stehen hier, und keine mit gesperrtem Konto.",
  searching: "Suche läuft …",
  unsearched:
    "Die Suche ist fehlgeschlagen: Nur die ersten Personen der Liste wurden durchsucht. Tippen Sie erneut.",
  away: "Abwesend",
  why: "Warum handeln Sie als {name}?",
  whyHelp: "Steht im Protokoll dieses Wechsels. Darf leer bleiben.",
  recent: "Gründe, die Sie zuvor nannten",
  rules:
    "Sie handeln höchstens eine Stunde. Alles wird als Ihr Tun im Namen der anderen Person festgehalten.",
  somebodyElse: "Jemand anderen wählen",
  confirm: "Als {name} handeln",
  switching: "Es wird gewechselt …",
  refused: "Sie handeln weiter als Sie selbst: {why}",
  refusedActing: "Es hat sich nichts geändert: {why}",
  network: "Der Server war nicht zu erreichen. Prüfen Sie die Verbindung und versuchen Sie es erneut.",
};

export const words: Translation<English> = { acting };
