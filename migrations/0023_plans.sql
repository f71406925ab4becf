CREATE TABLE `joins` (
	`post_id` integer NOT NULL,
	`person_id` integer NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`post_id`, `person_id`),
	FOREIGN KEY (`post_id`) REFERENCES `posts`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`person_id`) REFERENCES `people`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE INDEX `joins_of_person` ON `joins` (`person_id`);--> statement-breakpoint
CREATE INDEX `joins_by_time` ON `joins` (`post_id`,`created_at`);--> statement-breakpoint
ALTER TABLE `posts` ADD `starts_at` integer;--> statement-breakpoint
ALTER TABLE `posts` ADD `join_count` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `posts_plans_near` ON `posts` (`tile`,`reach`,`starts_at`,`id`,`expires_at`,`hidden_at`,`person_id`) WHERE kind = 'plan';--> statement-breakpoint
CREATE INDEX `posts_plans_far` ON `posts` (`parent_tile`,`starts_at`,`id`,`expires_at`,`hidden_at`,`person_id`,`reach`) WHERE kind = 'plan' AND reach = 10;--> statement-breakpoint
-- Plans from before they had a time keep their end.
UPDATE `posts` SET `starts_at` = `expires_at` - 7200000 WHERE `kind` = 'plan';
