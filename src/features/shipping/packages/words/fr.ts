import type { Translation } from "../../../../words/translation.ts";
import type { English } from "./en.ts";
import { type Noun, sentences } from "../../../../words/sentences/fr.ts";

const pack: Noun = { gender: "m", one: "colis", other: "colis" };

export const words: Translation<English> = {
  carriers: { paused: "{name} ne répond pas. Les étiquettes attendent ; prochain essai à {time}." },
  entity: {
    fulfilments: { field: { order: "Commande" } },
    packages: {
      ...sentences.loading(pack),
      field: {
        check: "Liste de contrôle",
        order: "Commande",
        file: "Fichier de l’étiquette",
        unit_ids: "Pièces",
        into: "Dans le colis",
        status: "Statut chez le transporteur",
        place: "Lieu",
        box: "Carton",
        box_id: "Carton",
        box_code: "Carton",
        handed_at: "Remis",
        returned_at: "Revenu",
        trouble: "Problème de suivi",
      },
      section: {
        units: "Pièces",
        orders: "Commandes",
        label: "Étiquette",
        about: "À propos",
      },
      noLabel: "Pas encore d’étiquette.",
      noUnits: "Ce colis est vide.",
      failedLabels: "Étiquettes échouées",
      voided: "Étiquettes annulées",
      voidedBecause: "Annulée : {reason}",
      bought: "Ajoutée {when}",
      openFile: "Ouvrir le fichier de l’étiquette",
      carriersPage: "Page du transporteur",
      trouble: "Problème de suivi : {what}",
      said: "signalé par {source}",
      source: {
        hand: "une personne",
        scan: "un scan",
        webhook: "le transporteur",
        poll: "le transporteur",
        gateway: "une passerelle",
        forwarder: "le transitaire",
        flight: "le vol",
      },
      flightStep: {
        Departed: "Parti par avion",
        Arrived: "Arrivé à la plateforme",
        "Customs Hold": "Retenu par la douane",
        Cleared: "Libéré par la douane",
        Injected: "Remis au transporteur local",
        Short: "Introuvable au déchargement du vol",
      },
      packed: "{packed} sur {all} emballées",
      intoHelp:
        "Commencez par le numéro du colis, par exemple PK-000123. Seuls les colis du même vendeur conviennent.",
      intoNone: "Aucun colis de ce vendeur ne correspond.",
      intoOwn: "Autres colis de cette commande",
      intoSearch: "Recherche",
      unitsHelp: "Choisissez-en au moins une.",
      final: "{step} : colis {code} ? C’est irréversible.",
      isOld: "L’étiquette {number} est annulée ; ceci la concerne.",
      position: "Pièce {n} sur {all}",
    },
  },
  event: {
    package: {
      confirm: "Confirmer l’emballage",
      split: "Diviser le colis",
      merge: "Réunir avec un autre",
      cancel: "Annuler le colis",
      handOver: "Remettre au transporteur",
      track: "Ajouter un événement de suivi",
      deliver: "Marquer comme livré",
      lose: "Marquer comme perdu",
      return: "Marquer comme retourné",
    },
    handOver: {
      undo: "Annuler la remise",
    },
    return: {
      undo: "Annuler le retour",
    },
  },
  bulk: {
    work: {
      package: {
        confirm: {
          act: {
            one: "Confirmer l’emballage de {number} colis",
            other: "Confirmer l’emballage de {number} colis",
          },
          acted: {
            one: "{number} emballé",
            other: "{number} emballés",
          },
          means: "Toutes les pièces finies comptent comme mises dans leurs colis.",
        },
        handOver: {
          act: {
            one: "Remettre {number} colis",
            other: "Remettre {number} colis",
          },
          acted: {
            one: "{number} remis",
            other: "{number} remis",
          },
          means: "Les colis comptent comme remis au transporteur.",
        },
        track: {
          act: {
            one: "Ajouter un événement de suivi à {number} colis",
            other: "Ajouter un événement de suivi à {number} colis",
          },
          acted: {
            one: "{number} mis à jour",
            other: "{number} mis à jour",
          },
          means: "Les colis reçoivent ce statut, comme si le transporteur l’avait signalé.",
        },
        deliver: {
          act: {
            one: "Marquer {number} colis comme livré",
            other: "Marquer {number} colis comme livrés",
          },
          acted: {
            one: "{number} livré",
            other: "{number} livrés",
          },
          means: "Les colis comptent comme arrivés.",
        },
        lose: {
          act: {
            one: "Marquer {number} colis comme perdu",
            other: "Marquer {number} colis comme perdus",
          },
          acted: {
            one: "{number} perdu",
            other: "{number} perdus",
          },
          means: "Les colis comptent comme perdus en route.",
        },
        return: {
          act: {
            one: "Marquer {number} colis comme retourné",
            other: "Marquer {number} colis comme retournés",
          },
          acted: {
            one: "{number} retourné",
            other: "{number} retournés",
          },
          means: "Les colis comptent comme renvoyés chez nous.",
        },
        cancel: {
          act: {
            one: "Annuler {number} colis",
            other: "Annuler {number} colis",
          },
          acted: {
            one: "{number} annulé",
            other: "{number} annulés",
          },
          means: "Leurs étiquettes sont annulées, et leurs pièces attendent un autre colis.",
        },
      },
      handOver: {
        undo: {
          act: {
            one: "Annuler la remise de {number} colis",
            other: "Annuler la remise de {number} colis",
          },
          acted: {
            one: "{number} de nouveau ici",
            other: "{number} de nouveau ici",
          },
          means: "Les colis comptent comme encore ici.",
        },
      },
    },
  },
};
