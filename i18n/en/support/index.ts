import type { NamespaceSupportTranslation } from "../../i18n-types";

const en_support = {
  title: "Who runs it, and who answers.",
  lead: "An event company, a dedicated contact for exhibitors, an online portal and two email addresses.",
  toContact: "See the contact emails",
  organiser: {
    title: "The people behind the {zone}",
    text: "The event is organised by {organiser}, an event-management company that offers every exhibitor a dedicated contact and an online portal. An organising committee chooses the proposals; the company takes care of what comes next, from approval to the open stand.",
    contact: "Dedicated contact",
    contactText:
      "Questions about a proposal, an order, a payment or a contract go to the people who look after exhibitors.",
    portal: "Online portal",
    portalText:
      "Expression of interest, orders, files, payment confirmations and contracts in one place, in Portuguese and English.",
    site: "{organiser} website",
    social: "{organiser} on social media",
  },
  services: {
    title: "What keeps a stand running",
    lead: "On the expression of interest you tick the services you need. Once the proposal is approved, you choose items, quantities and days from the portal's catalogue.",
    audiovisual: { name: "Audiovisual", text: "Picture, sound and light for talks and demonstrations." },
    catering: { name: "Catering", text: "So that visitors to your stand are well looked after." },
    cleaning: { name: "Cleaning", text: "So that the stand opens tidy every day." },
    internet: {
      name: "Dedicated internet",
      text: "A connection for your stand alone, not shared with the crowd.",
    },
    livestreaming: {
      name: "Livestreaming",
      text: "Brings what happens on the stand to those who are not in {city}.",
    },
    interpretation: { name: "Interpretation", text: "So that language is not where the conversation ends." },
    salesStaff: { name: "Sales staff", text: "People to welcome, to explain and to note down contacts." },
  },
  contact: {
    title: "Write to us",
    text: "Support is by email. If you have a reference number, put it in the subject line: it takes the team straight to your case.",
    portuguese: "For Portuguese speakers",
    other: "For other languages",
    firstTitle: "The answer may be here",
    follow: "Status of your proposal",
    followText: "The link is in the email that confirmed you sent it. Lost it? We send it again.",
    password: "New exhibitor password",
    passwordText: "The code comes to your account's email address.",
    taking: "How to take part",
    takingText: "Who may apply, the criteria and the five steps.",
    privacy: "Your personal data",
    privacyText: "What we keep, for how long and how to ask.",
  },
  afterEvent: {
    services: {
      lead: "On the expression of interest organisations ticked the services they needed. Once the proposal was approved, they chose items, quantities and days from the portal's catalogue.",
    },
    contact: {
      taking: "How organisations took part",
      takingText: "Who could apply, the criteria and the five steps.",
    },
  },
} satisfies NamespaceSupportTranslation;

export default en_support;
