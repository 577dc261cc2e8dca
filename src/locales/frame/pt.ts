import type { Translation } from "../translation.ts";
import type { frame as en } from "./en.ts";

export const frame: Translation<typeof en> = {
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
