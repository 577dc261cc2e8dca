/** Words of the pages of dropped label files. */
import type { Translation } from "../../../../words/translation.ts";
import type { English } from "./en.ts";
import { statusWords } from "../../../../words/sentences/agreement.ts";
import { type Noun, sentences } from "../../../../words/sentences/fr.ts";

const labelPage: Noun = { gender: "f", one: "page d’étiquette", other: "pages d’étiquettes" };

export const words: Translation<English> = {
  menu: { ship_by_tiktok: "Ship By TikTok" },
  entity: {
    ship_by_tiktok: {
      section: {
        page: "Page",
        found: "Trouvé dessus",
        belongs: "Appartient à",
      },
      ...sentences.record(labelPage),
      final: "{step} : {code}",
      field: {
        _id: "Page",
        code: "Numéro",
        tracking_number: "Numéro de suivi",
        carrier: "Transporteur",
        order_ref: "Commande de la plateforme",
        status: "Statut",
        finding: "Pourquoi",
        order_code: "Commande",
        package_code: "Colis",
        package_id: "Colis",
        armed: "Au paiement",
        seller_name: "Vendeur",
        store_name: "Boutique",
        zip5: "Code postal (code-barres)",
        paper: "Papier",
        name: "Fichier",
        page: "Page du fichier",
        maker_name: "Déposée par",
        first_code: "Répète",
        reason: "Motif",
        job: "Dépôt",
        created_at: "Lue le",
        updated_at: "Modifiée le",
      },
    },
  },
  choice: {
    finding: {
      noOrder: "Aucun numéro de commande",
      unknownOrder: "Commande absente de vos boutiques",
      shortened: "Numéro abrégé par un tableur",
      wrongDigit: "Clé de contrôle fausse",
      twoLabels: "Deux étiquettes sur une page",
      slip: "Bon de livraison",
      severalPackages: "Commande à plusieurs colis",
      numbersDiffer: "Texte et code-barres diffèrent",
      idsDiffer: "Deux numéros de commande",
      twoOrders: "Désigne deux commandes",
      otherOrder: "Numéro d’une autre commande",
      otherZip: "Code postal d’une autre adresse",
      otherNumber: "Commande a une autre étiquette",
      sameLabel: "La même étiquette",
      sameNumber: "Le même numéro",
      byHand: "Associée à la main",
      byId: "Par numéro de commande",
      byNumber: "Par numéro de suivi",
      replaced: "Remplacée par une page ultérieure",
    },
    paper: {
      label: "Étiquette",
      slip: "Bon de livraison",
    },
    armed: {
      paid: "Se joint au paiement",
      now: "N’attend aucun paiement",
    },
  },
  ...statusWords({
    Unmatched: "Non associé|Non associée",
    Matched: "Associé|Associée",
    Duplicate: "En double",
    Mismatch: "Contradictoire",
    Attached: "Joint|Jointe",
    Discarded: "Rejeté|Rejetée",
  }),
  event: {
    page: {
      rematch: "Associer à nouveau",
      match: "Associer",
      attach: "Joindre",
      replace: "Remplacer",
      discard: "Rejeter",
      restore: "Restaurer",
    },
  },
  list: {
    hint: {
      ship_by_tiktok: "Numéro, commande, fichier …",
    },
    none: {
      ship_by_tiktok: {
        title: "Pas encore de page d’étiquette",
        text: "Déposez ci-dessus les PDF d’une plateforme. Chaque page est lue et associée à sa commande.",
      },
    },
    noneWith: {
      ship_by_tiktok: {
        Unmatched: {
          title: "Chaque page a sa commande",
          text: "Les pages dont la commande n’est pas certaine apparaissent ici.",
        },
        Matched: {
          title: "Rien à joindre",
          text: "Les pages associées à une commande apparaissent ici jusqu’à ce qu’elles soient jointes.",
        },
        Duplicate: {
          title: "Aucune page en double",
          text: "Les pages qui répètent une étiquette apparaissent ici.",
        },
        Mismatch: {
          title: "Aucune contradiction",
          text: "Les pages qui se contredisent ou contredisent leur commande apparaissent ici.",
        },
        Attached: {
          title: "Rien de joint pour l’instant",
          text: "Les pages qui sont l’étiquette d’un colis apparaissent ici.",
        },
        Discarded: {
          title: "Rien d’écarté",
          text: "Les pages écartées restent ici 30 jours et peuvent être rétablies.",
        },
      },
    },
  },
  jobs: {
    title: { labels: { one: "Étiquettes de {n} fichier", other: "Étiquettes de {n} fichiers" } },
    records: { ship_by_tiktok: { one: "{n} page d’étiquette", other: "{n} pages d’étiquettes" } },
  },
  search: { group: { ship_by_tiktok: "Pages d’étiquettes" } },
  labelPages: {
    bins: "Pages par résultat",
    all: "Toutes",
    binCount: "{word} {n}",
    drop: "Déposez ici les PDF d’étiquettes",
    dropNow: "Relâchez pour envoyer",
    choose: "Choisir des fichiers",
    hint:
      "PDF de toute plateforme : {pages} pages et {all} Mo au plus à la fois, {one} Mo par fichier. Chaque page est associée par son numéro de commande.",
    sending: {
      one: "Envoi de {sent} sur {count} fichier …",
      other: "Envoi de {sent} sur {count} fichiers …",
    },
    waiting: "La connexion est coupée. L’envoi reprend de lui-même.",
    reading: {
      one: "Lecture : {done} sur {count} fichier, {pages} pages jusqu’ici.",
      other: "Lecture : {done} sur {count} fichiers, {pages} pages jusqu’ici.",
    },
    done: {
      one: "{count} page a été lue.",
      other: "{count} pages ont été lues.",
    },
    refusedTitle: {
      one: "{count} fichier ou page n’a pas été lu",
      other: "{count} fichiers ou pages n’ont pas été lus",
    },
    refusedFile: "{name} : {why}",
    refusedPage: "{name}, page {page} : {why}",
    more: {
      one: "et {count} autre",
      other: "et {count} autres",
    },
    dismiss: "Fermer",
    failed: "Les fichiers n’ont pas pu être lus. Déposez-les à nouveau.",
    attach: {
      one: "Joindre {count} étiquette",
      other: "Joindre {count} étiquettes",
    },
    unpaid: {
      one: "{count} autre se joindra d’elle-même quand sa commande sera payée.",
      other: "{count} autres se joindront d’elles-mêmes quand leurs commandes seront payées.",
    },
    next: {
      Unmatched: "Ouvrez une page et cherchez son colis.",
      Matched: "Joignez-les : chacune devient l’étiquette de son colis.",
      Duplicate: "Rejetez-les, ou remplacez la page antérieure.",
      Mismatch: "Comparez chaque page à sa commande avant de l’associer.",
    },
    picture: "Page {page} de {name}",
    noPicture: "L’image n’a pas pu être chargée.",
    pageOf: "{name}, page {page}",
    from: {
      barcode: "Code-barres",
      text: "Texte",
      name: "Nom de fichier",
    },
    kind: {
      tracking: "Numéro de suivi",
      order: "Numéro de commande",
      zip: "Code postal",
    },
    nothing: "Rien n’y a été trouvé.",
    search: "Commande, colis ou destinataire",
    none: "Aucun colis sans étiquette n’a été trouvé.",
    because: {
      name: "Suggéré par le nom du fichier",
      number: "Suggéré par le numéro",
      zip: "Suggéré par le code postal",
      id: "Suggéré par le numéro de commande",
    },
    refused: {
      notAPdf: "Ce n’est pas un PDF, malgré son nom. Téléchargez à nouveau l’étiquette en PDF.",
      webPage:
        "C’est une page web enregistrée en PDF. Connectez-vous à la plateforme et téléchargez à nouveau l’étiquette.",
      encrypted:
        "Il est protégé par un mot de passe. Enregistrez-le sans, ou imprimez-le dans un nouveau PDF.",
      cutOff: "Il est incomplet. Téléchargez-le à nouveau.",
      damaged: "Il est endommagé et illisible. Téléchargez-le à nouveau.",
      wrongSize: "La page fait moins de 20 mm ou plus de 15 pouces. Enregistrez l’étiquette à sa taille.",
      tooMuch: "Il est trop grand une fois décompressé. Enregistrez-le plus petit.",
      tooSlow: "Sa lecture dépasse 10 secondes. Imprimez-le dans un nouveau PDF.",
      activeContent: "Il contient des programmes ou d’autres fichiers. Imprimez-le dans un nouveau PDF.",
      tooManyPages: "Il y avait plus de {pages} pages à la fois. Déposez ce fichier seul.",
      fileGone: "Le fichier n’est plus là. Déposez-le à nouveau.",
      tooLarge: "Il dépasse {one} Mo. Enregistrez ses pages dans des fichiers plus petits.",
      dropFull: "Il y avait plus de {all} Mo ou {pages} fichiers à la fois. Déposez ce fichier seul.",
      empty: "Le fichier est vide. Téléchargez-le à nouveau.",
      failed: "Il n’a pas pu être envoyé. Déposez-le à nouveau.",
    },
  },
  rights: {
    module: {
      ship_by_tiktok: "Ship By TikTok",
    },
  },
  audit: {
    action: {
      moveLabelPage: "Page d’étiquette : statut modifié",
      page_rematch: "Page d’étiquette associée à nouveau",
      page_match: "Page d’étiquette associée",
      page_attach: "Page d’étiquette jointe",
      page_replace: "Page d’étiquette remplaçante",
      page_discard: "Page d’étiquette rejetée",
      page_restore: "Page d’étiquette restaurée",
      order_settle: "Page d’étiquette jointe après le paiement",
      match_settle: "Page d’étiquette classée",
      labels_intake: "Page d’étiquette lue",
      labels_drop: "Fichier d’étiquettes envoyé",
    },
    entity: {
      labelPages: "Pages d’étiquettes",
      labelSources: "Fichiers d’étiquettes",
    },
  },
  bulk: {
    work: {
      page: {
        rematch: {
          act: { one: "Associer à nouveau {number} page", other: "Associer à nouveau {number} pages" },
          acted: { one: "{number} associée", other: "{number} associées" },
          means: "Chacune est comparée une fois de plus aux commandes de vos boutiques.",
        },
        attach: {
          act: { one: "Joindre {number} étiquette", other: "Joindre {number} étiquettes" },
          acted: { one: "{number} jointe", other: "{number} jointes" },
          means:
            "Chaque page devient l’étiquette de son colis. Les pages de commandes non payées se joignent au paiement.",
        },
        discard: {
          act: { one: "Rejeter {number} page", other: "Rejeter {number} pages" },
          acted: { one: "{number} rejetée", other: "{number} rejetées" },
          means: "Personne ne les utilise plus. Elles peuvent être restaurées.",
        },
        restore: {
          act: { one: "Restaurer {number} page", other: "Restaurer {number} pages" },
          acted: { one: "{number} restaurée", other: "{number} restaurées" },
          means: "Elles sont alors non associées.",
        },
      },
    },
  },
};
