CREATE TABLE `campaigns` (
	`id` text PRIMARY KEY NOT NULL,
	`type` text NOT NULL,
	`subject_pt` text DEFAULT '' NOT NULL,
	`subject_en` text DEFAULT '' NOT NULL,
	`message_pt` text DEFAULT '' NOT NULL,
	`message_en` text DEFAULT '' NOT NULL,
	`custom_details` text DEFAULT '' NOT NULL,
	`recipients` integer NOT NULL,
	`stopped_at` integer,
	`created_by` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `catalogue_items` (
	`id` text PRIMARY KEY NOT NULL,
	`title_pt` text DEFAULT '' NOT NULL,
	`title_en` text DEFAULT '' NOT NULL,
	`description_pt` text DEFAULT '' NOT NULL,
	`description_en` text DEFAULT '' NOT NULL,
	`category` text DEFAULT 'default' NOT NULL,
	`unit_metric` text NOT NULL,
	`unit_price_cents` integer NOT NULL,
	`status` text NOT NULL,
	`image_file_id` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`version` integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE INDEX `catalogue_items_status` ON `catalogue_items` (`status`,`category`);--> statement-breakpoint
CREATE TABLE `contracts` (
	`id` text PRIMARY KEY NOT NULL,
	`order_id` text NOT NULL,
	`edition` integer NOT NULL,
	`locale` text NOT NULL,
	`data` text NOT NULL,
	`file_id` text NOT NULL,
	`signed_file_id` text,
	`created_by` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`file_id`) REFERENCES `files`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `contracts_edition` ON `contracts` (`order_id`,`edition`);--> statement-breakpoint
CREATE TABLE `counters` (
	`series` text PRIMARY KEY NOT NULL,
	`last` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `evaluations` (
	`id` text PRIMARY KEY NOT NULL,
	`submission_id` text NOT NULL,
	`evaluator_id` text NOT NULL,
	`theme` integer,
	`innovation` integer,
	`sustainability` integer,
	`feasibility` integer,
	`public_interest` integer,
	`decision` text DEFAULT 'PENDING' NOT NULL,
	`comment` text DEFAULT '' NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	FOREIGN KEY (`submission_id`) REFERENCES `submissions`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`evaluator_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `evaluations_one_each` ON `evaluations` (`submission_id`,`evaluator_id`);--> statement-breakpoint
CREATE TABLE `files` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`type` text NOT NULL,
	`kind` text NOT NULL,
	`size` integer NOT NULL,
	`sha256` text NOT NULL,
	`purpose` text NOT NULL,
	`owner_kind` text,
	`owner_id` text,
	`request_id` text,
	`uploaded_by` text,
	`pages` integer,
	`replaced_at` integer,
	`deleted_at` integer,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `files_owner` ON `files` (`owner_kind`,`owner_id`);--> statement-breakpoint
CREATE INDEX `files_sha256` ON `files` (`sha256`);--> statement-breakpoint
CREATE INDEX `files_uploader` ON `files` (`uploaded_by`,`created_at`);--> statement-breakpoint
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
	`actor_id` text,
	`actor_name` text DEFAULT '' NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `history_record` ON `history` (`record`,`record_id`,`at`);--> statement-breakpoint
CREATE INDEX `history_submission` ON `history` (`submission_id`,`at`);--> statement-breakpoint
CREATE INDEX `history_at` ON `history` (`at`);--> statement-breakpoint
CREATE TABLE `idempotency_keys` (
	`actor_id` text NOT NULL,
	`key` text NOT NULL,
	`body_hash` text NOT NULL,
	`answer` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`actor_id`, `key`)
);
--> statement-breakpoint
CREATE INDEX `idempotency_keys_created` ON `idempotency_keys` (`created_at`);--> statement-breakpoint
CREATE TABLE `order_lines` (
	`id` text PRIMARY KEY NOT NULL,
	`order_id` text NOT NULL,
	`position` integer NOT NULL,
	`kind` text NOT NULL,
	`item_id` text NOT NULL,
	`title_pt` text DEFAULT '' NOT NULL,
	`title_en` text DEFAULT '' NOT NULL,
	`description_pt` text DEFAULT '' NOT NULL,
	`description_en` text DEFAULT '' NOT NULL,
	`category` text DEFAULT 'default' NOT NULL,
	`unit_metric` text DEFAULT '' NOT NULL,
	`unit_price_cents` integer NOT NULL,
	`quantity` integer NOT NULL,
	`period_of_use` integer NOT NULL,
	`discount_percent` real DEFAULT 0 NOT NULL,
	`notes` text DEFAULT '' NOT NULL,
	`total_cents` integer NOT NULL,
	`discount_cents` integer DEFAULT 0 NOT NULL,
	`is_custom_service` integer DEFAULT false NOT NULL,
	`is_priced` integer DEFAULT true NOT NULL,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `order_lines_order` ON `order_lines` (`order_id`,`position`);--> statement-breakpoint
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
	`created_by` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`created_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `order_requests_order` ON `order_requests` (`order_id`,`status`);--> statement-breakpoint
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
	`payment_confirmation_id` text,
	`search` text DEFAULT '' NOT NULL,
	`sent_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	FOREIGN KEY (`submission_id`) REFERENCES `submissions`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`author_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `orders_reference_unique` ON `orders` (`reference`);--> statement-breakpoint
CREATE INDEX `orders_status_sent` ON `orders` (`status`,`sent_at`);--> statement-breakpoint
CREATE INDEX `orders_submission` ON `orders` (`submission_id`);--> statement-breakpoint
CREATE INDEX `orders_updated` ON `orders` (`updated_at`);--> statement-breakpoint
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
	`status` text NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`next_attempt_at` integer NOT NULL,
	`leased_until` integer,
	`last_error` text DEFAULT '' NOT NULL,
	`sent_at` integer,
	`record_kind` text,
	`record_id` text,
	`campaign_id` text,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `outbox_message_id_unique` ON `outbox` (`message_id`);--> statement-breakpoint
CREATE INDEX `outbox_due` ON `outbox` (`status`,`next_attempt_at`);--> statement-breakpoint
CREATE INDEX `outbox_record` ON `outbox` (`record_kind`,`record_id`);--> statement-breakpoint
CREATE INDEX `outbox_campaign` ON `outbox` (`campaign_id`);--> statement-breakpoint
CREATE TABLE `recovery_codes` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`code_hash` text NOT NULL,
	`expires_at` integer NOT NULL,
	`used_at` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
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
);
--> statement-breakpoint
CREATE INDEX `refresh_tokens_user` ON `refresh_tokens` (`user_id`);--> statement-breakpoint
CREATE INDEX `refresh_tokens_family` ON `refresh_tokens` (`family`);--> statement-breakpoint
CREATE TABLE `request_comments` (
	`id` text PRIMARY KEY NOT NULL,
	`request_id` text NOT NULL,
	`author_id` text NOT NULL,
	`message` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`request_id`) REFERENCES `order_requests`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`author_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `request_comments_request` ON `request_comments` (`request_id`);--> statement-breakpoint
CREATE TABLE `sessions` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`family` text NOT NULL,
	`device` text DEFAULT '' NOT NULL,
	`expires_at` integer NOT NULL,
	`created_at` integer NOT NULL,
	`last_seen_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `sessions_user` ON `sessions` (`user_id`);--> statement-breakpoint
CREATE INDEX `sessions_family` ON `sessions` (`family`);--> statement-breakpoint
CREATE TABLE `settings` (
	`id` integer PRIMARY KEY NOT NULL,
	`data` text NOT NULL,
	`updated_by` text,
	`updated_at` integer NOT NULL,
	`version` integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE `submission_members` (
	`submission_id` text NOT NULL,
	`user_id` text NOT NULL,
	`part` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`submission_id`, `user_id`),
	FOREIGN KEY (`submission_id`) REFERENCES `submissions`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `submission_members_user` ON `submission_members` (`user_id`);--> statement-breakpoint
CREATE TABLE `submissions` (
	`id` text PRIMARY KEY NOT NULL,
	`reference` text NOT NULL,
	`status` text NOT NULL,
	`status_before` text,
	`duplicate_of` text,
	`withdrawn_at` integer,
	`track_hash` text NOT NULL,
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
	`search` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`version` integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `submissions_reference_unique` ON `submissions` (`reference`);--> statement-breakpoint
CREATE UNIQUE INDEX `submissions_track_hash_unique` ON `submissions` (`track_hash`);--> statement-breakpoint
CREATE INDEX `submissions_status_created` ON `submissions` (`status`,`created_at`);--> statement-breakpoint
CREATE INDEX `submissions_created` ON `submissions` (`created_at`);--> statement-breakpoint
CREATE INDEX `submissions_email` ON `submissions` (`representative_email`);--> statement-breakpoint
CREATE TABLE `used_challenges` (
	`id` text PRIMARY KEY NOT NULL,
	`expires_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `users` (
	`id` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`name` text NOT NULL,
	`role` text NOT NULL,
	`language` text NOT NULL,
	`password_hash` text NOT NULL,
	`first_login` integer DEFAULT false NOT NULL,
	`temporary_until` integer,
	`disabled_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`version` integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `users_email_unique` ON `users` (`email`);