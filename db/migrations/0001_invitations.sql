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
);
--> statement-breakpoint
CREATE UNIQUE INDEX `invitations_token_hash_unique` ON `invitations` (`token_hash`);--> statement-breakpoint
CREATE INDEX `invitations_submission` ON `invitations` (`submission_id`,`created_at`);--> statement-breakpoint
CREATE UNIQUE INDEX `invitations_open` ON `invitations` (`submission_id`,`email`) WHERE accepted_at is null and revoked_at is null;