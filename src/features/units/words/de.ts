import type { Translation } from "../../../words/translation.ts";
import type { English } from "./en.ts";

export const words: Translation<English> = {
  entity: {
    units: {
      field: {
        ticket: "Ticket",
        print_status: "Schritt",
        work_status: "Arbeit",
        station_code: "Station",
        package_code: "Paket",
        order: "Bestellung",
        package: "Paket",
        rejects: "Aussortiert",
        reason_code: "Was nicht stimmt",
        fault_step: "Wo der Fehler entstand",
      },
      title: "Stücke",
      none: "Stücke erscheinen hier, sobald die Bestellung bezahlt ist.",
      steps: "Schritte von {ticket}",
      history: "Verlauf von {ticket}",
      noHistory: "Damit ist noch nichts geschehen.",
      of: "{n} von {all}",
      done: "{done} von {all} fertig",
      first: "Gezeigt werden die ersten {shown} von {all} Stücken.",
      rejectedTimes: {
        one: "{count}-mal aussortiert",
        other: "{count}-mal aussortiert",
      },
      ended: "Es ist kein Schritt mehr möglich.",
      missing: "Die Stücke konnten nicht geladen werden. {reason}",
      inPackage: "in {code}",
      loose: "in keinem Paket",
      again: "Ticket {ticket}",
    },
  },
  status: {
    QC: "Wareneingang",
    Cutting: "Zuschnitt",
    Sewing: "Näherei",
    "Final QC": "Endkontrolle",
    Packing: "Packen",
    Rejected: "Abgelehnt",
    Inprocess: "In Arbeit",
    Live: "Gültig",
  },
  axis: {
    work_status: {
      Waiting: "Wartet",
      Inprocess: "In Arbeit",
      "On Hold": "Gesperrt",
    },
    print_status: {
      Rejected: "Aussortiert",
      Printing: "Im Druck",
    },
  },
  event: {
    unit: {
      start: "Arbeit beginnen",
      pass: "Weitergeben",
      reject: "Aussortieren",
      reprint: "Neu fertigen",
      finish: "Von Hand abschließen",
      unpack: "Auspacken",
      undo: "Letzten Schritt zurücknehmen",
      hold: "Stück sperren",
      release: "Stück freigeben",
      stop: "Stück stoppen",
      pack: "Einpacken",
      leave: "Mit dem Paket hinausgehen",
      stay: "Mit dem Paket dableiben",
    },
  },
  choice: {
    reason_code: {
      misprint: "Fehldruck",
      wrongColor: "Falsche Farbe",
      wrongSize: "Falsche Größe",
      stain: "Fleck",
      hole: "Loch",
      seam: "Naht",
      position: "Position",
      artwork: "Druckvorlage",
      another: "Anderes",
    },
  },
};
