import type { Translation } from "../../../../words/translation.ts";
import type { English } from "./en.ts";

const caseRecord = {
  queue: "Casos da lista",
  queueEmpty: "Nenhum caso espera pela equipe.",
  evidence: "Evidências e arquivos de impressão",
  photos: "Fotos e vídeos",
  noPhotos: "Nenhuma foto ou vídeo.",
  artwork: "Arquivos de impressão",
  noArtwork: "Nenhum arquivo de impressão.",
  garments: "Peças",
  noGarments: "Ainda sem peças.",
  packages: "Pacotes",
  noPackages: "Ainda sem pacotes.",
  charges: "Valores restantes",
  wholeOrder: "Pedido inteiro",
  earlier: "Outros casos do pedido",
  noEarlier: "Não há.",
  decision: "Decisão",
  sellerPays: "Pago pelo vendedor",
  cause: "Causa: {facts}",
  short: {
    reprint: "A reimpressão aguarda o pagamento: faltam {amount} no saldo.",
    reship: "As peças são enviadas de novo quando o frete for pago: faltam {amount} no saldo.",
  },
  unpaid: {
    reprint: "A reimpressão aguarda o pagamento. O saldo é suficiente.",
    reship: "As peças são enviadas de novo quando o frete for pago. O saldo é suficiente.",
  },
  claims: "Reclamações à transportadora",
  ofSeller: "Outros casos do vendedor",
  allOfSeller: { one: "{count} caso do vendedor", other: "Todos os {count} casos do vendedor" },
  noOrder: "O pedido não foi encontrado.",
  merged: "{code} foi unido a {target}",
  mergedNote: "Seu texto foi mantido. Ele irá para {target} ao ser enviado.",
  elsewhere: "Sua mensagem está em outro caso, agora aberto",
  follows: "Continua",
  closedNote: "Este caso está fechado. Uma mensagem ao outro lado abre um novo caso, ligado a este.",
  tab: { conversation: "Conversa", facts: "Dados", history: "Histórico" },
  keys: { reply: "Escrever ao vendedor", note: "Escrever uma nota interna" },
  rejects: { one: "{count} rejeição", other: "{count} rejeições" },
};

export const words: Translation<English> = {
  caseRecord,
  choice: { remedy_state: { Open: "Em andamento", Done: "Concluído", Failed: "Falhou" } },
};
