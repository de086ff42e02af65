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
);
--> statement-breakpoint
CREATE INDEX `handed_steps_order` ON `handed_steps` (`order_id`,`step`);--> statement-breakpoint
CREATE INDEX `handed_steps_to` ON `handed_steps` (`to_user`);--> statement-breakpoint
ALTER TABLE `files` ADD `sender_name` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `files` ADD `handed_step_id` text;--> statement-breakpoint
CREATE INDEX `files_handed` ON `files` (`handed_step_id`);