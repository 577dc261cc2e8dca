import type { Translation } from "../../../../words/translation.ts";
import type { English } from "./en.ts";

const bookmarks: Translation<English["bookmarks"]> = {
  here: "Ajouter cette page aux favoris",
  find: "Trouver une page",
  found: "Pages trouvées",
  nothing: "Aucune page ne porte ce nom.",
  starred: "Favoris",
  more: "Autres favoris",
  pages: "Autres pages",
  none: "Ajoutez une page aux favoris pour la retrouver ici et dans la barre du haut.",
  star: "Ajouter aux favoris : {title}",
  unstar: "Retirer des favoris : {title}",
  gone:
    "Cette page n’existe plus, ou votre compte ne peut pas la voir. Retirez-la des favoris si vous n’en avez pas besoin.",
  goneShort: "Indisponible",
  drag: "Faire glisser pour déplacer",
  options: "Options de {title}",
  up: "Monter",
  down: "Descendre",
  rename: "Renommer",
  name: "Nom",
  save: "Enregistrer le nom",
  newTab: "Ouvrir dans un nouvel onglet",
  color: "Couleur",
  colors: {
    primary: "Principale",
    success: "Succès",
    danger: "Danger",
    info: "Info",
    warning: "Avertissement",
    dark: "Sombre",
  },
  moved: "{title} : place {place} sur {count}",
  said: {
    starred: "Ajoutée aux favoris : {title}",
    overflowed: "Dix pages sont déjà en favori ; celle-ci se trouve sous « Autres favoris » : {title}",
    removed: "Retirée des favoris : {title}",
  },
  full: "Cent favoris sont le maximum. Retirez-en un d’abord.",
  failed: "La modification n’a pas été enregistrée. {reason}",
  absent: "Les favoris n’ont pas pu être chargés.",
  retry: "Réessayer",
};

export const words: Translation<English> = { bookmarks };
