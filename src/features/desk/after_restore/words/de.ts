import type { Translation } from "../../../../words/translation.ts";
import type { English } from "./en.ts";

export const words: Translation<English> = {
  afterRestore: {
    title: "Nach einer Wiederherstellung",
    failed: "Was angehalten ist, konnte nicht geladen werden",
    never: "Hier wurde nie ein Backup wiederhergestellt, also ist nichts angehalten.",
    backupOf: "Das Backup entstand",
    restored: "und wurde wiederhergestellt",
    text:
      "Was nach dem Backup geschah, fehlt in der Datenbank, und manches davon ging hinaus: Labels wurden gekauft, Nachrichten gesendet. Damit nichts davon zweimal geschieht, wartet die Arbeit unten. Prüfen Sie jeden Teil und setzen Sie ihn dann fort. Nummernkreise warten auf ihrer eigenen Seite.",
    waiting: "Wartend: {count}",
    checkFirst: "Zuerst prüfen:",
    resume: "Fortsetzen",
    resumeOf: "Fortsetzen: {name}",
    resumed: "{name}: läuft wieder.",
    runs: "Fortgesetzt von {name}",
    lastNumber: "Zuletzt verschickte Nummer: {number}",
    tokens: {
      title: "API-Token",
      why:
        "Es sind die der Sicherung: Ein danach widerrufenes Token gilt wieder. Wer Personen verwaltet, widerruft es am Datensatz der Person.",
      count: "Gültig: {count}",
      used: "Zuletzt benutzt",
      ends: "endet auf {last}",
      unused: "Nie benutzt",
    },
  },
  pausedWork: {
    documents: {
      title: "Rechnungen und Belege",
      why:
        "Es wird kein Beleg entworfen oder nummeriert. Nach der Sicherung vergebene Nummern würden sonst an andere Belege noch einmal vergeben.",
      check:
        "Vergleichen Sie den neuesten Beleg jeder Art, der seit der Sicherung verschickt wurde, mit denen hier. Fehlt einer, tragen Sie unten seine Nummer ein: Der nächste Beleg wird danach nummeriert.",
    },
    autoVoid: {
      title: "Ungenutzte Labels",
      why:
        "Ungenutzte Labels werden nicht von selbst storniert, und ihre Gutschrift wird nicht angefordert. Labels, die nach dem Backup benutzt wurden, sehen hier ungenutzt aus.",
      check:
        "Vergleichen Sie die Pakete der Tage seit dem Backup mit der Liste des Transporteurs. Stornieren Sie ungenutzte Labels selbst, solange noch Zeit ist.",
    },
    shopSync: {
      title: "Bestellungen der Shops",
      why:
        "Verbundene Shops werden nicht gelesen, und Antworten auf Storno-Anfragen gehen nicht an TikTok. Nach dem Backup gesendete gingen sonst noch einmal hinaus.",
      check:
        "Nur ein Server darf einen Shop lesen: Stoppen Sie jeden anderen Server mit diesen Shops. Ein Shop bei Etsy muss vielleicht neu angemeldet werden.",
    },
    shopTracking: {
      title: "Sendungsnummern für Shops",
      why:
        "Sendungsnummern gehen nicht an verbundene Shops. Vor dem Senden wird der Shop gefragt, ob er sie schon hat.",
      check:
        "Nichts, außer ein Paket ging nach der Sicherung hinaus: Tragen Sie zuerst seine Sendungsnummer ein.",
    },
    labels: {
      title: "Labels von Anbietern",
      why:
        "Labels werden weder gekauft noch storniert oder verfolgt. Ein Label, das beim Backup gerade gekauft wurde, ist Unbekannt: Es kann seither gekauft worden sein.",
      check:
        "Vergleichen Sie die Labels der Tage seit dem Backup im Konto des Anbieters mit denen hier. Klären Sie unbekannte Labels ohne Nummer am Paket. Nach dem Fortsetzen wird der Anbieter nach den anderen gefragt, bevor etwas gekauft wird.",
    },
    deliveries: {
      title: "Webhooks und Nachrichten",
      why:
        "Webhooks, Nachrichten zu Mitteilungen und Aufrufe von Erweiterungen werden nicht gesendet. Manche der wartenden wurden schon zugestellt; sie haben wieder dieselben Kennungen.",
      check:
        "Sagen Sie den Empfängern Ihrer Webhooks, dass sich manche wiederholen. Schalten Sie Integrationen aus, die nichts empfangen dürfen.",
    },
    autopay: {
      title: "Zahlungen wartender Aufträge",
      why:
        "Aufträge, die auf Geld warten, werden nicht von selbst bezahlt, damit niemand zweimal für einen zahlt, der nach dem Backup bezahlt wurde.",
      check:
        "Vergleichen Sie die Einzahlungen seit dem Backup mit Ihrer Bank und geben Sie die fehlenden frei. Stornieren Sie doppelt angelegte Aufträge.",
    },
  },
  event: { work: { resume: "Fortsetzen" } },
  audit: {
    action: { resumeWork: "Arbeit nach einer Wiederherstellung fortgesetzt" },
    field: { last_number: "Letzte Nummer" },
    entity: { afterRestore: "Nach einer Wiederherstellung" },
  },
  choice: { events: { work: { paused: "Arbeit ist nach einer Wiederherstellung angehalten" } } },
};
