ALTER TABLE `outbox` ADD `run_id` text;--> statement-breakpoint
CREATE INDEX `outbox_run` ON `outbox` (`run_id`);