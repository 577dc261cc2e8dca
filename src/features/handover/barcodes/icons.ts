import {
  BarcodeScannerFilled,
  BarcodeScannerRegular,
  bundleIcon,
  NumberSymbolFilled,
  NumberSymbolRegular,
} from "@fluentui/react-icons";

export const icons = {
  vn_post_barcode: bundleIcon(BarcodeScannerFilled, BarcodeScannerRegular),
  postal_numbers: bundleIcon(NumberSymbolFilled, NumberSymbolRegular),
};
