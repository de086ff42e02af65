import { View } from "@react-pdf/renderer";
import { Fragment } from "react";
import type { ContractData } from "#domain/contracts/schema.ts";
import type { Locale } from "#domain/locales.ts";
import { formatDate, formatUsd } from "#i18n/formatters.ts";
import { Text } from "./text.tsx";
import { FactList, Heading, Paragraph } from "./paper/parts.tsx";
import { INK, styles } from "./styles.ts";
import { Tagged, tagged } from "./tagged.tsx";
import { withIsolated } from "./type/isolated-names.ts";
import type { ContractWords } from "./words.ts";

type Part = { data: ContractData; words: ContractWords };

/** How and by when it is paid. */
export function Payment({ data: { paying, locale, organiser, orderReference }, words }: Part) {
  if (!paying) return null;
  const { paying: labels, payment } = words;
  const { dueOn, days, text, isPaid, settled, ...way } = paying;
  if (isPaid) {
    return (
      <>
        <Heading>{payment.title()}</Heading>
        <Paragraph>{settled ? saySettled(settled, locale, words) : payment.paid()}</Paragraph>
      </>
    );
  }
  return (
    <>
      <Heading>{payment.title()}</Heading>
      <Paragraph style={{ marginBottom: 5 }} keep>
        {dueOn === null
          ? payment.days({ days, reference: orderReference })
          : payment.due({ date: formatDate(locale, dueOn, "UTC"), reference: orderReference })}
      </Paragraph>
      <FactList
        facts={[
          { label: labels.payee(), value: way.payee },
          { label: labels.bank(), value: way.bank },
          { label: labels.account(), value: way.account },
          { label: labels.swift(), value: way.swift },
          { label: labels.pixKey(), value: way.pixKey },
          {
            label: payment.more(),
            value: text || (way.account || way.pixKey ? "" : payment.askUs({ email: organiser.email })),
          },
        ]}
      />
    </>
  );
}

type Settled = NonNullable<NonNullable<ContractData["paying"]>["settled"]>;

/** What was paid, and what of the total was not. */
function saySettled({ accepted, settled, as }: Settled, locale: Locale, { payment }: ContractWords): string {
  return payment.settled({
    accepted: formatUsd(locale, accepted),
    settled: formatUsd(locale, settled),
    how: payment.how[as ?? "unstated"](),
  });
}

/** What is built, in the exhibitor's own words. */
export function Brief({ data: { brief }, words }: Part) {
  if (brief.length === 0) return null;
  return (
    <>
      <Heading>{words.brief.title()}</Heading>
      {brief.map(({ title, answers }) => (
        <View key={title}>
          <Tagged as="H3" wrap={false} minPresenceAhead={1}>
            <Text style={[styles.subheading, { marginTop: 6 }]}>{title}</Text>
          </Tagged>
          <FactList
            isRuled
            labelWidth={130}
            facts={answers.map(({ label, text }) => ({ label, value: text }))}
          />
        </View>
      ))}
    </>
  );
}

/** What the exhibitor wrote: the proposal, which is what a contract about one is for, and the notes. */
export function Written({ data: { proposal, notes }, words }: Part) {
  const texts = [
    { title: words.proposal.title(), text: proposal },
    { title: words.notes.title(), text: notes },
  ];
  return texts
    .filter(({ text }) => text.trim() !== "")
    .map(({ title, text }) => (
      <Fragment key={title}>
        <Heading>{title}</Heading>
        <Paragraph>{text}</Paragraph>
      </Fragment>
    ));
}

/** Most characters of a clause that stays whole on a page. */
const MOST_LETTERS = 900;

/** The clauses as they stood in the settings when the edition was made. */
export function Clauses({ data: { clauses, partner }, words }: Part) {
  if (!clauses || clauses.items.length === 0) return null;
  const names = [partner.institutionName, partner.representative];
  return (
    <>
      <Heading>{words.clauses.title()}</Heading>
      {clauses.items.map(({ title, text }, at) => (
        <View
          key={title}
          {...(text.length > MOST_LETTERS ? {} : { wrap: false })}
          // The signatures never stand alone on a page.
          {...(at === clauses.items.length - 1 ? { minPresenceAhead: 1 } : {})}
          style={{ ...styles.ruled, flexDirection: "row", gap: 14, paddingTop: 6, paddingBottom: 8 }}
        >
          <Text style={[styles.strong, { width: 128 }]} {...tagged("H3")}>
            {withIsolated(`${at + 1}. ${title}`, names)}
          </Text>
          <Text style={styles.column} {...tagged("P")}>
            {withIsolated(text, names)}
          </Text>
        </View>
      ))}
    </>
  );
}

/** The signature lines of both sides; a draft says that it is no contract. */
export function Signatures({ data, words }: Part) {
  const { signatures, draft } = words;
  if (data.isDraft) {
    return (
      <>
        <Heading>{draft.title()}</Heading>
        <Paragraph>{draft.text()}</Paragraph>
      </>
    );
  }
  const line = { marginTop: 46, borderTopWidth: 0.8, borderTopColor: INK.ink, paddingTop: 5 };
  const people = [
    { party: data.organiser.name, side: words.parties.organiser(), person: "" },
    {
      party: data.partner.institutionName,
      side: words.parties.exhibitor(),
      person: `${data.partner.representative}, ${data.partner.position}`,
    },
  ];
  return (
    <>
      <Heading>{signatures.title()}</Heading>
      <View wrap={false}>
        <Paragraph>{signatures.text()}</Paragraph>
        <View style={[line, { width: "47%" }]}>
          <Paragraph style={styles.small}>{signatures.placeAndDate()}</Paragraph>
        </View>
        <View style={styles.columns}>
          {people.map(({ party, side, person }) => (
            <View key={party} style={[styles.column, line]}>
              <Paragraph style={styles.strong}>{party}</Paragraph>
              <Paragraph>{person || signatures.name()}</Paragraph>
              <Paragraph style={styles.small}>{side}</Paragraph>
            </View>
          ))}
        </View>
      </View>
    </>
  );
}
