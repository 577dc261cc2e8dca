import type { Translation } from "../../../../../words/translation.ts";
import type { English } from "./en.ts";

export const words: Translation<English> = {
  scanBox: {
    label: "Scanner",
    hint: "Scannez un ticket",
    enter: "Entrée",
    keyboard: "Saisir un code",
    keysOff: "Touches désactivées : le scanner de cet appareil est trop lent pour les distinguer d’un code.",
    unended: "Appuyez sur Entrée, ou réglez le scanner pour qu’il envoie Entrée.",
    tooLong: "C’est trop long pour un code. Scannez-le à nouveau.",
    camera: {
      title: "Scanner avec la caméra",
      close: "Fermer la caméra",
      opening: "Ouverture de la caméra…",
      aim: "Placez le code devant la caméra.",
      denied:
        "Le navigateur n’autorise pas la caméra. Autorisez-la dans les réglages du site, ou saisissez le code.",
      none: "Cet appareil n’a pas de caméra. Saisissez le code ou utilisez un scanner.",
      busy: "Une autre application utilise la caméra. Fermez-la et réessayez.",
      failed: "La caméra est illisible. Réessayez, ou saisissez le code.",
      again: "Réessayer",
    },
  },
};
