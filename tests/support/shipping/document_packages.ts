import type { PostalAddress } from "../../../api/places/addresses.ts";
import type { PackagePaperFacts } from "../../../api/documents/packages.ts";

export const NEWARK: PostalAddress = {
  name: "Newark plant",
  company: "",
  address_line1: "400 Doremus Avenue",
  address_line2: "",
  city: "Newark",
  region: "NJ",
  postal_code: "07105",
  country: "US",
};
export const BERLIN: PostalAddress = {
  name: "Jürgen Groß",
  company: "Łukasz Żółć GmbH",
  address_line1: "Straße des 17. Juni 135",
  address_line2: "Hinterhaus, 3. OG",
  city: "Berlin",
  region: "",
  postal_code: "10623",
  country: "DE",
};

const line = {
  desc: "Cotton T-shirt, knitted",
  hs: "610910",
  origin: "VN",
  qty: 2,
  net_g: 360,
  value_minor: 3_990,
  currency: "USD",
};

export const pkg = (more: Partial<PackagePaperFacts> = {}): PackagePaperFacts => ({
  code: "PK-000123",
  orders: ["PD-000456"],
  store: "Blue Heron Prints",
  seller: "Anna Nguyễn",
  from: NEWARK,
  to: BERLIN,
  carrier: "VNPost",
  service: "EMS International",
  number: "RR123456785VN",
  isSpecimen: false,
  weight_g: 412,
  lines: [
    {
      order_code: "PD-000456",
      sku: "TEE-BLK-M",
      title: "Áo thun cổ tròn",
      variant: "Black / M",
      qty: 2,
    },
  ],
  gift_messages: [],
  declaration: { form: "CN22", content_type: "merchandise", incoterm: "DDU", lines: [line] },
  ...more,
});

const W = (count: number) => "W".repeat(count);

export const fullest = (more: Partial<PackagePaperFacts> = {}): PackagePaperFacts => {
  const to = {
    name: W(120),
    company: W(120),
    address_line1: W(200),
    address_line2: "Wwwww ".repeat(33),
    city: W(120),
    region: W(120),
    postal_code: W(60),
    country: "GS",
  };
  return pkg({
    to,
    from: to,
    carrier: W(60),
    service: W(80),
    gift_messages: [["PD-000000", "W\n".repeat(250)], ["PD-000001", W(500)]],
    orders: Array.from({ length: 30 }, (_, at) => `PD-00000${at}`),
    number: "9405511899223197428490",
    declaration: {
      form: "CN23",
      content_type: "other",
      incoterm: "DDP",
      lines: Array.from({ length: 20 }, () => ({ ...line, desc: W(50), value_minor: 99_999_999 })),
    },
    ...more,
  });
};
