import type { Translation } from "../../words/translation.ts";
import type { English } from "./en.ts";

const frame: Translation<English["frame"]> = {
  more: "Mais",
  showBar: "Mostrar a barra superior",
  leaveBlank: "Voltar à disposição habitual",
  seller: {
    dashboard: "Painel",
    management: "Gestão",
    ready: "Pronto para envio",
    support: "Suporte",
    stores: "Lojas",
    login: "Entrar",
    register: "Cadastrar-se",
  },
};

export const words: Translation<English> = { frame };
