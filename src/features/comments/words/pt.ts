import type { Translation } from "../../../words/translation.ts";
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
  save: "Salvar comentário",
  sending: "Enviando",
  attach: "Anexar arquivos",
  attachHint:
    "PNG, JPEG, GIF, WebP ou PDF; {size} MB cada, {count} no máximo. Você também pode colar ou arrastar.",
  drop: "Solte para anexar",
  tooMany: "Um comentário pode ter {count} arquivos no máximo.",
  tooLarge: "Maior que {size} MB",
  badType: "Nem imagem nem PDF",
  notSent: "Não anexado. {reason}",
  uploading: "Anexando",
  removeFile: "Remover {name}",
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
  noPicture: "Não foi possível carregar a imagem",
  missing: "Não foi possível carregar os comentários. {reason}",
};

export const words: Translation<English> = { comments };
