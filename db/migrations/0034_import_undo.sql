ALTER TABLE `history` ADD `is_part` integer DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX `history_bulk` ON `history` (`bulk_id`,`record`,`is_part`,`record_id`) WHERE bulk_id is not null;
--> statement-breakpoint
DROP TRIGGER `history_search_insert`;
--> statement-breakpoint
CREATE TRIGGER `history_search_insert` AFTER INSERT ON `history` WHEN new.`is_part` = 0 AND (new.`record` <> 'order' OR EXISTS (SELECT 1 FROM `orders` o WHERE o.`id` = new.`record_id` AND o.`reference` IS NOT NULL)) BEGIN
  UPDATE `history` SET `search_row` = (SELECT coalesce(max(`search_row`), 0) + 1 FROM `history`) WHERE `id` = new.`id`;
  INSERT INTO `history_search` (rowid, `text`) SELECT `search_row`, `text` FROM `history_words` WHERE `id` = new.`id`;
END;
