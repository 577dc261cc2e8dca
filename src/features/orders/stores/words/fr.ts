import type { Translation } from "../../../../words/translation.ts";
import type { English } from "./en.ts";
import { type Noun, sentences } from "../../../../words/sentences/fr.ts";

const store: Noun = { gender: "f", one: "boutique", other: "boutiques" };

const stores: Translation<English["entity"]["stores"]> = {
  ...sentences.record(
    store,
    "Ses correspondances de SKU et ses réglages d’import retenus sont supprimés aussi.",
  ),
  section: { shop: "Boutique", orders: "Ses commandes", record: "Fiche" },
  group: {
    shop: { title: "Boutique", help: "Où elle vend, et comment vous l’appelez." },
    orders: {
      title: "Ses commandes",
      help: "Ce qui arrive aux commandes avant que l’atelier les voie.",
    },
  },
  help: {
    name: "Chaque boutique d’un vendeur a son propre nom.",
    url: "L’adresse de la boutique sur le web, si elle en a une.",
    time_zone:
      "Les jours des fichiers de cette boutique sont ceux de ce fuseau. Vide : celui de l’entreprise.",
    status: "Une boutique en pause n’accepte pas de nouvelles commandes ; les autres continuent.",
    shipping_method:
      "Celui des commandes qui n’en nomment aucun. Sans lui, ces commandes ont besoin d’une règle, ou restent des brouillons.",
    auto_hold: "Chaque commande est retenue dès son envoi, jusqu’à ce que quelqu’un la libère.",
    cooling_off_min:
      "La production attend ce temps après le paiement, pour changer d’avis. Une semaine au plus.",
  },
  map: {
    title: "Correspondances de SKU",
    help: "Comment cette boutique appelle nos articles. Les importations connaissent ces SKU.",
    search: "Chercher un SKU",
    external: "SKU de la boutique",
    item: "Notre article",
    none:
      "Aucune correspondance pour l’instant. Elles sont retenues quand des commandes sont corrigées, ou créées ici.",
    noneFound: "Aucune correspondance trouvée.",
    failed: "Les correspondances n’ont pas pu être chargées. {reason}",
    unknownItem: "Choisissez un article du catalogue.",
    remove: "Retirer la correspondance de {sku}",
  },
  choice: { shop_status: { Connected: "Connectée", Waiting: "En attente", Broken: "Interrompue" } },
  field: {
    platform: "Plateforme",
    url: "Adresse web",
    time_zone: "Fuseau horaire",
    shipping_method: "Mode d’expédition",
    auto_hold: "Retenir les nouvelles commandes",
    cooling_off_min: "Délai de réflexion",
    sku_map_count: "SKU associés",
    shop_status: "Boutique en ligne",
  },
};

const storesChoices: Translation<English["choice"]> = {
  platform: {
    tiktok: "TikTok Shop",
    shopify: "Shopify",
    etsy: "Etsy",
    woocommerce: "WooCommerce",
    amazon: "Amazon",
    manual: "Manuelle",
  },
  auto_hold: {
    true: "Oui",
    false: "Non",
  },
};

export const words: Translation<English> = {
  list: {
    hint: {
      stores: "Nom, adresse, plateforme…",
    },
    primary: {
      stores: sentences.newOne(store),
    },
  },
  entity: { stores },
  choice: storesChoices,
  event: {
    sku: { match: "Faire correspondre le SKU", forget: "Retirer la correspondance" },
  },
};
