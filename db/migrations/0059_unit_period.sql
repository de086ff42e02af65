ALTER TABLE `catalogue_items` ADD `unit_period` text DEFAULT 'perDay' NOT NULL;--> statement-breakpoint
ALTER TABLE `order_lines` ADD `unit_period` text DEFAULT 'perDay' NOT NULL;--> statement-breakpoint
UPDATE `order_lines` SET `unit_period` = 'once' WHERE `period_of_use` = 1 AND trim(`unit_metric`) IN ('unit', 'set', 'kit', 'person', 'booth', 'litre');--> statement-breakpoint
UPDATE `catalogue_items` SET `unit_period` = 'once' WHERE trim(`unit_metric`) IN ('unit', 'set', 'kit', 'person', 'booth', 'litre') AND `id` NOT IN (SELECT `item_id` FROM `order_lines` WHERE `period_of_use` > 1);
