DROP INDEX `history_at`;--> statement-breakpoint
ALTER TABLE `history` ADD `search_row` integer;--> statement-breakpoint
CREATE INDEX `history_found` ON `history` (`search_row`,`record`,`action`,`is_forced`);--> statement-breakpoint
CREATE INDEX `history_actor` ON `history` (`actor_id`,`at`,`record`,`action`,`is_forced`,`search_row`);--> statement-breakpoint
CREATE INDEX `history_action` ON `history` (`action`,`at`);--> statement-breakpoint
CREATE INDEX `history_forced` ON `history` (`at`) WHERE is_forced = 1;--> statement-breakpoint
CREATE INDEX `history_at` ON `history` (`at`,`record`,`action`,`is_forced`,`search_row`);
--> statement-breakpoint
CREATE VIRTUAL TABLE `history_search` USING fts5(`text`, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 2', prefix='2 3');
--> statement-breakpoint
CREATE VIEW `history_words` AS SELECT h.`id`, h.`search_row`, h.`actor_name` || ' ' || h.`note` || ' ' || coalesce(o.`reference` || ' ' || substr(o.`reference`, -5) || ' ' || substr(o.`reference`, -4) || ' ' || substr(o.`reference`, -3) || ' ' || substr(o.`reference`, -2) || ' ' || substr(o.`reference`, -1), '') || ' ' || coalesce(s.`institution_name` || ' ' || s.`reference` || ' ' || substr(s.`reference`, -5) || ' ' || substr(s.`reference`, -4) || ' ' || substr(s.`reference`, -3) || ' ' || substr(s.`reference`, -2) || ' ' || substr(s.`reference`, -1), '') || ' ' || coalesce(u.`name`, '') || ' ' || coalesce(i.`title_pt` || ' ' || i.`title_en`, '') AS `text` FROM `history` h LEFT JOIN `order_requests` r ON r.`id` = h.`record_id` LEFT JOIN `contracts` c ON c.`id` = h.`record_id` LEFT JOIN `orders` o ON o.`id` = coalesce(r.`order_id`, c.`order_id`, h.`record_id`) LEFT JOIN `submissions` s ON s.`id` = coalesce(h.`submission_id`, o.`submission_id`, h.`record_id`) LEFT JOIN `users` u ON u.`id` = h.`record_id` LEFT JOIN `catalogue_items` i ON i.`id` = h.`record_id`;
--> statement-breakpoint
UPDATE `history` SET `search_row` = rowid WHERE `record` <> 'order' OR EXISTS (SELECT 1 FROM `orders` o WHERE o.`id` = `history`.`record_id` AND o.`reference` IS NOT NULL);
--> statement-breakpoint
INSERT INTO `history_search` (rowid, `text`) SELECT `search_row`, `text` FROM `history_words` WHERE `search_row` IS NOT NULL;
--> statement-breakpoint
CREATE TRIGGER `history_search_insert` AFTER INSERT ON `history` WHEN new.`record` <> 'order' OR EXISTS (SELECT 1 FROM `orders` o WHERE o.`id` = new.`record_id` AND o.`reference` IS NOT NULL) BEGIN
  UPDATE `history` SET `search_row` = (SELECT coalesce(max(`search_row`), 0) + 1 FROM `history`) WHERE `id` = new.`id`;
  INSERT INTO `history_search` (rowid, `text`) SELECT `search_row`, `text` FROM `history_words` WHERE `id` = new.`id`;
END;
--> statement-breakpoint
CREATE TRIGGER `history_search_update` AFTER UPDATE OF `note`, `actor_name` ON `history` WHEN new.`search_row` IS NOT NULL BEGIN
  INSERT OR REPLACE INTO `history_search` (rowid, `text`) SELECT `search_row`, `text` FROM `history_words` WHERE `id` = new.`id`;
END;
--> statement-breakpoint
CREATE TRIGGER `history_search_delete` AFTER DELETE ON `history` WHEN old.`search_row` IS NOT NULL BEGIN
  DELETE FROM `history_search` WHERE rowid = old.`search_row`;
END;
--> statement-breakpoint
CREATE TRIGGER `orders_history_sent` AFTER UPDATE OF `reference` ON `orders` WHEN old.`reference` IS NULL AND new.`reference` IS NOT NULL BEGIN
  UPDATE `history` SET `search_row` = b.`row` FROM (SELECT h.`id`, m.`top` + row_number() OVER (ORDER BY h.`at`, h.`id`) AS `row` FROM `history` h, (SELECT coalesce(max(`search_row`), 0) AS `top` FROM `history`) m WHERE h.`record` = 'order' AND h.`record_id` = new.`id` AND h.`search_row` IS NULL) b WHERE b.`id` = `history`.`id`;
  INSERT OR REPLACE INTO `history_search` (rowid, `text`) SELECT w.`search_row`, w.`text` FROM `history` h JOIN `history_words` w ON w.`id` = h.`id` WHERE h.`record` = 'order' AND h.`record_id` = new.`id`;
END;
