import type { Translation } from "../../../../words/translation.ts";
import type { English } from "./en.ts";

const profile: Translation<English["profile"]> = {
  own: {
    info: "Modifier le profil",
    password: "Modifier le mot de passe",
    token: "Jeton d’API",
    notifications: "Notifications",
    sessions: "Sessions et appareils",
    inbox: "Ma boîte de réception",
  },
  pages: "Votre compte",
  notYours:
    "Cette page appartient à {name}. Tant que vous agissez pour quelqu’un d’autre, vous ne pouvez pas la modifier. Redevenez d’abord vous-même.",
  failedTitle: "Votre profil n’a pas pu être chargé",
  retry: "Réessayer",
  facts: "Géré par l’administration",
  identity: "Nom de connexion",
  role: "Rôle",
  groups: "Groupes",
  vip: "Niveau VIP",
  files: "Fichiers",
  filesOf: "{used} sur {most}",
  save: "Enregistrer le profil",
  saved: "Votre profil est enregistré.",
  group: {
    about: { title: "À propos de vous", help: "Comment les autres vous voient ici." },
    contact: {
      title: "Contact",
      help: "Comment vos collègues vous joignent hors de l’application. Tout peut rester vide.",
    },
    plan: { title: "Formule", help: "Ce dont vous avez convenu avec le service commercial." },
  },
  password: {
    current: "Qui vous êtes",
    currentHelp: "Pour que personne ne le change sur un écran que vous avez laissé ouvert.",
    next: "Nouveau mot de passe",
    nextHelp:
      "Au moins 8 caractères. Plusieurs mots à la suite sont faciles à retenir et difficiles à deviner.",
    field: {
      password: "Mot de passe actuel",
      new_password: "Nouveau mot de passe",
      repeat: "Répéter le nouveau mot de passe",
    },
    show: "Afficher : {field}",
    strength: { short: "Trop court", fair: "Bien. Plus long, c’est mieux.", strong: "Fort" },
    others:
      "Vous restez connecté ici ; partout ailleurs, vous êtes déconnecté, et votre jeton d’API prend fin.",
    change: "Changer le mot de passe",
    changing: "Changement en cours",
    done:
      "Votre mot de passe est changé et toutes vos autres sessions sont terminées, ainsi que votre jeton d’API.",
    again: "Le changer encore",
    failed: "Le mot de passe n’a pas été changé. {reason}",
    unknown:
      "Aucune réponse : on ne sait pas si le mot de passe a été changé. Réessayez ; si le mot de passe actuel est alors dit faux, le nouveau est déjà en vigueur.",
  },
  sessions: {
    help:
      "Partout où vous vous êtes connecté sans vous déconnecter. Mettez fin à ce que vous ne reconnaissez pas, puis changez votre mot de passe.",
    this: "Cet appareil",
    device: "{browser} sur {system}",
    unknown: "Appareil inconnu",
    seen: "Dernière utilisation",
    made: "Connexion",
    from: "Réseau",
    acting: "Agit en tant que {name}",
    end: "Déconnecter",
    endOne: "Déconnecter : {device}",
    endOthers: "Déconnecter partout ailleurs",
    question:
      "Déconnecter tous les autres appareils ? Votre jeton d’API et tout lien pour définir un mot de passe prennent fin aussi.",
    endAll: "Déconnecter partout",
    questionAll:
      "Déconnecter cette personne de tous ses appareils ? Son jeton d’API et tout lien pour définir un mot de passe prennent fin aussi.",
    nowhere: "Connecté nulle part.",
    onlyThis: "Vous n’êtes connecté nulle part ailleurs.",
    failedTitle: "Vos sessions n’ont pas pu être chargées",
    failed: "Cela n’a pas fonctionné. {reason}",
  },
  maintenance: {
    waiting: "Cette page vérifie la connexion d’elle-même et indique quand le serveur est de retour.",
    asking: "Vérification de la connexion",
    back: "Le serveur est de retour.",
    again: "Vérifier maintenant",
  },
  release: {
    offered: "Une version plus récente est disponible ({version}). Rechargez quand cela vous convient.",
    needed:
      "Une version plus récente ({version}) a remplacé une partie de celle-ci. Rechargez pour l’ouvrir ; votre saisie dans les formulaires est conservée.",
    reload: "Recharger",
    later: "Plus tard",
  },
  token: {
    what:
      "Un programme se connecte avec lui en votre nom. Il peut ce que vous pouvez, sauf modifier votre profil, votre mot de passe ou le jeton.",
    none: "Vous n’avez pas de jeton d’API.",
    shown: "Votre jeton se termine par {last}.",
    made: "Créé {when}",
    used: "Utilisé pour la dernière fois {when}",
    unused: "Jamais utilisé",
    make: "Créer un jeton",
    rotate: "Le remplacer",
    revoke: "Le révoquer",
    rotateQuestion:
      "Remplacer le jeton ? Les programmes qui utilisent l’actuel cessent aussitôt de fonctionner.",
    revokeQuestion: "Révoquer le jeton ? Les programmes qui l’utilisent cessent aussitôt de fonctionner.",
    confirmRotate: "Remplacer le jeton",
    confirmRevoke: "Révoquer le jeton",
    revealed: "Donnez-le au programme qui se connecte en votre nom. Vous pourrez le copier à nouveau ici.",
    label: "Votre jeton d’API",
    prove: "Votre connexion date de plus de dix minutes. Saisissez votre mot de passe pour copier le jeton.",
    signIn: "Se reconnecter",
    copy: "Copier",
    copied: "Copié",
    marked: "Le navigateur n’a pas permis la copie. Le jeton est sélectionné : appuyez sur Ctrl+C ou Cmd+C.",
    hide: "Je l’ai copié",
    close: "Fermer",
    loading: "Chargement",
    working: "En cours",
    retry: "Réessayer",
    failed: "Cela n’a pas marché. {reason}",
  },
};

const profileEntity: Translation<English["entity"]["profile"]> = {
  help: {
    name: "Affiché à côté de tout ce que vous faites.",
    h: "Les autres vous mentionnent avec : @identifiant.",
    facebook: "Nom ou adresse de votre profil.",
    sale_plan: "Le code de votre formule.",
  },
};

export const words: Translation<English> = {
  profile,
  choice: { events: { storage: { trouble: "Problème avec les fichiers ou leur disque" } } },
  entity: { profile: profileEntity },
  event: {
    token: { revoke: "Révoquer le jeton d’API" },
  },
};
