import type { Translation } from "../../../../words/translation.ts";
import type { English } from "./en.ts";
import { type Noun, sentences } from "../../../../words/sentences/fr.ts";
import { statusWords } from "../../../../words/sentences/agreement.ts";

const item: Noun = { gender: "m", one: "article", other: "articles" };
const product: Noun = { gender: "m", one: "produit", other: "produits" };

const catalogue: Translation<English["catalogue"]> = {
  failed: "Le catalogue n’a pas pu être consulté : {why}",
  looking: "Recherche…",
  none: "Aucun article du catalogue ne porte ce nom",
  pick: "Trouver un article",
  loading: "Chargement du produit…",
  retry: "Réessayer",
  productFailed: "Le produit n’a pas pu être chargé. {why}",
  openProduct: "Ouvrir le produit",
  import: {
    title: "Importer des articles",
    text:
      "Accepte tout tableau CSV ou Excel avec une ligne par SKU, comme l’export de la liste. Les SKU existants sont modifiés là où le fichier dit autre chose ; les autres s’ajoutent au produit dont le code figure sur la ligne.",
    start: "Importer les articles",
    counts: "Lignes valides : {rows}. Refusées : {refused}.",
    needsSku: "Choisissez la colonne du SKU.",
  },
  levels: {
    level: "Niveau VIP {level}",
    add: "Ajouter un niveau VIP",
    empty: "Vide : le prix du niveau inférieur.",
  },
  grid: {
    title: "Modifier les articles dans une grille",
    open: "Modifier dans une grille",
    some: "Sélectionnez d’abord des lignes une à une",
    failed: "Les articles n’ont pas pu être chargés. {why}",
    none: "Cet article n’existe pas.",
    nothing:
      "Aucun article n’est choisi. Cochez des lignes dans la liste des articles ou ouvrez un produit, puis « Modifier dans une grille ».",
    refused: "Les modifications n’ont pas pu être enregistrées. {why}",
  },
  matrix: {
    title: { one: "{count} article", other: "{count} articles" },
    about: "Prix par couleur et taille",
    none: "Ce produit n’a pas encore de couleurs ni de tailles.",
    oneSize: "Taille unique",
    oneColor: "Couleur unique",
  },
  areas: {
    title: "Zones d’impression",
    none: "Pas encore de zone d’impression.",
    size: "{width} × {height} mm",
    dpi: "Au moins {min} ppp, bon à partir de {good}",
  },
  sizes: { title: "Guide des tailles", none: "Pas encore de guide des tailles." },
  images: {
    title: "Images",
    none: "Pas encore d’image.",
    add: "Ajouter une image",
    file: "Image : PNG, JPEG ou WebP",
    shows: "Montre",
    ofAll: "Le produit",
    delete: "Supprimer",
    deleteOf: "Supprimer l’image : {name}",
    tooLarge: "L’image dépasse 5 Mo.",
    notAdded: "L’image n’a pas été ajoutée. Seuls PNG, JPEG et WebP sont acceptés. {why}",
    notDeleted: "L’image n’a pas été supprimée. {why}",
  },
  variants: {
    add: "Ajouter couleurs et tailles",
    colors: "Couleurs",
    colorsHelp: "Une par ligne. « Heather Grey=HGR » dit ce qui figure dans le SKU.",
    sizes: "Tailles",
    sizesHelp: "Une par ligne, par exemple S, M, L. Laisser vide pour une taille unique.",
    make: { one: "Créer {count} article", other: "Créer {count} articles" },
    made: "Les articles ont été créés.",
    preview: "SKU",
    willMake: { one: "{count} article sera créé.", other: "{count} articles seront créés." },
    there: {
      one: "{count} existe déjà et reste tel quel.",
      other: "{count} existent déjà et restent tels quels.",
    },
    taken: {
      one: "{count} SKU appartient à un autre article. Dites ce qui y figure, par exemple « Navy=NV2 ».",
      other:
        "{count} SKU appartiennent à d’autres articles. Dites ce qui y figure, par exemple « Navy=NV2 ».",
    },
    state: { there: "existe", taken: "pris" },
  },
  copy: {
    begin: "Dupliquer",
    make: "Créer la copie",
    made: "Le produit a été copié.",
    items: "Avec ses articles ; leurs SKU commencent par le nouveau code",
  },
  priceNews:
    "Les prix ont changé depuis la création de cette commande : {before} avant, {now} maintenant. Vous payez {now}.",
};

const items: Translation<English["entity"]["items"]> = {
  ...sentences.record(item),
  tab: { item: "Article", parcel: "Poids et dimensions", matrix: "Couleurs et tailles", product: "Produit" },
  section: { item: "Article", parcel: "Poids et dimensions" },
  group: {
    item: { title: "Article", help: "Comment on le commande, et ce qu’il coûte." },
    parcel: {
      title: "Poids et dimensions",
      help: "D’une pièce emballée : pour l’affranchissement et la douane.",
    },
  },
  help: {
    product_id: "Le produit dont il est une couleur et une taille. Ne peut plus être changé.",
    sku: "Chaque article a la sienne, quelle que soit la casse.",
    price_minor: "Pour chaque niveau VIP sans prix propre.",
    prices: "Un niveau sans prix a celui du niveau inférieur.",
    art: "Si une commande a besoin d’un fichier d’impression.",
    substitute_id: "Proposé à sa place quand il ne peut pas être commandé.",
    weight_g: "En grammes.",
  },
  field: {
    sku: "SKU",
    image_id: "Image",
    title: "Produit",
    colors: "Couleurs",
    sizes: "Tailles",
    product_id: "Produit",
    product: "Produit",
    product_code: "Code produit",
    color: "Couleur",
    size: "Taille",
    methods: "Techniques d’impression",
    method: "Technique d’impression",
    type: "Type",
    price_minor: "Prix",
    prices: "Prix par niveau VIP",
    level: "Niveau VIP",
    level_prices: "Prix VIP",
    weight_g: "Poids",
    packed: "Emballé (mm)",
    packed_l_mm: "Longueur emballée (mm)",
    packed_w_mm: "Largeur emballée (mm)",
    packed_h_mm: "Hauteur emballée (mm)",
    hs_code: "Code SH",
    origin: "Origine",
    art: "Fichier d’impression",
    substitute_id: "Remplaçant",
    substitute_sku: "Remplaçant",
  },
};

const products: Translation<English["entity"]["products"]> = {
  ...sentences.record(product, "Ses images sont supprimées aussi."),
  made: "Le produit a été créé. Ajoutez maintenant ses couleurs et tailles.",
  first: {
    title: "Produit",
    help: "Ce que c’est, et comment il est fait. Couleurs, tailles et prix viennent ensuite.",
  },
  tab: {
    product: "Produit",
    matrix: "Couleurs et tailles",
    areas: "Zones d’impression",
    images: "Images",
    customs: "Douane",
    sizes: "Guide des tailles",
  },
  section: { product: "Produit", customs: "Douane" },
  group: {
    product: { title: "Produit", help: "Ce que c’est, et comment il est fait." },
    areas: {
      title: "Zones d’impression",
      help: "Où il peut être imprimé, en millimètres. Chaque endroit une fois.",
    },
    customs: { title: "Douane", help: "Ce que les formulaires disent d’un colis qui le contient." },
    sizes: { title: "Guide des tailles", help: "Ce que les vendeurs montrent à leurs acheteurs." },
  },
  help: {
    code: "Le début de ses SKU, par exemple TEE-3001.",
    route: "Les étapes de chaque vêtement, dans cet ordre. La dernière est l’emballage.",
    vip_points: "D’une pièce, par exemple 0,50.",
    status: "Un produit arrêté et ses articles ne peuvent pas être commandés.",
    hs_code: "6 à 10 chiffres. Les points sont retirés.",
    customs_desc: "En anglais, 50 caractères au plus.",
    size_chart: "Collez un tableau depuis un tableur. La première ligne nomme les colonnes.",
  },
  field: {
    code: "Code",
    title: "Titre",
    type: "Type",
    methods: "Techniques d’impression",
    method: "Technique d’impression",
    route: "Étapes",
    items_count: "Articles",
    hs_code: "Code SH",
    origin: "Origine",
    customs_desc: "Désignation douanière",
    vip_points: "Points VIP",
    areas: "Zones d’impression",
    size_chart: "Guide des tailles",
    key: "Endroit",
    w_mm: "Largeur (mm)",
    h_mm: "Hauteur (mm)",
    safe_mm: "Marge (mm)",
    dpi_min: "ppp minimum",
    dpi_good: "Bon ppp",
    images: "Images",
  },
};

export const words: Translation<English> = {
  bulk: {
    work: {
      item: {
        runOut: {
          act: { one: "Mettre {number} article en rupture", other: "Mettre {number} articles en rupture" },
          acted: { one: "{number} en rupture", other: "{number} en rupture" },
          means: "Ils ne peuvent pas être commandés avant leur retour.",
        },
        restock: {
          act: { one: "Remettre {number} article en stock", other: "Remettre {number} articles en stock" },
          acted: { one: "{number} de nouveau en stock", other: "{number} de nouveau en stock" },
          means: "Ils peuvent de nouveau être commandés.",
        },
        end: {
          act: { one: "Arrêter {number} article", other: "Arrêter {number} articles" },
          acted: { one: "{number} arrêté", other: "{number} arrêtés" },
          means: "Ils ne peuvent plus être commandés. Les commandes payées sont exécutées.",
        },
        reopen: {
          act: { one: "Rouvrir {number} article", other: "Rouvrir {number} articles" },
          acted: { one: "{number} rouvert", other: "{number} rouverts" },
          means: "Ils peuvent de nouveau être commandés.",
        },
      },
      items: {
        edit: {
          act: { one: "Modifier {number} article", other: "Modifier {number} articles" },
          acted: { one: "{number} modifié", other: "{number} modifiés" },
          means: "Chaque article est modifié tel qu’il était affiché.",
        },
      },
    },
  },
  menu: { items: "Articles", products: "Produits" },
  catalogue,
  entity: { items, products },
  choice: {
    type: {
      apparel: "Vêtement",
      headwear: "Couvre-chef",
      bag: "Sac",
      drinkware: "Verrerie",
      home: "Maison",
      paper: "Papier",
      accessory: "Accessoire",
    },
    method: { dtg: "DTG", dtf: "DTF", sublimation: "Sublimation", embroidery: "Broderie" },
    route: {
      qc: "Contrôle",
      cutting: "Coupe",
      print: "Impression",
      sewing: "Couture",
      final_qc: "Contrôle final",
      pack: "Emballage",
    },
    art: { required: "Obligatoire", none: "Vendu vierge" },
    key: {
      front: "Devant",
      back: "Dos",
      left_sleeve: "Manche gauche",
      right_sleeve: "Manche droite",
      pocket: "Poche",
      hood: "Capuche",
      inside: "Intérieur",
      full: "Intégral",
    },
  },
  ...statusWords({ "Out Of Stock": "En rupture", Discontinued: "Arrêté|Arrêtée" }),
  list: {
    hint: { items: "SKU, produit, couleur…", products: "Code, titre…" },
    primary: { items: sentences.newOne(product), products: sentences.newOne(product) },
  },
  event: {
    items: { make: "Créer les articles" },
    item: { runOut: "En rupture", restock: "De nouveau en stock", end: "Arrêter", reopen: "Rouvrir" },
  },
  audit: {
    action: {
      makeItem: sentences.wasSaved(item),
      trashItem: sentences.wasDeleted(item),
      makeProduct: sentences.wasSaved(product),
      trashProduct: sentences.wasDeleted(product),
      trashProductImage: "Image supprimée",
      products_image: "Image ajoutée",
      item_runOut: "Article en rupture",
      item_restock: "Article de nouveau en stock",
      item_end: "Article arrêté",
      item_reopen: "Article rouvert",
      moveItem: "Statut de l’article changé",
      makeItems: sentences.wasCreated(item),
      copyProduct: "Produit copié",
    },
    entity: { catalogueItems: "Articles" },
  },
};
