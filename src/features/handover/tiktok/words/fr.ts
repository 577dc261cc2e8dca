/** Words of orders of TikTok Shop. */
import type { Translation } from "../../../../words/translation.ts";
import type { English } from "./en.ts";
import { type Noun, sentences } from "../../../../words/sentences/fr.ts";

const tiktokOrder: Noun = { gender: "f", one: "commande TikTok", other: "commandes TikTok" };

export const words: Translation<English> = {
  menu: {
    tiktok_orders: "Commandes TikTok",
  },
  view: {
    tiktok_map: "À associer",
    tiktok_push: "À transférer",
    tiktok_label: "À étiqueter",
    tiktok_late: "En retard",
    tiktok_cancel: "Demandes d’annulation",
  },
  tiktokOrders: {
    lines: "Articles",
    quantity: "{count} ×",
    noItem: "Pas encore d’article chez nous",
    madeAs: "Fabriqué comme {sku}",
    change: "Changer d’article",
    choose: "Article chez nous",
    map: "Associer",
    mapping: "Association…",
    mapFailed: "Le SKU n’a pas pu être associé. {why}",
    mapHelp: "Associe {sku} pour toutes les commandes en attente de {store} et pour les fichiers à venir.",
    fixed: "Notre commande est créée : ses articles se changent là-bas.",
    masked:
      "TikTok masque une partie de l’adresse. Cette commande ne peut être transférée avant que TikTok ne montre l’adresse entière.",
    cancel:
      "L’acheteur demande l’annulation. Répondez dans le Seller Center de TikTok, au plus tard le {time}, puis importez un fichier plus récent : cette boutique n’est pas connectée.",
    cancelHere:
      "L’acheteur demande l’annulation. Acceptez-la ou refusez-la ici, au plus tard le {time}. Aux États-Unis, TikTok considère aussi un colis expédié comme un refus.",
    answered: "Votre réponse est en cours d’envoi à TikTok.",
    open: "Ouvrir la commande TikTok",
    inTiktok: "TikTok Shop",
    loadFailed: "Le chargement a échoué. {why}",
    skus: {
      title: "Associer les SKU",
      text:
        "SKU de boutiques TikTok sans article chez nous. Un choix vaut pour toutes les commandes en attente de la boutique et pour les fichiers à venir.",
      none: "Chaque SKU a un article.",
      orders: {
        one: "{number} commande attend",
        other: "{number} commandes attendent",
      },
      example: "Par exemple {number}",
      done: "{sku} est associé.",
      failed: "Les SKU n’ont pas pu être chargés. {why}",
      all: "SKU de cette boutique",
    },
    tracking: {
      title: "Exporter le suivi",
      text:
        "Un fichier pour l’expédition groupée de TikTok : les commandes que TikTok attend et qui ont une étiquette de chez nous. Dans le Seller Center, choisissez Gérer les commandes, puis Importer.",
      store: "Boutique",
      choose: "Choisir une boutique",
      save: "Télécharger le fichier",
      none: "Il n’y a pas de boutique TikTok. Ajoutez-en une sous Boutiques.",
      close: "Fermer",
    },
    import: {
      title: "Importer des commandes TikTok",
      text:
        "Utilisez le fichier que le Seller Center de TikTok exporte sous Gérer les commandes, avec toutes les colonnes. Vous voyez d’abord l’effet. Le même fichier peut être importé de nouveau : rien n’est ajouté deux fois, et un fichier plus ancien ne change rien.",
      store: "Boutique",
      storeHelp: "La boutique TikTok dont vient le fichier.",
      choose: "Choisir une boutique",
      noStores: "Il n’y a pas de boutique TikTok. Ajoutez-en une sous Boutiques.",
      paste: "Ou coller des lignes avec leur en-tête",
      pasteHelp: "Comme un tableur les copie.",
      look: "Montrer l’effet",
      missing: "Ces colonnes manquent : {columns}. Exportez de nouveau le fichier avec toutes les colonnes.",
      zone: "Fuseau horaire du fichier",
      zoneHelp: "Les heures du fichier n’ont pas de fuseau. Ce sont celles de la boutique.",
      seen: "Exporté le",
      seenHelp: "Ce que dit le fichier date de ce moment. Il vient du nom ou de la date du fichier.",
      seenFuture: "Ce moment est dans le futur.",
      seenMissing: "Saisissez le jour et l’heure.",
      noRows: "Le fichier n’a pas de commandes.",
      tooMany: "Un import prend au plus {most} lignes. Divisez le fichier.",
      unseen: "L’effet n’a pas pu être chargé. {why}",
      refused: {
        one: "{number} ligne est refusée",
        other: "{number} lignes sont refusées",
      },
      whole: "Une commande avec une ligne refusée est laissée de côté en entier.",
      preview: "Commandes",
      shown: "Les {shown} premières sont affichées.",
      id: "Commande TikTok",
      remote: "Statut chez TikTok",
      goods: "Articles",
      buyer: "Ville",
      effect: "Effet",
      new: "Nouvelle",
      newer: "Mise à jour",
      older: "Plus ancien que le connu : ne change rien",
      hidden: "L’adresse est masquée",
      start: {
        one: "Importer {number} commande",
        other: "Importer {number} commandes",
      },
      again: "Renvoyer",
      unknown: "On ne sait pas si le fichier est arrivé. {why}",
      failed: "L’import n’a pas pu commencer. {why}",
    },
    list: "Commandes TikTok",
  },
  jobs: {
    records: {
      tiktok_orders: {
        one: "{n} commande TikTok",
        other: "{n} commandes TikTok",
      },
    },
  },
  entity: {
    tiktok_orders: {
      ...sentences.record(tiktokOrder),
      section: {
        remote: "Chez TikTok",
        buyer: "Acheteur",
        order: "Notre commande",
      },
      field: {
        tiktok_id: "Commande TikTok",
        store: "Boutique",
        store_name: "Boutique",
        seller_name: "Vendeur",
        lines_count: "Lignes",
        unmapped: "Non associées",
        items_text: "Articles",
        city: "Ville",
        region: "Région",
        country: "Pays",
        postal_code: "Code postal",
        address_line1: "Adresse",
        address_line2: "Adresse, ligne 2",
        phone: "Téléphone",
        recipient_name: "Destinataire",
        delivery: "Livraison",
        remote_status: "Statut chez TikTok",
        due_at: "Échéance",
        order: "Notre commande",
        order_code: "Notre commande",
        order_status: "Statut de notre commande",
        status: "Statut",
        shipping_type: "Expédiée avec",
        tracking_number: "Notre suivi",
        remote_tracking: "Suivi de TikTok",
        carrier: "Transporteur",
        ordered_at: "Commandée le",
        held_until: "Retenue jusqu’au",
        ship_due_at: "Expédier avant",
        collect_due_at: "Chez le transporteur avant",
        cancel_due_at: "Répondre à la demande avant",
        note: "Message de l’acheteur",
        remote_at: "État au",
        created_at: "Vue d’abord le",
        todo: "Attend",
      },
    },
  },
  choice: {
    events: {
      tiktok: {
        due: "Une échéance de TikTok approche",
      },
    },
    kind: {
      tiktok: {
        import: "Import de commandes TikTok",
      },
    },
    remote_status: {
      UNPAID: "Non payée",
      ON_HOLD: "Retenue",
      AWAITING_SHIPMENT: "En attente d’expédition",
      PARTIALLY_SHIPPING: "Expédiée en partie",
      AWAITING_COLLECTION: "En attente d’enlèvement",
      IN_TRANSIT: "En transit",
      DELIVERED: "Livrée",
      COMPLETED: "Terminée",
      CANCELLED: "Annulée",
    },
    todo: {
      map: "Association",
      push: "Transfert",
      label: "Étiquette",
      late: "En retard",
    },
    shipping_type: {
      seller: "Notre transporteur",
      tiktok: "L’étiquette de TikTok",
    },
    hold_reason: {
      tiktokCancel: "L’acheteur demande l’annulation à TikTok",
    },
  },
  list: {
    hint: {
      tiktok_orders: "Commande TikTok, notre commande, SKU…",
    },
    primary: {
      tiktok_orders: "Importer des commandes TikTok",
    },
  },
  search: {
    group: {
      tiktok_orders: "Commandes TikTok",
    },
  },
  rights: {
    module: {
      tiktok_orders: "Commandes TikTok",
    },
  },
  event: {
    tiktok: {
      push: "Transférer",
      approveCancel: "Accepter l’annulation",
      refuseCancel: "Refuser l’annulation",
    },
  },
  bulk: {
    work: {
      tiktok: {
        push: {
          act: {
            one: "Transférer {number} commande TikTok",
            other: "Transférer {number} commandes TikTok",
          },
          acted: {
            one: "{number} transférée",
            other: "{number} transférées",
          },
          means:
            "Chacune devient une commande chez nous, ou est liée à celle du même numéro dans la même boutique.",
        },
      },
    },
  },
  problem: {
    notTiktok: "Choisissez une boutique TikTok.",
  },
  audit: {
    action: {
      moveTiktokOrder: "Commande TikTok a changé de statut",
      tiktok_import: "Importée d’un fichier TikTok",
      tiktok_push: "Transférée de TikTok",
      tiktok_approveCancel: "Annulation acceptée",
      tiktok_refuseCancel: "Annulation refusée",
      tiktok_tracking: "Suivi exporté pour TikTok",
      remote_settle: "Mise à jour par TikTok",
    },
    entity: {
      tiktokOrders: "Commandes TikTok",
    },
  },
};
