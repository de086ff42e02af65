CREATE TABLE `letter_types` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`is_built_in` integer DEFAULT false NOT NULL,
	`name` text DEFAULT '' NOT NULL,
	`subject_pt` text DEFAULT '' NOT NULL,
	`subject_en` text DEFAULT '' NOT NULL,
	`message_pt` text DEFAULT '' NOT NULL,
	`message_en` text DEFAULT '' NOT NULL,
	`details_pt` text DEFAULT '' NOT NULL,
	`details_en` text DEFAULT '' NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`version` integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE INDEX `letter_types_kind` ON `letter_types` (`kind`,`created_at`);--> statement-breakpoint
ALTER TABLE `campaigns` ADD `each_submission` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `campaigns` ADD `spares_recent` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `campaigns` ADD `recipients` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `campaigns` ADD `search_row` integer;--> statement-breakpoint
ALTER TABLE `campaigns` ADD `updated_at` integer;--> statement-breakpoint
CREATE INDEX `campaigns_created` ON `campaigns` (`created_at`);--> statement-breakpoint
CREATE INDEX `campaigns_found` ON `campaigns` (`search_row`);
--> statement-breakpoint
CREATE VIRTUAL TABLE `campaigns_search` USING fts5(`text`, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 2', prefix='2 3');
--> statement-breakpoint
UPDATE `campaigns` SET `search_row` = rowid;
--> statement-breakpoint
INSERT OR REPLACE INTO `campaigns_search` (rowid, `text`) SELECT `search_row`, coalesce(`subject_pt`, '') || ' ' || coalesce(`subject_en`, '') FROM `campaigns`;
--> statement-breakpoint
CREATE TRIGGER `campaigns_search_insert` AFTER INSERT ON `campaigns` BEGIN
  UPDATE `campaigns` SET `search_row` = (SELECT coalesce(max(`search_row`), 0) + 1 FROM `campaigns`) WHERE `id` = new.`id`;
  INSERT OR REPLACE INTO `campaigns_search` (rowid, `text`) SELECT `search_row`, coalesce(`subject_pt`, '') || ' ' || coalesce(`subject_en`, '') FROM `campaigns` WHERE `id` = new.`id`;
END;
--> statement-breakpoint
CREATE TRIGGER `campaigns_search_update` AFTER UPDATE OF `subject_pt`, `subject_en` ON `campaigns` BEGIN
  INSERT OR REPLACE INTO `campaigns_search` (rowid, `text`) SELECT `search_row`, coalesce(`subject_pt`, '') || ' ' || coalesce(`subject_en`, '') FROM `campaigns` WHERE `id` = new.`id`;
END;
--> statement-breakpoint
CREATE TRIGGER `campaigns_search_delete` AFTER DELETE ON `campaigns` BEGIN
  DELETE FROM `campaigns_search` WHERE rowid = old.`search_row`;
END;
--> statement-breakpoint
DROP VIEW `history_words`;
--> statement-breakpoint
CREATE VIEW `history_words` AS SELECT h.`id`, h.`search_row`, h.`actor_name` || ' ' || h.`note` || ' ' || coalesce(o.`reference` || ' ' || substr(o.`reference`, -5) || ' ' || substr(o.`reference`, -4) || ' ' || substr(o.`reference`, -3) || ' ' || substr(o.`reference`, -2) || ' ' || substr(o.`reference`, -1), '') || ' ' || coalesce(s.`institution_name` || ' ' || s.`reference` || ' ' || substr(s.`reference`, -5) || ' ' || substr(s.`reference`, -4) || ' ' || substr(s.`reference`, -3) || ' ' || substr(s.`reference`, -2) || ' ' || substr(s.`reference`, -1), '') || ' ' || coalesce((SELECT n.`title_pt` || ' ' || n.`title_en` FROM `catalogue_items` n WHERE n.`id` = h.`record_id`), '') || ' ' || coalesce((SELECT n.`name` FROM `users` n WHERE n.`id` = h.`record_id`), '') || ' ' || coalesce((SELECT n.`subject_pt` || ' ' || n.`subject_en` FROM `campaigns` n WHERE n.`id` = h.`record_id`), '') || ' ' || coalesce((SELECT n.`name` FROM `letter_types` n WHERE n.`id` = h.`record_id`), '') AS `text` FROM `history` h LEFT JOIN `order_requests` r ON r.`id` = h.`record_id` LEFT JOIN `contracts` c ON c.`id` = h.`record_id` LEFT JOIN `orders` o ON o.`id` = coalesce(r.`order_id`, c.`order_id`, h.`record_id`) LEFT JOIN `submissions` s ON s.`id` = coalesce(h.`submission_id`, o.`submission_id`, h.`record_id`);
