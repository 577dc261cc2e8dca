import type { Translation } from "../../../../words/translation.ts";
import type { English } from "./en.ts";

export const words: Translation<English> = {
  shop: {
    title: "Connexion à la boutique",
    failed: "La connexion n’a pas pu être chargée. {reason}",
    about:
      "Connectez cette boutique à {platform} : les nouvelles commandes arrivent automatiquement et les numéros de suivi sont envoyés à la boutique.",
    notOffered:
      "Les commandes de {platform} ne peuvent pas encore être récupérées automatiquement. Importez-les depuis un fichier.",
    notReady: "{platform} n’est pas encore configuré : demandez-nous.",
    connect: "Connecter à {platform}",
    change: "Modifier la connexion à {platform}",
    connectIt: "Connecter",
    test: "Tester",
    save: "Enregistrer la connexion",
    edit: "Modifier",
    address: "Adresse de la boutique",
    addressHelp: {
      shopify:
        "L’adresse qui se termine par .myshopify.com. Elle se trouve dans l’interface Shopify, sous Paramètres, Domaines.",
      woocommerce: "L’adresse de la boutique, par exemple shop.example.com ou example.com/shop.",
    },
    guide: {
      shopify: {
        step1: "Ouvrez le Dev Dashboard de Shopify et créez une application.",
        step2:
          "Donnez-lui ces champs d’accès, puis publiez une version : read_orders, read_all_orders, read_products, write_merchant_managed_fulfillment_orders.",
        step3: "Installez l’application dans votre boutique.",
        step4:
          "Copiez l’identifiant client et le secret depuis les paramètres de l’application dans les champs ci-dessous.",
      },
      woocommerce: {
        step1: "Ouvrez l’administration WordPress : WooCommerce, Réglages, Avancé, API REST.",
        step2: "Ajoutez une clé avec l’autorisation Lecture/Écriture.",
        step3:
          "Copiez la clé client et le secret client dans les champs ci-dessous. Ils ne sont affichés qu’une fois.",
      },
      etsy: {
        step1: "Connectez-vous à Etsy avec le compte auquel appartient votre boutique.",
        step2: "Autorisez l’accès : nous lisons vos commandes et annonces, et envoyons les numéros de suivi.",
        step3: "Etsy vous ramène ici. Testez la connexion, puis connectez la boutique.",
      },
      tiktok: {
        step1:
          "Connectez-vous à TikTok Shop avec le compte auquel appartient votre boutique, et choisissez votre marché.",
        step2:
          "Autorisez l’accès : nous lisons vos commandes et produits, et envoyons les numéros de suivi et les réponses aux demandes d’annulation.",
        step3: "TikTok vous ramène ici. Testez la connexion, puis connectez la boutique.",
      },
    },
    secret: {
      shopify: {
        client_id: "Identifiant client",
        client_secret: "Secret client",
        access_token: "Jeton d’accès d’une ancienne application personnalisée (shpat_…)",
      },
      woocommerce: {
        consumer_key: "Clé client",
        consumer_secret: "Secret client",
      },
      tiktok: { shop_code: "Code de la boutique" },
    },
    secretHelp: {
      shopify: {
        client_id: "Inutile avec le jeton d’accès d’une ancienne application.",
        access_token:
          "Seulement pour les applications personnalisées d’avant 2026. L’identifiant client reste alors vide.",
      },
      tiktok: {
        shop_code:
          "Seulement si votre compte a plusieurs boutiques. Le Seller Center l’affiche sous « Mon compte ».",
      },
    },
    stored: "Enregistré, se termine par {last}. Laissez vide pour le garder.",
    storedHidden: "Enregistré. Laissez vide pour le garder.",
    fromDay: "Commandes à partir de ce jour",
    fromDayHelp: "Aujourd’hui si le champ est vide ; au plus 90 jours en arrière.",
    unpaid: "Prendre aussi les commandes qui ne sont pas encore payées dans la boutique",
    tracking: "Envoyer les numéros de suivi",
    trackingHelp: "Cela vaut pour toutes les boutiques du vendeur.",
    when: {
      never: "Jamais",
      immediately: "Dès qu’un colis est parti",
      daily: "Une fois par jour, à 18 h",
    },
    found: {
      one: "{name} a répondu : {number} commande ces 7 derniers jours.",
      other: "{name} a répondu : {number} commandes ces 7 derniers jours.",
    },
    taken: "Cette boutique est déjà connectée ailleurs. Déconnectez-la d’abord là-bas.",
    missing: {
      scope: {
        orders: "Nous ne pouvons pas lire les commandes. Ajoutez ce droit dans la boutique.",
        products: "Nous ne pouvons pas lire les produits ; ils ne peuvent donc pas être associés.",
        fulfilment: "Nous ne pouvons pas envoyer de numéros de suivi. Ajoutez ce droit dans la boutique.",
        hooks:
          "Nous ne pouvons pas ajouter de webhooks ; les nouvelles commandes arrivent toutes les quelques minutes.",
      },
      orders: {
        older:
          "Seules les commandes des 60 derniers jours sont lisibles. Ajoutez le droit de lire toutes les commandes.",
      },
      customerData: "Les noms et adresses nous sont cachés. Demandez l’accès aux données client protégées.",
    },
    unknown:
      "Nous n’avons pas reçu de réponse et ne savons pas si la connexion a été enregistrée. Appuyez de nouveau sur le bouton.",
    notSaved: "Rien n’a été enregistré. {reason}",
    connected: "Connectée",
    broken: "Les commandes n’arrivent pas. {reason}",
    waits: "La boutique nous demande d’attendre. Prochain essai :",
    lastFailed: "Le dernier essai a échoué et sera répété automatiquement. {reason}",
    trouble: {
      tokenRefused:
        "La boutique a refusé les identifiants. Copiez-les de nouveau et enregistrez la connexion.",
      addressChanged:
        "La boutique a changé d’adresse. Modifiez l’adresse et saisissez de nouveau les identifiants.",
      rightMissing:
        "La boutique ne nous donne pas les droits nécessaires. Ajoutez-les là-bas, puis testez la connexion.",
      notAShop: "Il n’y a pas de boutique de cette plateforme à cette adresse. Vérifiez l’adresse.",
      waiting: "La boutique a reçu trop d’appels. Réessayez dans une minute.",
      timeout: "La boutique n’a pas répondu en 20 secondes.",
      connection: "La boutique est injoignable.",
      tooLarge: "La réponse de la boutique est trop grande.",
      notUnderstood: "La réponse de la boutique n’a pas pu être lue.",
      serverError: "La boutique a elle-même un problème en ce moment.",
      severalShops:
        "Ce compte a plusieurs boutiques. Saisissez le code de celle qui correspond à cette boutique.",
      appMissing: "Notre accès à cette plateforme est désactivé en ce moment. Nous nous en occupons.",
      refused: "Cette adresse ne peut pas être appelée.",
    },
    signIn: {
      begin: "Se connecter à {platform}",
      again: "Se reconnecter à {platform}",
      done:
        "Vous êtes connecté à {platform}. Testez la connexion, puis connectez ou enregistrez-la. Après 45 minutes, il faut se reconnecter.",
      title: "Connexion à la plateforme de la boutique",
      working: "La connexion se termine",
      over:
        "Cette connexion a expiré ou appartient à quelqu’un d’autre. Ouvrez la boutique et reconnectez-vous.",
      declined: "L’accès n’a pas été autorisé. Ouvrez la boutique pour vous reconnecter.",
      failed: "La connexion n’a pas pu être terminée. {reason}",
      refused: "La plateforme n’accepte plus notre accès. Reconnectez-vous chez elle.",
      otherShop:
        "C’est une autre boutique que celle connectée. Connectez-vous avec le compte de cette dernière.",
      toStores: "Aller aux boutiques",
    },
    platform: "Plateforme",
    name: "Boutique",
    lastSync: "Dernière synchronisation",
    nextSync: "Prochaine synchronisation",
    lastOrder: "Dernière commande",
    notYet: "Pas encore",
    webhooks: "Webhooks",
    hooks: {
      on: "Actifs",
      off: "Inactifs : la boutique est consultée toutes les quelques minutes",
      noAddress:
        "Inactifs : cette installation n’a pas d’adresse publique ; la boutique est consultée toutes les quelques minutes",
    },
    count: {
      waiting_orders: "Commandes en attente",
      differences: "Différences à décider",
      waiting_tracking: "Numéros de suivi à envoyer",
      refused_tracking: "Numéros de suivi refusés par la boutique",
    },
    orders: {
      title: "Commandes qui diffèrent de la boutique",
      tab: { Different: "Différences", Waiting: "En attente", "Left Out": "Ignorées" },
      about: {
        Different:
          "Ces commandes ont été modifiées dans la boutique après leur paiement ici, ou sont venues d’un fichier auparavant. Vous décidez quelle version compte.",
        Waiting:
          "Ces commandes arrivent plus tard : dès que leurs produits sont associés, que la plateforme les libère ou que la limite quotidienne le permet.",
        "Left Out": "Ces commandes de la boutique ne sont pas fabriquées ici.",
      },
      none: {
        Different: "Aucune commande ne diffère de la boutique.",
        Waiting: "Aucune commande n’est en attente.",
        "Left Out": "Aucune commande n’a été ignorée.",
      },
      failed: "Les commandes n’ont pas pu être chargées. {reason}",
      unread: "Pas encore lue",
      accept: "Reprendre",
      cancel: "Annuler ici aussi",
      cancelOurs: "Annuler notre commande",
      refuse: "Garder la nôtre",
      why: {
        cancelled: "Elle a été annulée dans la boutique.",
        refunded: "Elle a été remboursée dans la boutique.",
        fulfilled: "Elle est déjà expédiée dans la boutique.",
        unpaid: "Elle n’est pas payée dans la boutique.",
        noLines: "Elle ne contient rien qui soit fabriqué ici.",
        tooManyLines: "Elle a plus de lignes qu’une commande ne peut en avoir.",
        numberTaken: "Une autre commande de cette boutique porte son numéro.",
        dailyLevel: "La limite quotidienne est atteinte.",
        storePaused: "La boutique est en pause. Elle arrive dès que la boutique est de nouveau active.",
        toMap: "Ses produits ne sont pas tous associés à nos articles. Associez-les ci-dessous.",
        platformHolds: "La plateforme la retient ou masque son adresse. Elle arrive dès qu’elle est libérée.",
        edited: "Elle a été modifiée dans la boutique.",
        linked: "Un fichier a apporté cette commande avant la boutique.",
      },
    },
    products: {
      title: "Produits de la boutique",
      tab: { unmatched: "Non associés", matched: "Associés", foreign: "Pas de chez nous" },
      about: {
        unmatched:
          "Les commandes avec ces produits attendent tant que vous n’avez pas dit à quels articles ils correspondent.",
        matched: "Les commandes avec ces produits sont complètes tout de suite.",
        foreign: "Ces produits sont laissés hors des commandes.",
      },
      none: {
        unmatched: "Tous les produits de la boutique sont associés. Les nouveaux apparaissent en un jour.",
        matched: "Aucun produit n’est encore associé.",
        foreign: "Aucun produit n’est marqué comme fabriqué ailleurs.",
      },
      search: "SKU, titre ou variante",
      failed: "Les produits n’ont pas pu être chargés. {reason}",
      item: "Article pour {name}",
      suggested: "Suggestion : {item}",
      use: "Utiliser",
      useFor: "Utiliser la suggestion pour {name}",
      useAll: { one: "Utiliser {number} suggestion", other: "Utiliser {number} suggestions" },
      everywhere: "Pour toutes les boutiques du vendeur",
      match: { one: "Associer {number} produit", other: "Associer {number} produits" },
    },
    leaving:
      "Déconnecter {name} ? Les nouvelles commandes n’arrivent plus et les numéros de suivi en attente ne sont pas envoyés. Les commandes et les SKU associés restent.",
  },
  event: {
    shopVariant: { match: "Associer des produits", leave: "Pas de chez nous", take: "Fabriqué par nous" },
    shopOrder: { accept: "Reprendre de la boutique", refuse: "Garder la nôtre" },
    shop: {
      sync: "Synchroniser maintenant",
      disconnect: "Déconnecter",
      signIn: "Se connecter à la plateforme",
    },
  },
};
