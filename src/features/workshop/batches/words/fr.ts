import type { Translation } from "../../../../words/translation.ts";
import type { English } from "./en.ts";
import { type Noun, sentences } from "../../../../words/sentences/fr.ts";
import { statusWords } from "../../../../words/sentences/agreement.ts";

const batch: Noun = { gender: "m", one: "lot", other: "lots" };

export const words: Translation<English> = {
  menu: { print_batches: "Lots d’impression" },
  batches: {
    units: "Pièces",
    none: "Il ne contient aucune pièce.",
    files: "Fichiers d’impression et fiches",
    get: "Télécharger les fichiers",
    getEach: "Télécharger un fichier par pièce",
    wait: "Libérez le lot pour obtenir ses fichiers.",
    rush: "urgent",
    onDay: "{day} ({count})",
    group: "{method} · {waiting} en attente · échéance {days}",
  },
  entity: {
    print_batches: {
      ...sentences.loading(batch),
      ...sentences.saving(batch),
      section: { batch: "Lot" },
      group: {
        batch: {
          title: "Lot d’impression",
          help:
            "Fusionnez des groupes d’une même machine, choisissez les pièces, ou prenez les 40 dues en premier.",
        },
      },
      checks: {
        more_keys: {
          first: "Les groupes d’une même machine peuvent être fusionnés dès qu’un groupe est choisi.",
          none: "Aucun autre groupe n’attend cette machine.",
        },
        unit_ids: {
          first: "Choisissez d’abord un groupe.",
          unpicked: "Rien n’est choisi : les pièces dues en premier sont prises ({n}).",
          picked: "{n} choisis sur {most} au plus.",
        },
      },
      help: {
        group_key: "Pièces qui peuvent être imprimées l’une après l’autre.",
        more_keys: "Groupes du même procédé au même endroit, imprimés d’un coup avec le groupe ci-dessus.",
      },
      field: {
        code: "Code",
        status: "Statut",
        method: "Procédé",
        title: "Produit",
        color: "Couleur",
        printed_count: "Imprimées",
        units_count: "Pièces",
        due_at: "Échéance",
        location_code: "Site",
        maker_name: "Créé par",
        created_at: "Créé le",
        released_at: "Libéré le",
        more_keys: "Fusionner en un seul lot",
        unit_ids: "Pièces",
        group_key: "Groupe",
        location: "Site",
      },
    },
  },
  ...statusWords({ Open: "Ouvert|Ouverte", Released: "Libéré|Libérée" }),
  list: { hint: { print_batches: "Code, produit, couleur …" }, primary: { print_batches: "Créer un lot" } },
  event: { batch: { release: "Envoyer à l’imprimante", cancel: "Annuler le lot" } },
  bulk: {
    intoBatches: { one: "dans {number} lot d’impression", other: "dans {number} lots d’impression" },
    work: {
      units: {
        batch: {
          act: {
            one: "Mettre {number} pièce dans un lot",
            other: "Mettre {number} pièces dans des lots",
          },
          acted: { one: "{number} mise dans un lot", other: "{number} mises dans des lots" },
          means:
            "Ce qui s’imprime de la même façon, sur le même produit et la même couleur, va ensemble, 40 au plus. Un lot est libéré quand ses fichiers doivent être imprimés.",
        },
      },
      batch: {
        release: {
          act: { one: "Envoyer {number} lot", other: "Envoyer {number} lots" },
          acted: { one: "{number} envoyé", other: "{number} envoyés" },
          means: "Leurs fichiers vont à l’imprimante ; chaque pièce attend son impression.",
        },
        cancel: {
          act: { one: "Annuler {number} lot", other: "Annuler {number} lots" },
          acted: { one: "{number} annulé", other: "{number} annulés" },
          means: "Leurs pièces peuvent aller dans un autre lot.",
        },
      },
    },
  },
  audit: {
    action: {
      batches_file: "Fichiers d’un lot téléchargés",
      batch_release: "Lot envoyé à l’imprimante",
      batch_cancel: "Lot annulé",
      makePrintBatch: "Lot d’impression créé",
      movePrintBatch: "Statut d’un lot d’impression modifié",
    },
    entity: { printBatches: "Lots d’impression" },
  },
};
