CREATE TABLE `decision_texts` (
	`decision` text PRIMARY KEY NOT NULL,
	`text_pt` text DEFAULT '' NOT NULL,
	`text_en` text DEFAULT '' NOT NULL,
	`updated_at` integer NOT NULL,
	`version` integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE `planned_decisions` (
	`submission_id` text PRIMARY KEY NOT NULL,
	`decision` text NOT NULL,
	`note` text DEFAULT '' NOT NULL,
	`planned_by` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`submission_id`) REFERENCES `submissions`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`planned_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
ALTER TABLE `evaluations` ADD `first_marks` text;--> statement-breakpoint
ALTER TABLE `evaluations` ADD `changed_knowing_at` integer;--> statement-breakpoint
ALTER TABLE `outbox` ADD `text_version` integer;--> statement-breakpoint
ALTER TABLE `outbox` ADD `edited_at` integer;