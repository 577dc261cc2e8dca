import type { reasons as english } from "./en.ts";

export const reasons: Readonly<Record<keyof typeof english, string>> = {
  hasFailedRows: "Nenhuma linha falhou: não há o que repetir.",
  isRepeatable: "O que esta tarefa precisa não existe mais. Inicie uma nova.",
  isUndoable: "Não há nada nesta tarefa que possa ser desfeito.",
  hasSecret: "Primeiro é preciso um segredo.",
  hasSettings: "Falta uma configuração necessária.",
  rightsUnaccepted: "Os direitos aceitos não são os pedidos.",
  personLocked: "A conta da pessoa que iniciou isto está bloqueada.",
  tooLongForWorkbook: "Uma pasta de trabalho comporta 100.000 linhas. Exporte como CSV ou filtre a lista.",
  rightsLost: "A pessoa que iniciou isto não tem mais os direitos necessários.",
  attachmentsFull:
    "Os arquivos de um registro podem ter 200 MB no total. Remova alguns ou envie um vídeo mais curto.",
  tooManyUploads: "20 dos seus arquivos ainda não terminaram. Espere por eles ou remova alguns.",
  partLost: "O servidor perdeu uma parte deste arquivo. Adicione-o de novo.",
};
