import type { Translation } from "../../../../words/translation.ts";
import type { English } from "./en.ts";

const colors = {
  primary: "Primária",
  success: "Sucesso",
  danger: "Perigo",
  info: "Informação",
  warning: "Aviso",
  dark: "Escura",
} as const;

const customizer: Translation<English["customizer"]> = {
  title: "Personalizar",
  close: "Fechar a personalização",
  state: {
    saved: "Salvo no seu perfil.",
    saving: "Salvando…",
    preview:
      "Apenas experimentado nesta janela: você age por outra pessoa, por isso nada é salvo no perfil dela.",
  },
  failed: "A sua escolha está visível, mas não foi salva.",
  retry: "Tentar de novo",
  unsaved: "Não salvo",
  reset: "Restaurar o padrão",
  theme: { title: "Tema", light: "Claro", dark: "Escuro", "semi-dark": "Semiescuro" },
  menuTheme: { title: "Cor do menu", ...colors },
  navbarColor: { title: "Cor da barra superior", default: "Padrão", ...colors },
  navbarType: {
    title: "Barra superior",
    hidden: "Oculta",
    static: "Estática",
    sticky: "Fica no lugar",
    floating: "Flutua",
  },
  footerType: { title: "Rodapé", hidden: "Oculto", static: "Estático", sticky: "Fica no lugar" },
  layout: {
    title: "Disposição",
    vertical: "Vertical",
    horizontal: "Horizontal",
    blank: "Vazia",
    seller: "Vendedor",
  },
  direction: {
    title: "Sentido da escrita",
    ltr: "Da esquerda para a direita",
    rtl: "Da direita para a esquerda",
  },
  sidebarCollapsed: "Recolher a barra lateral",
  hideScrollToTop: "Ocultar o botão de voltar ao topo",
};

export const words: Translation<English> = { customizer };
