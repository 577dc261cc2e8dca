import type { Translation } from "../../../../words/translation.ts";
import type { English } from "./en.ts";
import { type Noun, sentences } from "../../../../words/sentences/de.ts";

const integration: Noun = { gender: "f", one: "Integration", other: "Integrationen" };

const appConfig: Translation<English["entity"]["app_config"]> = {
  ...sentences.record(
    integration,
    "Ihr Geheimnis und ihr Protokoll werden mitgelöscht, und was wartet, wird nicht gesendet.",
  ),
  made: "Die Integration ist angelegt. Erzeugen Sie ihr Geheimnis und schalten Sie sie dann ein.",
  section: { connection: "Verbindung", state: "Stand", record: "Datensatz" },
  group: {
    connection: { title: "Integration", help: "Was sie ist und wie Sie sie nennen." },
    outgoing: { title: "Was gesendet wird", help: "Ein signierter Aufruf für jedes gewählte Ereignis." },
    incoming: {
      title: "Was hereinkommt",
      help: "Bestellungen, die ein anderes System signiert hierher sendet.",
    },
  },
  help: {
    name: "Damit andere wissen, wofür sie da ist.",
    status: "Aktiv sein kann sie, sobald sie ihr Geheimnis hat.",
    url: "Eine https-Adresse. Nichts Geheimes gehört hinein.",
    seller_id: "Nur Ereignisse dieses Verkäufers werden gesendet. Leer: die aller.",
    store_id: "Der Shop, der die Bestellungen bekommt, als wären sie importiert worden.",
    auto_void:
      "Ein Etikett, das niemand gescannt hat und das in keinem Manifest steht, wird fünf Tage vor dem letzten Rückgabetag storniert, und seine Gutschrift wird angefordert.",
  },
  part: {
    connection: "Verbinden",
    about: {
      outgoing_webhook:
        "Ereignisse gehen als signierte Aufrufe an die Adresse. Ein gescheiterter wird etwa anderthalb Tage lang wiederholt.",
      incoming_orders:
        "Senden Sie Bestellungen als JSON an diese Adresse, mit dem Geheimnis signiert. Aufrufe dürfen 5 Minuten alt sein.",
      easypost:
        "Etiketten werden mit Ihrem EasyPost-Konto gekauft. Die Adresse ist https://api.easypost.com/v2 mit dem Schlüssel vor dem Host: https://SCHLÜSSEL@api.easypost.com/v2. EasyPost signiert mit dem Geheimnis, was es sendet.",
      etsy_app:
        "Verkäufer verbinden ihre Etsy-Shops mit Ihrer App bei Etsy. Geben Sie deren Schlüssel von Etsys Seite „Your Apps“ ein; die Rücksprungadresse der App ist https://ihre-app/stores/connected. Für Webhooks tragen Sie die Adresse unten in Etsys Webhook-Portal für das Ereignis order.paid ein.",
      tiktok_app:
        "Verkäufer verbinden ihre TikTok-Shops mit Ihrer App bei TikTok Shop. Geben Sie deren Schlüssel und Autorisierungslink aus dem Partner Center ein; ihre Redirect-URL ist https://ihre-app/stores/connected. Webhooks werden für jeden Shop von selbst eingetragen.",
    },
    failed: "Das konnte nicht geladen werden. {reason}",
    makeSecret: "Geheimnis erzeugen",
    sends: "Gesendet wird: {events}.",
    lastFailed: "Der letzte Versuch ist gescheitert. {reason}",
    works: "Es funktioniert: Antwort {status} in {ms} ms.",
    ready: "Bereit für Bestellungen.",
    fails: "Es funktioniert noch nicht. {reason}",
  },
  secret: {
    noneGiven:
      "Es gibt noch keine Schlüssel. Verkäufer können ihre Shops verbinden, sobald sie eingegeben sind und die Integration eingeschaltet ist.",
    given:
      "Schlüssel gespeichert: Der erste endet auf {last}. Eingegeben {when} von {name}. Leere Felder behalten ihren Schlüssel.",
    none: "Es gibt noch kein Geheimnis. Damit werden Aufrufe signiert, also kommt es zuerst.",
    set: "Geheimnis gesetzt: Es endet auf {last}. Erzeugt {when} von {name}.",
    old: "Das vorige gilt noch bis {when}.",
    label: "Geheimnis",
    once: "Kopieren Sie es jetzt. Sie können es später nicht mehr ansehen.",
    hide: "Ausblenden",
  },
  secretField: {
    keystring: "Keystring",
    shared_secret: "Shared Secret",
    webhook_secret: "Signaturgeheimnis der Webhooks",
    app_key: "App Key",
    app_secret: "App Secret",
    authorization_link: "Autorisierungslink",
  },
  secretHelp: {
    webhook_secret: "Beginnt mit whsec_. Ohne es kommen Bestellungen nur beim Abgleich an.",
    authorization_link:
      "Der Link für Verkäufer aus dem Partner Center: In den USA beginnt er mit https://services.us.tiktokshop.com, sonst mit https://services.tiktokshop.com.",
  },
  log: {
    title: "Protokoll",
    none: "Noch nichts.",
    refresh: "Aktualisieren",
    next: "Nächster Versuch:",
    tries: { one: "{count} Versuch", other: "{count} Versuche" },
  },
  error: {
    badStatus: "Die Antwort war {status}.",
    refused: "Der Aufruf wurde abgelehnt; die Antwort sagt, warum.",
    timeout: "Keine Antwort innerhalb von 10 Sekunden.",
    tls: "Das Zertifikat ist nicht gültig.",
    connection: "Es kam keine Verbindung zustande.",
    tooLarge: "Die Antwort war zu lang.",
    urlBad: "Die Adresse ist nicht verwendbar.",
    schemeNotAllowed: "Einfaches http geht nur für Hosts, die die Einstellungen des Servers erlauben.",
    addressNotAllowed:
      "Der Host ist unbekannt oder in einem privaten Netz, das die Einstellungen des Servers nicht erlauben.",
    targetGone: "Den Datensatz, zu dem es gehört, gibt es nicht mehr.",
    targetOff: "Hier ist sie ausgeschaltet.",
    unsendable: "Der Aufruf konnte hier nicht erstellt werden: siehe Protokoll des Servers.",
    unstored: "Die Antwort konnte hier nicht gespeichert werden: siehe Protokoll des Servers.",
    storePaused: "Der Shop ist pausiert und nimmt keine neuen Bestellungen an.",
    needsSecret: "Es hat noch kein Geheimnis.",
  },
  field: {
    kind: "Art",
    auto_void: "Ungenutzte Etiketten stornieren",
    url: "Webadresse",
    events: "Ereignisse",
    waiting: "Wartend",
    dead: "Fehlgeschlagen",
    last_at: "Zuletzt erfolgreich",
  },
};

const integrationsChoices: Translation<English["choice"]> = {
  auto_void: { true: "Ja", false: "Nein" },
  events: {
    chat_post: "Von Hand geteilt",
    import: { failed: "Ihr Import ist fehlgeschlagen" },
    topup: { mention: "In einem Kommentar zu einer Aufladung erwähnt" },
    order: {
      mention: "In einem Kommentar erwähnt",
      held: "Bestellung gesperrt",
      shipped: "Bestellung versandt",
      delivered: "Bestellung zugestellt",
      returned: "Bestellung zurückgekommen",
      cancelled: "Bestellung storniert",
      made: "Bestellung angelegt",
      moved: "Bestellstatus geändert",
      changed: "Bestellung geändert",
    },
    package: { made: "Paket angelegt", moved: "Paketstatus geändert" },
    job: { ended: "Auftrag beendet" },
    orders: "Bestellungen eingegangen",
  },
  kind: {
    outgoing_webhook: "Ausgehende Webhooks",
    incoming_orders: "Eingehende Bestellungen",
    easypost: "EasyPost-Etiketten",
    etsy_app: "Etsy-App",
    tiktok_app: "TikTok-Shop-App",
  },
};

export const words: Translation<English> = {
  bulk: {
    work: {
      integration: {
        on: {
          act: { one: "{number} Integration einschalten", other: "{number} Integrationen einschalten" },
          acted: { one: "{number} eingeschaltet", other: "{number} eingeschaltet" },
          means: "Wer kein Geheimnis hat, wird abgelehnt.",
        },
        off: {
          act: { one: "{number} Integration ausschalten", other: "{number} Integrationen ausschalten" },
          acted: { one: "{number} ausgeschaltet", other: "{number} ausgeschaltet" },
          means: "Nichts wird mehr gesendet, und was ankommt, wird abgelehnt.",
        },
      },
    },
  },
  list: {
    hint: {
      app_config: "Name oder Adresse …",
    },
    primary: {
      app_config: sentences.newOne(integration),
    },
  },
  entity: { app_config: appConfig },
  choice: integrationsChoices,
  event: {
    integration: {
      on: "Einschalten",
      off: "Ausschalten",
      rotate: "Geheimnis ersetzen",
      secrets: "Schlüssel speichern",
      test: "Jetzt versuchen",
      replay: "Erneut senden",
    },
  },
};
