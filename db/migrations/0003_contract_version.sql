ALTER TABLE `contracts` RENAME COLUMN "edition" TO "version";--> statement-breakpoint
DROP INDEX `contracts_edition`;--> statement-breakpoint
CREATE UNIQUE INDEX `contracts_version` ON `contracts` (`order_id`,`version`);--> statement-breakpoint
ALTER TABLE `submissions` ADD `institution_sort` text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX `submissions_institution` ON `submissions` (`institution_sort`);--> statement-breakpoint
UPDATE `submissions` SET `institution_sort` = CASE
  WHEN substr(`search`, length(trim(`institution_name`)) + 1, 1) = ' '
  THEN substr(`search`, 1, length(trim(`institution_name`)))
  ELSE lower(trim(`institution_name`))
END;
