import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "Der Weg einer Rechnung",
  purpose: "Bringt, was einem Verkäufer in einem Monat berechnet wurde, vom Entwurf bis zur Zahlung.",
  states: {
    Draft: {
      title: "Entwurf",
      sees: "Die Rechnung ist „Entwurf“: Sie hat die Zeilen eines abgelaufenen Monats und noch keine Nummer.",
      try: "Prüfen, dann auf „Ausstellen“ drücken. Erstattungen ihrer Bestellungen kommen von selbst dazu.",
    },
    Issued: {
      title: "Ausgestellt",
      sees: "Die Rechnung ist „Ausgestellt“: Sie hat eine Nummer und einen Fälligkeitstag.",
      try: "Auf „Bezahlen“ drücken oder auf die Zahlung warten.",
    },
    "Partially Paid": {
      title: "Teilweise bezahlt",
      sees: "Ein Teil der Rechnung ist bezahlt.",
      try: "Für den Rest auf „Bezahlen“ drücken.",
    },
    Overdue: {
      title: "Überfällig",
      sees:
        "Die Rechnung ist „Überfällig“: Der Fälligkeitstag ist vorbei, und der Verkäufer kann keine Bestellung bezahlen.",
      try: "Auf „Bezahlen“ drücken.",
    },
    Disputed: {
      title: "Strittig",
      sees: "Die Rechnung ist „Strittig“: Niemand wird an sie erinnert.",
      try: "Den Grund lesen. Die Buchhaltung drückt auf „Streit beenden“ oder „Stornieren“.",
    },
    Paid: { title: "Bezahlt", sees: "Die Rechnung ist „Bezahlt“.", try: "Nichts." },
    Void: {
      title: "Ungültig",
      sees:
        "Die Rechnung ist „Ungültig“: Eine Gutschrift hebt sie auf, und ihre Zeilen sind in einem neuen Entwurf.",
      try: "Den neuen Entwurf öffnen und ausstellen, sobald er stimmt.",
    },
  },
  events: {
    "invoice.issue": {
      title: "Ausstellen",
      sees: "Jemand hat auf „Ausstellen“ gedrückt: Die Rechnung hat eine Nummer.",
      try:
        "Ist es gesperrt, ist ihr Monat noch nicht vorbei, oder Gutschriften übersteigen die Belastungen: Dann läuft sie im nächsten Monat weiter.",
    },
    "invoice.pay": {
      title: "Bezahlen",
      sees: "Für sie wurde ein Betrag aus der Wallet genommen.",
      try: "Ist es gesperrt, zuerst die Wallet aufladen.",
    },
    "invoice.awaitFunds": {
      title: "Bezahlen, sobald Geld da ist",
      sees: "Sie wird bezahlt, sobald die Wallet sie deckt.",
      try: "Nichts.",
    },
    "invoice.forgetFunds": {
      title: "Nicht mehr warten",
      sees: "Sie wird nicht mehr automatisch bezahlt.",
      try: "Nichts.",
    },
    "invoice.dispute": {
      title: "Beanstanden",
      sees: "Jemand beanstandet sie, mit einem Grund.",
      try: "Nichts.",
    },
    "invoice.resume": { title: "Streit beenden", sees: "Der Streit ist beendet.", try: "Nichts." },
    "invoice.void": {
      title: "Stornieren",
      sees: "Jemand hat mit einem Grund auf „Stornieren“ gedrückt.",
      try: "Ist es gesperrt, wurde ein Teil bezahlt: stattdessen die Bestellungen erstatten.",
    },
    "payments.settle": {
      title: "Vom Hauptbuch aktualisiert",
      sees: "Eine Zahlung, eine Gutschrift oder der Fälligkeitstag hat sie geändert.",
      try: "Nichts.",
    },
  },
  guards: {
    hasEntries: "Sie hat Zeilen",
    isPeriodOver: "Ihr Monat ist vorbei",
    isNotCredit: "Belastungen decken Gutschriften",
    isWithinOpen: "Nicht mehr als offen ist",
    isCovered: "Die Wallet deckt es",
    isNothingPaid: "Nichts davon ist bezahlt",
    isAwaiting: "Sie wartet auf Geld",
    isNotAwaiting: "Sie wartet noch nicht",
    isNothingOpen: "Nichts ist offen",
    isSomethingOpen: "Etwas ist offen",
    isPastDue: "Der Fälligkeitstag ist vorbei",
    isPartlyPaid: "Ein Teil ist bezahlt",
    isStale: "Das Hauptbuch hat andere Summen",
    "hasEntries and isPeriodOver and isNotCredit": "Monat vorbei, Summe nicht unter null",
    "isWithinOpen and isCovered": "Offen und gedeckt",
    "isSomethingOpen and isPastDue": "Offen und überfällig",
    "isSomethingOpen and isPartlyPaid": "Offen und teilweise bezahlt",
  },
  actors: {},
  delays: {},
};
