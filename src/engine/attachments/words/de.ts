import type { Translation } from "../../../words/translation.ts";
import type { English } from "./en.ts";

const draftFiles: Translation<English["draftFiles"]> = {
  play: "{name} abspielen",
  missing: "Das Video fehlt im Dateispeicher.",
  notPlayed: "Das Video kann hier nicht abgespielt werden. Laden Sie es herunter.",
  list: "Dateien",
  choose: "Dateien hinzufügen",
  camera: "Foto aufnehmen",
  video: "Video aufnehmen",
  drop: "Loslassen, um die Dateien hinzuzufügen",
  hint:
    "Fotos, PDFs und Videos (MP4, MOV, WebM); je {size} MB, höchstens {count}. Einfügen und Ablegen geht auch.",
  preparing: "Das Foto wird verkleinert",
  held: "Auf diesem Gerät",
  sending: "{done} gesendet",
  waiting: "Keine Verbindung. Das Hochladen geht weiter, sobald sie zurück ist.",
  attached: "Hinzugefügt",
  again: "Noch einmal versuchen",
  againOf: "{name} noch einmal versuchen",
  remove: "{name} entfernen",
  tooLarge: "Größer als {size} MB. Senden Sie ein kürzeres Video.",
  badType: "Kein Foto, PDF oder Video, das wir lesen können",
  tooMany: "Höchstens {count} Dateien",
  notSent: "Nicht hinzugefügt. {reason}",
};

export const words = { draftFiles };
