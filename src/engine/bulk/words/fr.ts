import type { Translation } from "../../../words/translation.ts";
import type { English } from "./en.ts";

const bulk: Translation<English["bulk"]> = {
  line: "Lignes sélectionnées",
  selected: { one: "{number} sélectionnée", other: "{number} sélectionnées" },
  selectAll: "Sélectionner les {number} résultats",
  fullPicked: "On peut sélectionner au plus {max} lignes une à une. Sélectionnez plutôt tous les résultats.",
  fullExcept: "On peut écarter au plus {max} lignes. Affinez plutôt les filtres.",
  key: "Actions sur les lignes sélectionnées, et retour",
  clear: "Annuler la sélection",
  none: "On ne peut rien faire des lignes sélectionnées.",
  more: "Plus",
  actions: "Actions",
  ask: "{step} …",
  step: "{step} ({number})",
  sending: "Envoi de « {step} »",
  refused: { one: "{number} refusée", other: "{number} refusées" },
  result: "« {step} » : {parts}",
  reason: "{codes} : {reason}",
  failed: "« {step} » a échoué. {why}",
  unknown:
    "Aucune réponse n’est arrivée ; on ignore si « {step} » a été effectué. Redemander ne répète rien.",
  check: "Vérifier à nouveau",
  looking: "Vérification de ce qui est concerné",
  unseen: "Ce qui est concerné n’a pas pu être vérifié. {why}",
  again: "Réessayer",
  ofCount: "{fits} sur {count}",
  tooMany: "Cela fait {number} éléments. Au plus {max} à la fois : affinez les filtres.",
  noneCovered: "Le solde n’en couvre aucune.",
  covered: {
    one: "{fits} sur {orders} peut être payée, les plus urgentes d’abord.",
    other: "{fits} sur {orders} peuvent être payées, les plus urgentes d’abord.",
  },
  noneFits: "Rien de tout cela n’est dans un état qui le permet.",
  meets: "Par état",
  charges: "Ce qui est prélevé sur le solde",
  charge: { one: "{number} commande", other: "{number} commandes" },
  postage: "Dont expédition",
  postageOnTop: "L’expédition est réservée en plus.",
  available: "Disponible",
  left: "Reste ensuite",
  awaited: "Autres commandes en attente",
  short: "Il manque",
  purchases: "Ce que coûtent les étiquettes",
  labels: { one: "{number} étiquette", other: "{number} étiquettes" },
  unmade: {
    one: "Acheter aussi l’étiquette de {number} colis dont les pièces ne sont pas toutes fabriquées",
    other: "Acheter aussi les étiquettes de {number} colis dont les pièces ne sont pas toutes fabriquées",
  },
  unmadeToo: "Acheter aussi les étiquettes des colis dont les pièces ne sont pas toutes fabriquées",
  unpriced: "Il y en a trop pour un total : chaque étiquette coûte le prix affiché par son colis.",
  refusedState: "sera refusé",
  later: "Chaque élément est vérifié encore une fois à son tour ; ce qui échoue est indiqué avec le motif.",
  undoable: "Vous pourrez annuler cela ensuite, ici ou depuis la tâche.",
  final: "C’est irréversible.",
  stepwise: "Cela ne s’annule pas d’un bloc.",
  addTags: "Ajouter des étiquettes",
  editTags: "Modifier les étiquettes",
  saveTags: "Enregistrer les étiquettes",
  removeTags: "Retirer des étiquettes",
  tagHelp: "Écrivez une étiquette et appuyez sur Entrée.",
  dropTag: "Retirer l’étiquette {tag}",
  tagLong: "Une étiquette a {max} caractères au plus.",
  tagsFull: "{max} étiquettes au plus.",
  noTags: "Donnez au moins une étiquette.",
  choose: "Choisir",
  methodsFailed: "Les modes d’expédition n’ont pas pu être chargés.",
  waiting: "« {title} » attend son tour. Vous pouvez quitter cette page.",
  running: "« {title} » est en cours. Vous pouvez quitter cette page.",
  cancel: "Arrêter",
  parts: "{acted}, {refused}",
  nothing: "Rien n’a été modifié.",
  cancelled: "Arrêté. {parts}",
  ended: "Le travail s’est terminé avant la fin. {why} {parts}",
  seeRefused: "Voir ce qui a été refusé",
  seeJob: "Voir la tâche",
  retry: { one: "Réessayer {number}", other: "Réessayer {number}" },
  undo: "Annuler l’action",
  work: {
    list: {
      undo: {
        act: { one: "Rétablir {number} enregistrement", other: "Rétablir {number} enregistrements" },
        acted: { one: "{number} rétabli", other: "{number} rétablis" },
        means: "Ce qui a été modifié depuis reste tel quel.",
      },
    },
    call: {
      pause: {
        act: { one: "Mettre {number} annonce en pause", other: "Mettre {number} annonces en pause" },
        acted: { one: "{number} en pause", other: "{number} en pause" },
        means: "Personne ne les voit avant leur reprise.",
      },
      resume: {
        act: { one: "Reprendre {number} annonce", other: "Reprendre {number} annonces" },
        acted: { one: "{number} reprises", other: "{number} reprises" },
        means: "Elles sont de nouveau affichées pendant leurs jours.",
      },
    },
    integration: {
      on: {
        act: { one: "Activer {number} intégration", other: "Activer {number} intégrations" },
        acted: { one: "{number} activées", other: "{number} activées" },
        means: "Celles qui n’ont pas de secret sont refusées.",
      },
      off: {
        act: { one: "Désactiver {number} intégration", other: "Désactiver {number} intégrations" },
        acted: { one: "{number} désactivées", other: "{number} désactivées" },
        means: "Plus rien n’est envoyé, et ce qui arrive est refusé.",
      },
    },
    order: {
      submit: {
        act: { one: "Soumettre {number} commande", other: "Soumettre {number} commandes" },
        acted: { one: "{number} soumise", other: "{number} soumises" },
        means:
          "Les commandes soumises attendent leur paiement. Les brouillons à problème restent des brouillons.",
      },
      pay: {
        act: { one: "Payer {number} commande", other: "Payer {number} commandes" },
        acted: { one: "{number} payée", other: "{number} payées" },
        means: "Les totaux sont prélevés sur le solde. Les commandes qu’il ne couvre pas sont refusées.",
      },
      hold: {
        act: { one: "Bloquer {number} commande", other: "Bloquer {number} commandes" },
        acted: { one: "{number} bloquée", other: "{number} bloquées" },
        means:
          "Les commandes bloquées restent où elles sont jusqu’à ce que quelqu’un les débloque ou que le jour soit passé.",
      },
      release: {
        act: { one: "Débloquer {number} commande", other: "Débloquer {number} commandes" },
        acted: { one: "{number} débloquée", other: "{number} débloquées" },
        means: "Les commandes débloquées reprennent là où elles étaient.",
      },
      cancel: {
        act: { one: "Annuler {number} commande", other: "Annuler {number} commandes" },
        acted: { one: "{number} annulée", other: "{number} annulées" },
        means: "Ce qui a été payé revient sur le solde, et plus rien n’est produit.",
      },
      requestCancel: {
        act: {
          one: "Demander l’annulation de {number} commande",
          other: "Demander l’annulation de {number} commandes",
        },
        acted: { one: "{number} annulation demandée", other: "{number} annulations demandées" },
        means: "Le travail sur ces commandes s’arrête jusqu’à la décision de l’atelier.",
      },
      refuseCancel: {
        act: {
          one: "Refuser l’annulation de {number} commande",
          other: "Refuser l’annulation de {number} commandes",
        },
        acted: { one: "{number} remise en production", other: "{number} remises en production" },
        means: "Ces commandes retournent en production.",
      },
      approveCancel: {
        act: {
          one: "Accepter l’annulation de {number} commande",
          other: "Accepter l’annulation de {number} commandes",
        },
        acted: { one: "{number} annulée", other: "{number} annulées" },
        means: "Ce qui a été payé revient sur le solde, et plus rien n’est produit.",
      },
      complete: {
        act: { one: "Clôturer {number} commande", other: "Clôturer {number} commandes" },
        acted: { one: "{number} clôturée", other: "{number} clôturées" },
        means: "Les commandes clôturées sont fermées : plus rien ne peut changer.",
      },
    },
    production: {
      start: {
        act: {
          one: "Lancer la production de {number} commande",
          other: "Lancer la production de {number} commandes",
        },
        acted: { one: "{number} lancée", other: "{number} lancées" },
        means:
          "L’atelier peut commencer : les pièces attendent à leur première étape d’être scannées. Une annulation devra dès lors être demandée.",
      },
      unstart: {
        act: {
          one: "Retirer {number} commande de la production",
          other: "Retirer {number} commandes de la production",
        },
        acted: { one: "{number} retirée", other: "{number} retirées" },
        means:
          "Seulement les commandes dont aucune pièce n’est commencée. Elles sont de nouveau en traitement et annulables aussitôt.",
      },
      finish: {
        act: {
          one: "Terminer la production de {number} commande",
          other: "Terminer la production de {number} commandes",
        },
        acted: { one: "{number} terminée", other: "{number} terminées" },
        means: "Tous les articles de ces commandes comptent comme produits.",
      },
    },
    label: {
      void: {
        act: { one: "Annuler les étiquettes de {number}", other: "Annuler les étiquettes de {number}" },
        acted: { one: "{number} annulée", other: "{number} annulées" },
        means: "Ces étiquettes ne servent plus ; il en faut chaque fois une nouvelle.",
      },
    },
    shipment: {
      handOver: {
        act: { one: "Remettre {number} commande", other: "Remettre {number} commandes" },
        acted: { one: "{number} remise", other: "{number} remises" },
        means: "Les colis comptent comme remis au transporteur.",
      },
      deliver: {
        act: {
          one: "Marquer {number} commande comme livrée",
          other: "Marquer {number} commandes comme livrées",
        },
        acted: { one: "{number} livrée", other: "{number} livrées" },
        means: "Les colis comptent comme arrivés.",
      },
      return: {
        act: {
          one: "Marquer {number} commande comme retournée",
          other: "Marquer {number} commandes comme retournées",
        },
        acted: { one: "{number} retournée", other: "{number} retournées" },
        means: "Ces commandes sont alors fermées : les colis sont revenus.",
      },
    },
    items: {
      edit: {
        act: { one: "Modifier {number} article", other: "Modifier {number} articles" },
        acted: { one: "{number} modifié", other: "{number} modifiés" },
        means: "Chaque article est modifié tel qu’il était affiché.",
      },
    },
    orders: {
      tag: {
        act: {
          one: "Changer les étiquettes de {number} commande",
          other: "Changer les étiquettes de {number} commandes",
        },
        acted: { one: "{number} modifiée", other: "{number} modifiées" },
        means: "Les étiquettes servent à retrouver des commandes. Elles ne changent rien au travail.",
      },
      country: {
        act: { one: "Changer le pays de {number} commande", other: "Changer le pays de {number} commandes" },
        acted: { one: "{number} modifiée", other: "{number} modifiées" },
        means: "Le même pays pour toutes ; ce qui leur manquait pour cette raison est corrigé aussitôt.",
      },
      method: {
        act: {
          one: "Changer le mode d’expédition de {number} commande",
          other: "Changer le mode d’expédition de {number} commandes",
        },
        acted: { one: "{number} modifiée", other: "{number} modifiées" },
        means: "Le nouveau mode vaut pour les étiquettes d’envoi créées à partir de maintenant.",
      },
      undo: {
        act: { one: "Rétablir {number} commande", other: "Rétablir {number} commandes" },
        acted: { one: "{number} rétablie", other: "{number} rétablies" },
        means: "Les commandes modifiées depuis restent telles quelles.",
      },
    },
  },
  trash: {
    open: "Supprimer…",
    title: { one: "Supprimer {number} élément ?", other: "Supprimer {number} éléments ?" },
    more: { one: "et {number} autre", other: "et {number} autres" },
    act: { one: "Supprimer {number} élément", other: "Supprimer {number} éléments" },
    done: { one: "{number} élément a été supprimé.", other: "{number} éléments ont été supprimés." },
    final: "C’est irréversible.",
  },
  export: {
    open: "Exporter",
    title: "Exporter : {list}",
    which: "Que faut-il exporter",
    filtered: {
      one: "{number} ligne que les filtres trouvent",
      other: "Les {number} lignes que les filtres trouvent",
    },
    filteredUnknown: "Toutes les lignes que les filtres trouvent",
    selection: { one: "{number} ligne sélectionnée", other: "{number} lignes sélectionnées" },
    shape: "Sous forme de",
    columns: "Les colonnes de cette vue, une ligne par commande ou élément",
    lines: "Tout, une ligne par article",
    linesHelp: "Ce fichier peut être importé à nouveau.",
    format: "Fichier",
    formats: { csv: "CSV", xlsx: "Classeur Excel (.xlsx)" },
    tooLong: "Un classeur Excel contient {n} lignes au plus. Choisissez CSV ou filtrez la liste.",
    where:
      "Le fichier est préparé en arrière-plan et se trouve dans Tâches. Vous êtes averti quand il est prêt.",
    act: { one: "Exporter {number} ligne", other: "Exporter {number} lignes" },
    actUnknown: "Exporter",
    begun: "L’export a commencé. Vous êtes averti quand le fichier est prêt.",
    refused: "L’export n’a pas pu être lancé. {why}",
    unknown: "Aucune réponse. Vérifier à nouveau ne lance pas de second export.",
  },
};

export const words: Translation<English> = { bulk };
