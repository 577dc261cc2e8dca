import type { Translation } from "../../../words/translation.ts";
import type { English } from "./en.ts";

const colors = {
  primary: "Violeta",
  success: "Verde",
  danger: "Vermelho",
  info: "Azul",
  warning: "Âmbar",
  dark: "Tinta",
} as const;

const customizer: Translation<English["customizer"]> = {
  title: "Personalizar",
  close: "Fechar a personalização",
  state: {
    saved: "Salvo no seu perfil.",
    saving: "Salvando…",
    tried:
      "Apenas experimentado nesta janela: você age por outra pessoa, por isso nada é salvo no perfil dela.",
  },
  failed: "A sua escolha está visível, mas não foi salva.",
  retry: "Tentar de novo",
  unsaved: "Não salvo",
  reset: "Restaurar o padrão",
  theme: { title: "Tema", light: "Claro", dark: "Escuro", "semi-dark": "Semiescuro" },
  menuTheme: { title: "Cor do menu", ...colors },
  navbarColor: { title: "Cor da barra superior", default: "Como a página", ...colors },
  navbarType: {
    title: "Barra superior",
    hidden: "Oculta",
    static: "Rola com a página",
    sticky: "Fica no lugar",
    floating: "Flutua",
  },
  footerType: { title: "Rodapé", hidden: "Oculto", static: "Rola com a página", sticky: "Fica no lugar" },
  layout: {
    title: "Disposição",
    vertical: "Menu ao lado",
    horizontal: "Menu em cima",
    blank: "Só a página",
    seller: "Menu do vendedor",
  },
  direction: {
    title: "Sentido da escrita",
    ltr: "Da esquerda para a direita",
    rtl: "Da direita para a esquerda",
  },
  sidebarCollapsed: "Reduzir o menu a ícones",
  hideScrollToTop: "Ocultar o botão de voltar ao topo",
};

export const words: Translation<English> = { customizer };
