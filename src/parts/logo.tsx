import { tokens } from "@fluentui/react-components";

export function Logo({ size = 24 }: { readonly size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" fill="none" aria-hidden="true" focusable="false">
      <rect width="24" height="24" rx="6" fill={tokens.colorBrandBackground} />
      <path
        d="M8 19V6.8c0-.44.36-.8.8-.8h4.4a4.4 4.4 0 0 1 0 8.8H11"
        stroke={tokens.colorNeutralForegroundOnBrand}
        strokeWidth="2.2"
        strokeLinecap="round"
      />
      <path
        d="M5 10.4h6.5"
        stroke={tokens.colorNeutralForegroundOnBrand}
        strokeOpacity="0.6"
        strokeWidth="2.2"
        strokeLinecap="round"
      />
    </svg>
  );
}
