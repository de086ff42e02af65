DROP INDEX `submissions_search`;--> statement-breakpoint
ALTER TABLE `submissions` ADD `search_row` integer;--> statement-breakpoint
CREATE INDEX `submissions_found` ON `submissions` (`search_row`,`status`);--> statement-breakpoint
ALTER TABLE `orders` ADD `search_row` integer;--> statement-breakpoint
CREATE INDEX `orders_found` ON `orders` (`search_row`,`status`);
--> statement-breakpoint
CREATE VIRTUAL TABLE `submission_search` USING fts5(`text`, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 2', prefix='2 3');
--> statement-breakpoint
CREATE VIRTUAL TABLE `order_search` USING fts5(`text`, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 2', prefix='2 3');
--> statement-breakpoint
UPDATE `submissions` SET `search_row` = rowid;
--> statement-breakpoint
UPDATE `orders` SET `search_row` = rowid WHERE `sent_at` IS NOT NULL;
--> statement-breakpoint
INSERT INTO `submission_search` (rowid, `text`) SELECT s.`search_row`, s.`search` || ' ' || s.`reference` || ' ' || substr(s.`reference`, -5) || ' ' || substr(s.`reference`, -4) || ' ' || substr(s.`reference`, -3) || ' ' || substr(s.`reference`, -2) || ' ' || substr(s.`reference`, -1) FROM `submissions` s;
--> statement-breakpoint
INSERT INTO `order_search` (rowid, `text`) SELECT o.`search_row`, o.`search` || ' ' || s.`search` || ' ' || o.`reference` || ' ' || substr(o.`reference`, -5) || ' ' || substr(o.`reference`, -4) || ' ' || substr(o.`reference`, -3) || ' ' || substr(o.`reference`, -2) || ' ' || substr(o.`reference`, -1) FROM `orders` o JOIN `submissions` s ON s.`id` = o.`submission_id` WHERE o.`sent_at` IS NOT NULL;
--> statement-breakpoint
CREATE TRIGGER `submissions_search_insert` AFTER INSERT ON `submissions` BEGIN
  UPDATE `submissions` SET `search_row` = (SELECT coalesce(max(`search_row`), 0) + 1 FROM `submissions`) WHERE `id` = new.`id` AND `search_row` IS NULL;
  INSERT OR REPLACE INTO `submission_search` (rowid, `text`) SELECT s.`search_row`, s.`search` || ' ' || s.`reference` || ' ' || substr(s.`reference`, -5) || ' ' || substr(s.`reference`, -4) || ' ' || substr(s.`reference`, -3) || ' ' || substr(s.`reference`, -2) || ' ' || substr(s.`reference`, -1) FROM `submissions` s WHERE s.`id` = new.`id`;
  INSERT OR REPLACE INTO `order_search` (rowid, `text`) SELECT o.`search_row`, o.`search` || ' ' || new.`search` || ' ' || o.`reference` || ' ' || substr(o.`reference`, -5) || ' ' || substr(o.`reference`, -4) || ' ' || substr(o.`reference`, -3) || ' ' || substr(o.`reference`, -2) || ' ' || substr(o.`reference`, -1) FROM `orders` o WHERE o.`submission_id` = new.`id` AND o.`search_row` IS NOT NULL;
END;
--> statement-breakpoint
CREATE TRIGGER `submissions_search_update` AFTER UPDATE OF `search` ON `submissions` BEGIN
  UPDATE `submissions` SET `search_row` = (SELECT coalesce(max(`search_row`), 0) + 1 FROM `submissions`) WHERE `id` = new.`id` AND `search_row` IS NULL;
  INSERT OR REPLACE INTO `submission_search` (rowid, `text`) SELECT s.`search_row`, s.`search` || ' ' || s.`reference` || ' ' || substr(s.`reference`, -5) || ' ' || substr(s.`reference`, -4) || ' ' || substr(s.`reference`, -3) || ' ' || substr(s.`reference`, -2) || ' ' || substr(s.`reference`, -1) FROM `submissions` s WHERE s.`id` = new.`id`;
  INSERT OR REPLACE INTO `order_search` (rowid, `text`) SELECT o.`search_row`, o.`search` || ' ' || new.`search` || ' ' || o.`reference` || ' ' || substr(o.`reference`, -5) || ' ' || substr(o.`reference`, -4) || ' ' || substr(o.`reference`, -3) || ' ' || substr(o.`reference`, -2) || ' ' || substr(o.`reference`, -1) FROM `orders` o WHERE o.`submission_id` = new.`id` AND o.`search_row` IS NOT NULL;
END;
--> statement-breakpoint
CREATE TRIGGER `orders_search_insert` AFTER INSERT ON `orders` WHEN new.`reference` IS NOT NULL BEGIN
  UPDATE `orders` SET `search_row` = (SELECT coalesce(max(`search_row`), 0) + 1 FROM `orders`) WHERE `id` = new.`id` AND `search_row` IS NULL;
  INSERT OR REPLACE INTO `order_search` (rowid, `text`) SELECT o.`search_row`, o.`search` || ' ' || s.`search` || ' ' || o.`reference` || ' ' || substr(o.`reference`, -5) || ' ' || substr(o.`reference`, -4) || ' ' || substr(o.`reference`, -3) || ' ' || substr(o.`reference`, -2) || ' ' || substr(o.`reference`, -1) FROM `orders` o JOIN `submissions` s ON s.`id` = o.`submission_id` WHERE o.`id` = new.`id`;
END;
--> statement-breakpoint
CREATE TRIGGER `orders_search_update` AFTER UPDATE OF `search`, `reference` ON `orders` WHEN new.`reference` IS NOT NULL BEGIN
  UPDATE `orders` SET `search_row` = (SELECT coalesce(max(`search_row`), 0) + 1 FROM `orders`) WHERE `id` = new.`id` AND `search_row` IS NULL;
  INSERT OR REPLACE INTO `order_search` (rowid, `text`) SELECT o.`search_row`, o.`search` || ' ' || s.`search` || ' ' || o.`reference` || ' ' || substr(o.`reference`, -5) || ' ' || substr(o.`reference`, -4) || ' ' || substr(o.`reference`, -3) || ' ' || substr(o.`reference`, -2) || ' ' || substr(o.`reference`, -1) FROM `orders` o JOIN `submissions` s ON s.`id` = o.`submission_id` WHERE o.`id` = new.`id`;
END;
--> statement-breakpoint
CREATE TRIGGER `submissions_search_delete` AFTER DELETE ON `submissions` WHEN old.`search_row` IS NOT NULL BEGIN
  DELETE FROM `submission_search` WHERE rowid = old.`search_row`;
END;
--> statement-breakpoint
CREATE TRIGGER `orders_search_delete` AFTER DELETE ON `orders` WHEN old.`search_row` IS NOT NULL BEGIN
  DELETE FROM `order_search` WHERE rowid = old.`search_row`;
END;
