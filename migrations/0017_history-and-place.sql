ALTER TABLE `shops` ADD `kept_at` integer;--> statement-breakpoint
ALTER TABLE `shops` ADD `kept_revision` integer;--> statement-breakpoint
ALTER TABLE `shops` ADD `latitude` real;--> statement-breakpoint
ALTER TABLE `shops` ADD `longitude` real;