import type { Translation } from "../../../../words/translation.ts";
import type { English } from "./en.ts";

const comments: Translation<English["comments"]> = {
  new: "Comentário sobre {code}",
  change: "Alterar o comentário",
  placeholder: "Escreva um comentário. @ menciona alguém.",
  readers: "Quem lê",
  staff: "Só a equipe",
  seller: "O vendedor vê isto",
  staffMark: "Só a equipe",
  sellerMark: "Visível para o vendedor",
  send: "Comentar",
  sendStaff: "Comentar só para a equipe",
  sendSeller: "Comentar também para o vendedor",
  sendRead: "Enviar agora",
  sendBox: { seller: "Enviar ao vendedor", staff: "Salvar nota interna" },
  box: { seller: "Ao vendedor", staff: "Nota interna" },
  boxPlaceholder: {
    seller: "Escrever ao vendedor.",
    staff: "Uma nota que nenhum vendedor vê. @ menciona alguém.",
  },
  conversation: "Conversa",
  messages: "Mensagens",
  nothing: "Ninguém escreveu ainda.",
  loading: "Carregando as mensagens",
  loadAgain: "Carregar de novo",
  fresh: "Nova",
  overtaken:
    "Alguém escreveu enquanto isso. Leia primeiro; seu texto foi mantido. Depois envie ou altere o texto.",
  overtakenBy:
    "Escreveram enquanto isso: {names}. Leia primeiro; seu texto foi mantido. Depois envie ou altere o texto.",
  save: "Salvar comentário",
  posted: "Comentário publicado",
  saved: "Comentário salvo",
  deleted: "Comentário excluído",
  sending: "Enviando",
  left: "restam {count} caracteres",
  tooLong: "{count} caracteres a mais",
  failed: "Não foi enviado; o que você escreveu continua aqui. {reason}",
  stale:
    "Este comentário foi alterado em outra janela. O que você escreveu continua aqui; o estado atual está no histórico.",
  unknown: "Não veio resposta: não se sabe se o comentário foi enviado. Não pode aparecer duas vezes.",
  check: "Verificar de novo",
  found: {
    one: "{count} pessoa: escolha com as setas",
    other: "{count} pessoas: escolha com as setas",
  },
  people: "Pessoas a mencionar",
  onBehalf: "em nome de {name}",
  edited: "alterado",
  edit: "Editar",
  delete: "Excluir",
  deleteAsk: "Excluir este comentário e os arquivos dele?",
  deleteYes: "Excluir comentário",
  notDeleted: "O comentário não foi excluído. {reason}",
  saveFile: "Baixar {name}",
  enlarge: "Ampliar {name}",
  missingFile: "Falta no armazenamento de arquivos",
  noPicture: "Não foi possível carregar a imagem",
  missing: "Não foi possível carregar os comentários. {reason}",
};

export const words: Translation<English> = { comments };
