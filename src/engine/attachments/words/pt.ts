import type { Translation } from "../../../words/translation.ts";
import type { English } from "./en.ts";

const draftFiles: Translation<English["draftFiles"]> = {
  play: "Reproduzir {name}",
  missing: "O vídeo falta no armazenamento de arquivos.",
  notPlayed: "O vídeo não pode ser reproduzido aqui. Baixe-o.",
  list: "Arquivos",
  choose: "Adicionar arquivos",
  camera: "Tirar uma foto",
  video: "Gravar um vídeo",
  drop: "Solte para adicionar os arquivos",
  hint:
    "Fotos, PDFs e vídeos MP4, MOV ou WebM; {size} MB cada, no máximo {count}. Colar e soltar também funciona.",
  preparing: "Reduzindo a foto",
  held: "Neste dispositivo",
  sending: "{done} enviados",
  waiting: "Sem conexão. O envio continua quando ela voltar.",
  attached: "Adicionado",
  again: "Tentar de novo",
  againOf: "Tentar {name} de novo",
  remove: "Remover {name}",
  tooLarge: "Maior que {size} MB. Envie um vídeo mais curto.",
  badType: "Não é uma foto, um PDF ou um vídeo legível",
  tooMany: "No máximo {count} arquivos",
  notSent: "Não adicionado. {reason}",
};

export const words = { draftFiles };
