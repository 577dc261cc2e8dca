import {
  bundleIcon,
  ClothesHangerFilled,
  ClothesHangerRegular,
  TagFilled,
  TagRegular,
} from "@fluentui/react-icons";

export const icons = {
  items: bundleIcon(TagFilled, TagRegular),
  products: bundleIcon(ClothesHangerFilled, ClothesHangerRegular),
};
