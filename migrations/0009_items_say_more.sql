ALTER TABLE `items` ADD `description` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `items` ADD `second_name` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `items` ADD `diet` text;--> statement-breakpoint
ALTER TABLE `items` ADD `spicy` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `items` ADD `featured` integer DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE `items` SET `diet` = CASE replace(replace(replace(lower(json_extract(`metadata`, '$.food_type')), '-', ''), '_', ''), ' ', '')
  WHEN 'veg' THEN 'veg' WHEN 'vegetarian' THEN 'veg' WHEN 'pureveg' THEN 'veg'
  WHEN 'egg' THEN 'egg' WHEN 'containsegg' THEN 'egg' WHEN 'eggetarian' THEN 'egg'
  WHEN 'nonveg' THEN 'nonveg' WHEN 'nonvegetarian' THEN 'nonveg' END;
