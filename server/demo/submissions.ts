import { count } from "drizzle-orm";
import { submissions } from "#db/schema/index.ts";
import { SPACE_SIZES, type SpaceSize } from "#domain/submissions/options.ts";
import { ORGANISATIONS, type Organisation } from "./organisations.ts";
import { solveCaptcha, VISITOR, type Stage } from "./stage.ts";
import type { SignedInUser } from "#domain/actor.ts";

const DAY = 24 * 60 * 60 * 1000;
const FIRST_DAY = Date.parse("2025-07-08T13:10:00Z");

export type SampleSubmission = { id: string; version: number; organisation: Organisation; at: Date };

export async function hasSubmissions(stage: Stage): Promise<boolean> {
  const [row] = await stage.portal.db.read.select({ rows: count() }).from(submissions);
  return (row?.rows ?? 0) > 0;
}

/** Sixty organisations apply, one a day and a bit, all of them inside the window. */
export async function applyAll(stage: Stage): Promise<SampleSubmission[]> {
  const applied: SampleSubmission[] = [];
  for (const [index, organisation] of ORGANISATIONS.entries()) {
    const at = new Date(FIRST_DAY + index * 1.05 * DAY + ((index * 37) % 11) * 2_400_000);
    const { id } = await stage
      .as(VISITOR, at)
      .submissions.submit({ ...answersOf(organisation), captchaToken: await solveCaptcha(stage, at) });
    applied.push({ id, version: 1, organisation, at });
  }
  return applied;
}

/** What staff decided about each: by the place in the list, so that every status is there. */
export async function decideAll(
  stage: Stage,
  staff: readonly SignedInUser[],
  applied: readonly SampleSubmission[],
): Promise<void> {
  for (const [index, submission] of applied.entries()) {
    const actor = staff[index % staff.length];
    if (!actor) continue;
    const desk = stage.as(actor, new Date(submission.at.getTime() + 6 * DAY)).submissions;
    const record = { id: submission.id, version: submission.version };
    const later = stage.as(actor, new Date(submission.at.getTime() + 9 * DAY)).submissions;
    if (index < 13 || index % 6 === 1) {
      const reviewing = await desk.review(record);
      if (index < 13) await later.approve({ id: record.id, version: reviewing.version });
    } else if (index % 6 === 2) {
      await desk.reject({ ...record, note: REJECTION_NOTES[index % REJECTION_NOTES.length] });
    } else if (index === 27 || index === 45) {
      await desk.hide(record);
    } else if (index === 33 || index === 51) {
      const original = applied[index - 1];
      if (original) await desk.markDuplicate({ ...record, originalId: original.id });
    }
  }
}

const REJECTION_NOTES = [
  "A proposta não se liga às áreas temáticas da zona.",
  "O espaço pedido não cabe mais no setor escolhido.",
  "Documentos da organização incompletos após o segundo pedido.",
];

function answersOf(organisation: Organisation) {
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
