import type { Translation } from "../../../../words/translation.ts";
import type { English } from "./en.ts";
import { type Noun, sentences } from "../../../../words/sentences/fr.ts";
import { statusWords } from "../../../../words/sentences/agreement.ts";

const flight: Noun = { gender: "m", one: "vol", other: "vols" };

export const words: Translation<English> = {
  menu: {
    ibic: "Conteneurs IBCI",
  },
  flights: {
    boxes: "Cartons",
    noBoxes: "Aucun carton n’y est encore.",
    load: "Charger un carton",
    scan: "Scanner ou saisir BX ou SSCC",
    loadIt: "Charger",
    unload: "Décharger",
    unloadOf: "Décharger {code}",
    loadOf: "Charger {code}",
    receive: "Réceptionner un carton",
    receiveIt: "Réceptionner",
    receiveOf: "Réceptionner {code}",
    receiveAll: { one: "Réceptionner {number} carton", other: "Réceptionner {number} cartons" },
    loadable: "Cartons pour cette plateforme",
    noLoadable: "Aucun carton fermé n’attend cette plateforme.",
    unknownBox: "Ce carton n’existe pas.",
    failed: "Les cartons n’ont pas pu être chargés.",
    boxLine: "{count} colis",
    problems: "Problèmes",
    noProblems: "Chaque colis a un code SH, une origine et une valeur.",
    problemCount: {
      one: "{number} colis ne peut pas être déclaré",
      other: "{number} colis ne peuvent pas être déclarés",
    },
    lacks: "Il manque : {what}",
    mend: "À compléter à l’article :",
    gap: {
      desc: "la description",
      hs: "le code SH",
      origin: "l’origine",
      value: "la valeur",
      lines: "le contenu",
    },
    manifest: "Manifeste",
    draft: "Il est écrit d’après les colis tels qu’ils sont. Le fichier envoyé est conservé.",
    sent: "Envoi n° {no}, par {name}",
    digest: "SHA-256 du fichier CSV",
    csv: "Télécharger le CSV",
    xlsx: "Télécharger le XLSX",
    missing: "Colis manquants",
    announcing: "Le suivi de certains colis n’est pas encore à jour.",
    unread: "Les problèmes n’ont pas pu être chargés.",
    named:
      "Numéros des colis qui ne sont pas arrivés, par exemple PK-000123. Ceux des cartons non reçus comptent d’eux-mêmes.",
    lines: "{count} lignes",
  },
  entity: {
    ibic: {
      ...sentences.record(flight),
      section: {
        flight: "Vol",
        load: "Chargement",
        way: "En route",
      },
      group: {
        flight: {
          title: "Vol",
          help:
            "Un vol prend des cartons fermés pour une plateforme. Ce qui n’est pas encore connu peut être ajouté jusqu’à sa fermeture.",
        },
      },
      help: {
        mawb: "Onze chiffres, par exemple 123-12345675.",
        flight: "Par exemple CX 880.",
        origin: "Le code de l’aéroport, par exemple SGN.",
        gateway_id: "Les cartons pour cette plateforme peuvent être chargés.",
        provider: "Il dédouane et livre les colis, et décide de la forme du manifeste.",
        entry_type: "Le type de déclaration en douane, s’il est connu.",
      },
      field: {
        code: "Numéro",
        provider: "Prestataire",
        mawb: "Lettre de transport aérien",
        flight: "Vol",
        etd_at: "Départ",
        eta_at: "Arrivée",
        gateway_code: "Plateforme",
        gateway_id: "Plateforme",
        location: "Plateforme",
        boxes_count: "Cartons",
        handed_count: "Remis",
        received_count: "Reçus",
        packages_count: "Colis",
        gross_g: "Poids",
        declared_minor: "Valeur",
        duty_minor: "Droits",
        status: "Statut",
        origin: "De",
        airline: "Compagnie",
        entry_type: "Déclaration",
        missing_count: "Manquants",
        hold_reason: "Retenu car",
        maker_name: "Créé par",
        created_at: "Créé le",
        departed_at: "Parti le",
        arrived_at: "Arrivé le",
        cleared_at: "Dédouané le",
        completed_at: "Terminé le",
        missing: "Colis manquants",
        reason: "Motif",
      },
    },
  },
  choice: {
    provider: {
      ibci: "IBCI",
      general: "Autre",
    },
    entry_type: {
      "01": "Formelle (01)",
      "11": "Simplifiée (11)",
    },
    events: {
      flight: {
        departed: "Vol parti",
        arrived: "Vol arrivé",
        held: "Vol retenu par la douane",
        cleared: "Vol dédouané",
        injected: "Colis d’un vol remis au transporteur",
        completed: "Vol terminé",
        cancelled: "Vol annulé",
        late: "Vol en retard",
        short: "Des colis d’un vol manquent",
      },
    },
  },
  ...statusWords({
    "Manifest Sent": "Manifeste envoyé",
    Departed: "Parti|Partie",
    Arrived: "Arrivé|Arrivée",
    "Customs Hold": "Retenu par la douane|Retenue par la douane",
    Cleared: "Dédouané|Dédouanée",
    Injected: "Remis au transporteur|Remise au transporteur",
    Completed: "Terminé|Terminée",
  }),
  list: {
    hint: {
      ibic: "Numéro, lettre de transport, vol, carton …",
    },
    primary: {
      ibic: "Créer un vol",
    },
  },
  search: {
    group: {
      ibic: "Vols",
    },
  },
  rights: {
    module: {
      ibic: "Conteneurs IBCI",
    },
  },
  event: {
    flight: {
      close: "Fermer",
      reopen: "Rouvrir",
      send: "Envoyer le manifeste",
      revise: "Réviser le manifeste",
      depart: "Parti",
      arrive: "Arrivé",
      hold: "Retenu par la douane",
      clear: "Dédouané",
      inject: "Remis au transporteur",
      complete: "Terminer",
      completeShort: "Terminer avec des manquants",
      cancel: "Annuler le vol",
    },
  },
  audit: {
    action: {
      makeConsolidation: sentences.wasSaved(flight),
      moveConsolidation: "Statut d’un vol modifié",
      ibic_manifest: "Manifeste téléchargé",
      scanFlight: "Cartons d’un vol scannés",
      flight_close: "Vol fermé",
      flight_reopen: "Vol rouvert",
      flight_send: "Manifeste envoyé",
      flight_revise: "Manifeste révisé",
      flight_depart: "Vol parti",
      flight_arrive: "Vol arrivé",
      flight_hold: "Vol retenu par la douane",
      flight_clear: "Vol dédouané",
      flight_inject: "Colis du vol remis au transporteur",
      flight_complete: "Vol terminé",
      flight_completeShort: "Vol terminé avec des manquants",
      flight_cancel: "Vol annulé",
    },
    field: {
      consolidation_id: "Vol",
    },
    entity: {
      consolidations: "Vols",
    },
  },
  bulk: {
    work: {
      flight: {
        close: {
          act: {
            one: "volermer {number} F",
            other: "volsermer {number} F",
          },
          acted: {
            one: "{number} fermé",
            other: "{number} fermés",
          },
          means: "On ne peut plus y charger de cartons, et la valeur est additionnée.",
        },
        reopen: {
          act: {
            one: "Rouvrir {number} vol",
            other: "Rouvrir {number} vols",
          },
          acted: {
            one: "{number} rouvert",
            other: "{number} rouverts",
          },
          means: "On peut de nouveau charger et décharger des cartons.",
        },
        send: {
          act: {
            one: "Envoyer le manifeste de {number} vol",
            other: "Envoyer le manifeste de {number} vols",
          },
          acted: {
            one: "{number} envoyé",
            other: "{number} envoyés",
          },
          means: "Le manifeste est conservé tel qu’il est.",
        },
        revise: {
          act: {
            one: "Réviser le manifeste de {number} vol",
            other: "Réviser le manifeste de {number} vols",
          },
          acted: {
            one: "{number} révisé",
            other: "{number} révisés",
          },
          means: "Le manifeste peut être modifié et envoyé de nouveau.",
        },
        depart: {
          act: {
            one: "Marquer {number} vol comme parti",
            other: "Marquer {number} vols comme partis",
          },
          acted: {
            one: "{number} parti",
            other: "{number} partis",
          },
          means: "Deux minutes plus tard, le suivi de tous les colis l’indique.",
        },
        arrive: {
          act: {
            one: "Marquer {number} vol comme arrivé",
            other: "Marquer {number} vols comme arrivés",
          },
          acted: {
            one: "{number} arrivé",
            other: "{number} arrivés",
          },
          means: "Deux minutes plus tard, le suivi de tous les colis l’indique.",
        },
        hold: {
          act: {
            one: "Marquer {number} vol comme retenu par la douane",
            other: "Marquer {number} vols comme retenus par la douane",
          },
          acted: {
            one: "{number} retenu",
            other: "{number} retenus",
          },
          means: "Deux minutes plus tard, le suivi de tous les colis l’indique.",
        },
        inject: {
          act: {
            one: "Marquer {number} vol comme remis au transporteur",
            other: "Marquer {number} vols comme remis au transporteur",
          },
          acted: {
            one: "{number} remis",
            other: "{number} remis",
          },
          means: "Le transporteur local a les colis : deux minutes plus tard, leur suivi l’indique.",
        },
        complete: {
          act: {
            one: "Terminer {number} vol",
            other: "Terminer {number} vols",
          },
          acted: {
            one: "{number} terminé",
            other: "{number} terminés",
          },
          means: "Tous les cartons sont arrivés.",
        },
        cancel: {
          act: {
            one: "Annuler {number} vol",
            other: "Annuler {number} vols",
          },
          acted: {
            one: "{number} annulé",
            other: "{number} annulés",
          },
          means: "Leurs cartons sont retirés et peuvent aller sur un autre vol.",
        },
      },
    },
  },
};
