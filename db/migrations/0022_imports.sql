CREATE TABLE `import_rows` (
	`import_id` text NOT NULL,
	`row` integer NOT NULL,
	`cells` text NOT NULL,
	`surplus` integer,
	`is_left_out` integer DEFAULT false NOT NULL,
	`outcome` text NOT NULL,
	`problems` text NOT NULL,
	`item_id` text,
	`item_version` integer,
	`values` text,
	`title` text NOT NULL,
	`result` text,
	PRIMARY KEY(`import_id`, `row`),
	FOREIGN KEY (`import_id`) REFERENCES `imports`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `import_rows_result` ON `import_rows` (`import_id`,`result`,`row`);--> statement-breakpoint
CREATE INDEX `import_rows_outcome` ON `import_rows` (`import_id`,`outcome`,`result`);--> statement-breakpoint
CREATE TABLE `imports` (
	`id` text PRIMARY KEY NOT NULL,
	`actor_id` text NOT NULL,
	`file_id` text NOT NULL,
	`file_name` text NOT NULL,
	`status` text NOT NULL,
	`shape` text,
	`problem` text,
	`predicted` text,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`planned_at` integer,
	`started_at` integer,
	`ended_at` integer
);
--> statement-breakpoint
CREATE INDEX `imports_actor` ON `imports` (`actor_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `imports_status` ON `imports` (`status`);