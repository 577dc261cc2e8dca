import type { Translation } from "../../../../words/translation.ts";
import type { English } from "./en.ts";

const bookmarks: Translation<English["bookmarks"]> = {
  here: "Marcar esta página com estrela",
  find: "Encontrar uma página",
  found: "Páginas encontradas",
  nothing: "Nenhuma página tem este nome.",
  starred: "Com estrela",
  more: "Mais",
  pages: "Outras páginas",
  none: "Marque uma página com estrela para tê-la aqui e na barra superior.",
  star: "Marcar com estrela: {title}",
  unstar: "Remover a estrela: {title}",
  gone: "Esta página não existe mais, ou sua conta não pode vê-la. Remova a estrela se não precisar dela.",
  goneShort: "Indisponível",
  drag: "Arraste para mover",
  options: "Opções de {title}",
  up: "Mover para cima",
  down: "Mover para baixo",
  rename: "Renomear",
  name: "Nome",
  save: "Salvar o nome",
  newTab: "Abrir em uma nova aba",
  color: "Cor",
  colors: {
    primary: "Primária",
    success: "Sucesso",
    danger: "Perigo",
    info: "Informação",
    warning: "Aviso",
    dark: "Escura",
  },
  moved: "{title}: lugar {place} de {count}",
  said: {
    starred: "Marcada com estrela: {title}",
    overflowed: "Dez páginas já têm estrela, por isso esta está em “Mais”: {title}",
    removed: "Estrela removida: {title}",
  },
  full: "Cem favoritos são o máximo. Remova um antes.",
  failed: "A alteração não foi salva. {reason}",
  absent: "Não foi possível carregar os favoritos.",
  retry: "Tentar de novo",
};

export const words: Translation<English> = { bookmarks };
