ALTER TABLE `notes` ADD `order_id` text REFERENCES orders(id);--> statement-breakpoint
CREATE INDEX `notes_order` ON `notes` (`order_id`,`created_at`);