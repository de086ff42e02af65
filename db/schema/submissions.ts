import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { LOCALES } from "#domain/locales.ts";
import {
  FLEXIBILITIES,
  INSTITUTION_TYPES,
  STAND_CHOICES,
  type FocusArea,
  type NeededService,
  type SubmissionLink,
} from "#domain/submissions/options.ts";
import type { SiteFacts } from "#domain/submissions/site-facts.ts";
import { SUBMISSION_STATUSES } from "#domain/submissions/status.ts";
import { createdAt, flag, instantColumn, json, prose, updatedAt } from "../columns.ts";
import { recordTable } from "../record-table.ts";
import { users } from "./accounts.ts";

export const submissions = recordTable(
  "submission",
  "submissions",
  {
    reference: text("reference").notNull().unique(),
    status: text("status", { enum: SUBMISSION_STATUSES }).notNull(),
    /** What it was before HIDDEN or DUPLICATE, to return to. */
    statusBefore: text("status_before", { enum: SUBMISSION_STATUSES }),
    duplicateOf: text("duplicate_of"),
    withdrawnAt: instantColumn("withdrawn_at"),
    /** SHA-256 of the token in the applicant's status link. */
    trackHash: text("track_hash").notNull().unique(),
    /** Counts how often the links of the status page were ended; only those made since the last time open it. */
    linkNumber: integer("link_number").notNull().default(0),

    institutionName: text("institution_name").notNull(),
    country: text("country").notNull(),
    cnpj: text("cnpj").notNull(),
    institutionType: text("institution_type", { enum: INSTITUTION_TYPES }).notNull(),
    institutionTypeOther: prose("institution_type_other"),
    mainArea: text("main_area").notNull(),
    website: prose("website"),
    socialMedia: prose("social_media"),
    pavillionFocus: json<FocusArea[]>("pavillion_focus").notNull(),
    pavillionFocusOther: prose("pavillion_focus_other"),
    representativeName: text("representative_name").notNull(),
    representativePosition: text("representative_position").notNull(),
    representativePhone: text("representative_phone").notNull(),
    representativeEmail: text("representative_email").notNull(),
    standType: text("stand_type", { enum: STAND_CHOICES }).notNull(),
    spaceM2: integer("space_m2").notNull(),
    /** Facts about the submission's own area, beside those of every stand. */
    siteFacts: json<SiteFacts>("site_facts"),
    justification: prose("justification"),
    description: text("description").notNull(),
    flexibility: text("flexibility", { enum: FLEXIBILITIES }).notNull(),
    flexibilityExplanation: prose("flexibility_explanation"),
    additionalInfo: prose("additional_info"),
    servicesNeeded: json<NeededService[]>("services_needed").notNull(),
    links: json<SubmissionLink[]>("links").notNull(),
    certifications: flag("certifications"),
    certificationsDetails: prose("certifications_details"),
    abntPr2030: flag("abnt_pr_2030"),
    abntPr2030Details: prose("abnt_pr_2030_details"),
    sustainabilityPractices: flag("sustainability_practices"),
    sustainabilityPracticesDetails: prose("sustainability_practices_details"),
    contactLanguage: text("contact_language", { enum: LOCALES }).notNull(),
    acceptedTermsVersion: text("accepted_terms_version").notNull(),
    acceptedTermsAt: instantColumn("accepted_terms_at").notNull(),
    /** Since when the site may name its organisation among those that come; null while it has not agreed. */
    mayBeNamedSince: instantColumn("may_be_named_since"),

    /** Lower case without accents: institution, representative, e-mail, reference. */
    search: text("search").notNull(),
    /** The submission's row number in the full-text index. */
    searchRow: integer("search_row"),
    /** The institution's name, lower case without accents: what lists are sorted by, and their cursors carry. */
    institutionSort: text("institution_sort").notNull().default(""),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index("submissions_status_created").on(table.status, table.createdAt),
    index("submissions_created").on(table.createdAt),
    index("submissions_email").on(table.representativeEmail),
    index("submissions_found").on(table.searchRow, table.status),
    index("submissions_institution").on(table.institutionSort),
    index("submissions_space").on(table.spaceM2),
    index("submissions_duplicate_of").on(table.duplicateOf),
    // All that the list is filtered by: what is filtered is counted without the rows, which are long.
    index("submissions_filtered").on(
      table.status,
      table.createdAt,
      table.country,
      table.institutionType,
      table.standType,
      table.contactLanguage,
      table.spaceM2,
      table.pavillionFocus,
    ),
  ],
);

/** The accounts that see a submission: its owner and colleagues of the same organisation. */
export const submissionMembers = sqliteTable(
  "submission_members",
  {
    submissionId: text("submission_id")
      .notNull()
      .references(() => submissions.id, { onDelete: "cascade" }),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    part: text("part", { enum: ["owner", "colleague"] }).notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.submissionId, table.userId] }),
    index("submission_members_user").on(table.userId),
  ],
);
