import type { Translation } from "../../../../words/translation.ts";
import type { English } from "./en.ts";
import { type Noun, sentences } from "../../../../words/sentences/fr.ts";

const user: Noun = { gender: "m", one: "utilisateur", other: "utilisateurs" };

const users: Translation<English["entity"]["users"]> = {
  ...sentences.record(user),
  made: "L’utilisateur a été créé. Il n’a pas encore de mot de passe.",
  trashAsk:
    "Supprimer « {name} » ? Cette personne est déconnectée aussitôt et ne peut pas revenir. Ce qu’elle a fait garde son nom, et son adresse e-mail redevient libre.",
  trashed: "« {name} » a été supprimé.",
  missingText: "Il n’existe plus, ou votre compte ne peut pas le voir.",
  tab: {
    profile: "Profil",
    power: "Rôle et droits",
    pricing: "Tarifs",
    billing: "Facturation",
    tracking: "Suivi",
    services: "Services",
    hubs: "Hubs",
    notifications: "Notifications",
    sign_in: "Connexion",
  },
  section: {
    profile: "Profil",
    power: "Rôle et droits",
    billing: "Facturation et limites",
    tracking: "Suivi",
    services: "Services du contrat",
  },
  first: {
    title: "Invitation",
    help:
      "Qui est invité, et ce que cette personne peut faire. Vous recevez un lien à usage unique, que vous lui transmettez.",
  },
  openMade: "Ouvrir la personne",
  group: {
    profile: {
      title: "Profil",
      help: "Qui est cette personne, comment elle se connecte et comment la joindre.",
    },
    power: {
      title: "Rôle et droits",
      help:
        "Ce qu’elle peut voir et faire. Nul n’accorde plus que ce qu’il a, ni ne change ses propres droits. Verrouillé met fin à ses sessions, à son jeton d’API et à son lien.",
    },
    pricing: {
      title: "Tarifs",
      help: "Quel tarif vaut et quand. Jamais deux à la fois ; un tarif sans fin continue de valoir.",
    },
    billing: { title: "Facturation et limites", help: "Comment elle paie, et quelles sont ses limites." },
    tracking: { title: "Suivi", help: "Quand et comment elle a des nouvelles de ses colis." },
    services: { title: "Services du contrat", help: "Ce qui est convenu avec elle, un par ligne." },
    hubs: { title: "Hubs", help: "Où son travail est transmis. C’est une note : rien n’est exécuté." },
  },
  help: {
    identity: "Le nom de connexion. Vide : son adresse e-mail.",
    h: "Ce qui suit @ quand on la mentionne. Vide : tiré de l’adresse e-mail.",
    status: "Qui est verrouillé est déconnecté aussitôt.",
    groups: "Les droits de plusieurs groupes s’ajoutent.",
    group: "L’un de ses groupes.",
    scope:
      "Les comptes qu’une personne des ventes peut voir. Nouveau et sans choix : un vendeur à son propre compte.",
    order_daily_level: "Combien de commandes le compte peut envoyer par jour ; 0 pour un nombre quelconque.",
    credit_limit_minor: "Jusqu’où le solde peut descendre sous zéro.",
    low_minor:
      "Le vendeur est averti une fois à chaque passage du solde sous ce montant. 0 désactive l’avis.",
    time_of_payment: "Jours avant l’échéance d’une facture.",
    active_status: "À quel statut d’expédition mène le lien « Prêt ».",
    day_update_tracking: "Jours après l’expédition avant les premières nouvelles.",
  },
  plans: {
    title: "Tarifs dans le temps",
    none: "Pas encore de tarif : les prix standard s’appliquent.",
    open: "Sans fin",
    past: "Passé",
    now: "En vigueur",
    coming: "À venir",
  },
  token: {
    title: "Jeton d’API",
    none: "Cette personne n’a pas de jeton d’API.",
    shown: "Son jeton se termine par {last}.",
    own: "Le vôtre est dans le menu de votre compte.",
  },
  link: {
    title: "Lien pour définir un mot de passe",
    what:
      "Il ouvre le site de connexion, où la personne définit un mot de passe. Il sert une seule fois ; le lien précédent ne fonctionne plus. Aucun e-mail n’est envoyé : c’est vous qui le transmettez.",
    make: "Créer un lien",
    once: "Copiez-le maintenant : il n’est affiché que cette fois. Il est valable jusqu’au {until}.",
    label: "Lien à usage unique",
    hide: "Je l’ai copié",
    own: "Votre propre mot de passe se change sur votre page.",
    locked: "Une personne bloquée ne peut pas recevoir de lien.",
    failed: "Aucun lien n’a été créé. {reason}",
  },
  effective: "Droits effectifs, et d’où vient chacun",
  noHubs: "Pas encore de hub.",
  field: {
    group: "Groupe principal",
    groups: "Groupes",
    target: "Rattaché à, type",
    referent: "Rattaché à, id",
    scope: "Comptes vendeurs",
    scope_names: "Comptes vendeurs",
    payment_type: "Paiement",
    credit_limit_minor: "Limite de crédit",
    low_minor: "Bas si le disponible est inférieur à",
    time_of_payment: "Délai de paiement en jours",
    default_pricing_id: "Tarif par défaut",
    is_rounded_tax: "Taxe arrondie",
    order_daily_level: "Commandes par jour",
    when_tracking_update: "Mises à jour du suivi",
    day_update_tracking: "Jours après l’expédition",
    default_carrier: "Transporteur par défaut",
    is_usps_tracking: "Suivi USPS",
    active_status: "Statut derrière « Prêt »",
    contract_services: "Services du contrat",
    pricing_plans: "Tarifs",
    level: "Niveau",
    effective_at: "À partir du",
    expired_at: "Jusqu’au, non compris",
    hubs: "Hub",
    hub_action: "Action",
    hub_domain_name: "Nom de domaine",
    hub_label: "Libellé",
    hub_server: "Serveur",
    hub_id: "Id du hub",
    docker_groups: "Groupes Docker",
    identity: "Nom de connexion",
    role: "Rôle",
    group_names: "Groupes",
    total_credit: "Solde",
    vip: "VIP",
    last_login: "Dernière connexion",
    ids: "Personnes",
    h: "Identifiant",
    phone_number: "Téléphone",
    facebook: "Facebook",
    skype: "Skype",
    sale_plan: "Formule de vente",
    permission: "Droits",
  },
};

const usersChoices: Translation<English["choice"]> = {
  payment_type: { prepaid: "D’avance", postpaid: "Sur facture" },
  when_tracking_update: { never: "Jamais", immediately: "Aussitôt", daily: "Une fois par jour" },
  is_rounded_tax: { true: "Oui", false: "Non" },
  is_usps_tracking: { true: "Oui", false: "Non" },
  hub_action: { Create: "Créer", Assigned: "Attribué", Unset: "Retiré", Edit: "Modifier" },
};

export const words: Translation<English> = {
  list: {
    hint: {
      users: "Nom, identifiant ou e-mail…",
    },
    primary: {
      users: sentences.newOne(user),
    },
  },
  entity: { users },
  choice: usersChoices,
};
