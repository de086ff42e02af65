import type { Content, PackageContents } from "#domain/package-contents.ts";
import { PACKAGE_IDS } from "#domain/package-id.ts";
import type { Settings } from "#domain/settings/schema.ts";

/** Sample prices in US dollars per square metre. */
const SAMPLE_PRICES = {
  BRONZE: { space: 420, structure: 160 },
  SILVER: { space: 560, structure: 230 },
  GOLD: { space: 700, structure: 300 },
} as const;

/** Contents of the sample packages. */
const SAMPLE_CONTENTS: PackageContents = {
  walls: row([2.5, 3, 4], "m de altura", "m high"),
  floor: row([true, true, true]),
  counter: row([1, 1, 2]),
  furniture: row([5, 9, 16], "peças", "pieces"),
  meetingRoom: row([false, false, 12], "m²", "m²"),
  lockableRoom: row([false, 2, 4], "m²", "m²"),
  screens: row([false, 1, 2], "de 55″", "of 55″"),
  sockets: row([2, 4, 6], "kW", "kW"),
  lighting: row([10, 15, 20], "W/m²", "W/m²"),
  fascia: row([true, true, true]),
};

function row([BRONZE, SILVER, GOLD]: [Content, Content, Content], pt = "", en = "") {
  return { BRONZE, SILVER, GOLD, unit: { pt, en } };
}

export function setSamplePrices(data: Settings): void {
  for (const id of PACKAGE_IDS) {
    const { space, structure } = SAMPLE_PRICES[id];
    data.packages[id] = {
      ...data.packages[id],
      spacePerM2: space * 100,
      structurePerM2: structure * 100,
    };
  }
  data.packageContents = SAMPLE_CONTENTS;
  // Shown once on every page with the packages: at the end of the last.
  const { description } = data.packages.GOLD;
  data.packages.GOLD.description = {
    pt: `${description.pt} Os preços desta demonstração são exemplos.`,
    en: `${description.en} The prices of this demonstration are samples.`,
  };
  data.paying = {
    payee: "Ribeira Eventos Ltda.",
    bank: "Banco do Igarapé (001)",
    account: "0012-3 / 45678-9",
    swift: "IGARBRSPXXX",
    pixKey: "pagamentos@example.org",
    text: {
      pt: "Dados de exemplo desta demonstração: não transfira dinheiro.",
      en: "Sample details of this demonstration: do not transfer money.",
    },
    daysToPay: 30,
    tolerance: 50_00,
  };
  data.identity = {
    legalName: "Ribeira Eventos Ltda.",
    taxNumber: "12.345.678/0001-95",
    address: "Travessa do Igarapé, 10\n66000-000 Belém, PA, Brasil",
    dataProtection: "privacidade@example.org",
  };
  data.customSpacePerM2 = 60_000;
  data.standAreaM2 = 6_000;
  data.showPricesPublicly = true;
}
