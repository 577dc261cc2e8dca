import {
  bundleIcon,
  TextBulletListSquareShieldFilled,
  TextBulletListSquareShieldRegular,
} from "@fluentui/react-icons";

export const icons = {
  shipping_preset: bundleIcon(TextBulletListSquareShieldFilled, TextBulletListSquareShieldRegular),
};
