import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "Der Weg einer Bestellung",
  purpose: "Führt eine Bestellung vom Entwurf bis zum Käufer, daneben Druck und Versand.",
  states: {
    status: {
      title: "Status der Bestellung",
      sees: "Die erste der drei Angaben neben der Bestellnummer: Sie führt die beiden anderen.",
      try: "Zuerst darauf schauen: Davon hängt ab, welche Schritte möglich sind.",
    },
    "status.Draft": {
      title: "Entwurf",
      sees: "Die Bestellung steht auf „Entwurf“; was ihr fehlt, steht unter „Was fehlt“.",
      try: "Beheben, was dort steht, dann auf „Bestellung einreichen“ drücken.",
    },
    "status.Pending": {
      title: "Offen",
      sees: "Die Bestellung steht auf „Offen“: Sie ist eingereicht, aber nicht bezahlt.",
      try: "Auf „Bestellung bezahlen“ drücken; reicht das Guthaben nicht, es zuerst aufladen.",
    },
    "status.Processing": {
      title: "In Bearbeitung",
      sees: "Die Bestellung steht auf „In Bearbeitung“: Sie ist bezahlt und wartet auf die Werkstatt.",
      try:
        "Auf die Werkstatt warten. Bis sie beginnt, geht noch „Zahlung zurücknehmen“ oder „Bestellung stornieren“.",
    },
    "status.In Production": {
      title: "In Produktion",
      sees: "Die Bestellung steht auf „In Produktion“; „Druck“ und „Versand“ zeigen, wie weit beides ist.",
      try: "Warten, bis gedruckt und etikettiert ist. Zum Anhalten auf „Storno anfragen“ drücken.",
    },
    "status.On Hold": {
      title: "Gesperrt",
      sees: "Die Bestellung steht auf „Gesperrt“; darunter steht der Grund und, wenn gesetzt, bis wann.",
      try: "Den Grund klären, dann auf „Bestellung freigeben“ drücken. Es geht weiter, wo gesperrt wurde.",
    },
    "status.Cancel Requested": {
      title: "Storno angefragt",
      sees:
        "Die Bestellung ist „Storno angefragt“: Jemand möchte sie stoppen, und ihre Stücke sind solange gesperrt.",
      try: "Die Werkstatt bitten, auf „Storno genehmigen“ oder „Storno ablehnen“ zu drücken.",
    },
    "status.Ready": {
      title: "Bereit",
      sees: "Die Bestellung steht auf „Bereit“: Alles ist gedruckt, das Versandetikett ist hinterlegt.",
      try: "Die Werkstatt drückt auf „An Versanddienst übergeben“, wenn die Pakete abgeholt werden.",
    },
    "status.Shipped": {
      title: "Versandt",
      sees: "Die Bestellung steht auf „Versandt“: Die Pakete sind beim Versanddienst, mit Sendungsnummer.",
      try: "Die Sendungsnummer verfolgen. Nach Ankunft drückt die Werkstatt „Als zugestellt melden“.",
    },
    "status.Delivered": {
      title: "Zugestellt",
      sees: "Die Bestellung steht auf „Zugestellt“: Die Pakete sind angekommen.",
      try: "Nichts. Die Werkstatt drückt auf „Bestellung abschließen“ oder „Als zurückgekommen melden“.",
    },
    "status.Completed": {
      title: "Abgeschlossen",
      sees: "Die Bestellung steht auf „Abgeschlossen“: Es gibt keine weiteren Schritte.",
      try: "Nichts: Alles ist getan.",
    },
    "status.Returned": {
      title: "Zurückgekommen",
      sees:
        "Die Bestellung steht auf „Zurückgekommen“: Die Pakete sind wieder da, weitere Schritte gibt es nicht.",
      try: "Soll noch einmal geliefert werden, mit „Neue Bestellung“ eine neue anlegen.",
    },
    "status.Cancelled": {
      title: "Storniert",
      sees:
        "Die Bestellung steht auf „Storniert“: Bezahltes ging zurück aufs Guthaben. Weitere Schritte gibt es nicht.",
      try: "Ein Zurück gibt es nicht; mit „Neue Bestellung“ eine neue anlegen.",
    },
    print: {
      title: "Druck",
      sees: "Die Angabe „Druck“ im Kopf der Bestellung: wie weit die Werkstatt ist.",
      try: "Daran ablesen, ob schon produziert wird.",
    },
    "print.Waiting": {
      title: "Wartet auf den Druck",
      sees: "Bei „Druck“ steht „Wartet“: Die Werkstatt hat nicht begonnen.",
      try: "Abwarten; es beginnt mit dem ersten Stück, an dem jemand arbeitet.",
    },
    "print.Printing": {
      title: "Im Druck",
      sees: "Bei „Druck“ steht „Im Druck“: Die Werkstatt arbeitet an den Artikeln.",
      try: "Warten, bis jedes Stück fertig ist; unter „Stücke“ steht, welche fehlen.",
    },
    "print.Printed": {
      title: "Gedruckt",
      sees: "Bei „Druck“ steht „Gedruckt“: Jedes Stück ist fertig.",
      try: "Nichts. Wird ein Stück aussortiert, steht hier wieder „Im Druck“.",
    },
    "print.Stopped": {
      title: "Druck gestoppt",
      sees: "Bei „Druck“ steht „Gestoppt“, weil die Bestellung storniert wurde.",
      try: "Nichts: Es wird nichts mehr produziert.",
    },
    shipment: {
      title: "Versand",
      sees: "Die Angabe „Versand“ im Kopf der Bestellung: Versandetikett und Weg zum Käufer.",
      try: "Daran ablesen, ob es ein Versandetikett gibt und wo die Pakete sind.",
    },
    "shipment.Processing": {
      title: "Wartet auf das Versandetikett",
      sees:
        "Beim Versand steht „In Bearbeitung“: Einem Paket fehlt das Etikett, oder ein Stück liegt in keinem Paket.",
      try: "Adresse prüfen, dann „Versandetikett hinterlegen“. Bei mehreren Paketen über das Paket.",
    },
    "shipment.Ready": {
      title: "Versandetikett hinterlegt",
      sees: "Beim Versand steht „Bereit“: Jedes Paket, das noch hier ist, hat sein Versandetikett.",
      try: "Soll die Adresse geändert werden, drückt die Werkstatt zuerst „Versandetikett verwerfen“.",
    },
    "shipment.Handed Over": {
      title: "Übergeben",
      sees: "Beim Versand steht „Übergeben“: Jedes Paket ist hinaus.",
      try: "Die Sendungsnummer unter „Pakete“ verfolgen.",
    },
    "shipment.Delivered": {
      title: "Pakete zugestellt",
      sees: "Bei „Versand“ steht „Zugestellt“: Die Pakete sind angekommen.",
      try: "Nichts; kommen sie zurück, drückt die Werkstatt auf „Als zurückgekommen melden“.",
    },
    "shipment.Returned": {
      title: "Pakete zurückgekommen",
      sees: "Bei „Versand“ steht „Zurückgekommen“: Die Pakete sind wieder da.",
      try: "Soll noch einmal geliefert werden, mit „Neue Bestellung“ eine neue anlegen.",
    },
    "shipment.Stopped": {
      title: "Versand gestoppt",
      sees: "Bei „Versand“ steht „Gestoppt“, weil die Bestellung storniert wurde.",
      try: "Nichts: Es wird nichts versandt.",
    },
  },
  events: {
    "order.submit": {
      title: "Bestellung einreichen",
      sees: "Jemand hat auf „Bestellung einreichen“ gedrückt.",
      try: "Ist es gesperrt, beheben, was unter „Was fehlt“ steht.",
    },
    "order.pay": {
      title: "Bestellung bezahlen",
      sees:
        "Jemand hat auf „Bestellung bezahlen“ gedrückt: Die Summe geht vom Guthaben ab, das Porto wird reserviert.",
      try: "Bei Ablehnung das Guthaben aufladen und noch einmal drücken.",
    },
    "order.hold": {
      title: "Bestellung sperren",
      sees: "Jemand hat auf „Bestellung sperren“ gedrückt und einen Grund genannt.",
      try: "Soll es weitergehen, auf „Bestellung freigeben“ drücken.",
    },
    "order.release": {
      title: "Bestellung freigeben",
      sees: "Jemand hat auf „Bestellung freigeben“ gedrückt.",
      try: "Nichts: Es geht weiter, wo gesperrt wurde.",
    },
    "order.cancel": {
      title: "Bestellung stornieren",
      sees: "Jemand hat auf „Bestellung stornieren“ gedrückt und es bestätigt.",
      try: "Nichts: Bezahltes ist wieder auf dem Guthaben.",
    },
    "order.requestCancel": {
      title: "Storno anfragen",
      sees: "Jemand hat auf „Storno anfragen“ gedrückt und einen Grund genannt.",
      try: "Auf die Entscheidung der Werkstatt warten.",
    },
    "order.refuseCancel": {
      title: "Storno ablehnen",
      sees: "Die Werkstatt hat auf „Storno ablehnen“ gedrückt: Die Produktion geht weiter.",
      try: "Nichts: Die Bestellung wird gefertigt und versandt.",
    },
    "order.approveCancel": {
      title: "Storno genehmigen",
      sees: "Die Werkstatt hat auf „Storno genehmigen“ gedrückt: Die Bestellung ist storniert.",
      try: "Nichts: Bezahltes ist wieder auf dem Guthaben.",
    },
    "order.complete": {
      title: "Bestellung abschließen",
      sees: "Die Werkstatt hat auf „Bestellung abschließen“ gedrückt.",
      try: "Nichts: Die Bestellung ist abgeschlossen.",
    },
    "order.awaitFunds": {
      title: "Bezahlen, sobald Guthaben da ist",
      sees: "Jemand hat „Bezahlen, sobald Guthaben da ist“ gedrückt: Sie wird bezahlt, sobald es reicht.",
      try: "Guthaben aufladen; die Bestellung wird binnen Sekunden von selbst bezahlt.",
    },
    "order.forgetFunds": {
      title: "Nicht mehr auf Guthaben warten",
      sees: "Jemand hat „Nicht mehr auf Guthaben warten“ gedrückt, oder die gesehene Summe galt nicht mehr.",
      try: "Den Grund im Kopf der Bestellung lesen, dann „Bestellung bezahlen“ drücken.",
    },
    "order.unpay": {
      title: "Zahlung zurücknehmen",
      sees: "Jemand hat „Zahlung zurücknehmen“ gedrückt: Die Summe ist wieder auf dem Guthaben.",
      try: "„Bestellung bezahlen“, wenn sie doch gefertigt werden soll.",
    },
    "order.drop": {
      title: "Artikel stoppen",
      sees: "Die Werkstatt hat Stücke gestoppt und einen Grund genannt; ihr Preis ist zurück.",
      try: "Nichts: Die anderen gehen weiter.",
    },
    "order.repack": {
      title: "Paket anlegen",
      sees: "Die Werkstatt hat ein Paket für lose Stücke angelegt.",
      try: "Hinterlegen Sie dafür ein Versandetikett.",
    },
    "units.settle": {
      title: "Folgt ihren Stücken",
      sees: "Eines der Stücke hat sich bewegt.",
      try: "Nichts: Das geschieht von selbst.",
    },
    "packages.settle": {
      title: "Folgt ihren Paketen",
      sees: "Eines der Pakete hat sich bewegt.",
      try: "Nichts: Das geschieht von selbst.",
    },
    "remedies.settle": {
      title: "Folgt ihren Erstattungen",
      sees: "Über einen Erstattungsantrag dazu wurde entschieden.",
      try: "Nichts: Das geschieht von selbst.",
    },
    "production.start": {
      title: "Produktion starten",
      sees: "Die Werkstatt hat „Produktion starten“ gedrückt: Die Arbeit an jedem Stück beginnt.",
      try: "Ist es gesperrt, warten, bis „Bedenkzeit bis“ vorbei ist.",
    },
    "production.finish": {
      title: "Produktion abschließen",
      sees: "Die Werkstatt hat „Produktion abschließen“ gedrückt: Jedes Stück gilt als gefertigt.",
      try: "Wenn es blockiert ist, wartet ein Stück auf „Neu fertigen“, oder alles ist fertig.",
    },
    "label.attach": {
      title: "Versandetikett hinterlegen",
      sees: "Die Werkstatt hat „Versandetikett hinterlegen“ gedrückt, mit Versanddienst und Sendungsnummer.",
      try: "Ist es gesperrt, die Bestellung zuerst bezahlen oder freigeben.",
    },
    "label.void": {
      title: "Versandetikett verwerfen",
      sees: "Die Werkstatt hat „Versandetikett verwerfen“ gedrückt und einen Grund genannt.",
      try: "Bei Bedarf die Adresse berichtigen; dann kommt ein neues Versandetikett.",
    },
    "shipment.handOver": {
      title: "An Versanddienst übergeben",
      sees: "Die Werkstatt hat „An Versanddienst übergeben“ gedrückt: Die Pakete sind fort.",
      try: "Von nun an die Sendungsnummer verfolgen.",
    },
    "shipment.deliver": {
      title: "Als zugestellt melden",
      sees: "Die Werkstatt hat auf „Als zugestellt melden“ gedrückt.",
      try: "Nichts: Die Pakete sind angekommen.",
    },
    "shipment.return": {
      title: "Als zurückgekommen melden",
      sees: "Die Werkstatt hat „Als zurückgekommen melden“ gedrückt und einen Grund genannt.",
      try: "Soll noch einmal geliefert werden, mit „Neue Bestellung“ eine neue anlegen.",
    },
  },
  guards: {
    "hasNoProblems and isMakeable": "Ohne Probleme und zu fertigen",
    isAwaiting: "Sie wartet auf Guthaben",
    isNotAwaiting: "Wartet noch nicht",
    "isNotAwaiting and hasNoProblems and isMakeable": "Wartet noch nicht, fehlerfrei, machbar",
    isMakeable: "Ein Standort kann alles fertigen",
    areParcels: "Die Pakete sagen es so",
    hasBegun: "Ein Stück wurde begonnen",
    hasNoneBegun: "Kein Stück wurde begonnen",
    hasLoose: "Ein Stück liegt in keinem Paket",
    isBackIn: "Ein Paket ist wieder hier",
    "isHeldBeforeWork and isNothingOut": "Früh gesperrt, nichts ist hinaus",
    isHeldInWork: "Gesperrt in Produktion oder bereit",
    "isHeldInWork and isNothingOut": "Später gesperrt, nichts ist hinaus",
    isLost: "Was hinaus ist, ist verloren",
    isNothingOut: "Kein Paket ist hinaus",
    "isNothingOut and hasNoneBegun and isUnmerged": "Nichts hinaus, begonnen oder vereint",
    isOneUnlabelled: "Ein Paket wartet auf ein Etikett",
    "isPaid and isPayableWork and isUnmerged and isOneUnlabelled": "Bezahlt, eigenes Paket ohne Etikett",
    "isPrinted and isLabelled": "Alles gedruckt und etikettiert",
    "isPrinted and isOut": "Alles gedruckt und hinaus",
    isProduced: "Jedes Stück ist fertig",
    "isReadyToLeave and isUnboxed": "Alles bereit, in keinem Karton",
    isSomethingIn: "Etwas ist noch hier",
    areRefundsStale: "Die gezeigten Erstattungen sind alt",
    isTrackingStale: "Die gezeigte Nummer ist alt",
    isUnblocked: "Kein Stück wartet auf Entscheidung",
    isUnboxed: "Kein Paket liegt in einem Karton",
    isUnmerged: "Die Pakete gehören ihr allein",
    isUnproduced: "Etwas ist noch nicht gedruckt",
    "isUnproduced and isUnblocked and isCooled": "Ungedruckt, frei, Bedenkzeit vorbei",
    isUntracked: "Der Versanddienst meldet nichts",
    "not isPrinted and isLabelled": "Druck oder Etikett fehlt noch",
    isAutoHeld: "Der Shop sperrt Eingereichtes",
    isPaid: "Die Bestellung ist bezahlt",
    isCooled: "Die Bedenkzeit ist vorbei",
    hasNoProblems: "Die Bestellung hat keine Probleme",
    "hasNoProblems and isAutoHeld": "Keine Probleme, und der Shop sperrt",
    isCancelled: "Die Bestellung ist storniert",
    isDelivered: "Die Bestellung ist zugestellt",
    isHeldBeforeWork: "Gesperrt, bevor die Produktion begann",
    isHeldFromPending: "Gesperrt, als sie offen war",
    isHeldFromProcessing: "Gesperrt, als sie in Bearbeitung war",
    isHeldFromProduction: "Gesperrt, als sie in Produktion war",
    isHeldFromReady: "Gesperrt, als sie bereit war",
    isNotOnHold: "Die Bestellung ist nicht gesperrt",
    "isPaid and isCooled": "Bezahlt, und die Bedenkzeit ist vorbei",
    isReadyToLeave: "Alle Artikel fertig, Etikett vorhanden",
    isReturned: "Die Bestellung ist zurückgekommen",
  },
  actors: {},
  delays: {},
};
