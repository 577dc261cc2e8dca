import type { Translation } from "../../../words/translation.ts";
import type { English } from "./en.ts";

const fileField: Translation<English["fileField"]> = {
  choose: "Escolher arquivo",
  chooseOther: "Escolher outro arquivo",
  again: "Tentar de novo",
  remove: "Remover o arquivo",
  removeNamed: "Remover {name}",
  sending: "Enviando, {done} concluído",
  reading: "O servidor está lendo o arquivo.",
  failed: "O arquivo não foi enviado. {reason}",
  larger: "Mostrar grande",
  smaller: "Mostrar pequeno",
  noPreview: "Não foi possível carregar a prévia.",
  open: "Abrir",
  openOf: "Abrir {name}",
  print: "Imprimir",
  printOf: "Imprimir {name}",
  save: "Baixar",
  saveOf: "Baixar {name}",
  notGot: "Não foi possível carregar o arquivo. {reason}",
  blocked: "Seu navegador bloqueou a nova aba. Permita-a para este site, ou baixe o arquivo.",
};

export const words = { fileField };
