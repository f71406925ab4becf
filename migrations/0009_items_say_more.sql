ALTER TABLE `items` ADD `description` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `items` ADD `second_name` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `items` ADD `diet` text;--> statement-breakpoint
ALTER TABLE `items` ADD `spicy` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `items` ADD `featured` integer DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE `items` SET `diet` = CASE json_extract(`metadata`, '$.food_type') WHEN 'veg' THEN 'veg' ELSE 'nonveg' END
  WHERE json_extract(`metadata`, '$.food_type') IN ('veg', 'non-veg');
