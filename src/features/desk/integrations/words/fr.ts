import type { Translation } from "../../../../words/translation.ts";
import type { English } from "./en.ts";
import { type Noun, sentences } from "../../../../words/sentences/fr.ts";

const integration: Noun = { gender: "f", one: "intégration", other: "intégrations" };

const appConfig: Translation<English["entity"]["app_config"]> = {
  ...sentences.record(
    integration,
    "Son secret et son journal sont supprimés avec elle, et ce qui attend n’est pas envoyé.",
  ),
  made: "L’intégration est créée. Créez son secret, puis activez-la.",
  section: { connection: "Connexion", state: "État", record: "Fiche" },
  group: {
    connection: { title: "Intégration", help: "Ce qu’elle est, et comment vous l’appelez." },
    outgoing: { title: "Ce qui est envoyé", help: "Un appel signé pour chaque événement choisi." },
    incoming: { title: "Ce qui arrive", help: "Des commandes qu’un autre système envoie ici, signées." },
  },
  help: {
    name: "Pour que les autres sachent à quoi elle sert.",
    status: "Elle peut être active dès qu’elle a son secret.",
    url: "Une adresse https. Rien de secret n’y a sa place.",
    seller_id: "Seuls les événements de ce vendeur sont envoyés. Vide : ceux de tous.",
    store_id: "La boutique qui reçoit les commandes, comme si elles avaient été importées.",
    auto_void:
      "Une étiquette que personne n’a scannée et qui n’est dans aucun manifeste est annulée cinq jours avant le dernier jour de reprise par le transporteur, et son crédit est demandé.",
  },
  part: {
    connection: "Connecter",
    about: {
      outgoing_webhook:
        "Les événements partent vers l’adresse en appels signés. Un appel qui échoue est retenté pendant environ un jour et demi.",
      incoming_orders:
        "Envoyez les commandes à cette adresse en JSON, signées avec le secret. Un appel peut dater de 5 minutes.",
      easypost:
        "Les étiquettes sont achetées avec votre compte EasyPost. L’adresse est https://api.easypost.com/v2 avec la clé devant l’hôte : https://CLÉ@api.easypost.com/v2. EasyPost signe ses envois avec le secret.",
      etsy_app:
        "Les vendeurs connectent leurs boutiques Etsy avec votre application chez Etsy. Saisissez ses clés depuis la page « Your Apps » d’Etsy ; son adresse de retour est https://votre-app/stores/connected. Pour les webhooks, ajoutez l’adresse ci-dessous dans le portail de webhooks d’Etsy pour l’événement order.paid.",
      tiktok_app:
        "Les vendeurs connectent leurs boutiques TikTok avec votre application chez TikTok Shop. Saisissez ses clés et son lien d’autorisation depuis le Partner Center ; son URL de redirection est https://votre-app/stores/connected. Les webhooks sont enregistrés automatiquement pour chaque boutique.",
    },
    failed: "Ceci n’a pas pu être chargé. {reason}",
    makeSecret: "Créer le secret",
    sends: "Envoyé : {events}.",
    lastFailed: "Le dernier essai a échoué. {reason}",
    works: "Cela fonctionne : réponse {status} en {ms} ms.",
    ready: "Prête à recevoir des commandes.",
    fails: "Cela ne fonctionne pas encore. {reason}",
  },
  secret: {
    noneGiven:
      "Il n’y a pas encore de clés. Les vendeurs peuvent connecter leurs boutiques une fois les clés saisies et l’intégration activée.",
    given:
      "Clés enregistrées : la première se termine par {last}. Saisies le {when} par {name}. Les champs laissés vides gardent leur clé.",
    none: "Il n’y a pas encore de secret. Il signe les appels : il vient donc d’abord.",
    set: "Secret défini : il se termine par {last}. Créé le {when} par {name}.",
    old: "Le précédent reste valable jusqu’au {when}.",
    label: "Secret",
    once: "Copiez-le maintenant. Vous ne pourrez plus le voir ensuite.",
    hide: "Masquer",
  },
  secretField: {
    keystring: "Keystring",
    shared_secret: "Secret partagé",
    webhook_secret: "Secret de signature des webhooks",
    app_key: "App key",
    app_secret: "App secret",
    authorization_link: "Lien d’autorisation",
  },
  secretHelp: {
    webhook_secret: "Commence par whsec_. Sans lui, les commandes n’arrivent que par la synchronisation.",
    authorization_link:
      "Le lien pour les vendeurs du Partner Center : aux États-Unis il commence par https://services.us.tiktokshop.com, ailleurs par https://services.tiktokshop.com.",
  },
  log: {
    title: "Journal",
    none: "Rien pour l’instant.",
    refresh: "Actualiser",
    next: "Prochain essai :",
    tries: { one: "{count} essai", other: "{count} essais" },
  },
  error: {
    badStatus: "La réponse était {status}.",
    refused: "L’appel a été refusé ; la réponse dit pourquoi.",
    timeout: "Pas de réponse en 10 secondes.",
    tls: "Son certificat n’est pas valable.",
    connection: "La connexion n’a pas abouti.",
    tooLarge: "La réponse était trop longue.",
    urlBad: "L’adresse n’est pas utilisable.",
    schemeNotAllowed: "Le http simple ne marche que pour les hôtes autorisés par les réglages du serveur.",
    addressNotAllowed:
      "L’hôte est inconnu, ou dans un réseau privé que les réglages du serveur n’autorisent pas.",
    targetGone: "L’enregistrement concerné n’existe plus.",
    targetOff: "Elle est désactivée ici.",
    unsendable: "L’appel n’a pas pu être préparé ici : voir le journal du serveur.",
    unstored: "Sa réponse n’a pas pu être enregistrée ici : voir le journal du serveur.",
    storePaused: "La boutique est en pause et ne prend pas de nouvelles commandes.",
    needsSecret: "Elle n’a pas encore de secret.",
  },
  field: {
    kind: "Type",
    auto_void: "Annuler les étiquettes inutilisées",
    url: "Adresse web",
    events: "Événements",
    waiting: "En attente",
    dead: "Échouées",
    last_at: "Dernier succès",
  },
};

const integrationsChoices: Translation<English["choice"]> = {
  auto_void: { true: "Oui", false: "Non" },
  events: {
    chat_post: "Partagée à la main",
    import: { failed: "Votre import a échoué" },
    topup: { mention: "Mention dans un commentaire sur une recharge" },
    order: {
      mention: "Mention dans un commentaire",
      held: "Commande bloquée",
      shipped: "Commande expédiée",
      delivered: "Commande livrée",
      returned: "Commande retournée",
      cancelled: "Commande annulée",
      made: "Commande créée",
      moved: "Statut de commande modifié",
      changed: "Commande modifiée",
    },
    package: { made: "Colis créé", moved: "Statut de colis modifié" },
    job: { ended: "Tâche terminée" },
    orders: "Commandes reçues",
  },
  kind: {
    outgoing_webhook: "Webhooks sortants",
    incoming_orders: "Commandes entrantes",
    easypost: "Étiquettes EasyPost",
    etsy_app: "Application Etsy",
    tiktok_app: "Application TikTok Shop",
  },
};

export const words: Translation<English> = {
  bulk: {
    work: {
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
    },
  },
  list: {
    hint: {
      app_config: "Nom ou adresse…",
    },
    primary: {
      app_config: sentences.newOne(integration),
    },
  },
  entity: { app_config: appConfig },
  choice: integrationsChoices,
  event: {
    integration: {
      on: "Activer",
      off: "Désactiver",
      rotate: "Remplacer le secret",
      secrets: "Enregistrer les clés",
      test: "Essayer maintenant",
      replay: "Renvoyer",
    },
  },
};
