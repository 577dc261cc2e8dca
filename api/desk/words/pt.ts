import type { NoticesLike } from "../../notices.ts";
import type { notices as englishNotices, reasons as english } from "./en.ts";

export const reasons: Readonly<Record<keyof typeof english, string>> = {
  hasFailedRows: "Nenhuma linha falhou: não há o que repetir.",
  isRepeatable: "O que esta tarefa precisa não existe mais. Inicie uma nova.",
  isUndoable: "Não há nada nesta tarefa que possa ser desfeito.",
  isNotUndone: "A tarefa foi desfeita; repeti-la não poderia mais ser desfeito. Inicie uma nova.",
  hasSecret: "Ainda não há segredo. Adicione um primeiro.",
  hasSettings: "Falta uma configuração necessária. Preencha-a primeiro.",
  rightsUnaccepted: "Ela pede direitos diferentes dos que foram aceitos. Confira os direitos e aceite-os.",
  personLocked: "A conta da pessoa que iniciou isto está bloqueada.",
  tooLongForWorkbook: "Uma pasta de trabalho comporta 100.000 linhas. Exporte como CSV ou filtre a lista.",
  rightsLost: "A pessoa que iniciou isto não tem mais os direitos necessários.",
  attachmentsFull:
    "Os arquivos de um registro podem ter 200 MB no total. Remova alguns ou envie um vídeo mais curto.",
  tooManyUploads: "20 dos seus arquivos ainda estão sendo enviados. Espere por eles ou remova alguns.",
  partLost: "O servidor perdeu uma parte deste arquivo. Adicione-o de novo.",
};

export const notices: NoticesLike<typeof englishNotices> = {
  asWritten: { subject: "{subject}", content: "{content}" },
  trial: { subject: "Um teste: as mensagens chegam aqui." },
  mentioned: { subject: "{name} mencionou você em {code}", content: "{text}" },
  importDone: { subject: "A importação de {title} terminou" },
  importFailed: { subject: "A importação de {title} falhou", content: "{why}" },
  jobDone: { subject: "A tarefa {title} terminou" },
  jobFailed: { subject: "A tarefa {title} falhou", content: "{why}" },
  storageLow: {
    subject: "O disco do servidor está quase cheio",
    content:
      "Envios de arquivos, importações e exportações são recusados até haver mais espaço. Pedidos e leituras continuam.",
  },
  storageFull: {
    subject: "O servidor não tem mais espaço",
    content:
      "Um disco, ou o armazenamento dos arquivos, está cheio. Libere espaço agora: o que for salvo pode ser recusado.",
  },
  storageDamaged: {
    subject: "Um arquivo armazenado está danificado",
    content: "Ele não foi entregue. O registro do servidor o identifica; restaure-o de um backup.",
  },
  restored: {
    subject: "Um backup foi restaurado: o trabalho de saída está em pausa",
    content:
      "Etiquetas, mensagens e pagamentos de pedidos em espera aguardam você retomar. A página diz o que verificar antes.",
  },
  restores: { subject: "{count} backups foram restaurados", content: "{lines}" },
  importsFailed: { subject: "{count} importações suas falharam", content: "{lines}" },
  jobsEnded: { subject: "{count} tarefas suas terminaram", content: "{lines}" },
  storageTroubles: { subject: "{count} problemas com arquivos ou o disco deles", content: "{lines}" },
};
