CREATE TABLE `mail_opt_outs` (
	`hash` text PRIMARY KEY NOT NULL,
	`campaign_id` text,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
DROP INDEX `outbox_due`;--> statement-breakpoint
DROP INDEX `outbox_campaign`;--> statement-breakpoint
ALTER TABLE `outbox` ADD `lane` text DEFAULT 'ordinary' NOT NULL;--> statement-breakpoint
ALTER TABLE `outbox` ADD `reason` text;--> statement-breakpoint
ALTER TABLE `outbox` ADD `bounced` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `outbox` ADD `text_dropped_at` integer;--> statement-breakpoint
CREATE INDEX `outbox_to` ON `outbox` (`to_email`,`created_at`);--> statement-breakpoint
CREATE INDEX `outbox_due` ON `outbox` (`status`,`lane`,`next_attempt_at`);--> statement-breakpoint
CREATE INDEX `outbox_campaign` ON `outbox` (`campaign_id`,`status`,`next_attempt_at`);--> statement-breakpoint
ALTER TABLE `campaigns` ADD `status` text DEFAULT 'draft' NOT NULL;--> statement-breakpoint
ALTER TABLE `campaigns` ADD `paused_because` text;--> statement-breakpoint
ALTER TABLE `campaigns` ADD `details_pt` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `campaigns` ADD `details_en` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `campaigns` ADD `filter` text;--> statement-breakpoint
ALTER TABLE `campaigns` ADD `version` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE `campaigns` ADD `started_at` integer;--> statement-breakpoint
ALTER TABLE `campaigns` ADD `finished_at` integer;--> statement-breakpoint
ALTER TABLE `campaigns` DROP COLUMN `custom_details`;--> statement-breakpoint
ALTER TABLE `campaigns` DROP COLUMN `recipients`;--> statement-breakpoint
ALTER TABLE `campaigns` DROP COLUMN `stopped_at`;