import type { Translation } from "../../../words/translation.ts";
import type { English } from "./en.ts";

export const words: Translation<English> = {
  entity: {
    units: {
      field: {
        ticket: "Tíquete",
        print_status: "Etapa",
        work_status: "Trabalho",
        station_code: "Estação",
        package_code: "Pacote",
        order: "Pedido",
        package: "Pacote",
        rejects: "Rejeições",
        reason_code: "O que está errado",
        fault_step: "Onde o erro surgiu",
      },
      title: "Peças",
      none: "As peças aparecem aqui quando o pedido é pago.",
      steps: "Etapas de {ticket}",
      history: "Histórico de {ticket}",
      noHistory: "Nada aconteceu com ela ainda.",
      of: "{n} de {all}",
      done: "{done} de {all} concluídas",
      first: "São mostradas as primeiras {shown} de {all} peças.",
      rejectedTimes: {
        one: "Rejeitada {count} vez",
        other: "Rejeitada {count} vezes",
      },
      ended: "Nenhuma etapa é mais possível.",
      missing: "As peças não puderam ser carregadas. {reason}",
      inPackage: "em {code}",
      loose: "em nenhum pacote",
      again: "Tíquete {ticket}",
    },
  },
  status: {
    QC: "Inspeção",
    Cutting: "Corte",
    Sewing: "Costura",
    "Final QC": "Inspeção final",
    Packing: "Embalagem",
    Rejected: "Recusada",
    Inprocess: "Em andamento",
    Live: "Válida",
  },
  axis: {
    work_status: {
      Waiting: "Aguardando",
      Inprocess: "Em andamento",
      "On Hold": "Retida",
    },
    print_status: {
      Rejected: "Rejeitada",
      Printing: "Imprimindo",
    },
  },
  event: {
    unit: {
      start: "Começar",
      pass: "Passar adiante",
      reject: "Rejeitar",
      reprint: "Refazer",
      finish: "Concluir à mão",
      unpack: "Desembalar",
      undo: "Desfazer a última etapa",
      hold: "Reter peça",
      release: "Liberar peça",
      stop: "Parar peça",
      pack: "Embalar",
      leave: "Sair com o pacote",
      stay: "Ficar com o pacote",
    },
  },
  choice: {
    reason_code: {
      misprint: "Erro de impressão",
      wrongColor: "Cor errada",
      wrongSize: "Tamanho errado",
      stain: "Mancha",
      hole: "Furo",
      seam: "Costura",
      position: "Posição",
      artwork: "Arte",
      another: "Outro",
    },
  },
};
