import type { Translation } from "../../../../../words/translation.ts";
import type { English } from "./en.ts";

export const words: Translation<English> = {
  scanBox: {
    label: "Scannen",
    hint: "Laufzettel scannen",
    enter: "Enter",
    keyboard: "Code eingeben",
    keysOff:
      "Tasten sind aus: Der Scanner dieses Geräts ist zu langsam, um sie von einem Code zu unterscheiden.",
    unended: "Drücken Sie Enter, oder stellen Sie den Scanner so ein, dass er Enter sendet.",
    tooLong: "Das ist zu lang für einen Code. Scannen Sie ihn noch einmal.",
    camera: {
      title: "Mit der Kamera scannen",
      close: "Kamera schließen",
      opening: "Kamera wird geöffnet…",
      aim: "Halten Sie den Code vor die Kamera.",
      denied:
        "Der Browser erlaubt die Kamera nicht. Erlauben Sie sie in den Einstellungen der Website, oder geben Sie den Code ein.",
      none: "Dieses Gerät hat keine Kamera. Geben Sie den Code ein, oder nehmen Sie einen Scanner.",
      busy: "Eine andere App benutzt die Kamera. Schließen Sie sie und versuchen Sie es noch einmal.",
      failed: "Die Kamera ist nicht lesbar. Versuchen Sie es noch einmal, oder geben Sie den Code ein.",
      again: "Noch einmal versuchen",
    },
  },
};
