CREATE TABLE `claims` (
	`name` text PRIMARY KEY NOT NULL,
	`process` text NOT NULL,
	`until` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `guesses` (
	`key` text PRIMARY KEY NOT NULL,
	`tokens` real NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `news` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`mark` text NOT NULL,
	`process` text NOT NULL,
	`tables` text NOT NULL,
	`written` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `news_mark` ON `news` (`mark`);--> statement-breakpoint
CREATE INDEX `news_created` ON `news` (`created_at`);