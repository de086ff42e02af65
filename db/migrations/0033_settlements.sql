ALTER TABLE `orders` ADD `settled_cents` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `orders` ADD `settled_as` text;--> statement-breakpoint
UPDATE `orders` SET `settled_cents` = max(0, `total_cents` - coalesce((SELECT sum(`amount_cents`) FROM `payments` WHERE `order_id` = `orders`.`id` AND `payments`.`status` IN ('accepted', 'handedIn')), 0)) WHERE `status` = 'PAID' AND NOT EXISTS (SELECT 1 FROM `payments` WHERE `order_id` = `orders`.`id` AND `payments`.`status` IN ('accepted', 'handedIn') AND `amount_cents` IS NULL);--> statement-breakpoint
UPDATE `settings` SET `data` = json_set(`data`, '$.paying.tolerance', 5000) WHERE json_extract(`data`, '$.paying') IS NOT NULL AND json_extract(`data`, '$.paying.tolerance') IS NULL;
