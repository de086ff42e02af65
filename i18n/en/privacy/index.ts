import type { NamespacePrivacyTranslation } from "../../i18n-types";

const en_privacy = {
  title: "Privacy and terms of use",
  lead: "What we do with your data, why we may, for how long, and how you decide about it. After that, the rules for using this site.",
  version: "Version {version}, dated",
  contents: "On this page",
  facts: {
    legalName: "Legal name",
    taxNumber: "CNPJ or tax number",
    address: "Address",
    dataProtection: "Data protection contact",
  },
  summary: {
    title: "In short",
    text: `
      - {organiser} organises the event and decides how data is used.
      - We use what you send to assess the proposal, prepare your participation and fulfil orders. We neither sell data nor use it for advertising.
      - Profile-based access control settles who sees what inside the portal.
      - We keep data for {months} months after the event, a period that may be extended up to 5 years.
      - We use necessary cookies only. Anything else would need your permission.
      - To use any of your rights, write to {email}.

      This text follows Brazil's General Data Protection Law (LGPD, Law 13.709/2018) and the European Union's General Data Protection Regulation (GDPR, Regulation (EU) 2016/679), each where it applies.`,
  },
  controller: {
    title: "Who the controller is",
    text: `
      {organiser}, the company that organises the {zone} of the {event}, is the controller of the personal data processed on this site and in the exhibitor portal: it decides why and how the data is used (LGPD, art. 5, VI; GDPR, Art. 4(7)).

      The data protection officer (DPO; LGPD, art. 41) answers at {portuguese} in Portuguese and at {other} in other languages. Please write “Privacy” in the subject line.`,
  },
  data: {
    title: "The data we process",
    text: `
      | Expression of interest | Name, position, phone and email of the organisation's representative. About the organisation: name, country, CNPJ or legal ID, type, area of work, website and social media. The proposal: stand, themes, description, services, links, certifications and practices. Contact language, and the version and time at which these terms were accepted. |
      | Evaluation | Scores, decision, comments and files of the evaluators. |
      | Account | Name, email, language, access profile and a cryptographic digest of the password. For each session: when it began, when it was last used and what the browser says of itself. |
      | Invitation of a colleague | The invited email, the language and who invited. |
      | Orders | Lines, briefing, notes, files, payment confirmations, contracts, requests and comments. The portal receives no card data. |
      | Messages | The portal's emails, with recipient, date and state of delivery, and what you write to support. |
      | History | What changed, when and by whom. |
      | Technical data | IP address, held in memory to curb abuse, and the access logs the law requires. |

      We receive data from you or from your organisation: from whoever filled in the form on your behalf or invited you as a colleague. Without the required fields, marked *, we cannot assess a proposal.

      We ask for no sensitive data, such as health, religion or political opinion. Please leave it out of texts and files.`,
  },
  purposes: {
    title: "What we use it for, and why we may",
    text: `
      | Receive and assess proposals, notify the decision | LGPD, art. 7, V and IX | GDPR, Art. 6(1)(b) and (f) |
      | Open, keep and protect accounts | LGPD, art. 7, V and IX | GDPR, Art. 6(1)(b) and (f) |
      | Process orders, payments and contracts | LGPD, art. 7, V | GDPR, Art. 6(1)(b) and (f) |
      | Answer support questions and send notices about your participation | LGPD, art. 7, V and IX | GDPR, Art. 6(1)(b) and (f) |
      | Meet legal, tax and record-keeping duties | LGPD, art. 7, II | GDPR, Art. 6(1)(c) or, where the law is not of the EU, (f) |
      | Prevent fraud and abuse, keep the portal secure and its history complete | LGPD, art. 7, IX | GDPR, Art. 6(1)(f) |
      | Establish or defend legal claims | LGPD, art. 7, VI | GDPR, Art. 6(1)(f) |
      | Analytics and marketing, should they ever exist | LGPD, art. 7, I, by consent | GDPR, Art. 6(1)(a), by consent |

      Our legitimate interests are to select proposals, to hold the event, to keep the portal secure and to deal with each organisation through its representative. You may [object](#rights) to them.

      The box you tick on the form records that you have read these terms and agree to them; it is not the consent on which the assessment of a proposal rests. People decide: there is no automated decision and no behavioural profiling.`,
  },
  sharing: {
    title: "Who we share it with",
    text: `
      - The organising committee and its evaluators: the proposal and what helps to decide on it.
      - Colleagues with an account on the same submission: the same orders and files you see.
      - Those who build the stand or provide a service you ordered: only what they need to deliver it.
      - Visitors of the site: name and country of an organisation that comes, where it agreed to be named; nothing of people.
      - Processors that host the portal and deliver its emails: they act on our instructions and are bound to confidentiality (LGPD, art. 39; GDPR, Art. 28).
      - Authorities and courts: where the law or a valid order requires it.

      You may ask for the current list of processors by email. Sites we link to, such as the official one of the event, have policies of their own.`,
  },
  transfers: {
    title: "International transfers",
    text: `
      The event takes place in {city}, Brazil, and welcomes organisations from many countries. Where a processor or supplier handles data in another country, we require a safeguard the law provides for: a level of protection recognised as adequate, or standard contractual clauses, those of the Brazilian authority ANPD (LGPD, arts. 33 to 36) and, where applicable, those of the European Commission (GDPR, Arts. 44 to 49). You may ask for a copy of the safeguard used.`,
  },
  retention: {
    title: "How long we keep it",
    text: `
      | Submissions, evaluations, accounts, orders, files, messages and history | {months} months after the event, which may be extended up to 5 years |
      | Open session | 15 minutes, renewable for 7 days |
      | Code for a new password | 10 minutes, used once |
      | Temporary password and invitation of a colleague | 7 days |
      | Uploaded file that no record uses | 1 day |
      | Access logs, with IP address, date and time | 6 months (Brazil's Internet Act, Law 12.965/2014, art. 15) |

      The period goes beyond {months} months, and never beyond 5 years after the event, only where the law or the contract requires it: tax duties, for example, or the defence of a claim (LGPD, art. 16; GDPR, Art. 17(3)). After that the data is erased.`,
  },
  security: {
    title: "How we protect it",
    text: `
      - Profile-based access control: people see and do only what their profile allows. Exhibitors reach only what belongs to their own organisation; only administrators change settings, open staff accounts and erase data.
      - Passwords, sessions, codes and secret links are never stored in clear text.
      - Encrypted connections, short sessions in cookies out of the reach of scripts, limits on attempts and a robot check of our own, without third parties.
      - Files are checked by their content and delivered only to those who may have them.
      - Every change enters a history with author and time. The portal's technical logs carry no names, emails or passwords.

      If an incident may cause relevant risk or harm, we tell you and the Brazilian authority (Autoridade Nacional de Proteção de Dados, ANPD) within the time the law sets (LGPD, art. 48) and, where the GDPR applies, the competent authority within 72 hours (Arts. 33 and 34).`,
  },
  rights: {
    title: "Your rights",
    text: `
      They cost nothing and last for as long as we process your data.

      | Know whether we process your data, and have access to it | LGPD, art. 18, I and II | GDPR, Art. 15 |
      | Correct what is incomplete, wrong or out of date | LGPD, art. 18, III | GDPR, Art. 16 |
      | Have what is unnecessary or unlawful erased, blocked or anonymised; restrict its use | LGPD, art. 18, IV | GDPR, Arts. 17 and 18 |
      | Take your data to another service | LGPD, art. 18, V | GDPR, Art. 20 |
      | Know who we share it with | LGPD, art. 18, VII | GDPR, Arts. 13 to 15 |
      | Refuse or withdraw a consent, know what changes, and have what it allowed erased | LGPD, art. 18, VI, VIII and IX | GDPR, Arts. 7(3) and 17 |
      | Object to a use | LGPD, art. 18, § 2 | GDPR, Art. 21 |
      | Have an automated decision reviewed; today there is none | LGPD, art. 20 | GDPR, Art. 22 |
      | Complain to an authority | LGPD, art. 18, § 1 | GDPR, Art. 77 |

      ## How to use them

      - Write to {email} and say what you want. We may ask for the minimum needed to confirm who you are.
      - We answer within 15 days (LGPD, art. 19) or, under the GDPR, within one month (Art. 12(3)). If we cannot do what you ask, we say why.
      - Without asking us: withdraw a proposal on its status page while it has not been decided; change your password and end sessions in [your profile](/profile).
      - If our answer does not settle it, turn to ANPD or, in the European Union, to the authority of the country where you live, work or where the problem occurred.`,
  },
  children: {
    title: "Children and adolescents",
    text: `
      The site and the portal serve organisations, represented by people over 18. We do not knowingly collect data from children or adolescents. If you learn of any, tell us and we will erase it (LGPD, art. 14; GDPR, Art. 8).`,
  },
  cookies: {
    title: "Cookies and storage",
    text: `
      We use only what the site needs to work, and that requires no consent. There are no analytics, marketing or third-party cookies; should there ever be any, they stay off until you allow them.

      | session (cookie) | To keep you signed in. 15 minutes |
      | refresh (cookie) | To renew the session. 7 days |
      | language (cookie and browser) | To remember the language you chose. 1 year in the cookie |
      | auth-storage (browser) | To know who is signed in: name, email and profile, no password. Until you log out |
      | cookie-consent (browser) | To remember your choice. Until you clear the browser |
      | Memory of the tab and the device | To keep the form you are filling in. Until you send or erase it, 30 days at most |
      | Our server, only if you ask for a link to go on later | To keep the form under the email you name. Until you send or erase it, or 30 days after the last change |

      The first two exist only after you sign in; on a secure connection their names begin with __Host-.

      To change your choice, use “{button}” in the footer of any page. You can also clear everything in your browser's settings.`,
  },
  terms: {
    title: "Terms of use",
    text: `
      They apply to everyone who visits this site, sends an expression of interest or uses the portal. Whoever acts for an organisation declares that they are allowed to.

      ## Accepted use

      - Give true information and keep it up to date.
      - Use your own account, keep the password to yourself and tell us if somebody else learns it.
      - Invite only colleagues of your own organisation to the portal.
      - Do not try to enter other people's accounts or areas, overload the site, extract other people's data or upload harmful or unlawful files.

      Accounts used against these rules may be suspended, with notice of the reason.

      ## Proposals and orders

      Sending an expression of interest does not secure a space: the organising committee chooses. Orders open only after approval. Prices are in US dollars and include applicable taxes. A signed contract prevails over these terms.

      ## Intellectual property

      The texts, drawings, marks and software of the site belong to {organiser} or its licensors (Brazilian Laws 9.279/1996, 9.609/1998 and 9.610/1998). You may read, print and share the public pages, naming the source; any other use needs permission.

      What you send remains yours. You declare that you have the right to use it, and you allow us to reproduce it only to assess the proposal and carry out your participation.

      ## Liability

      We take care that the site is correct and available, but it may stop for maintenance or through failures beyond our control. We do not answer for third-party sites or for harm from a use that breaks these terms. Nothing here excludes liability or rights that the law does not allow to be excluded.

      ## Governing law

      Brazilian law governs these terms, before the courts of Brazil. Any rights that mandatory law gives you where you live are preserved, including that of going to court in your own country (GDPR, Art. 79). If a passage ceases to be valid, the others remain; if the versions differ, the Portuguese one prevails.`,
  },
  changes: {
    title: "Changes to this text",
    text: `
      The version and the date are at the top of the page. Those with an account or a proposal under way are told of relevant changes by email before they take effect. Every submission keeps the version that was accepted; earlier versions may be requested by email.`,
  },
  contact: {
    title: "Contact",
    text: `
      | Portuguese | {portuguese} |
      | Other languages | {other} |

      For anything else, see [services and support](/services-and-support).`,
  },
} satisfies NamespacePrivacyTranslation;

export default en_privacy;
