import type { Translation } from "../../../../../words/translation.ts";
import type { English } from "./en.ts";

export const words: Translation<English> = {
  keptScans: {
    kept: {
      one: "{count} leitura guardada, não confirmada",
      other: "{count} leituras guardadas, não confirmadas",
    },
    sending: "Enviando…",
    offline: "Não há conexão. Envio assim que ela voltar.",
    stuck: "Não é possível enviar agora. Entre de novo ou pergunte se você ainda pode escanear aqui.",
    noStorage: "Este dispositivo não pode guardar leituras. Sem conexão, nada pode ser escaneado.",
    retry: "Enviar agora",
    refused: {
      one: "{count} leitura guardada foi recusada",
      other: "{count} leituras guardadas foram recusadas",
    },
    refusedOne: "{code} · {when}: {reason}",
    seen: "Entendi",
    others: {
      one: "{count} leitura guardada de {name} espera. Entre como {name} para enviá-la.",
      other: "{count} leituras guardadas de {name} esperam. Entre como {name} para enviá-las.",
    },
    queueFull: "A leitura não foi aceita: já há 2.000 guardadas. Conecte este dispositivo primeiro.",
    cannotKeep: "A leitura não foi aceita: não há conexão, e este dispositivo não pode guardar leituras.",
    leave: {
      title: "Sair com leituras não enviadas?",
      text:
        "Algumas das suas leituras estão guardadas neste dispositivo e não confirmadas. Elas ficam aqui e são enviadas quando você entrar de novo neste dispositivo.",
    },
  },
};
