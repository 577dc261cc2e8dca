import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "Das Leben eines Pakets",
  purpose: "Bringt ein Paket von seinen Stücken über das Versandetikett zum Käufer.",
  states: {
    Processing: {
      title: "Noch kein Etikett",
      sees: "Das Paket hat „Noch kein Etikett“.",
      try: "„Versandetikett hinterlegen“; die Bestellung muss bezahlt und frei sein.",
    },
    Failed: {
      title: "Etikett fehlgeschlagen",
      sees: "Das Paket ist „Fehlgeschlagen“: Es gab kein Versandetikett.",
      try: "Noch einmal „Versandetikett hinterlegen“.",
    },
    Ready: {
      title: "Etikett fertig",
      sees: "Am Paket steht „Etikett fertig“; noch ist nicht alles eingepackt.",
      try: "Packen Sie die Stücke ein, oder „Als gepackt bestätigen“.",
    },
    Packed: {
      title: "Verpackt",
      sees: "Das Paket ist „Verpackt“: Alles ist darin.",
      try: "„An Versanddienst übergeben“, wenn er es mitnimmt.",
    },
    Boxed: {
      title: "Im Karton",
      sees: "Das Paket ist „Im Karton“.",
      try: "Übergeben Sie den Karton.",
    },
    "Handed Over": {
      title: "Übergeben",
      sees: "Das Paket ist „Übergeben“: Der Versanddienst hat es.",
      try: "Verfolgen Sie die Sendungsnummer. „Übergabe zurücknehmen“ geht zwei Minuten lang.",
    },
    "In Transit": {
      title: "Unterwegs",
      sees: "Das Paket ist „Unterwegs“.",
      try: "Abwarten, oder die Seite des Versanddienstes ansehen.",
    },
    Customs: {
      title: "Beim Zoll",
      sees: "Das Paket ist „Beim Zoll“.",
      try: "Abwarten; dauert es lange, den Versanddienst fragen.",
    },
    "Out For Delivery": {
      title: "In Zustellung",
      sees: "Das Paket ist „In Zustellung“.",
      try: "Abwarten: Es kommt bald an.",
    },
    Exception: {
      title: "Störung",
      sees: "Das Paket hat eine „Störung“: Unterwegs ging etwas schief.",
      try: "Die Seite des Versanddienstes ansehen und dort fragen.",
    },
    "Return To Sender": {
      title: "Rücksendung",
      sees: "Das Paket ist auf dem Weg zurück zu uns.",
      try: "Fragen Sie nach der richtigen Adresse.",
    },
    Delivered: {
      title: "Zugestellt",
      sees: "Das Paket ist „Zugestellt“.",
      try: "Nichts; kommt es zurück: „Als zurückgekommen melden“.",
    },
    Returned: {
      title: "Zurückgekommen",
      sees: "Das Paket ist „Zurückgekommen“: Es ist wieder hier.",
      try: "Klären Sie mit dem Verkäufer, was damit geschieht.",
    },
    Lost: {
      title: "Verloren",
      sees: "Das Paket ist „Verloren“.",
      try: "Eröffnen Sie einen Fall. Kommt es doch: „Als zurückgekommen melden“.",
    },
    Voided: {
      title: "Ungültig",
      sees: "Das Paket ist „Ungültig“: storniert, samt Versandetikett.",
      try: "Nichts: Seine Stücke warten auf ein anderes Paket.",
    },
    Cancelled: {
      title: "Storniert",
      sees: "Das Paket ist „Storniert“: Darin wird nichts versandt.",
      try: "Nichts.",
    },
  },
  events: {
    "label.attach": {
      title: "Versandetikett hinterlegen",
      sees: "Jemand hat Versanddienst und Nummer hinterlegt.",
      try: "Wenn es blockiert ist, sagt der Grund, was fehlt.",
    },
    "label.void": {
      title: "Versandetikett verwerfen",
      sees: "Jemand hat es verworfen und einen Grund genannt.",
      try: "Hinterlegen Sie ein anderes, wenn es noch hinaus soll.",
    },
    "package.confirm": {
      title: "Als gepackt bestätigen",
      sees: "Jemand hat von Hand bestätigt, dass alles darin ist.",
      try: "Wenn es blockiert ist, zuerst die Stücke fertigstellen.",
    },
    "package.split": {
      title: "Paket teilen",
      sees: "Einige Stücke kamen in ein eigenes Paket.",
      try: "Hinterlegen Sie bei beiden ein Versandetikett.",
    },
    "package.merge": {
      title: "Mit anderem zusammenlegen",
      sees: "Seine Stücke kamen in ein anderes Paket.",
      try: "Sehen Sie das andere Paket an.",
    },
    "package.cancel": {
      title: "Paket stornieren",
      sees: "Jemand hat es storniert.",
      try: "„Paket anlegen“ in der Bestellung, um die Stücke zu senden.",
    },
    "package.handOver": {
      title: "An Versanddienst übergeben",
      sees: "Der Versanddienst hat es mitgenommen.",
      try: "Verfolgen Sie die Sendungsnummer.",
    },
    "handOver.undo": {
      title: "Übergabe zurücknehmen",
      sees: "Die Übergabe wurde zurückgenommen.",
      try: "Nichts: Es ist noch hier.",
    },
    "package.track": {
      title: "Sendungsereignis eintragen",
      sees: "Jemand hat eingetragen, was der Versanddienst meldet.",
      try: "Nichts.",
    },
    "package.deliver": {
      title: "Als zugestellt melden",
      sees: "Jemand hat gemeldet, dass es angekommen ist.",
      try: "Wenn es blockiert ist, auf den Scan des Versanddienstes warten.",
    },
    "package.lose": {
      title: "Als verloren melden",
      sees: "Jemand hat gemeldet, dass es verloren ist.",
      try: "Eröffnen Sie einen Fall.",
    },
    "package.return": {
      title: "Als zurückgekommen melden",
      sees: "Jemand hat gemeldet, dass es wieder da ist.",
      try: "Klären Sie es mit dem Verkäufer.",
    },
    "labels.settle": {
      title: "Folgt dem Versandetikett",
      sees: "Das Versandetikett kam dazu oder fiel weg.",
      try: "Nichts: Das geschieht von selbst.",
    },
    "units.settle": {
      title: "Folgt seinen Stücken",
      sees: "Ein Stück darin hat sich bewegt.",
      try: "Nichts: Das geschieht von selbst.",
    },
    "track.settle": {
      title: "Folgt der Verfolgung",
      sees: "Der Versanddienst hat Neues gemeldet.",
      try: "Nichts: Das geschieht von selbst.",
    },
  },
  guards: {
    hasUnits: "Es ist etwas darin",
    isEmpty: "Es ist nichts darin",
    isHandOverUndoable: "Sie haben es eben übergeben",
    "isHandOverUndoable and isUnscanned": "Eben übergeben, nicht gescannt",
    isLabelIdle: "Es hat kein Versandetikett",
    "isLabelIdle and isSplittable": "Kein Etikett, mehr als ein Stück",
    isLabelled: "Es hat ein Versandetikett",
    "isLabelled and isVerified": "Mit Etikett, und alles gepackt",
    isMade: "Jedes Stück ist fertig",
    isOrderOpen: "Die Bestellungen darin sind offen",
    "isOrderOpen and isMade": "Bestellungen offen, Stücke fertig",
    "isOrderOpen and isPaid and isLabelIdle and hasUnits": "Offen, bezahlt, ohne Etikett, nicht leer",
    isPaid: "Die Bestellungen darin sind bezahlt",
    isSplittable: "Es ist mehr als ein Stück darin",
    isTracked: "Der Versanddienst meldet es so",
    isUnlabelled: "Das Versandetikett ist weg",
    isUnscanned: "Der Versanddienst hat es nicht gescannt",
    isUntracked: "Der Versanddienst meldet nichts",
    isUnverified: "Noch ist nicht alles gepackt",
    isVerified: "Alles ist gepackt",
  },
  actors: {},
  delays: {},
};
