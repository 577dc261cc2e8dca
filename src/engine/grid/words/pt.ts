import type { Translation } from "../../../words/translation.ts";
import type { English } from "./en.ts";

const grid: Translation<English["grid"]> = {
  help:
    "Selecione células e digite, ou cole de uma planilha. Nada é salvo antes de você revisar as alterações.",
  look: "Revisar alterações",
  undo: "Desfazer",
  fill: "Preencher para baixo",
  changed: { one: "{n} linha alterada", other: "{n} linhas alteradas" },
  mark: {
    ask: "Como os valores colados estão escritos? “{example}” pode ser lido de duas formas.",
    point: "Com ponto decimal",
    comma: "Com vírgula decimal",
    drop: "Não colar",
  },
  review: {
    title: "Alterações",
    about: { one: "{n} linha será alterada", other: "{n} linhas serão alteradas" },
    row: "Linha",
    column: "Coluna",
    before: "Antes",
    after: "Depois",
    empty: "vazio",
    save: { one: "Salvar {n} linha", other: "Salvar {n} linhas" },
    back: "Voltar à grade",
    fix: "Corrija primeiro as células marcadas.",
  },
  leaving: { title: "Sair sem salvar?", text: "As alterações na grade serão perdidas." },
};

export const words: Translation<English> = { grid };
