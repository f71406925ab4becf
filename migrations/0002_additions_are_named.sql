ALTER TABLE `items` ADD `added_key` text;--> statement-breakpoint
CREATE UNIQUE INDEX `items_added` ON `items` (`shop_id`,`added_key`);--> statement-breakpoint
ALTER TABLE `sections` ADD `added_key` text;--> statement-breakpoint
CREATE UNIQUE INDEX `sections_added` ON `sections` (`shop_id`,`added_key`);