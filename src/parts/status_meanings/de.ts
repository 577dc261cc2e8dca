import { postMeanings } from "./post/de.ts";
import { postageMeanings } from "./postage/de.ts";
import { ofPlatforms } from "./platforms/de.ts";
import type { StatusMeanings } from "./shape.ts";

export const meanings: StatusMeanings = {
  ...ofPlatforms,
  ...postMeanings,
  ...postageMeanings,
  batch: {
    status: {
      Open: "Von dieser Charge ist noch nichts beim Drucker.",
      Released: "Die Dateien dieser Charge können gedruckt werden.",
      Printed: "Jedes Stück dieser Charge ist gedruckt.",
      Cancelled: "Die Stücke dieser Charge können in eine andere.",
    },
  },
  box: {
    status: {
      Processing: "Pakete kommen in den Karton und heraus.",
      Closed: "Der Karton wurde gewogen und kann gehen.",
      "Handed Over": "Der Spediteur hat den Karton.",
      Received: "Der Karton ist an seinem Gateway angekommen.",
      Cancelled: "Der Karton war leer und wird nicht verwendet.",
    },
  },
  call: {
    status: {
      Active: "Die Ankündigung wird vom ersten bis zum letzten Tag gezeigt.",
      Paused: "Niemand sieht die Ankündigung.",
    },
  },
  canned_replies: {
    status: {
      Active: "Die Antwort wird in Kommentaren angeboten.",
      Paused: "Die Antwort wird in Kommentaren nicht angeboten.",
    },
  },
  case: {
    status: {
      Draft: "Der Verkäufer hat den Fall noch nicht gesendet.",
      Processing: "Mitarbeiter müssen antworten oder entscheiden.",
      "Waiting Seller": "Der Verkäufer muss antworten. Die Frist ruht.",
      Inprocess: "Ersatz ist unterwegs.",
      Resolved: "Der Ersatz ist da, oder eine Antwort genügte.",
      Rejected: "Nichts wird ersetzt; der Grund steht in der Unterhaltung.",
      Closed: "Der Fall ist beendet und lässt sich nicht mehr ändern.",
    },
  },
  consolidation: {
    status: {
      Processing: "Kartons kommen auf den Flug und wieder herunter.",
      Closed: "Kartons und Wert stehen fest.",
      "Manifest Sent": "Das Manifest wurde gesendet.",
      Departed: "Der Flug ist unterwegs.",
      Arrived: "Der Flug ist gelandet.",
      "Customs Hold": "Der Zoll hält den Flug fest.",
      Cleared: "Der Zoll hat den Flug freigegeben.",
      Injected: "Der örtliche Versanddienst hat die Pakete.",
      Completed: "Alle Kartons sind angekommen, oder was fehlt, ist benannt.",
      Cancelled: "Der Flug wurde vor dem Abflug storniert.",
    },
  },
  delivery: {
    status: {
      Waiting: "Die Nachricht wird so bald wie möglich gesendet.",
      Delivered: "Die Gegenseite hat die Nachricht angenommen.",
      Dead: "Alle Versuche sind fehlgeschlagen; die Nachricht wird nicht von selbst noch einmal gesendet.",
    },
  },
  extension: {
    status: {
      Off: "Die Erweiterung tut nichts.",
      On: "Die Erweiterung arbeitet mit den Rechten, die angenommen wurden.",
    },
  },
  faults: {
    step: {
      QC: "Der Fehler entstand bei der ersten Prüfung.",
      Cutting: "Der Fehler entstand beim Zuschneiden.",
      Printing: "Der Fehler entstand beim Drucken.",
      Sewing: "Der Fehler entstand beim Nähen.",
      "Final QC": "Der Fehler wurde bei der Endkontrolle übersehen.",
      Packing: "Der Fehler entstand beim Packen.",
    },
  },
  integration: {
    status: {
      Paused: "Nichts wird gesendet, und was ankommt, wird abgelehnt.",
      Active: "Daten werden gesendet und angenommen.",
    },
  },
  item: {
    status: {
      Active: "Der Artikel kann bestellt werden.",
      "Out Of Stock": "Der Artikel kann erst wieder bestellt werden, wenn er vorrätig ist.",
      Discontinued: "Der Artikel kann nicht mehr bestellt werden.",
    },
  },
  job: {
    status: {
      Queued: "Der Job hat noch nicht begonnen.",
      Running: "Der Job läuft im Hintergrund.",
      Done: "Der Job ist fertig; sein Ergebnis zeigt, was abgelehnt wurde.",
      Failed: "Der Job endete vorzeitig; was vorher getan wurde, bleibt.",
      Cancelled: "Jemand hat den Job gestoppt; was vorher getan wurde, bleibt.",
    },
  },
  label: {
    status: {
      Asked: "Das Etikett wird gekauft; sein Preis ist reserviert.",
      Unknown: "Noch ist nicht bekannt, ob das Etikett gekauft wurde; der Anbieter wird erneut gefragt.",
      Live: "Das Etikett ist gültig: Das Paket kann damit verschickt werden.",
      "Void Asked": "Für dieses Etikett wurde eine Gutschrift angefragt.",
      "Void Refused": "Die Gutschrift für dieses Etikett wurde abgelehnt; es bleibt berechnet.",
      Failed: "Das Etikett konnte nicht gekauft werden.",
      Voided: "Das Etikett ist nicht mehr gültig.",
    },
  },
  local_bill: {
    status: {
      Pending: "Kartons kommen auf die Rechnung, bis der Lkw da ist.",
      Confirmed: "Der Spediteur hat unterschrieben; seine Rechnung steht aus.",
      Invoiced: "Der Betrag des Spediteurs ist gebucht und noch nicht bezahlt.",
      Disputed: "Der Betrag des Spediteurs ist nicht der vereinbarte.",
      Paid: "Der Spediteur ist bezahlt.",
      Cancelled: "Die Rechnung wurde nicht gebraucht; ihre Kartons sind frei.",
    },
  },
  locations: {
    status: {
      Active: "Der Standort bekommt neue Bestellungen.",
      Paused: "Der Standort bekommt keine neuen Bestellungen.",
      Closed: "Der Standort bleibt nur wegen seiner Geschichte erhalten.",
    },
  },
  logistics: {
    status: {
      Active: "Die Versandart wird angeboten.",
      Paused: "Die Versandart wird nicht angeboten; Pakete, die sie schon haben, behalten sie.",
    },
  },
  order: {
    status: {
      Draft: "Die Bestellung ist noch nicht abgeschickt und lässt sich noch ändern.",
      Pending: "Die Bestellung wurde abgeschickt und wartet auf ihre Zahlung.",
      Processing: "Die Bestellung ist bezahlt und wartet auf den Beginn der Produktion.",
      "In Production": "Die Werkstatt fertigt die Stücke der Bestellung.",
      "On Hold": "Die Bestellung ist angehalten, bis jemand sie freigibt.",
      "Cancel Requested":
        "Jemand hat das Storno angefragt; bis zur Entscheidung ruht die Arbeit an der Bestellung.",
      Ready: "Alles ist gefertigt und hat sein Etikett; der Versanddienst kann es abholen.",
      Shipped: "Der Versanddienst hat die Pakete.",
      Delivered: "Die Pakete sind angekommen.",
      Completed: "Die Bestellung ist abgeschlossen; nichts lässt sich mehr ändern.",
      Returned: "Die Pakete sind zu uns zurückgekommen.",
      Cancelled: "Die Bestellung wurde storniert; was bezahlt war, ist wieder im Guthaben.",
    },
    print_status: {
      Waiting: "Noch kein Stück der Bestellung wurde begonnen.",
      Printing: "Mindestens ein Stück der Bestellung wird gefertigt.",
      Printed: "Jedes Stück der Bestellung ist fertig.",
      Stopped: "Die Bestellung wurde storniert, daher wird nichts gefertigt.",
    },
    shipment_status: {
      Processing: "Mindestens ein Paket hat noch kein Etikett.",
      Ready: "Jedes Paket, das noch hier ist, hat sein Etikett.",
      "Handed Over": "Die Versanddienste haben alle Pakete.",
      Delivered: "Die Pakete sind angekommen.",
      Returned: "Die Pakete sind zu uns zurückgekommen.",
      Stopped: "Die Bestellung wurde storniert, daher wird nichts verschickt.",
    },
  },
  package: {
    shipment_status: {
      Processing: "Das Paket hat noch kein Etikett.",
      Ready: "Das Paket hat sein Etikett, aber noch ist nicht alles verpackt.",
      Failed: "Das Etikett des Pakets konnte nicht gekauft werden.",
      Packed: "Alles ist im Paket; es kann verschickt werden.",
      Boxed: "Das Paket ist mit anderen in einem Karton.",
      "Handed Over": "Der Versanddienst hat das Paket.",
      "In Transit": "Das Paket ist unterwegs.",
      Customs: "Das Paket ist beim Zoll.",
      "Out For Delivery": "Das Paket wird gleich zugestellt.",
      Delivered: "Das Paket ist angekommen.",
      Exception: "Der Versanddienst meldet ein Problem mit dem Paket.",
      "Return To Sender": "Der Versanddienst bringt das Paket zu uns zurück.",
      Returned: "Das Paket ist wieder hier.",
      Lost: "Das Paket ging unterwegs verloren.",
      Voided: "Das Paket wurde storniert, zusammen mit seinem Etikett.",
      Cancelled: "In diesem Paket wird nichts verschickt.",
    },
  },
  payment_methods: {
    status: {
      Active: "Verkäufer können diese Zahlungsart wählen.",
      Paused: "Diese Zahlungsart wird nicht angeboten.",
    },
  },
  price_table: {
    status: {
      draft: "Die Tabelle lässt sich ändern; noch wird nichts nach ihr berechnet.",
      scheduled: "Die Tabelle gilt ab ihrem ersten Tag.",
      active: "Pakete werden jetzt nach dieser Tabelle berechnet.",
      ended: "Eine spätere Tabelle hat diese ersetzt, oder ihr letzter Tag ist vorbei.",
      withdrawn: "Die Tabelle wurde zurückgezogen und wird nicht verwendet.",
    },
  },
  products: {
    status: {
      Active: "Das Produkt und seine Artikel können bestellt werden.",
      Discontinued: "Das Produkt und seine Artikel können nicht bestellt werden.",
    },
  },
  refund: {
    status: {
      Processing: "Jemand muss über diesen Antrag entscheiden; sein Betrag ist reserviert.",
      Approved: "Der Antrag ist genehmigt, aber eine zweite Person muss ihn erstatten.",
      Posted: "Das Geld ist wieder im Guthaben des Verkäufers.",
      Rejected: "Der Antrag wurde abgelehnt; das Guthaben hat sich nicht geändert.",
      Cancelled: "Der Antrag wurde zurückgenommen, oder alles wurde anders erstattet.",
    },
  },
  shipping_preset: {
    status: {
      Active: "Die Regel gilt für die Pakete, auf die sie passt.",
      Paused: "Die Regel gilt nicht.",
    },
  },
  statement: {
    status: {
      Paid: "Der Betrag ist im Guthaben enthalten.",
      Pending: "Der Betrag ist noch nicht im Guthaben enthalten.",
    },
  },
  stores: {
    status: {
      Active: "Der Shop nimmt neue Bestellungen an.",
      Paused: "Der Shop nimmt keine neuen Bestellungen an; bestehende laufen weiter.",
    },
  },
  invoice: {
    status: {
      Draft: "Der Monat ist vorbei, und die Rechnung hat noch keine Nummer; nichts ist fällig.",
      Issued: "Die Rechnung wartet auf ihre Zahlung.",
      "Partially Paid": "Ein Teil der Rechnung ist bezahlt.",
      Overdue: "Der Fälligkeitstag ist vorbei; keine Bestellung des Verkäufers kann bezahlt werden.",
      Disputed: "Der Verkäufer beanstandet die Rechnung; niemand wird erinnert.",
      Paid: "Alles darauf ist bezahlt oder gutgeschrieben.",
      Void: "Eine Gutschrift hat die Rechnung aufgehoben.",
    },
  },
  topup: {
    status: {
      Pending: "Jemand muss diesen Antrag genehmigen; das Guthaben hat sich noch nicht geändert.",
      Approved: "Der Betrag ist im Guthaben gebucht.",
      Rejected: "Der Antrag wurde abgelehnt; das Guthaben hat sich nicht geändert.",
      Cancelled: "Der Antrag wurde zurückgenommen; das Guthaben hat sich nicht geändert.",
      Reversed: "Die Genehmigung wurde rückgängig gemacht; das Guthaben ist wie zuvor.",
    },
  },
  unit: {
    print_status: {
      QC: "Der Rohling dieses Stücks wird geprüft.",
      Cutting: "Das Stück ist beim Zuschnitt.",
      Printing: "Das Stück ist beim Druck.",
      Sewing: "Das Stück ist beim Nähen.",
      "Final QC": "Das fertige Stück wird geprüft.",
      Packing: "Das Stück ist gefertigt und kommt in sein Paket.",
      Packed: "Das Stück ist in seinem Paket.",
      Rejected: "Das Stück wurde zu oft aussortiert, oder sein Motiv stimmt nicht; das Büro entscheidet.",
      Stopped: "Das Stück wurde storniert und wird nicht gefertigt.",
    },
    work_status: {
      Waiting: "Bei diesem Schritt arbeitet noch niemand an dem Stück.",
      Inprocess: "Bei diesem Schritt arbeitet jemand an dem Stück.",
      "On Hold": "Das Stück wartet, weil seine Bestellung angehalten ist oder vielleicht storniert wird.",
    },
  },
  user_groups: {
    status: {
      Active: "Personen in dieser Gruppe haben ihre Rechte.",
      Locked: "Personen in dieser Gruppe bekommen von ihr keine Rechte.",
    },
  },
  users: {
    status: {
      Available: "Diese Person kann sich anmelden.",
      Away: "Diese Person kann sich anmelden, ist aber abwesend.",
      Locked: "Diese Person kann sich nicht anmelden.",
    },
  },
};
