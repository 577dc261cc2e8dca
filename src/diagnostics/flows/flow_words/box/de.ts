import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "Der Weg eines Kartons",
  purpose: "Sammelt Pakete, die zusammen gehen, vom ersten Paket bis zu seinem Gateway.",
  states: {
    "Processing": {
      title: "In Bearbeitung",
      sees: "Der Karton ist „In Bearbeitung“: Pakete kommen hinein und heraus.",
      try: "Füllen Sie ihn an der Kartonstation und drücken Sie dann „Schließen“.",
    },
    "Closed": {
      title: "Geschlossen",
      sees: "Der Karton ist „Geschlossen“: Er wurde gewogen, nichts kommt hinein oder heraus.",
      try: "Setzen Sie ihn auf eine Versandrechnung, oder drücken Sie „Wieder öffnen“.",
    },
    "Handed Over": {
      title: "Übergeben",
      sees:
        "Der Karton ist „Übergeben“: Der Spediteur hat dafür unterschrieben, oder sein Manifest wurde eingereicht.",
      try: "Drücken Sie „Empfang eintragen“, wenn er ankommt.",
    },
    "Received": {
      title: "Empfangen",
      sees: "Der Karton ist „Empfangen“: Er ist an seinem Gateway.",
      try: "Nichts: Er ist fertig.",
    },
    "Cancelled": {
      title: "Storniert",
      sees: "Der Karton ist „Storniert“: Er war leer.",
      try: "Legen Sie bei Bedarf einen neuen an.",
    },
  },
  events: {
    "box.close": {
      title: "Schließen",
      sees: "Jemand hat „Schließen“ gedrückt und das Gewicht angegeben.",
      try: "Vergleichen Sie das Gewicht, oder zählen Sie die Pakete.",
    },
    "box.closeAnyway": {
      title: "Trotzdem schließen",
      sees: "Jemand hat ihn trotz seines Gewichts geschlossen, mit einem Grund.",
      try: "Lesen Sie den Grund in seinem Verlauf.",
    },
    "box.cancel": {
      title: "Karton stornieren",
      sees: "Jemand hat „Karton stornieren“ gedrückt.",
      try: "Nichts: Er war leer.",
    },
    "box.reopen": {
      title: "Wieder öffnen",
      sees: "Jemand hat „Wieder öffnen“ gedrückt.",
      try: "Wiegen Sie ihn beim Schließen neu.",
    },
    "box.bill": {
      title: "Auf eine Rechnung setzen",
      sees: "Er wurde auf eine Versandrechnung gescannt.",
      try: "Öffnen Sie diese Rechnung.",
    },
    "box.unbill": {
      title: "Von der Rechnung nehmen",
      sees: "Er wurde von seiner Versandrechnung genommen.",
      try: "Setzen Sie ihn auf eine andere.",
    },
    "box.load": {
      title: "Auf einen Flug setzen",
      sees: "Er wurde auf einen Flug gescannt.",
      try: "Öffnen Sie diesen Flug.",
    },
    "box.unload": {
      title: "Vom Flug nehmen",
      sees: "Er wurde von seinem Flug genommen.",
      try: "Setzen Sie ihn auf einen anderen.",
    },
    "box.handOver": {
      title: "Übergeben",
      sees:
        "Der Spediteur hat die Versandrechnung unterschrieben, oder das Manifest der Pakete wurde eingereicht.",
      try: "Seine Pakete folgen in Minuten.",
    },
    "box.takeBack": {
      title: "Zurücknehmen",
      sees: "Die Unterschrift seiner Versandrechnung wurde zurückgenommen.",
      try: "Übergeben Sie ihn wieder mit seiner Versandrechnung.",
    },
    "box.receive": {
      title: "Empfang eintragen",
      sees: "Er wurde an seinem Gateway eingetragen.",
      try: "Nichts.",
    },
    "packages.settle": {
      title: "Pakete gezählt",
      sees: "Ein Paket kam hinein oder heraus.",
      try: "Nichts: Das geschieht von selbst.",
    },
  },
  guards: {
    "hasPackages": "Ein Paket ist darin",
    "isEmpty": "Kein Paket ist darin",
    "isSound": "Kein Paket ist angehalten oder ungültig",
    "isOnScale": "Auf der Waage ist mehr als der Karton",
    "isLiftable": "Er wiegt höchstens 30 kg",
    "isInTolerance": "Sein Gewicht passt zu den Paketen",
    "isCounted": "Gezählt, wo das Gewicht nichts beweist",
    "isOnNothing": "Auf keiner Rechnung und keinem Flug",
    "isFree": "Auf keiner Rechnung",
    "isOnBill": "Auf einer Rechnung",
    "isBillPending": "Diese Rechnung ist offen",
    "isSamePlace": "Diese Rechnung gehört zu seinem Standort",
    "isOffFlight": "Auf keinem Flug",
    "isOnFlight": "Auf einem Flug",
    "isFlightOpen": "Dieser Flug ist in Bearbeitung",
    "isSameGateway": "Dieser Flug geht zu seinem Gateway",
    "isMiscounted": "Seine Summen sind alt",
    "hasPackages and isSound and isOnScale and isLiftable and isInTolerance and isCounted":
      "In Ordnung, gewogen, gezählt",
    "hasPackages and isSound and isOnScale and isLiftable": "In Ordnung und gewogen",
    "isEmpty and isOnNothing": "Leer, ohne Rechnung und Flug",
    "isFree and isBillPending and isSamePlace": "Frei, offen, selber Standort",
    "isOnBill and isBillPending": "Auf einer offenen Rechnung",
    "isOffFlight and isFlightOpen and isSameGateway": "Frei, offen, selbes Gateway",
    "isOnFlight and isFlightOpen": "Auf einem offenen Flug",
  },
  actors: {},
  delays: {},
};
