CREATE TABLE `assignment_runs` (
	`id` text PRIMARY KEY NOT NULL,
	`options` text NOT NULL,
	`given` integer NOT NULL,
	`taken` text DEFAULT '[]' NOT NULL,
	`created_by` text NOT NULL,
	`created_at` integer NOT NULL,
	`undone_at` integer,
	FOREIGN KEY (`created_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);--> statement-breakpoint
CREATE TABLE `assignments` (
	`submission_id` text NOT NULL,
	`reader_id` text NOT NULL,
	`standing` text NOT NULL,
	`run_id` text,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`submission_id`, `reader_id`),
	FOREIGN KEY (`submission_id`) REFERENCES `submissions`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`reader_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);--> statement-breakpoint
CREATE INDEX `assignments_reader` ON `assignments` (`reader_id`);--> statement-breakpoint
CREATE INDEX `assignments_run` ON `assignments` (`run_id`);--> statement-breakpoint
CREATE TABLE `calendars` (
	`user_id` text PRIMARY KEY NOT NULL,
	`number` integer DEFAULT 0 NOT NULL,
	`renewed_at` integer,
	`revisions` text DEFAULT '{}' NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);--> statement-breakpoint
CREATE TABLE `campaigns` (
	`id` text PRIMARY KEY NOT NULL,
	`type` text NOT NULL,
	`status` text DEFAULT 'draft' NOT NULL,
	`paused_because` text,
	`subject_pt` text DEFAULT '' NOT NULL,
	`subject_en` text DEFAULT '' NOT NULL,
	`message_pt` text DEFAULT '' NOT NULL,
	`message_en` text DEFAULT '' NOT NULL,
	`details_pt` text DEFAULT '' NOT NULL,
	`details_en` text DEFAULT '' NOT NULL,
	`tally` text,
	`filter` text,
	`each_submission` integer DEFAULT false NOT NULL,
	`spares_recent` integer DEFAULT false NOT NULL,
	`recipients` integer DEFAULT 0 NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`search_row` integer,
	`created_by` text NOT NULL,
	`created_at` integer NOT NULL,
	`planned_for` integer,
	`started_at` integer,
	`finished_at` integer,
	`updated_at` integer
);--> statement-breakpoint
CREATE INDEX `campaigns_created` ON `campaigns` (`created_at`);--> statement-breakpoint
CREATE INDEX `campaigns_found` ON `campaigns` (`search_row`);--> statement-breakpoint
CREATE TABLE `catalogue_items` (
	`id` text PRIMARY KEY NOT NULL,
	`title_pt` text DEFAULT '' NOT NULL,
	`title_en` text DEFAULT '' NOT NULL,
	`description_pt` text DEFAULT '' NOT NULL,
	`description_en` text DEFAULT '' NOT NULL,
	`category` text DEFAULT 'default' NOT NULL,
	`unit_metric` text NOT NULL,
	`unit_period` text DEFAULT 'perDay' NOT NULL,
	`unit_price_cents` integer NOT NULL,
	`status` text NOT NULL,
	`image_file_id` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`version` integer DEFAULT 1 NOT NULL
);--> statement-breakpoint
CREATE INDEX `catalogue_items_status` ON `catalogue_items` (`status`,`category`);--> statement-breakpoint
CREATE TABLE `claims` (
	`name` text PRIMARY KEY NOT NULL,
	`process` text NOT NULL,
	`until` integer NOT NULL
);--> statement-breakpoint
CREATE TABLE `common_settings` (
	`id` integer PRIMARY KEY NOT NULL,
	`secret` text NOT NULL,
	`uploads` text NOT NULL
);--> statement-breakpoint
CREATE TABLE `contracts` (
	`id` text PRIMARY KEY NOT NULL,
	`order_id` text NOT NULL,
	`version` integer NOT NULL,
	`order_version` integer DEFAULT 1 NOT NULL,
	`locale` text NOT NULL,
	`data` text NOT NULL,
	`file_id` text NOT NULL,
	`signed_file_id` text,
	`signed_accepted_at` integer,
	`signed_refusal` text DEFAULT '' NOT NULL,
	`outdated_at` integer,
	`published_at` integer,
	`created_by` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`file_id`) REFERENCES `files`(`id`) ON UPDATE no action ON DELETE no action
);--> statement-breakpoint
CREATE UNIQUE INDEX `contracts_version` ON `contracts` (`order_id`,`version`);--> statement-breakpoint
CREATE TABLE `counters` (
	`series` text PRIMARY KEY NOT NULL,
	`last` integer NOT NULL
);--> statement-breakpoint
CREATE TABLE `decision_texts` (
	`decision` text PRIMARY KEY NOT NULL,
	`text_pt` text DEFAULT '' NOT NULL,
	`text_en` text DEFAULT '' NOT NULL,
	`updated_at` integer NOT NULL,
	`version` integer DEFAULT 1 NOT NULL
);--> statement-breakpoint
CREATE TABLE `desk_preferences` (
	`user_id` text PRIMARY KEY NOT NULL,
	`density` text NOT NULL,
	`letter_keys` integer NOT NULL,
	`closed_categories` text DEFAULT '[]' NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);--> statement-breakpoint
CREATE TABLE `email_changes` (
	`user_id` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`token_hash` text NOT NULL,
	`family` text DEFAULT '' NOT NULL,
	`expires_at` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);--> statement-breakpoint
CREATE UNIQUE INDEX `email_changes_token_hash_unique` ON `email_changes` (`token_hash`);--> statement-breakpoint
CREATE TABLE `evaluation_conflicts` (
	`submission_id` text NOT NULL,
	`reader_id` text NOT NULL,
	`is_declared` integer DEFAULT false NOT NULL,
	`reason` text DEFAULT '' NOT NULL,
	`settled_by` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`submission_id`, `reader_id`),
	FOREIGN KEY (`submission_id`) REFERENCES `submissions`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`reader_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`settled_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);--> statement-breakpoint
CREATE INDEX `evaluation_conflicts_reader` ON `evaluation_conflicts` (`reader_id`);--> statement-breakpoint
CREATE TABLE `evaluations` (
	`id` text PRIMARY KEY NOT NULL,
	`submission_id` text NOT NULL,
	`evaluator_id` text NOT NULL,
	`theme` integer,
	`innovation` integer,
	`sustainability` integer,
	`feasibility` integer,
	`public_interest` integer,
	`cannot_judge` text DEFAULT '[]' NOT NULL,
	`decision` text DEFAULT 'PENDING' NOT NULL,
	`comment` text DEFAULT '' NOT NULL,
	`average` integer,
	`given_at` integer,
	`judged_at` integer,
	`abstained_at` integer,
	`abstained_because` text DEFAULT '' NOT NULL,
	`set_aside_at` integer,
	`first_marks` text,
	`changed_knowing_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	FOREIGN KEY (`submission_id`) REFERENCES `submissions`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`evaluator_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);--> statement-breakpoint
CREATE UNIQUE INDEX `evaluations_one_each` ON `evaluations` (`submission_id`,`evaluator_id`);--> statement-breakpoint
CREATE INDEX `evaluations_evaluator` ON `evaluations` (`evaluator_id`);--> statement-breakpoint
CREATE INDEX `evaluations_changed` ON `evaluations` (`updated_at`,`id`);--> statement-breakpoint
CREATE INDEX `evaluations_average` ON `evaluations` (`average`,`id`);--> statement-breakpoint
CREATE TABLE `file_texts` (
	`id` text PRIMARY KEY NOT NULL,
	`text` text NOT NULL,
	`search_row` integer,
	FOREIGN KEY (`id`) REFERENCES `files`(`id`) ON UPDATE no action ON DELETE cascade
);--> statement-breakpoint
CREATE INDEX `file_texts_found` ON `file_texts` (`search_row`);--> statement-breakpoint
CREATE TABLE `files` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`type` text NOT NULL,
	`kind` text NOT NULL,
	`size` integer NOT NULL,
	`sha256` text,
	`url` text,
	`purpose` text NOT NULL,
	`owner_kind` text,
	`owner_id` text,
	`request_id` text,
	`comment_id` text,
	`uploaded_by` text,
	`sender_name` text DEFAULT '' NOT NULL,
	`handed_step_id` text,
	`pdf_state` text,
	`pages` integer,
	`pdf_title` text,
	`pdf_opening` text,
	`dpi` integer,
	`replaced_at` integer,
	`deleted_at` integer,
	`created_at` integer NOT NULL
);--> statement-breakpoint
CREATE INDEX `files_owner` ON `files` (`owner_kind`,`owner_id`);--> statement-breakpoint
CREATE INDEX `files_sha256` ON `files` (`sha256`);--> statement-breakpoint
CREATE INDEX `files_uploader` ON `files` (`uploaded_by`,`created_at`);--> statement-breakpoint
CREATE INDEX `files_handed` ON `files` (`handed_step_id`);--> statement-breakpoint
CREATE TABLE `guesses` (
	`key` text PRIMARY KEY NOT NULL,
	`tokens` real NOT NULL,
	`at` integer NOT NULL
);--> statement-breakpoint
CREATE TABLE `handed_steps` (
	`id` text PRIMARY KEY NOT NULL,
	`order_id` text NOT NULL,
	`step` text NOT NULL,
	`given_by` text NOT NULL,
	`to_user` text,
	`name` text DEFAULT '' NOT NULL,
	`email` text DEFAULT '' NOT NULL,
	`language` text NOT NULL,
	`note` text DEFAULT '' NOT NULL,
	`answer` text DEFAULT '' NOT NULL,
	`expires_at` integer,
	`seen_at` integer,
	`done_at` integer,
	`taken_back_at` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`given_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`to_user`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);--> statement-breakpoint
CREATE INDEX `handed_steps_order` ON `handed_steps` (`order_id`,`step`);--> statement-breakpoint
CREATE INDEX `handed_steps_to` ON `handed_steps` (`to_user`);--> statement-breakpoint
CREATE TABLE `history` (
	`id` text PRIMARY KEY NOT NULL,
	`record` text NOT NULL,
	`record_id` text NOT NULL,
	`submission_id` text,
	`action` text NOT NULL,
	`from_status` text,
	`to_status` text,
	`note` text DEFAULT '' NOT NULL,
	`changes` text,
	`is_forced` integer DEFAULT false NOT NULL,
	`bulk_id` text,
	`bulk_count` integer,
	`is_part` integer DEFAULT false NOT NULL,
	`actor_id` text,
	`actor_name` text DEFAULT '' NOT NULL,
	`at` integer NOT NULL,
	`search_row` integer
);--> statement-breakpoint
CREATE INDEX `history_record` ON `history` (`record`,`record_id`,`at`);--> statement-breakpoint
CREATE INDEX `history_submission` ON `history` (`submission_id`,`at`);--> statement-breakpoint
CREATE INDEX `history_at` ON `history` (`at`,`record`,`action`,`is_forced`,`search_row`);--> statement-breakpoint
CREATE INDEX `history_found` ON `history` (`search_row`,`record`,`action`,`is_forced`);--> statement-breakpoint
CREATE INDEX `history_actor` ON `history` (`actor_id`,`at`,`record`,`action`,`is_forced`,`search_row`);--> statement-breakpoint
CREATE INDEX `history_bulk` ON `history` (`bulk_id`,`record`,`is_part`,`record_id`) WHERE bulk_id is not null;--> statement-breakpoint
CREATE INDEX `history_action` ON `history` (`action`,`at`);--> statement-breakpoint
CREATE INDEX `history_forced` ON `history` (`at`) WHERE is_forced = 1;--> statement-breakpoint
CREATE TABLE `idempotency_keys` (
	`actor_id` text NOT NULL,
	`key` text NOT NULL,
	`body_hash` text NOT NULL,
	`answer` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`actor_id`, `key`)
);--> statement-breakpoint
CREATE INDEX `idempotency_keys_created` ON `idempotency_keys` (`created_at`);--> statement-breakpoint
CREATE TABLE `interest_drafts` (
	`id` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`language` text NOT NULL,
	`answers` text NOT NULL,
	`proven_at` integer,
	`expires_at` integer NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`version` integer DEFAULT 1 NOT NULL
);--> statement-breakpoint
CREATE INDEX `interest_drafts_email` ON `interest_drafts` (`email`,`updated_at`);--> statement-breakpoint
CREATE INDEX `interest_drafts_expires` ON `interest_drafts` (`expires_at`);--> statement-breakpoint
CREATE TABLE `invitations` (
	`id` text PRIMARY KEY NOT NULL,
	`submission_id` text NOT NULL,
	`email` text NOT NULL,
	`language` text NOT NULL,
	`token_hash` text NOT NULL,
	`invited_by` text NOT NULL,
	`expires_at` integer NOT NULL,
	`accepted_at` integer,
	`revoked_at` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`submission_id`) REFERENCES `submissions`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`invited_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);--> statement-breakpoint
CREATE UNIQUE INDEX `invitations_token_hash_unique` ON `invitations` (`token_hash`);--> statement-breakpoint
CREATE INDEX `invitations_submission` ON `invitations` (`submission_id`,`created_at`);--> statement-breakpoint
CREATE UNIQUE INDEX `invitations_open` ON `invitations` (`submission_id`,`email`) WHERE accepted_at is null and revoked_at is null;--> statement-breakpoint
CREATE TABLE `kept_keys` (
	`name` text PRIMARY KEY NOT NULL,
	`key` blob NOT NULL
);--> statement-breakpoint
CREATE TABLE `letter_types` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`is_built_in` integer DEFAULT false NOT NULL,
	`name` text DEFAULT '' NOT NULL,
	`subject_pt` text DEFAULT '' NOT NULL,
	`subject_en` text DEFAULT '' NOT NULL,
	`message_pt` text DEFAULT '' NOT NULL,
	`message_en` text DEFAULT '' NOT NULL,
	`details_pt` text DEFAULT '' NOT NULL,
	`details_en` text DEFAULT '' NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`version` integer DEFAULT 1 NOT NULL
);--> statement-breakpoint
CREATE INDEX `letter_types_kind` ON `letter_types` (`kind`,`created_at`);--> statement-breakpoint
CREATE TABLE `like_pairs` (
	`first_id` text NOT NULL,
	`second_id` text NOT NULL,
	`alike` text NOT NULL,
	`basis` text NOT NULL,
	`told_apart_by` text,
	`told_apart_at` integer,
	PRIMARY KEY(`first_id`, `second_id`),
	FOREIGN KEY (`first_id`) REFERENCES `submissions`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`second_id`) REFERENCES `submissions`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`told_apart_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);--> statement-breakpoint
CREATE INDEX `like_pairs_second` ON `like_pairs` (`second_id`);--> statement-breakpoint
CREATE TABLE `list_views` (
	`id` text PRIMARY KEY NOT NULL,
	`owner_id` text NOT NULL,
	`list` text NOT NULL,
	`name` text NOT NULL,
	`address` text NOT NULL,
	`is_shared` integer DEFAULT false NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`owner_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);--> statement-breakpoint
CREATE INDEX `list_views_list` ON `list_views` (`list`,`owner_id`);--> statement-breakpoint
CREATE TABLE `look_ups` (
	`kind` text NOT NULL,
	`value` text NOT NULL,
	`submission_id` text NOT NULL,
	PRIMARY KEY(`kind`, `value`, `submission_id`),
	FOREIGN KEY (`submission_id`) REFERENCES `submissions`(`id`) ON UPDATE no action ON DELETE cascade
);--> statement-breakpoint
CREATE INDEX `look_ups_submission` ON `look_ups` (`submission_id`);--> statement-breakpoint
CREATE TABLE `mail_opt_outs` (
	`hash` text PRIMARY KEY NOT NULL,
	`campaign_id` text,
	`created_at` integer NOT NULL
);--> statement-breakpoint
CREATE TABLE `news` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`mark` text NOT NULL,
	`process` text NOT NULL,
	`tables` text NOT NULL,
	`written` text NOT NULL,
	`created_at` integer NOT NULL
);--> statement-breakpoint
CREATE INDEX `news_mark` ON `news` (`mark`);--> statement-breakpoint
CREATE INDEX `news_created` ON `news` (`created_at`);--> statement-breakpoint
CREATE TABLE `notes` (
	`id` text PRIMARY KEY NOT NULL,
	`submission_id` text NOT NULL,
	`order_id` text,
	`author_id` text NOT NULL,
	`text` text NOT NULL,
	`created_at` integer NOT NULL,
	`edited_at` integer,
	`version` integer DEFAULT 1 NOT NULL,
	FOREIGN KEY (`submission_id`) REFERENCES `submissions`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`author_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);--> statement-breakpoint
CREATE INDEX `notes_submission` ON `notes` (`submission_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `notes_order` ON `notes` (`order_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `opened_marks` (
	`submission_id` text NOT NULL,
	`reader_id` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`submission_id`, `reader_id`),
	FOREIGN KEY (`submission_id`) REFERENCES `submissions`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`reader_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);--> statement-breakpoint
CREATE INDEX `opened_marks_reader` ON `opened_marks` (`reader_id`);--> statement-breakpoint
CREATE TABLE `order_lines` (
	`id` text PRIMARY KEY NOT NULL,
	`order_id` text NOT NULL,
	`line_id` text NOT NULL,
	`position` integer NOT NULL,
	`kind` text NOT NULL,
	`item_id` text NOT NULL,
	`title_pt` text DEFAULT '' NOT NULL,
	`title_en` text DEFAULT '' NOT NULL,
	`description_pt` text DEFAULT '' NOT NULL,
	`description_en` text DEFAULT '' NOT NULL,
	`category` text DEFAULT 'default' NOT NULL,
	`unit_metric` text DEFAULT '' NOT NULL,
	`unit_period` text DEFAULT 'perDay' NOT NULL,
	`unit_price_cents` integer NOT NULL,
	`quantity` integer NOT NULL,
	`period_of_use` integer NOT NULL,
	`discount_percent` real DEFAULT 0 NOT NULL,
	`notes` text DEFAULT '' NOT NULL,
	`total_cents` integer NOT NULL,
	`discount_cents` integer DEFAULT 0 NOT NULL,
	`is_custom_service` integer DEFAULT false NOT NULL,
	`is_priced` integer DEFAULT true NOT NULL,
	`is_team_line` integer DEFAULT false NOT NULL,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE cascade
);--> statement-breakpoint
CREATE INDEX `order_lines_order` ON `order_lines` (`order_id`,`position`);--> statement-breakpoint
CREATE UNIQUE INDEX `order_lines_line` ON `order_lines` (`order_id`,`line_id`);--> statement-breakpoint
CREATE INDEX `order_lines_custom` ON `order_lines` (`order_id`) WHERE is_custom_service = 1;--> statement-breakpoint
CREATE TABLE `order_requests` (
	`id` text PRIMARY KEY NOT NULL,
	`order_id` text NOT NULL,
	`kind` text NOT NULL,
	`status` text NOT NULL,
	`title_pt` text NOT NULL,
	`title_en` text NOT NULL,
	`message_pt` text NOT NULL,
	`message_en` text NOT NULL,
	`rejection_comment` text DEFAULT '' NOT NULL,
	`change` text,
	`content_version` integer,
	`due_on` text,
	`blocks_approval` integer DEFAULT false NOT NULL,
	`is_muted` integer DEFAULT false NOT NULL,
	`answered_by` text,
	`answered_at` integer,
	`created_by` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`answered_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`created_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);--> statement-breakpoint
CREATE INDEX `order_requests_order` ON `order_requests` (`order_id`,`status`);--> statement-breakpoint
CREATE INDEX `order_requests_waiting` ON `order_requests` (`status`,`kind`);--> statement-breakpoint
CREATE INDEX `order_requests_created` ON `order_requests` (`created_at`);--> statement-breakpoint
CREATE TABLE `order_versions` (
	`id` text PRIMARY KEY NOT NULL,
	`order_id` text NOT NULL,
	`number` integer NOT NULL,
	`content` text NOT NULL,
	`total_cents` integer NOT NULL,
	`made_by` text,
	`made_at` integer NOT NULL,
	`agreed_by` text,
	`agreed_at` integer,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`made_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`agreed_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);--> statement-breakpoint
CREATE UNIQUE INDEX `order_versions_number` ON `order_versions` (`order_id`,`number`);--> statement-breakpoint
CREATE TABLE `orders` (
	`id` text PRIMARY KEY NOT NULL,
	`reference` text,
	`submission_id` text NOT NULL,
	`author_id` text NOT NULL,
	`type` text NOT NULL,
	`stand_type` text,
	`package_id` text,
	`status` text NOT NULL,
	`draft` text,
	`briefing` text,
	`extra_services` text,
	`description` text DEFAULT '' NOT NULL,
	`proposal` text,
	`notes` text DEFAULT '' NOT NULL,
	`size_m2` integer,
	`space_per_m2_cents` integer,
	`structure_per_m2_cents` integer,
	`space_cents` integer DEFAULT 0 NOT NULL,
	`structure_cents` integer DEFAULT 0 NOT NULL,
	`extra_cents` integer DEFAULT 0 NOT NULL,
	`total_cents` integer DEFAULT 0 NOT NULL,
	`item_count` integer DEFAULT 0 NOT NULL,
	`unpriced_lines` integer DEFAULT 0 NOT NULL,
	`is_structure_priced` integer DEFAULT true NOT NULL,
	`content_version` integer DEFAULT 1 NOT NULL,
	`agreed_version` integer DEFAULT 1 NOT NULL,
	`linked_to` text,
	`copied_from` text,
	`payment_confirmation_id` text,
	`settled_cents` integer DEFAULT 0 NOT NULL,
	`settled_as` text,
	`search` text DEFAULT '' NOT NULL,
	`search_row` integer,
	`accepted_clauses` integer,
	`sent_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	FOREIGN KEY (`submission_id`) REFERENCES `submissions`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`author_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);--> statement-breakpoint
CREATE UNIQUE INDEX `orders_reference_unique` ON `orders` (`reference`);--> statement-breakpoint
CREATE INDEX `orders_status_sent` ON `orders` (`status`,`sent_at`);--> statement-breakpoint
CREATE INDEX `orders_submission` ON `orders` (`submission_id`);--> statement-breakpoint
CREATE INDEX `orders_updated` ON `orders` (`updated_at`);--> statement-breakpoint
CREATE INDEX `orders_total` ON `orders` (`total_cents`);--> statement-breakpoint
CREATE INDEX `orders_linked` ON `orders` (`linked_to`);--> statement-breakpoint
CREATE INDEX `orders_found` ON `orders` (`search_row`,`status`,`sent_at`,`updated_at`);--> statement-breakpoint
CREATE INDEX `orders_custom` ON `orders` (`id`) WHERE type = 'CUSTOM';--> statement-breakpoint
CREATE TABLE `outbox` (
	`id` text PRIMARY KEY NOT NULL,
	`message_id` text NOT NULL,
	`template` text NOT NULL,
	`locale` text NOT NULL,
	`to_email` text NOT NULL,
	`to_name` text DEFAULT '' NOT NULL,
	`subject` text DEFAULT '' NOT NULL,
	`params` text NOT NULL,
	`sealed` text,
	`lane` text DEFAULT 'ordinary' NOT NULL,
	`status` text NOT NULL,
	`reason` text,
	`attempts` integer DEFAULT 0 NOT NULL,
	`next_attempt_at` integer NOT NULL,
	`leased_until` integer,
	`last_error` text DEFAULT '' NOT NULL,
	`bounced` integer DEFAULT false NOT NULL,
	`sent_at` integer,
	`text_dropped_at` integer,
	`record_kind` text,
	`record_id` text,
	`campaign_id` text,
	`run_id` text,
	`taken_back` integer DEFAULT false NOT NULL,
	`text_version` integer,
	`edited_at` integer,
	`version` integer DEFAULT 1 NOT NULL,
	`search_row` integer,
	`created_at` integer NOT NULL
);--> statement-breakpoint
CREATE UNIQUE INDEX `outbox_message_id_unique` ON `outbox` (`message_id`);--> statement-breakpoint
CREATE INDEX `outbox_due` ON `outbox` (`status`,`lane`,`next_attempt_at`);--> statement-breakpoint
CREATE INDEX `outbox_record` ON `outbox` (`record_kind`,`record_id`);--> statement-breakpoint
CREATE INDEX `outbox_run` ON `outbox` (`run_id`);--> statement-breakpoint
CREATE INDEX `outbox_campaign` ON `outbox` (`campaign_id`,`status`,`next_attempt_at`);--> statement-breakpoint
CREATE INDEX `outbox_to` ON `outbox` (`to_email`,`created_at`);--> statement-breakpoint
CREATE INDEX `outbox_created` ON `outbox` (`created_at`);--> statement-breakpoint
CREATE INDEX `outbox_found` ON `outbox` (`search_row`);--> statement-breakpoint
CREATE TABLE `own_words` (
	`field` text NOT NULL,
	`key` text NOT NULL,
	`text` text NOT NULL,
	PRIMARY KEY(`field`, `key`)
);--> statement-breakpoint
CREATE TABLE `payments` (
	`id` text PRIMARY KEY NOT NULL,
	`order_id` text NOT NULL,
	`kind` text DEFAULT 'proof' NOT NULL,
	`file_id` text NOT NULL,
	`reference` text DEFAULT '' NOT NULL,
	`amount_cents` integer,
	`paid_on` text,
	`status` text NOT NULL,
	`refusal` text DEFAULT '' NOT NULL,
	`handed_in_by` text NOT NULL,
	`handed_in_at` integer NOT NULL,
	`decided_by` text,
	`decided_at` integer,
	`search_row` integer,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`handed_in_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`decided_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);--> statement-breakpoint
CREATE INDEX `payments_order` ON `payments` (`order_id`,`handed_in_at`);--> statement-breakpoint
CREATE INDEX `payments_found` ON `payments` (`search_row`);--> statement-breakpoint
CREATE TABLE `planned_decisions` (
	`submission_id` text PRIMARY KEY NOT NULL,
	`decision` text NOT NULL,
	`note` text DEFAULT '' NOT NULL,
	`planned_by` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`submission_id`) REFERENCES `submissions`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`planned_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);--> statement-breakpoint
CREATE TABLE `recovery_codes` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`code_hash` text NOT NULL,
	`expires_at` integer NOT NULL,
	`used_at` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);--> statement-breakpoint
CREATE INDEX `recovery_codes_hash` ON `recovery_codes` (`code_hash`);--> statement-breakpoint
CREATE INDEX `recovery_codes_user` ON `recovery_codes` (`user_id`);--> statement-breakpoint
CREATE TABLE `refresh_tokens` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`family` text NOT NULL,
	`expires_at` integer NOT NULL,
	`created_at` integer NOT NULL,
	`rotated_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);--> statement-breakpoint
CREATE INDEX `refresh_tokens_user` ON `refresh_tokens` (`user_id`);--> statement-breakpoint
CREATE INDEX `refresh_tokens_family` ON `refresh_tokens` (`family`);--> statement-breakpoint
CREATE TABLE `reminder_looks` (
	`kind` text PRIMARY KEY NOT NULL,
	`looked_at` integer NOT NULL,
	`wrote_at` integer,
	`queued` integer DEFAULT 0 NOT NULL,
	`drafted` integer DEFAULT 0 NOT NULL
);--> statement-breakpoint
CREATE TABLE `request_comments` (
	`id` text PRIMARY KEY NOT NULL,
	`request_id` text NOT NULL,
	`author_id` text NOT NULL,
	`message` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`request_id`) REFERENCES `order_requests`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`author_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);--> statement-breakpoint
CREATE INDEX `request_comments_request` ON `request_comments` (`request_id`);--> statement-breakpoint
CREATE TABLE `restores` (
	`id` text PRIMARY KEY NOT NULL,
	`taken_at` integer NOT NULL,
	`restored_at` integer NOT NULL,
	`decision` text,
	`decided_by` text,
	`decided_at` integer
);--> statement-breakpoint
CREATE TABLE `run_rows` (
	`run_id` text NOT NULL,
	`position` integer NOT NULL,
	`record_id` text DEFAULT '' NOT NULL,
	`reference` text DEFAULT '' NOT NULL,
	`version` integer DEFAULT 0 NOT NULL,
	`from_status` text DEFAULT '' NOT NULL,
	`to_status` text DEFAULT '' NOT NULL,
	`state` text NOT NULL,
	`reason` text,
	`changed_by` text DEFAULT '' NOT NULL,
	`data` text,
	PRIMARY KEY(`run_id`, `position`),
	FOREIGN KEY (`run_id`) REFERENCES `runs`(`id`) ON UPDATE no action ON DELETE cascade
);--> statement-breakpoint
CREATE INDEX `run_rows_state` ON `run_rows` (`run_id`,`state`,`position`);--> statement-breakpoint
CREATE INDEX `run_rows_to` ON `run_rows` (`run_id`,`to_status`,`state`);--> statement-breakpoint
CREATE TABLE `runs` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`verb` text DEFAULT '' NOT NULL,
	`note` text DEFAULT '' NOT NULL,
	`status` text NOT NULL,
	`count` integer DEFAULT 0 NOT NULL,
	`actor_id` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`planned_at` integer,
	`started_at` integer,
	`ended_at` integer,
	`facts` text
);--> statement-breakpoint
CREATE INDEX `runs_actor` ON `runs` (`actor_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `runs_status` ON `runs` (`status`,`created_at`);--> statement-breakpoint
CREATE TABLE `sent_texts` (
	`mail_id` text PRIMARY KEY NOT NULL,
	`shared_id` text NOT NULL,
	`packed` blob NOT NULL,
	FOREIGN KEY (`mail_id`) REFERENCES `outbox`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`shared_id`) REFERENCES `shared_texts`(`id`) ON UPDATE no action ON DELETE no action
);--> statement-breakpoint
CREATE INDEX `sent_texts_shared` ON `sent_texts` (`shared_id`);--> statement-breakpoint
CREATE TABLE `sessions` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`family` text NOT NULL,
	`device` text DEFAULT '' NOT NULL,
	`expires_at` integer NOT NULL,
	`created_at` integer NOT NULL,
	`last_seen_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);--> statement-breakpoint
CREATE INDEX `sessions_user` ON `sessions` (`user_id`);--> statement-breakpoint
CREATE INDEX `sessions_family` ON `sessions` (`family`);--> statement-breakpoint
CREATE TABLE `settings` (
	`id` integer PRIMARY KEY NOT NULL,
	`data` text NOT NULL,
	`updated_by` text,
	`updated_at` integer NOT NULL,
	`version` integer DEFAULT 1 NOT NULL
);--> statement-breakpoint
CREATE TABLE `shared_texts` (
	`id` text PRIMARY KEY NOT NULL,
	`packed` blob NOT NULL
);--> statement-breakpoint
CREATE TABLE `sign_ins` (
	`user_id` text PRIMARY KEY NOT NULL,
	`at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);--> statement-breakpoint
CREATE TABLE `submission_members` (
	`submission_id` text NOT NULL,
	`user_id` text NOT NULL,
	`part` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`submission_id`, `user_id`),
	FOREIGN KEY (`submission_id`) REFERENCES `submissions`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);--> statement-breakpoint
CREATE INDEX `submission_members_user` ON `submission_members` (`user_id`);--> statement-breakpoint
CREATE TABLE `submissions` (
	`id` text PRIMARY KEY NOT NULL,
	`reference` text NOT NULL,
	`status` text NOT NULL,
	`status_before` text,
	`duplicate_of` text,
	`withdrawn_at` integer,
	`track_hash` text NOT NULL,
	`link_number` integer DEFAULT 0 NOT NULL,
	`institution_name` text NOT NULL,
	`country` text NOT NULL,
	`cnpj` text NOT NULL,
	`institution_type` text NOT NULL,
	`institution_type_other` text DEFAULT '' NOT NULL,
	`main_area` text NOT NULL,
	`website` text DEFAULT '' NOT NULL,
	`social_media` text DEFAULT '' NOT NULL,
	`pavillion_focus` text NOT NULL,
	`pavillion_focus_other` text DEFAULT '' NOT NULL,
	`representative_name` text NOT NULL,
	`representative_position` text NOT NULL,
	`representative_phone` text NOT NULL,
	`representative_email` text NOT NULL,
	`stand_type` text NOT NULL,
	`space_m2` integer NOT NULL,
	`site_facts` text,
	`justification` text DEFAULT '' NOT NULL,
	`description` text NOT NULL,
	`flexibility` text NOT NULL,
	`flexibility_explanation` text DEFAULT '' NOT NULL,
	`additional_info` text DEFAULT '' NOT NULL,
	`services_needed` text NOT NULL,
	`links` text NOT NULL,
	`certifications` integer DEFAULT false NOT NULL,
	`certifications_details` text DEFAULT '' NOT NULL,
	`abnt_pr_2030` integer DEFAULT false NOT NULL,
	`abnt_pr_2030_details` text DEFAULT '' NOT NULL,
	`sustainability_practices` integer DEFAULT false NOT NULL,
	`sustainability_practices_details` text DEFAULT '' NOT NULL,
	`contact_language` text NOT NULL,
	`accepted_terms_version` text NOT NULL,
	`accepted_terms_at` integer NOT NULL,
	`may_be_named_since` integer,
	`search` text NOT NULL,
	`search_row` integer,
	`institution_sort` text DEFAULT '' NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`version` integer DEFAULT 1 NOT NULL
);--> statement-breakpoint
CREATE UNIQUE INDEX `submissions_reference_unique` ON `submissions` (`reference`);--> statement-breakpoint
CREATE UNIQUE INDEX `submissions_track_hash_unique` ON `submissions` (`track_hash`);--> statement-breakpoint
CREATE INDEX `submissions_status_created` ON `submissions` (`status`,`created_at`);--> statement-breakpoint
CREATE INDEX `submissions_created` ON `submissions` (`created_at`);--> statement-breakpoint
CREATE INDEX `submissions_email` ON `submissions` (`representative_email`);--> statement-breakpoint
CREATE INDEX `submissions_found` ON `submissions` (`search_row`,`status`);--> statement-breakpoint
CREATE INDEX `submissions_institution` ON `submissions` (`institution_sort`);--> statement-breakpoint
CREATE INDEX `submissions_space` ON `submissions` (`space_m2`);--> statement-breakpoint
CREATE INDEX `submissions_duplicate_of` ON `submissions` (`duplicate_of`);--> statement-breakpoint
CREATE INDEX `submissions_filtered` ON `submissions` (`status`,`created_at`,`country`,`institution_type`,`stand_type`,`contact_language`,`space_m2`,`pavillion_focus`);--> statement-breakpoint
CREATE TABLE `uploads` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`name` text NOT NULL,
	`purpose` text NOT NULL,
	`size` integer NOT NULL,
	`received` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);--> statement-breakpoint
CREATE INDEX `uploads_user` ON `uploads` (`user_id`,`updated_at`);--> statement-breakpoint
CREATE TABLE `used_challenges` (
	`id` text PRIMARY KEY NOT NULL,
	`expires_at` integer NOT NULL
);--> statement-breakpoint
CREATE TABLE `users` (
	`id` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`name` text NOT NULL,
	`role` text NOT NULL,
	`language` text NOT NULL,
	`phone` text DEFAULT '' NOT NULL,
	`password_hash` text NOT NULL,
	`first_login` integer DEFAULT false NOT NULL,
	`temporary_until` integer,
	`disabled_at` integer,
	`decides_only` integer DEFAULT false NOT NULL,
	`hears_of_all` integer DEFAULT false NOT NULL,
	`search_row` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`version` integer DEFAULT 1 NOT NULL
);--> statement-breakpoint
CREATE UNIQUE INDEX `users_email_unique` ON `users` (`email`);--> statement-breakpoint
CREATE INDEX `users_role` ON `users` (`role`,`created_at`);--> statement-breakpoint
CREATE INDEX `users_found` ON `users` (`search_row`);
--> statement-breakpoint
CREATE VIRTUAL TABLE `submission_search` USING fts5(`text`, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 2', prefix='2 3');
--> statement-breakpoint
CREATE VIRTUAL TABLE `submission_search_terms` USING fts5vocab(`submission_search`, 'row');
--> statement-breakpoint
CREATE VIRTUAL TABLE `order_search` USING fts5(`text`, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 2', prefix='2 3');
--> statement-breakpoint
CREATE VIRTUAL TABLE `order_search_terms` USING fts5vocab(`order_search`, 'row');
--> statement-breakpoint
CREATE VIRTUAL TABLE `history_search` USING fts5(`text`, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 2', prefix='2 3');
--> statement-breakpoint
CREATE VIRTUAL TABLE `history_search_terms` USING fts5vocab(`history_search`, 'row');
--> statement-breakpoint
CREATE VIRTUAL TABLE `account_search` USING fts5(`text`, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 2', prefix='2 3');
--> statement-breakpoint
CREATE VIRTUAL TABLE `account_search_terms` USING fts5vocab(`account_search`, 'row');
--> statement-breakpoint
CREATE VIRTUAL TABLE `mail_search` USING fts5(`text`, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 2', prefix='2 3');
--> statement-breakpoint
CREATE VIRTUAL TABLE `mail_search_terms` USING fts5vocab(`mail_search`, 'row');
--> statement-breakpoint
CREATE VIRTUAL TABLE `file_texts_search` USING fts5(`text`, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 2', prefix='2 3');
--> statement-breakpoint
CREATE VIRTUAL TABLE `file_texts_search_terms` USING fts5vocab(`file_texts_search`, 'row');
--> statement-breakpoint
CREATE VIRTUAL TABLE `campaigns_search` USING fts5(`text`, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 2', prefix='2 3');
--> statement-breakpoint
CREATE VIRTUAL TABLE `campaigns_search_terms` USING fts5vocab(`campaigns_search`, 'row');
--> statement-breakpoint
CREATE VIRTUAL TABLE `payments_search` USING fts5(`text`, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 2', prefix='2 3');
--> statement-breakpoint
CREATE VIRTUAL TABLE `payments_search_terms` USING fts5vocab(`payments_search`, 'row');
--> statement-breakpoint
CREATE VIEW `history_words` AS SELECT h.`id`, h.`search_row`, replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(h.`actor_name` || ' ' || h.`note` || ' ' || coalesce(o.`reference` || ' ' || substr(o.`reference`, -5) || ' ' || substr(o.`reference`, -4) || ' ' || substr(o.`reference`, -3) || ' ' || substr(o.`reference`, -2) || ' ' || substr(o.`reference`, -1), '') || ' ' || coalesce(s.`institution_name` || ' ' || s.`reference` || ' ' || substr(s.`reference`, -5) || ' ' || substr(s.`reference`, -4) || ' ' || substr(s.`reference`, -3) || ' ' || substr(s.`reference`, -2) || ' ' || substr(s.`reference`, -1), '') || ' ' || coalesce((SELECT n.`title_pt` || ' ' || n.`title_en` FROM `catalogue_items` n WHERE n.`id` = h.`record_id`), '') || ' ' || coalesce((SELECT n.`name` FROM `users` n WHERE n.`id` = h.`record_id`), '') || ' ' || coalesce((SELECT n.`subject_pt` || ' ' || n.`subject_en` FROM `campaigns` n WHERE n.`id` = h.`record_id`), '') || ' ' || coalesce((SELECT n.`name` FROM `letter_types` n WHERE n.`id` = h.`record_id`), ''), 'ø', 'o'), 'Ø', 'o'), 'ł', 'l'), 'Ł', 'l'), 'ß', 'ss'), 'ı', 'i'), 'đ', 'd'), 'Đ', 'd'), 'þ', 'th'), 'Þ', 'th'), 'æ', 'ae'), 'Æ', 'ae'), 'œ', 'oe'), 'Œ', 'oe'), 'ð', 'd'), 'Ð', 'd'), 'ħ', 'h'), 'Ħ', 'h'), 'ŋ', 'n'), 'Ŋ', 'n') AS `text` FROM `history` h LEFT JOIN `order_requests` r ON r.`id` = h.`record_id` LEFT JOIN `contracts` c ON c.`id` = h.`record_id` LEFT JOIN `orders` o ON o.`id` = coalesce(r.`order_id`, c.`order_id`, h.`record_id`) LEFT JOIN `submissions` s ON s.`id` = coalesce(h.`submission_id`, o.`submission_id`, h.`record_id`);
--> statement-breakpoint
CREATE VIEW `account_words` AS SELECT u.`id`, u.`search_row`, replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(u.`name` || ' ' || u.`email`, 'ø', 'o'), 'Ø', 'o'), 'ł', 'l'), 'Ł', 'l'), 'ß', 'ss'), 'ı', 'i'), 'đ', 'd'), 'Đ', 'd'), 'þ', 'th'), 'Þ', 'th'), 'æ', 'ae'), 'Æ', 'ae'), 'œ', 'oe'), 'Œ', 'oe'), 'ð', 'd'), 'Ð', 'd'), 'ħ', 'h'), 'Ħ', 'h'), 'ŋ', 'n'), 'Ŋ', 'n') || ' ' || 'id' || replace(replace(replace(replace(replace(replace(replace(replace(replace(u.`phone`, ' ', ''), '.', ''), '/', ''), '-', ''), '(', ''), ')', ''), '+', ''), '–', ''), '‑', '') || ' ' || 'id' || substr(replace(replace(replace(replace(replace(replace(replace(replace(replace(u.`phone`, ' ', ''), '.', ''), '/', ''), '-', ''), '(', ''), ')', ''), '+', ''), '–', ''), '‑', ''), -7) || ' ' || 'id' || substr(replace(replace(replace(replace(replace(replace(replace(replace(replace(u.`phone`, ' ', ''), '.', ''), '/', ''), '-', ''), '(', ''), ')', ''), '+', ''), '–', ''), '‑', ''), -8) || ' ' || 'id' || substr(replace(replace(replace(replace(replace(replace(replace(replace(replace(u.`phone`, ' ', ''), '.', ''), '/', ''), '-', ''), '(', ''), ')', ''), '+', ''), '–', ''), '‑', ''), -9) || ' ' || 'id' || substr(replace(replace(replace(replace(replace(replace(replace(replace(replace(u.`phone`, ' ', ''), '.', ''), '/', ''), '-', ''), '(', ''), ')', ''), '+', ''), '–', ''), '‑', ''), -10) || ' ' || 'id' || substr(replace(replace(replace(replace(replace(replace(replace(replace(replace(u.`phone`, ' ', ''), '.', ''), '/', ''), '-', ''), '(', ''), ')', ''), '+', ''), '–', ''), '‑', ''), -11) || ' ' || coalesce((SELECT group_concat(s.`search` || ' ' || s.`reference` || ' ' || substr(s.`reference`, -5) || ' ' || substr(s.`reference`, -4) || ' ' || substr(s.`reference`, -3) || ' ' || substr(s.`reference`, -2) || ' ' || substr(s.`reference`, -1), ' ') FROM `submission_members` m JOIN `submissions` s ON s.`id` = m.`submission_id` WHERE m.`user_id` = u.`id`), '') AS `text` FROM `users` u;
--> statement-breakpoint
CREATE TRIGGER `submissions_search_insert` AFTER INSERT ON `submissions` BEGIN
  UPDATE `submissions` SET `search_row` = (SELECT coalesce(max(`search_row`), 0) + 1 FROM `submissions`) WHERE `id` = new.`id` AND `search_row` IS NULL;
  INSERT OR REPLACE INTO `submission_search` (rowid, `text`) SELECT s.`search_row`, s.`search` || ' ' || s.`reference` || ' ' || substr(s.`reference`, -5) || ' ' || substr(s.`reference`, -4) || ' ' || substr(s.`reference`, -3) || ' ' || substr(s.`reference`, -2) || ' ' || substr(s.`reference`, -1) FROM `submissions` s WHERE s.`id` = new.`id`;
  INSERT OR REPLACE INTO `order_search` (rowid, `text`) SELECT o.`search_row`, o.`search` || ' ' || new.`search` || ' ' || o.`reference` || ' ' || substr(o.`reference`, -5) || ' ' || substr(o.`reference`, -4) || ' ' || substr(o.`reference`, -3) || ' ' || substr(o.`reference`, -2) || ' ' || substr(o.`reference`, -1) FROM `orders` o WHERE o.`submission_id` = new.`id` AND o.`search_row` IS NOT NULL;
END;
--> statement-breakpoint
CREATE TRIGGER `submissions_search_update` AFTER UPDATE OF `search` ON `submissions` BEGIN
  UPDATE `submissions` SET `search_row` = (SELECT coalesce(max(`search_row`), 0) + 1 FROM `submissions`) WHERE `id` = new.`id` AND `search_row` IS NULL;
  INSERT OR REPLACE INTO `submission_search` (rowid, `text`) SELECT s.`search_row`, s.`search` || ' ' || s.`reference` || ' ' || substr(s.`reference`, -5) || ' ' || substr(s.`reference`, -4) || ' ' || substr(s.`reference`, -3) || ' ' || substr(s.`reference`, -2) || ' ' || substr(s.`reference`, -1) FROM `submissions` s WHERE s.`id` = new.`id`;
  INSERT OR REPLACE INTO `order_search` (rowid, `text`) SELECT o.`search_row`, o.`search` || ' ' || new.`search` || ' ' || o.`reference` || ' ' || substr(o.`reference`, -5) || ' ' || substr(o.`reference`, -4) || ' ' || substr(o.`reference`, -3) || ' ' || substr(o.`reference`, -2) || ' ' || substr(o.`reference`, -1) FROM `orders` o WHERE o.`submission_id` = new.`id` AND o.`search_row` IS NOT NULL;
END;
--> statement-breakpoint
CREATE TRIGGER `orders_search_insert` AFTER INSERT ON `orders` WHEN new.`reference` IS NOT NULL BEGIN
  UPDATE `orders` SET `search_row` = (SELECT coalesce(max(`search_row`), 0) + 1 FROM `orders`) WHERE `id` = new.`id` AND `search_row` IS NULL;
  INSERT OR REPLACE INTO `order_search` (rowid, `text`) SELECT o.`search_row`, o.`search` || ' ' || s.`search` || ' ' || o.`reference` || ' ' || substr(o.`reference`, -5) || ' ' || substr(o.`reference`, -4) || ' ' || substr(o.`reference`, -3) || ' ' || substr(o.`reference`, -2) || ' ' || substr(o.`reference`, -1) FROM `orders` o JOIN `submissions` s ON s.`id` = o.`submission_id` WHERE o.`id` = new.`id`;
END;
--> statement-breakpoint
CREATE TRIGGER `orders_search_update` AFTER UPDATE OF `search`, `reference` ON `orders` WHEN new.`reference` IS NOT NULL BEGIN
  UPDATE `orders` SET `search_row` = (SELECT coalesce(max(`search_row`), 0) + 1 FROM `orders`) WHERE `id` = new.`id` AND `search_row` IS NULL;
  INSERT OR REPLACE INTO `order_search` (rowid, `text`) SELECT o.`search_row`, o.`search` || ' ' || s.`search` || ' ' || o.`reference` || ' ' || substr(o.`reference`, -5) || ' ' || substr(o.`reference`, -4) || ' ' || substr(o.`reference`, -3) || ' ' || substr(o.`reference`, -2) || ' ' || substr(o.`reference`, -1) FROM `orders` o JOIN `submissions` s ON s.`id` = o.`submission_id` WHERE o.`id` = new.`id`;
END;
--> statement-breakpoint
CREATE TRIGGER `submissions_search_delete` AFTER DELETE ON `submissions` WHEN old.`search_row` IS NOT NULL BEGIN
  DELETE FROM `submission_search` WHERE rowid = old.`search_row`;
END;
--> statement-breakpoint
CREATE TRIGGER `orders_search_delete` AFTER DELETE ON `orders` WHEN old.`search_row` IS NOT NULL BEGIN
  DELETE FROM `order_search` WHERE rowid = old.`search_row`;
END;
--> statement-breakpoint
CREATE TRIGGER `history_search_update` AFTER UPDATE OF `note`, `actor_name` ON `history` WHEN new.`search_row` IS NOT NULL BEGIN
  INSERT OR REPLACE INTO `history_search` (rowid, `text`) SELECT `search_row`, `text` FROM `history_words` WHERE `id` = new.`id`;
END;
--> statement-breakpoint
CREATE TRIGGER `history_search_delete` AFTER DELETE ON `history` WHEN old.`search_row` IS NOT NULL BEGIN
  DELETE FROM `history_search` WHERE rowid = old.`search_row`;
END;
--> statement-breakpoint
CREATE TRIGGER `orders_history_sent` AFTER UPDATE OF `reference` ON `orders` WHEN old.`reference` IS NULL AND new.`reference` IS NOT NULL BEGIN
  UPDATE `history` SET `search_row` = b.`row` FROM (SELECT h.`id`, m.`top` + row_number() OVER (ORDER BY h.`at`, h.`id`) AS `row` FROM `history` h, (SELECT coalesce(max(`search_row`), 0) AS `top` FROM `history`) m WHERE h.`record` = 'order' AND h.`record_id` = new.`id` AND h.`search_row` IS NULL) b WHERE b.`id` = `history`.`id`;
  INSERT OR REPLACE INTO `history_search` (rowid, `text`) SELECT w.`search_row`, w.`text` FROM `history` h JOIN `history_words` w ON w.`id` = h.`id` WHERE h.`record` = 'order' AND h.`record_id` = new.`id`;
END;
--> statement-breakpoint
CREATE TRIGGER `users_search_insert` AFTER INSERT ON `users` BEGIN
  UPDATE `users` SET `search_row` = (SELECT coalesce(max(`search_row`), 0) + 1 FROM `users`) WHERE `id` = new.`id` AND `search_row` IS NULL;
  INSERT OR REPLACE INTO `account_search` (rowid, `text`) SELECT `search_row`, `text` FROM `account_words` WHERE `id` = new.`id` AND `search_row` IS NOT NULL;
END;
--> statement-breakpoint
CREATE TRIGGER `users_search_delete` AFTER DELETE ON `users` WHEN old.`search_row` IS NOT NULL BEGIN
  DELETE FROM `account_search` WHERE rowid = old.`search_row`;
END;
--> statement-breakpoint
CREATE TRIGGER `members_search_insert` AFTER INSERT ON `submission_members` BEGIN
  INSERT OR REPLACE INTO `account_search` (rowid, `text`) SELECT `search_row`, `text` FROM `account_words` WHERE `id` = new.`user_id` AND `search_row` IS NOT NULL;
END;
--> statement-breakpoint
CREATE TRIGGER `members_search_delete` AFTER DELETE ON `submission_members` BEGIN
  INSERT OR REPLACE INTO `account_search` (rowid, `text`) SELECT `search_row`, `text` FROM `account_words` WHERE `id` = old.`user_id` AND `search_row` IS NOT NULL;
END;
--> statement-breakpoint
CREATE TRIGGER `submissions_members_search` AFTER UPDATE OF `search` ON `submissions` BEGIN
  INSERT OR REPLACE INTO `account_search` (rowid, `text`) SELECT w.`search_row`, w.`text` FROM `submission_members` m JOIN `account_words` w ON w.`id` = m.`user_id` WHERE m.`submission_id` = new.`id` AND w.`search_row` IS NOT NULL;
END;
--> statement-breakpoint
CREATE TRIGGER `outbox_search_delete` AFTER DELETE ON `outbox` WHEN old.`search_row` IS NOT NULL BEGIN
  DELETE FROM `mail_search` WHERE rowid = old.`search_row`;
END;
--> statement-breakpoint
CREATE TRIGGER `history_search_insert` AFTER INSERT ON `history` WHEN new.`is_part` = 0 AND (new.`record` <> 'order' OR EXISTS (SELECT 1 FROM `orders` o WHERE o.`id` = new.`record_id` AND o.`reference` IS NOT NULL)) BEGIN
  UPDATE `history` SET `search_row` = (SELECT coalesce(max(`search_row`), 0) + 1 FROM `history`) WHERE `id` = new.`id`;
  INSERT INTO `history_search` (rowid, `text`) SELECT `search_row`, `text` FROM `history_words` WHERE `id` = new.`id`;
END;
--> statement-breakpoint
CREATE TRIGGER `file_texts_search_insert` AFTER INSERT ON `file_texts` BEGIN
  UPDATE `file_texts` SET `search_row` = (SELECT coalesce(max(`search_row`), 0) + 1 FROM `file_texts`) WHERE `id` = new.`id`;
  INSERT OR REPLACE INTO `file_texts_search` (rowid, `text`) SELECT `search_row`, coalesce(`text`, '') FROM `file_texts` WHERE `id` = new.`id`;
END;
--> statement-breakpoint
CREATE TRIGGER `file_texts_search_update` AFTER UPDATE OF `text` ON `file_texts` BEGIN
  INSERT OR REPLACE INTO `file_texts_search` (rowid, `text`) SELECT `search_row`, coalesce(`text`, '') FROM `file_texts` WHERE `id` = new.`id`;
END;
--> statement-breakpoint
CREATE TRIGGER `file_texts_search_delete` AFTER DELETE ON `file_texts` BEGIN
  DELETE FROM `file_texts_search` WHERE rowid = old.`search_row`;
END;
--> statement-breakpoint
CREATE TRIGGER `campaigns_search_delete` AFTER DELETE ON `campaigns` BEGIN
  DELETE FROM `campaigns_search` WHERE rowid = old.`search_row`;
END;
--> statement-breakpoint
CREATE TRIGGER `users_search_update` AFTER UPDATE OF `name`, `email`, `phone` ON `users` BEGIN
  INSERT OR REPLACE INTO `account_search` (rowid, `text`) SELECT `search_row`, `text` FROM `account_words` WHERE `id` = new.`id` AND `search_row` IS NOT NULL;
END;
--> statement-breakpoint
CREATE TRIGGER `outbox_search_insert` AFTER INSERT ON `outbox` BEGIN
  UPDATE `outbox` SET `search_row` = (SELECT coalesce(max(`search_row`), 0) + 1 FROM `outbox`) WHERE `id` = new.`id` AND `search_row` IS NULL;
  INSERT OR REPLACE INTO `mail_search` (rowid, `text`) SELECT `search_row`, replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(`to_name` || ' ' || `to_email` || ' ' || `subject`, 'ø', 'o'), 'Ø', 'o'), 'ł', 'l'), 'Ł', 'l'), 'ß', 'ss'), 'ı', 'i'), 'đ', 'd'), 'Đ', 'd'), 'þ', 'th'), 'Þ', 'th'), 'æ', 'ae'), 'Æ', 'ae'), 'œ', 'oe'), 'Œ', 'oe'), 'ð', 'd'), 'Ð', 'd'), 'ħ', 'h'), 'Ħ', 'h'), 'ŋ', 'n'), 'Ŋ', 'n') FROM `outbox` WHERE `id` = new.`id`;
END;
--> statement-breakpoint
CREATE TRIGGER `outbox_search_update` AFTER UPDATE OF `to_name`, `to_email`, `subject` ON `outbox` WHEN new.`search_row` IS NOT NULL BEGIN
  INSERT OR REPLACE INTO `mail_search` (rowid, `text`) SELECT `search_row`, replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(`to_name` || ' ' || `to_email` || ' ' || `subject`, 'ø', 'o'), 'Ø', 'o'), 'ł', 'l'), 'Ł', 'l'), 'ß', 'ss'), 'ı', 'i'), 'đ', 'd'), 'Đ', 'd'), 'þ', 'th'), 'Þ', 'th'), 'æ', 'ae'), 'Æ', 'ae'), 'œ', 'oe'), 'Œ', 'oe'), 'ð', 'd'), 'Ð', 'd'), 'ħ', 'h'), 'Ħ', 'h'), 'ŋ', 'n'), 'Ŋ', 'n') FROM `outbox` WHERE `id` = new.`id`;
END;
--> statement-breakpoint
CREATE TRIGGER `campaigns_search_insert` AFTER INSERT ON `campaigns` BEGIN
  UPDATE `campaigns` SET `search_row` = (SELECT coalesce(max(`search_row`), 0) + 1 FROM `campaigns`) WHERE `id` = new.`id`;
  INSERT OR REPLACE INTO `campaigns_search` (rowid, `text`) SELECT `search_row`, replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(coalesce(`subject_pt`, '') || ' ' || coalesce(`subject_en`, ''), 'ø', 'o'), 'Ø', 'o'), 'ł', 'l'), 'Ł', 'l'), 'ß', 'ss'), 'ı', 'i'), 'đ', 'd'), 'Đ', 'd'), 'þ', 'th'), 'Þ', 'th'), 'æ', 'ae'), 'Æ', 'ae'), 'œ', 'oe'), 'Œ', 'oe'), 'ð', 'd'), 'Ð', 'd'), 'ħ', 'h'), 'Ħ', 'h'), 'ŋ', 'n'), 'Ŋ', 'n') FROM `campaigns` WHERE `id` = new.`id`;
END;
--> statement-breakpoint
CREATE TRIGGER `campaigns_search_update` AFTER UPDATE OF `subject_pt`, `subject_en` ON `campaigns` BEGIN
  INSERT OR REPLACE INTO `campaigns_search` (rowid, `text`) SELECT `search_row`, replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(coalesce(`subject_pt`, '') || ' ' || coalesce(`subject_en`, ''), 'ø', 'o'), 'Ø', 'o'), 'ł', 'l'), 'Ł', 'l'), 'ß', 'ss'), 'ı', 'i'), 'đ', 'd'), 'Đ', 'd'), 'þ', 'th'), 'Þ', 'th'), 'æ', 'ae'), 'Æ', 'ae'), 'œ', 'oe'), 'Œ', 'oe'), 'ð', 'd'), 'Ð', 'd'), 'ħ', 'h'), 'Ħ', 'h'), 'ŋ', 'n'), 'Ŋ', 'n') FROM `campaigns` WHERE `id` = new.`id`;
END;
--> statement-breakpoint
CREATE TRIGGER `payments_search_insert` AFTER INSERT ON `payments` BEGIN
  UPDATE `payments` SET `search_row` = (SELECT coalesce(max(`search_row`), 0) + 1 FROM `payments`) WHERE `id` = new.`id`;
  INSERT OR REPLACE INTO `payments_search` (rowid, `text`) SELECT `search_row`, replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(coalesce(`reference`, ''), 'ø', 'o'), 'Ø', 'o'), 'ł', 'l'), 'Ł', 'l'), 'ß', 'ss'), 'ı', 'i'), 'đ', 'd'), 'Đ', 'd'), 'þ', 'th'), 'Þ', 'th'), 'æ', 'ae'), 'Æ', 'ae'), 'œ', 'oe'), 'Œ', 'oe'), 'ð', 'd'), 'Ð', 'd'), 'ħ', 'h'), 'Ħ', 'h'), 'ŋ', 'n'), 'Ŋ', 'n') FROM `payments` WHERE `id` = new.`id`;
END;
--> statement-breakpoint
CREATE TRIGGER `payments_search_update` AFTER UPDATE OF `reference` ON `payments` BEGIN
  INSERT OR REPLACE INTO `payments_search` (rowid, `text`) SELECT `search_row`, replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(coalesce(`reference`, ''), 'ø', 'o'), 'Ø', 'o'), 'ł', 'l'), 'Ł', 'l'), 'ß', 'ss'), 'ı', 'i'), 'đ', 'd'), 'Đ', 'd'), 'þ', 'th'), 'Þ', 'th'), 'æ', 'ae'), 'Æ', 'ae'), 'œ', 'oe'), 'Œ', 'oe'), 'ð', 'd'), 'Ð', 'd'), 'ħ', 'h'), 'Ħ', 'h'), 'ŋ', 'n'), 'Ŋ', 'n') FROM `payments` WHERE `id` = new.`id`;
END;
--> statement-breakpoint
CREATE TRIGGER `payments_search_delete` AFTER DELETE ON `payments` BEGIN
  DELETE FROM `payments_search` WHERE rowid = old.`search_row`;
END;
