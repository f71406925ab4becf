CREATE TABLE `taken_back` (
	`person_id` integer NOT NULL,
	`post_id` integer NOT NULL,
	`what` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`person_id`, `post_id`, `what`),
	FOREIGN KEY (`person_id`) REFERENCES `people`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`post_id`) REFERENCES `posts`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE INDEX `taken_back_by_time` ON `taken_back` (`post_id`,`at`,`what`);--> statement-breakpoint
CREATE TABLE `push_progress` (
	`id` integer PRIMARY KEY NOT NULL,
	`until_id` integer NOT NULL,
	`busy_until` integer DEFAULT 0 NOT NULL
) STRICT;
--> statement-breakpoint
ALTER TABLE `posts` ADD `former` text;--> statement-breakpoint
CREATE INDEX `posts_with_former` ON `posts` (`person_id`) WHERE former IS NOT NULL;