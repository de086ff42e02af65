ALTER TABLE `orders` ADD `proposal` text;--> statement-breakpoint
CREATE INDEX `orders_linked` ON `orders` (`linked_to`);