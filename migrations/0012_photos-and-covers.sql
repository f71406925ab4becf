ALTER TABLE `items` ADD `photo_key` text;--> statement-breakpoint
ALTER TABLE `items` ADD `allergens` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `items` ADD `kcal` integer;--> statement-breakpoint
ALTER TABLE `items` ADD `serving` text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX `items_by_photo` ON `items` (`photo_key`) WHERE "items"."photo_key" IS NOT NULL;--> statement-breakpoint
ALTER TABLE `shops` ADD `second_name` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `shops` ADD `cover` text;