import { SPACE_SIZES, type SpaceSize } from "#domain/submissions/options.ts";
import type { Organisation } from "./organisations.ts";

/** What an organisation writes into the form, all but the captcha. */
export function answersOf(organisation: Organisation) {
  const { name, country, kind, focus, person, position, mailbox, size, stand, language } = organisation;
  const isPortuguese = language === "pt";
  const sizeKey = (SPACE_SIZES as readonly string[]).includes(String(size))
    ? (String(size) as SpaceSize)
    : "custom";
  return {
    institutionName: name,
    country,
    cnpj: country === "BR" ? cnpjOf(mailbox) : `${country}-${mailbox.length}${size}-${name.length}`,
    institutionType: kind,
    mainArea: isPortuguese ? "Clima e desenvolvimento" : "Climate and development",
    website: `https://${mailbox.replace(".", "-")}.example.org`,
    pavillionFocus: [focus],
    representativeName: person,
    representativePosition: position,
    representativePhone: isPortuguese ? "+55 91 90000 0000" : "+00 000 000 0000",
    representativeEmail: `${mailbox}@example.org`,
    standType: stand,
    spaceSize: sizeKey,
    customSpaceSize: sizeKey === "custom" ? size : null,
    description: isPortuguese
      ? `${name} mostra o que já faz no território, com dados abertos, conversas diárias e um espaço para receber delegações.`
      : `${name} shows what it already does on the ground, with open data, daily talks and a place to receive delegations.`,
    flexibility: size > 200 ? ("depends" as const) : ("yes" as const),
    flexibilityExplanation:
      size > 200
        ? isPortuguese
          ? "Podemos ocupar dois espaços vizinhos, se somarem a mesma área."
          : "We can take two neighbouring spaces if they add up to the same area."
        : "",
    servicesNeeded: ["audiovisual" as const, "internet" as const],
    sustainabilityPractices: true,
    sustainabilityPracticesDetails: isPortuguese
      ? "Materiais reutilizados e nenhum plástico de uso único."
      : "Reused materials and no single-use plastic.",
    contactLanguage: language,
    acceptedTermsVersion: "1.2" as const,
  };
}

/** A CNPJ with right check digits for a made-up company. */
function cnpjOf(seed: string): string {
  const digits = [
    ...String([...seed].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7) % 1e8).padStart(8, "1"),
  ]
    .map(Number)
    .concat(0, 0, 0, 1);
  for (const weights of [
    [5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2],
    [6, 5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2],
  ]) {
    const rest = weights.reduce((sum, weight, at) => sum + weight * (digits[at] ?? 0), 0) % 11;
    digits.push(rest < 2 ? 0 : 11 - rest);
  }
  return digits.join("");
}
