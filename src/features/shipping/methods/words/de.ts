import type { Translation } from "../../../../words/translation.ts";
import type { English } from "./en.ts";
import { type Noun, sentences } from "../../../../words/sentences/de.ts";

const shippingMethod: Noun = { gender: "f", one: "Versandart", other: "Versandarten" };

const logistics = {
  ...sentences.record(shippingMethod, "Ihre unbenutzten Nummern werden mit gelöscht."),
  tab: { method: "Versandart", parcels: "Pakete", customs: "Zoll" },
  section: { method: "Versandart", parcels: "Pakete", customs: "Zoll" },
  first: { title: sentences.newOne(shippingMethod), help: "Alles Weitere hat Zeit." },
  group: {
    method: { title: "Versandart", help: "Wie sie heißt und wer ihre Etiketten macht." },
    parcels: { title: "Pakete", help: "Was damit verschickt werden kann, und von wo." },
    customs: { title: "Zoll", help: "Für Pakete, die über eine Grenze gehen." },
  },
  help: {
    code: "So nennen Bestellungen, Dateien und Preise sie, etwa express. Er ändert sich nie.",
    service: "Wie der Versanddienst oder EasyPost ihn nennt.",
    provider: "Wer die Etiketten macht. EasyPost braucht ein Konto mit Schlüssel unter Integrationen.",
    integration_id: "Das Konto, das die Etiketten kauft. Ohne Schlüssel bleibt die Versandart pausiert.",
    account: "Ein Partner schreibt ein verworfenes Etikett nur auf Antrag gut.",
    status: "Eine pausierte Versandart wird nicht angeboten. Was schon damit geht, geht weiter damit.",
    position: "Die niedrigste Zahl steht in Listen zuerst.",
    countries: "Eines je Zeile, als Name oder Code. Leer heißt: alle Länder.",
    limit_g: "Das schwerste Paket, in Gramm. 0 heißt ohne Grenze.",
    limit_mm: "Die längste Seite, in Millimetern. 0 heißt ohne Grenze.",
    cutoff: "HH:MM. Pakete, die später fertig sind, gehen am nächsten Tag.",
    location_ids: "Orte, von denen aus sie geht. Keiner heißt: alle.",
    gateway_id: "Wohin seine Kartons fliegen. Keins: Sie gehen direkt zum Versanddienst.",
    cn22_max_minor: "Ein Paket von höherem Wert bekommt CN23 statt CN22.",
  },
  field: {
    code: "Code",
    provider: "Etiketten von",
    countries: "Länder",
    days: "Tage",
    card: "Preistabelle",
    service: "Dienst",
    account: "Rechnung von",
    integration_id: "Konto",
    limit_g: "Höchstgewicht (g)",
    limit_mm: "Längste Seite (mm)",
    tracked: "Mit Sendungsverfolgung",
    incoterm: "Zollabgaben",
    cutoff: "Annahmeschluss",
    position: "Position",
    location_ids: "Orte",
    gateway_id: "Gateway",
    min_days: "Tage, mindestens",
    max_days: "Tage, höchstens",
    cn22_max_minor: "CN22 bis",
    cn22_currency: "Währung von CN22",
  },
};

export const words: Translation<English> = {
  menu: { logistics: "Versandarten" },
  entity: { logistics },
  methods: {
    test: {
      title: "Ein Paket prüfen",
      text: "Je Versandart: was es kostet, oder alles, was im Weg steht. Nichts wird geändert.",
      weight_g: "Gewicht (g)",
      length_mm: "Länge (mm)",
      width_mm: "Breite (mm)",
      height_mm: "Höhe (mm)",
      seller: "Preise des Verkäufers",
      send: "Prüfen",
      found: {
        one: "{count} von {all} Versandarten wird angeboten",
        other: "{count} von {all} Versandarten werden angeboten",
      },
      days: "Tage: {days}",
      offered: "Angeboten",
      notOffered: "Nicht angeboten",
    },
    refusal: {
      paused: "Sie ist pausiert.",
      country: "Sie geht nicht in dieses Land.",
      tooHeavy: "Sie nimmt kein Paket dieses Gewichts.",
      tooLong: "Die längste Seite ist zu lang.",
      place: "Sie geht nicht von diesem Ort.",
      unknown: "Diese Versandart gibt es nicht.",
      noCard: "Sie hat keine Preistabelle.",
      noZone: "Ihre Preistabelle hat keine Zone für diese Adresse.",
      noPostalCode: "Der Preis hängt von der Postleitzahl ab, und die fehlt.",
      notOffered: "Ihre Preistabelle hat keinen Preis für dieses Gewicht und diese Zone.",
      noWeight: "Das Gewicht ist nicht bekannt.",
    },
  },
  choice: {
    provider: { house: "Uns", upload: "Hochgeladen", easypost: "EasyPost", specimen: "Muster (nur Demo)" },
    account: { own: "Eigener Vertrag", pb: "Partner" },
    tracked: { true: "Ja", false: "Nein" },
    incoterm: { DDU: "Empfänger zahlt (DDU)", DDP: "Wir zahlen (DDP)" },
    cn22_currency: { USD: "USD", EUR: "EUR", GBP: "GBP" },
  },
  problem: {
    needsKey: "Wählen Sie das Konto, das die Etiketten kauft, oder pausieren Sie die Versandart.",
    upperLow: "Das liegt unter der unteren Grenze.",
  },
  list: {
    hint: { logistics: "Code, Name, Versanddienst …" },
    primary: { logistics: sentences.newOne(shippingMethod) },
  },
  audit: {
    action: {
      makeShippingMethod: sentences.wasSaved(shippingMethod),
      trashShippingMethod: sentences.wasDeleted(shippingMethod),
    },
  },
};
