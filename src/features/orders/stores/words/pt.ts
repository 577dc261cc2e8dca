import type { Translation } from "../../../../words/translation.ts";
import type { English } from "./en.ts";
import { type Noun, sentences } from "../../../../words/sentences/pt.ts";

const store: Noun = { gender: "f", one: "loja", other: "lojas" };

const stores: Translation<English["entity"]["stores"]> = {
  ...sentences.record(
    store,
    "As correspondências de SKU e as configurações de importação lembradas também são excluídas.",
  ),
  section: { shop: "Loja", orders: "Os pedidos dela", record: "Registro" },
  group: {
    shop: { title: "Loja", help: "Onde ela vende e como você a chama." },
    orders: { title: "Os pedidos dela", help: "O que acontece com os pedidos antes de a oficina vê-los." },
  },
  help: {
    name: "Cada loja de um vendedor tem um nome próprio.",
    url: "O endereço da loja na web, se houver.",
    time_zone: "Os dias nos arquivos desta loja são dias deste fuso. Vazio: o da empresa.",
    status: "Uma loja pausada não aceita pedidos novos; os que já existem continuam.",
    shipping_method:
      "A dos pedidos que não nomeiam nenhuma. Sem ela, esses pedidos precisam de uma regra, ou continuam rascunhos.",
    auto_hold: "Cada pedido fica retido assim que é enviado, até alguém liberá-lo.",
    cooling_off_min:
      "Depois do pagamento a produção espera este tempo, para mudar de ideia. No máximo uma semana.",
  },
  map: {
    title: "Correspondências de SKU",
    help: "Como esta loja chama os nossos itens. As importações conhecem estes SKUs.",
    search: "Buscar um SKU",
    external: "SKU da loja",
    item: "Nosso item",
    none:
      "Nada foi associado ainda. As correspondências são lembradas quando pedidos são corrigidos ou criadas aqui.",
    noneFound: "Nenhuma correspondência encontrada.",
    failed: "Não foi possível carregar as correspondências. {reason}",
    unknownItem: "Escolha um item do catálogo.",
    remove: "Remover a correspondência de {sku}",
  },
  choice: { shop_status: { Connected: "Ligada", Waiting: "Em espera", Broken: "Interrompida" } },
  field: {
    platform: "Plataforma",
    url: "Endereço web",
    time_zone: "Fuso horário",
    shipping_method: "Forma de envio",
    auto_hold: "Reter pedidos novos",
    cooling_off_min: "Tempo de reflexão",
    sku_map_count: "SKUs associados",
    shop_status: "Loja online",
  },
};

const storesChoices: Translation<English["choice"]> = {
  platform: {
    tiktok: "TikTok Shop",
    shopify: "Shopify",
    etsy: "Etsy",
    woocommerce: "WooCommerce",
    amazon: "Amazon",
    manual: "Manual",
  },
  auto_hold: {
    true: "Sim",
    false: "Não",
  },
};

export const words: Translation<English> = {
  list: {
    hint: {
      stores: "Nome, endereço, plataforma…",
    },
    primary: {
      stores: sentences.newOne(store),
    },
  },
  entity: { stores },
  choice: storesChoices,
  event: {
    sku: { match: "Associar SKU", forget: "Remover correspondência" },
  },
};
