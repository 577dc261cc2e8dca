import type { reasons as english } from "./en.ts";

export const reasons: Readonly<Record<keyof typeof english, string>> = {
  wrongState: "Esta etapa não é possível no status atual.",
  othersChange:
    "Outras pessoas estão alterando os mesmos registros. Nada foi feito: tente de novo em instantes.",
  notYours: "Sua função não permite isso.",
  notFound: "Este registro não existe.",
  reasonNeeded: "Informe um motivo.",
  badDate: "Digite o dia como DD-MM-AAAA, por exemplo 31-12-2026.",
  changedMeanwhile: "Alguém o alterou antes. Carregue de novo e então altere.",
  valueTaken: "Outro registro já usa um destes valores. Mude-o.",
  badValue: "Um valor não pode ser salvo. Abra o registro e veja qual.",
  changedSince: "Foi alterado depois da tarefa.",
  storeFull: "O servidor não tem mais espaço. Nada foi guardado; tente de novo mais tarde.",
  quotaReached:
    "Os arquivos do vendedor atingiram a cota. Tudo o que existe permanece; nada pode ser acrescentado.",
  storeUnreachable: "Os arquivos estavam inacessíveis. Comece de novo mais tarde.",
};
