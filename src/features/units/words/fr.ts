import type { Translation } from "../../../words/translation.ts";
import type { English } from "./en.ts";

export const words: Translation<English> = {
  entity: {
    units: {
      field: {
        ticket: "Ticket",
        print_status: "Étape",
        work_status: "Travail",
        station_code: "Poste",
        package_code: "Colis",
        order: "Commande",
        package: "Colis",
        rejects: "Rejets",
        reason_code: "Ce qui ne va pas",
        fault_step: "Où le défaut est né",
      },
      title: "Pièces",
      none: "Les pièces apparaissent ici dès que la commande est payée.",
      steps: "Étapes de {ticket}",
      history: "Historique de {ticket}",
      noHistory: "Il ne lui est encore rien arrivé.",
      of: "{n} sur {all}",
      done: "{done} sur {all} terminées",
      first: "Les {shown} premières pièces sur {all} sont affichées.",
      rejectedTimes: {
        one: "Rejetée {count} fois",
        other: "Rejetée {count} fois",
      },
      ended: "Plus aucune étape n’est possible.",
      missing: "Les pièces n’ont pas pu être chargées. {reason}",
      inPackage: "dans {code}",
      loose: "dans aucun colis",
      again: "Ticket {ticket}",
    },
  },
  status: {
    QC: "Contrôle",
    Cutting: "Coupe",
    Sewing: "Couture",
    "Final QC": "Contrôle final",
    Packing: "Emballage",
    Rejected: "Refusée",
    Inprocess: "En cours",
    Live: "Valable",
  },
  axis: {
    work_status: {
      Waiting: "En attente",
      Inprocess: "En cours",
      "On Hold": "Bloquée",
    },
    print_status: {
      Rejected: "Rejetée",
      Printing: "En impression",
    },
  },
  event: {
    unit: {
      start: "Commencer",
      pass: "Passer à la suite",
      reject: "Rejeter",
      reprint: "Refaire",
      finish: "Terminer à la main",
      unpack: "Déballer",
      undo: "Annuler la dernière étape",
      hold: "Bloquer la pièce",
      release: "Débloquer la pièce",
      stop: "Arrêter la pièce",
      pack: "Emballer",
      leave: "Partir avec le colis",
      stay: "Rester avec le colis",
    },
  },
  choice: {
    reason_code: {
      misprint: "Impression ratée",
      wrongColor: "Mauvaise couleur",
      wrongSize: "Mauvaise taille",
      stain: "Tache",
      hole: "Trou",
      seam: "Couture",
      position: "Position",
      artwork: "Visuel",
      another: "Autre",
    },
  },
};
