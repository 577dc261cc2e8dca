import type { Language } from "../../api/languages.ts";
import { capital, withArticle } from "./names.ts";
import type { Text } from "./sentences.ts";

export interface StepWords {
  readonly event: string;
  readonly audit: Text;
  readonly act: Text;
  readonly acted: string;
  readonly means: string;
  readonly sees: string;
  readonly state: string;
  readonly stateSees: string;
  readonly stateTry: string;
}

interface LifecycleWords {
  readonly moved: Text;
  readonly title: Text;
  readonly purpose: string;
  readonly tryNothing: string;
  readonly pause: StepWords;
  readonly resume: StepWords;
}

export const LIFECYCLE_WORDS: Readonly<Record<Language, LifecycleWords>> = {
  en: {
    moved: (one) => `${capital(one)} changed status`,
    title: (one) => `Life of ${withArticle(one)}`,
    purpose: "Says if it is in use.",
    tryNothing: "Nothing, or the step that leads back.",
    pause: {
      event: "Pause",
      audit: (one) => `${capital(one)} paused`,
      act: (noun) => `Pause {number} ${noun}`,
      acted: "{number} paused",
      means: "They are out of use until somebody resumes them.",
      sees: "Somebody pressed “Pause”.",
      state: "Active",
      stateSees: "It is in use.",
      stateTry: "Nothing. “Pause” takes it out of use.",
    },
    resume: {
      event: "Resume",
      audit: (one) => `${capital(one)} resumed`,
      act: (noun) => `Resume {number} ${noun}`,
      acted: "{number} resumed",
      means: "They are in use again.",
      sees: "Somebody pressed “Resume”.",
      state: "Paused",
      stateSees: "It is out of use.",
      stateTry: "Press “Resume” to use it again.",
    },
  },
  de: {
    moved: (one) => `${capital(one)}: Status geändert`,
    title: (one) => `Weg: ${capital(one)}`,
    purpose: "Zeigt, ob der Eintrag verwendet wird.",
    tryNothing: "Nichts, oder der Schritt zurück.",
    pause: {
      event: "Pausieren",
      audit: (one) => `${capital(one)}: pausiert`,
      act: () => "{number} pausieren",
      acted: "{number} pausiert",
      means: "Sie werden nicht verwendet, bis jemand sie fortsetzt.",
      sees: "Jemand hat auf „Pausieren“ gedrückt.",
      state: "Aktiv",
      stateSees: "Der Eintrag wird verwendet.",
      stateTry: "Nichts. „Pausieren“ nimmt ihn aus der Verwendung.",
    },
    resume: {
      event: "Fortsetzen",
      audit: (one) => `${capital(one)}: fortgesetzt`,
      act: () => "{number} fortsetzen",
      acted: "{number} fortgesetzt",
      means: "Sie werden wieder verwendet.",
      sees: "Jemand hat auf „Fortsetzen“ gedrückt.",
      state: "Pausiert",
      stateSees: "Der Eintrag wird nicht verwendet.",
      stateTry: "Mit „Fortsetzen“ wird er wieder verwendet.",
    },
  },
  fr: {
    moved: (one) => `${capital(one)} : statut modifié`,
    title: (one) => `Vie : ${one}`,
    purpose: "Montre si l’entrée est utilisée.",
    tryNothing: "Rien, ou l’étape de retour.",
    pause: {
      event: "Mettre en pause",
      audit: (one) => `${capital(one)} : mise en pause`,
      act: () => "Mettre en pause : {number}",
      acted: "{number} en pause",
      means: "Elles ne sont plus utilisées jusqu’à leur reprise.",
      sees: "Quelqu’un a appuyé sur « Mettre en pause ».",
      state: "Active",
      stateSees: "L’entrée est utilisée.",
      stateTry: "Rien. « Mettre en pause » la retire.",
    },
    resume: {
      event: "Reprendre",
      audit: (one) => `${capital(one)} : reprise`,
      act: () => "Reprendre : {number}",
      acted: "{number} de nouveau actives",
      means: "Elles sont de nouveau utilisées.",
      sees: "Quelqu’un a appuyé sur « Reprendre ».",
      state: "En pause",
      stateSees: "L’entrée n’est pas utilisée.",
      stateTry: "Appuyer sur « Reprendre » pour l’utiliser de nouveau.",
    },
  },
  pt: {
    moved: (one) => `${capital(one)}: status alterado`,
    title: (one) => `Percurso: ${one}`,
    purpose: "Mostra se a entrada está em uso.",
    tryNothing: "Nada, ou a etapa de volta.",
    pause: {
      event: "Pausar",
      audit: (one) => `${capital(one)}: pausa`,
      act: () => "Pausar: {number}",
      acted: "{number} em pausa",
      means: "Ficam fora de uso até alguém retomar.",
      sees: "Alguém clicou em “Pausar”.",
      state: "Ativo",
      stateSees: "A entrada está em uso.",
      stateTry: "Nada. “Pausar” a tira de uso.",
    },
    resume: {
      event: "Retomar",
      audit: (one) => `${capital(one)}: retomada`,
      act: () => "Retomar: {number}",
      acted: "{number} em uso de novo",
      means: "Estão em uso de novo.",
      sees: "Alguém clicou em “Retomar”.",
      state: "Pausado",
      stateSees: "A entrada está fora de uso.",
      stateTry: "Clique em “Retomar” para usar de novo.",
    },
  },
};
