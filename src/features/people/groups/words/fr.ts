import type { Translation } from "../../../../words/translation.ts";
import type { English } from "./en.ts";
import { type Noun, sentences } from "../../../../words/sentences/fr.ts";

const group: Noun = { gender: "m", one: "groupe", other: "groupes" };

const rights: Translation<English["rights"]> = {
  title: "Droits",
  part: "Partie",
  whence: "Origine",
  own: "Défini ici",
  nothing: "rien",
  failed: "Les droits des groupes n’ont pas pu être chargés. {reason}",
  from: "Comme dans {name}",
  ofRole: "Par défaut du rôle {role}",
  ofEachRole: "Par défaut du rôle de chacun",
  ofNobody: "Personne, tant que ce n’est pas donné",
  column: "{bit} : toutes les parties",
  row: "{part} : tous les droits",
  box: "{part} : {bit}",
  reset: "{part} : comme sans réglage ici",
  bit: { view: "Voir", add: "Ajouter", update: "Modifier", delete: "Supprimer" },
  module: {
    orders: "Commandes",
    packages: "Colis",
    stores: "Boutiques",
    jobs: "Tâches",
    item_info: "Produits",
    production: "Production",
    order_fulfillment: "Traitement des commandes",
    finance: "Finances",
    call_to_action: "Annonces",
    app_config: "Intégrations",
    users: "Utilisateurs",
    user_groups: "Groupes d’utilisateurs",
    extensions: "Extensions",
    audit: "Journal",
  },
  members: {
    title: "Personnes",
    add: "Ajouter des personnes",
    find: "Chercher dans ce groupe",
    findOthers: "Chercher des personnes à ajouter",
    take: "Ajouter",
    remove: "Retirer",
    none: "Personne n’est encore dans ce groupe. Ajoutez des personnes pour leur donner ses droits.",
    noneFound: "Personne trouvée.",
    failed: "Les personnes n’ont pas pu être chargées. {reason}",
  },
  trash: {
    asking: "Recherche de ce que cela change…",
    people: { one: "{count} personne le quitte.", other: "{count} personnes le quittent." },
    children: {
      one: "{count} groupe en dessous remonte.",
      other: "{count} groupes en dessous remontent.",
    },
    lost: { one: "{count} personne perd « {right} ».", other: "{count} personnes perdent « {right} »." },
    gained: {
      one: "{count} personne reçoit « {right} ».",
      other: "{count} personnes reçoivent « {right} ».",
    },
    nothing: "Les droits de personne ne changent.",
  },
};

const userGroups: Translation<English["entity"]["user_groups"]> = {
  ...sentences.record(group),
  section: { group: "Groupe", record: "Fiche" },
  group: {
    group: { title: "Groupe", help: "Son nom et sa place." },
    rights: {
      title: "Droits",
      help:
        "Ce que peuvent faire les personnes de ce groupe, dans les limites de leur rôle. Cela vaut dès leur prochain clic. De plusieurs groupes, un seul qui permet suffit ; ce qui est défini pour une personne seule passe avant tous les groupes.",
    },
  },
  help: {
    name: "root, super_root et accounting sont intégrés et ne peuvent pas être renommés.",
    status: "Un groupe verrouillé ne donne rien à ses personnes.",
    role: "Le rôle auquel ce groupe est destiné. Le tableau ci-dessous part des droits de ce rôle.",
    parent_id: "Là où ce groupe ne fixe rien, le groupe parent s’applique.",
    is_default: "Les nouvelles personnes rejoignent ce groupe. Un seul groupe peut être par défaut.",
  },
  field: {
    path: "Groupe",
    members: "Personnes",
    is_default: "Pour les nouvelles personnes",
    parent_id: "Groupe parent",
    parent_name: "Groupe parent",
    role: "Rôle",
    permission: "Droits",
  },
};

const groupsChoices: Translation<English["choice"]> = {
  is_default: { true: "Oui", false: "Non" },
};

export const words: Translation<English> = {
  list: {
    hint: {
      user_groups: "Nom du groupe…",
    },
    primary: {
      user_groups: sentences.newOne(group),
    },
  },
  rights,
  entity: { user_groups: userGroups },
  choice: groupsChoices,
  event: {
    member: { add: "Ajouter la personne", remove: "Retirer la personne" },
  },
};
