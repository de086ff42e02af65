CREATE TABLE `run_rows` (
	`run_id` text NOT NULL,
	`position` integer NOT NULL,
	`record_id` text DEFAULT '' NOT NULL,
	`reference` text DEFAULT '' NOT NULL,
	`version` integer DEFAULT 0 NOT NULL,
	`from_status` text DEFAULT '' NOT NULL,
	`to_status` text DEFAULT '' NOT NULL,
	`state` text NOT NULL,
	`reason` text,
	`changed_by` text DEFAULT '' NOT NULL,
	`data` text,
	PRIMARY KEY(`run_id`, `position`),
	FOREIGN KEY (`run_id`) REFERENCES `runs`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `run_rows_state` ON `run_rows` (`run_id`,`state`,`position`);--> statement-breakpoint
CREATE INDEX `run_rows_to` ON `run_rows` (`run_id`,`to_status`,`state`);--> statement-breakpoint
CREATE TABLE `runs` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`verb` text DEFAULT '' NOT NULL,
	`note` text DEFAULT '' NOT NULL,
	`status` text NOT NULL,
	`count` integer DEFAULT 0 NOT NULL,
	`actor_id` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`planned_at` integer,
	`started_at` integer,
	`ended_at` integer,
	`facts` text
);
--> statement-breakpoint
CREATE INDEX `runs_actor` ON `runs` (`actor_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `runs_status` ON `runs` (`status`,`created_at`);--> statement-breakpoint
INSERT INTO `runs` (`id`, `kind`, `verb`, `note`, `status`, `count`, `actor_id`, `version`, `created_at`, `planned_at`, `started_at`, `ended_at`, `facts`)
SELECT `id`, `kind`, `verb`, `note`, CASE `status` WHEN 'previewed' THEN 'planned' ELSE `status` END, `count`, `actor_id`, 1, `created_at`, NULL, `started_at`, `ended_at`, NULL
FROM `bulk_runs`;--> statement-breakpoint
INSERT INTO `run_rows` (`run_id`, `position`, `record_id`, `reference`, `version`, `from_status`, `to_status`, `state`, `reason`, `changed_by`, `data`)
SELECT `bulk_id`, `position`, `record_id`, `reference`, `version`, `from_status`, `to_status`, `state`, `reason`, `changed_by`, `undo`
FROM `bulk_rows`;--> statement-breakpoint
INSERT INTO `runs` (`id`, `kind`, `verb`, `note`, `status`, `count`, `actor_id`, `version`, `created_at`, `planned_at`, `started_at`, `ended_at`, `facts`)
SELECT `id`, 'import', '', '', `status`, coalesce(`predicted` ->> '$.create', 0) + coalesce(`predicted` ->> '$.change', 0), `actor_id`, `version`, `created_at`, `planned_at`, `started_at`, `ended_at`,
  json_object('fileId', `file_id`, 'fileName', `file_name`, 'shape', json(`shape`), 'problem', json(`problem`), 'predicted', json(`predicted`))
FROM `imports`;--> statement-breakpoint
INSERT INTO `run_rows` (`run_id`, `position`, `record_id`, `reference`, `version`, `from_status`, `to_status`, `state`, `reason`, `changed_by`, `data`)
SELECT `import_id`, `row`, coalesce(`item_id`, ''), `title`, coalesce(`item_version`, 0), '', `outcome`,
  CASE `result` WHEN 'waiting' THEN 'waiting' WHEN 'done' THEN 'done' ELSE 'skipped' END, NULL, '',
  json_object('cells', json(`cells`), 'surplus', `surplus`, 'isLeftOut', json(CASE `is_left_out` WHEN 1 THEN 'true' ELSE 'false' END), 'problems', json(`problems`), 'values', json(`values`))
FROM `import_rows`;
