DROP INDEX `orders_found`;--> statement-breakpoint
CREATE INDEX `orders_found` ON `orders` (`search_row`,`status`,`sent_at`,`updated_at`);