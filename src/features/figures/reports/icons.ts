import {
  bundleIcon,
  ChartMultipleFilled,
  ChartMultipleRegular,
  DataTrendingFilled,
  DataTrendingRegular,
  DocumentTableFilled,
  DocumentTableRegular,
} from "@fluentui/react-icons";

export const icons = {
  report: bundleIcon(DataTrendingFilled, DataTrendingRegular),
  order_report: bundleIcon(DocumentTableFilled, DocumentTableRegular),
  statistics: bundleIcon(ChartMultipleFilled, ChartMultipleRegular),
};
