CREATE TABLE `sent_texts` (
	`mail_id` text PRIMARY KEY NOT NULL,
	`shared_id` text NOT NULL,
	`packed` blob NOT NULL,
	FOREIGN KEY (`mail_id`) REFERENCES `outbox`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`shared_id`) REFERENCES `shared_texts`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `sent_texts_shared` ON `sent_texts` (`shared_id`);--> statement-breakpoint
CREATE TABLE `shared_texts` (
	`id` text PRIMARY KEY NOT NULL,
	`packed` blob NOT NULL
);
