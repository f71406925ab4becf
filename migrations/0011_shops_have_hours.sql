ALTER TABLE `shops` ADD `address` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `shops` ADD `fssai_number` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `shops` ADD `includes_gst` integer;--> statement-breakpoint
ALTER TABLE `shops` ADD `hours` text;--> statement-breakpoint
ALTER TABLE `shops` ADD `board` text;