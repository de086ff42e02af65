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
);
--> statement-breakpoint
CREATE UNIQUE INDEX `order_versions_number` ON `order_versions` (`order_id`,`number`);--> statement-breakpoint
CREATE TABLE `payments` (
	`id` text PRIMARY KEY NOT NULL,
	`order_id` text NOT NULL,
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
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`handed_in_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`decided_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `payments_order` ON `payments` (`order_id`,`handed_in_at`);--> statement-breakpoint
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
);
--> statement-breakpoint
CREATE INDEX `uploads_user` ON `uploads` (`user_id`,`updated_at`);--> statement-breakpoint
PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE `__new_files` (
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
	`pages` integer,
	`dpi` integer,
	`replaced_at` integer,
	`deleted_at` integer,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
INSERT INTO `__new_files` (`id`, `name`, `type`, `kind`, `size`, `sha256`, `purpose`, `owner_kind`, `owner_id`, `request_id`, `uploaded_by`, `pages`, `replaced_at`, `deleted_at`, `created_at`) SELECT `id`, `name`, `type`, `kind`, `size`, `sha256`, `purpose`, `owner_kind`, `owner_id`, `request_id`, `uploaded_by`, `pages`, `replaced_at`, `deleted_at`, `created_at` FROM `files`;--> statement-breakpoint
DROP TABLE `files`;--> statement-breakpoint
ALTER TABLE `__new_files` RENAME TO `files`;--> statement-breakpoint
PRAGMA foreign_keys=ON;--> statement-breakpoint
CREATE INDEX `files_owner` ON `files` (`owner_kind`,`owner_id`);--> statement-breakpoint
CREATE INDEX `files_sha256` ON `files` (`sha256`);--> statement-breakpoint
CREATE INDEX `files_uploader` ON `files` (`uploaded_by`,`created_at`);--> statement-breakpoint
ALTER TABLE `contracts` ADD `order_version` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE `order_lines` ADD `line_id` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `order_lines` ADD `is_team_line` integer DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE `order_lines` SET `line_id` = `id`;--> statement-breakpoint
CREATE UNIQUE INDEX `order_lines_line` ON `order_lines` (`order_id`,`line_id`);--> statement-breakpoint
ALTER TABLE `order_requests` ADD `content_version` integer;--> statement-breakpoint
ALTER TABLE `order_requests` ADD `due_on` text;--> statement-breakpoint
ALTER TABLE `order_requests` ADD `blocks_approval` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `order_requests` ADD `answered_by` text REFERENCES users(id);--> statement-breakpoint
ALTER TABLE `order_requests` ADD `answered_at` integer;--> statement-breakpoint
ALTER TABLE `orders` ADD `is_structure_priced` integer DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE `orders` ADD `content_version` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE `orders` ADD `agreed_version` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE `orders` ADD `linked_to` text;--> statement-breakpoint
ALTER TABLE `submissions` ADD `site_facts` text;--> statement-breakpoint
INSERT INTO `payments` (`id`, `order_id`, `file_id`, `status`, `handed_in_by`, `handed_in_at`) SELECT f.`id`, o.`id`, f.`id`, CASE o.`status` WHEN 'PAID' THEN 'accepted' ELSE 'handedIn' END, coalesce(f.`uploaded_by`, o.`author_id`), f.`created_at` FROM `orders` o JOIN `files` f ON f.`id` = o.`payment_confirmation_id`;
