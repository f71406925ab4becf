ALTER TABLE `items` ADD `sold_out_until` integer;--> statement-breakpoint
ALTER TABLE `sections` ADD `second_name` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `sections` ADD `diet` text;--> statement-breakpoint
ALTER TABLE `sections` ADD `served_from` integer;--> statement-breakpoint
ALTER TABLE `sections` ADD `served_to` integer;--> statement-breakpoint
ALTER TABLE `sections` ADD `served_days` text DEFAULT '[]' NOT NULL;