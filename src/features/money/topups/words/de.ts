import type { Translation } from "../../../../words/translation.ts";
import type { English } from "./en.ts";
import { type Noun, sentences } from "../../../../words/sentences/de.ts";

const topUp: Noun = { gender: "f", one: "Aufladung", other: "Aufladungen" };
const request: Noun = { gender: "m", one: "Antrag", other: "Anträge" };
const paymentMethod: Noun = { gender: "f", one: "Zahlungsart", other: "Zahlungsarten" };
const fxRate: Noun = { gender: "m", one: "Kurs", other: "Kurse" };

const topups: Translation<English["topups"]> = {
  topUp: "Guthaben aufladen",
  balanceNow: "Guthaben jetzt",
  balanceAfter: "Guthaben danach",
  availableAfter: "Danach verfügbar",
  belowZero:
    "{name} ist danach {amount} im Minus: Bis das ausgeglichen ist, kann keine Bestellung bezahlt werden.",
  isNotified: "{name} wird benachrichtigt.",
  gets: "{name} erhält dies, sobald Sie genehmigen.",
  pays: "{name} zahlt dies, sobald Sie genehmigen.",
  rateLater: "Der Kurs des Tages, an dem es gesendet wurde",
  sameAs: "Dieselbe Transaktion steht auch in {code}. Vergleichen Sie beide, bevor Sie genehmigen.",
  unbegun: {
    one: "{number} Bestellung von {name} ist bezahlt und nicht begonnen.",
    other: "{number} Bestellungen von {name} sind bezahlt und nicht begonnen.",
  },
  heldBecause: "Die Aufladung {code} wurde storniert.",
  payTo: "Senden Sie das Geld an",
  least: "Mindestens {amount}",
  worth: "{paid} ≈ {worth} zum Kurs {rate}",
  noRate:
    "Es ist noch kein Wechselkurs bekannt. Die Buchhaltung trägt einen ein, bevor sie die Aufladung genehmigt.",
  methods: "Zahlungsarten",
  rates: "Wechselkurse",
};

const proof: Translation<English["proof"]> = {
  dropNow: "Beleg hier ablegen",
  hint: "JPEG, PNG oder PDF bis {size} MB. Sie können ihn auch ablegen oder einfügen.",
  preview: "Der Zahlungsbeleg",
  firstPage: "Erste Seite",
  none: "Es wurde kein Beleg angehängt.",
  refused: {
    tooLarge: "Die Datei ist größer als {size} MB. Speichern Sie sie kleiner.",
    notAProof:
      "Die Datei ist weder JPEG noch PNG noch PDF, wie immer sie heißt. Speichern Sie sie als eines davon.",
    otherName:
      "Der Name der Datei endet wie der einer anderen Art von Datei. Benennen Sie sie richtig um, oder speichern Sie sie neu.",
    damaged: "Die Datei ist beschädigt oder unvollständig. Laden Sie sie erneut herunter.",
    tooManyPixels: "Das Bild hat mehr als 60 Millionen Pixel. Speichern Sie es kleiner.",
    encrypted:
      "Die PDF-Datei ist mit einem Passwort gesperrt. Speichern Sie sie ohne, oder drucken Sie sie in eine neue PDF-Datei.",
    tooManyPages: "Die PDF-Datei hat mehr als 4 Seiten. Speichern Sie die Seiten mit der Zahlung für sich.",
    wrongSize:
      "Eine Seite ist kleiner als 20 mm oder größer als 450 mm. Drucken Sie sie in eine neue PDF-Datei.",
    tooComplex:
      "Die PDF-Datei kann nicht sicher gelesen werden. Drucken Sie sie in eine neue PDF-Datei, oder fotografieren Sie sie.",
  },
};

const field: Translation<English["entity"]["topup"]["field"]> = {
  seller_id: "Verkäufer",
  seller_name: "Verkäufer",
  kind: "Art",
  method_id: "Zahlungsart",
  method_name: "Zahlungsart",
  tx_ref: "Transaktions-ID",
  paid: "Betrag",
  paid_minor: "Betrag",
  paid_at: "Gesendet am",
  rate: "Wechselkurs",
  credited_minor: "Gutgeschrieben",
  note: "Notiz",
  reason: "Grund",
  status: "Status",
  decided_at: "Entschieden",
  duplicate_code: "Gleiche Transaktion",
  maker_name: "Beantragt von",
  proof_id: "Zahlungsbeleg",
  proof_name: "Zahlungsbeleg",
  checker_name: "Entschieden von",
};

const topup: Translation<English["entity"]["topup"]> = {
  ...sentences.loading(topUp),
  ...sentences.saving(topUp),
  make: "Aufladung beantragen",
  made: "Die Aufladung wurde beantragt. Die Buchhaltung prüft sie und schreibt sie Ihrem Guthaben gut.",
  section: { money: "Aufladung" },
  group: {
    money: {
      title: "Aufladung",
      help: "Senden Sie zuerst das Geld und tragen Sie es dann hier so ein, wie es auf Ihrem Beleg steht.",
    },
  },
  help: {
    seller_id: "Für wessen Guthaben sie ist.",
    method_id: "Wie Sie das Geld gesendet haben.",
    paid: "In der Währung der Zahlungsart, etwa 1.000.000 oder 250,00.",
    paid_at: "Der Tag, an dem Sie es gesendet haben, vor höchstens 30 Tagen.",
    tx_ref: "Die Nummer der Überweisung auf Ihrem Beleg. Jede kann einmal beantragt werden.",
    proof_id: "Der Beleg oder ein Bildschirmfoto der Überweisung: Damit wird schneller gutgeschrieben.",
    note: "Was die Buchhaltung sonst wissen soll.",
  },
  field,
};

const approvals: Translation<English["entity"]["approvals"]> = {
  ...sentences.loading(request),
  ...sentences.saving(request),
  make: "Buchung anlegen",
  made: "Die Buchung wurde angelegt. Jemand anderes muss sie genehmigen.",
  section: { money: "Antrag", decision: "Entscheidung" },
  group: {
    money: {
      title: "Manuelle Buchung",
      help: "Das Guthaben ändert sich, sobald jemand anderes sie genehmigt.",
    },
  },
  help: {
    seller_id: "Wessen Guthaben sie ändert.",
    kind:
      "Eine Gutschrift gibt, eine Belastung oder Gebühr nimmt, eine Auszahlung verlässt das Unternehmen, eine Ausbuchung erlässt, was geschuldet wird.",
    credited_minor: "Was das Guthaben bekommt oder abgibt.",
    method_id: "Wie die Auszahlung gesendet wird.",
    note: "Wofür sie ist.",
  },
  field,
};

const payment_methods: Translation<English["entity"]["payment_methods"]> = {
  ...sentences.loading(paymentMethod),
  ...sentences.saving(paymentMethod),
  section: { method: "Zahlungsart" },
  group: { method: { title: "Zahlungsart", help: "Wie Verkäufer Geld senden können." } },
  help: {
    name: "Etwa die Bank und die Währung. Jede braucht einen eigenen Namen.",
    currency: "Die des gesendeten Geldes. Sie lässt sich später nicht ändern.",
    pay_to: "Das sehen Verkäufer: Konto, Name, Adresse.",
    min_minor: "Mindestbetrag in der Währung der Zahlungsart.",
    status: "Eine pausierte wird nicht mehr angeboten.",
  },
  field: {
    currency: "Währung",
    pay_to: "Zu zahlen an",
    min_minor: "Mindestbetrag",
  },
};

const fx_rates: Translation<English["entity"]["fx_rates"]> = {
  ...sentences.loading(fxRate),
  make: "Wechselkurs hinzufügen",
  made: "Der Kurs wurde hinzugefügt.",
  edit: "Wechselkurs",
  save: "Kurs hinzufügen",
  saved: "Der Kurs ist gespeichert.",
  section: { rate: "Wechselkurs" },
  group: {
    rate: {
      title: "Wechselkurs",
      help: "Ein Kurs wird nie geändert: Fügen Sie für denselben Tag einen weiteren hinzu.",
    },
  },
  help: {
    currency: "Die fremde Währung.",
    rate: "Wie viel davon eine Einheit unserer Währung wert ist, etwa 25450.",
    effective_at: "Er gilt ab diesem Tag, bis zu einem späteren Kurs.",
  },
  field: {
    currency: "Währung",
    rate: "Kurs",
    effective_at: "Gültig ab",
    user_name: "Hinzugefügt von",
  },
};

export const words: Translation<English> = {
  menu: {
    topup: "Aufladungen",
    approvals: "Genehmigungen",
    payment_methods: "Zahlungsarten",
    fx_rates: "Wechselkurse",
  },
  topups,
  proof,
  entity: { topup, approvals, payment_methods, fx_rates },
  choice: {
    events: { balance: { low: "Guthaben ist niedrig" }, money: { moved: "Guthaben geändert" } },
    kind: {
      topup: "Aufladung",
      credit: "Gutschrift",
      debit: "Belastung",
      fee: "Gebühr",
      payout: "Auszahlung",
      writeoff: "Ausbuchung",
    },
    currency: {
      USD: "US-Dollar (USD)",
      VND: "Vietnamesischer Dong (VND)",
      EUR: "Euro (EUR)",
      GBP: "Britisches Pfund (GBP)",
      AUD: "Australischer Dollar (AUD)",
      CAD: "Kanadischer Dollar (CAD)",
      JPY: "Yen (JPY)",
    },
  },
  status: { Approved: "Genehmigt", Reversed: "Zurückgebucht" },
  list: {
    hint: {
      topup: "Nummer, Transaktions-ID …",
      approvals: "Nummer, Transaktions-ID …",
      payment_methods: "Name, Konto …",
    },
    primary: {
      topup: "Aufladung beantragen",
      approvals: "Buchung anlegen",
      payment_methods: sentences.newOne(paymentMethod),
      fx_rates: "Kurs hinzufügen",
    },
  },
  event: {
    topup: {
      approve: "Genehmigen",
      reject: "Ablehnen",
      cancel: "Antrag stornieren",
      reverse: "Zurückbuchen",
    },
  },
  audit: {
    action: {
      topups_proof: "Zahlungsbeleg hochgeladen",
      makeTopup: "Aufladung beantragt",
      makeApproval: "Manuelle Buchung angelegt",
      moveTopup: "Aufladungsstatus geändert",
      topup_approve: "Aufladung genehmigt",
      topup_reject: "Aufladung abgelehnt",
      topup_cancel: "Aufladung storniert",
      topup_reverse: "Aufladung zurückgebucht",
      makePaymentMethod: sentences.wasSaved(paymentMethod),
      makeFxRate: "Wechselkurs hinzugefügt",
    },
    entity: {
      topup_proofs: "Zahlungsbelege",
      topups: "Aufladungen",
      paymentMethods: "Zahlungsarten",
      fxRates: "Wechselkurse",
    },
  },
};
