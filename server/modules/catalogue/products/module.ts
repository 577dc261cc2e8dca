import { products as resource } from "../../../../resources/catalogue/products.ts";
import { batchField } from "../../../graphql/batch.ts";
import type { Module } from "../../../module.ts";
import { listOf } from "../../../list/resolver.ts";
import { itemsOfProduct } from "../items/store.ts";
import { copyProduct } from "./copy.ts";
import { sweeper } from "./files.ts";
import { imagesOf } from "./image_store.ts";
import { imageRoutes, trashProductImage } from "./images.ts";
import { product } from "./make.ts";
import { productsList } from "./store.ts";

export const products: Module = {
  lists: [listOf(resource, productsList)],
  entities: [product],
  mutations: { copyProduct, trashProductImage },
  routes: imageRoutes,
  background: sweeper,
  fields: {
    Product: {
      items: ({ _id }, context) => itemsOfProduct(String(_id), context),
      images: batchField(imagesOf, []),
    },
  },
};
